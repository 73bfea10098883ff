/// A deviation from the notation in a value that was understood.
public struct Warning: Hashable, Sendable {
  /// The kinds of warnings.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// `8:00` for `08:00`, `Jan 1` for `Jan 01`, `010:00`.
    case digits
    /// `mo`, `OFF`, `Ph`.
    case letterCase
    /// `Mon`, `Monday`, `September`, `holidays`, `closed on`.
    case longName
    /// A word in another language: `Mi`, `lundi`, `geschlossen`.
    case foreignName
    /// `Daily`, `weekends`, `M-F`.
    case informalDays
    /// A dash other than `-`, `to`, `bis`; or spaces around it.
    case dash
    /// Full-width digits and signs, typographic quotes, unusual spaces.
    case unusualCharacter
    /// `5:30pm`.
    case twelveHourClock
    /// `10.00`, `10h30`, `1000`, `10 Uhr`.
    case timeSeparator
    /// `8-18`.
    case missingMinutes
    /// `24 hours`, `24/24`, `Fr 24/7`.
    case allDay
    /// A superfluous colon, full stop or comma.
    case punctuation
    /// `;;`, or a separator at an end.
    case emptyRule
    /// Two rules or times without a separator, or with only a line break.
    case missingSeparator
    /// Words such as "by appointment" without quotes, or unclosed quotes.
    case unquotedComment
    /// Days after times, a state before days, a day before its month.
    case order
    /// Dates and weekdays in one list.
    case mixedDayList
    /// `Dec 25,26`.
    case repeatedMonth
    /// `Sep 31` at the end of a range.
    case dayBeyondMonth
    /// `10:00-late` for `10:00+`.
    case openEnd
    /// `09:30`: only a start time.
    case onlyStart
    /// `Mo-Fr`, `open`: no times, which counts as open all day.
    case noTimes
    /// `10:00-16:00/90`: repeated times in a span, which count as open throughout.
    case period
    /// `09:00-12:00; 14:00-18:00`: the second times replace the first, or apply to every day.
    case timesWithoutDays
    /// A later rule erases hours past midnight, or is a comment alone and erases all hours.
    case erasedHours
    /// `9am-5pm EST`: a time zone, which is not read.
    case zone
    /// `9-5`, which is read as 9 to 17.
    case assumedAfternoon
    /// `10:00-2:00`, or `09:00-05:00`: open from the morning until the next day.
    case pastMidnight
  }

  /// The kind of warning.
  public let code: Code
  /// The byte range of the value, in UTF-8, that the warning is about.
  public let position: Range<Int>
  /// The words in question, or the erased hours.
  let detail: Detail
  /// The corrected value, if ``Schedule/canonical`` does not correct this.
  public let mended: String?

  enum Detail: Hashable, Sendable {
    case written(String)
    case erased(byRule: Int, weekday: Weekday, until: Int)
    case erasedByComment(rule: Int)
    case read(String, as: String)
  }

  init(_ code: Code, _ position: Range<Int>, _ detail: Detail, mended: String? = nil) {
    self.code = code
    self.position = position
    self.detail = detail
    self.mended = mended
  }
}

extension Warning {
  /// A short English sentence without a full stop.
  public var message: String {
    switch detail {
    case .written(let text): "\(Warning.message(of: code)): \(text)"
    case .read(let text, let meaning): "\(Warning.message(of: code)) \(meaning): \(text)"
    case .erased(let rule, let weekday, let until):
      "rule \(rule + 1) erases \(weekday.abbreviation) 00:00-\(TimePoint.clock(until).printed)"
    case .erasedByComment(let rule):
      "rule \(rule + 1) is only a comment, and replaces the hours before it"
    }
  }

  private static func message(of code: Code) -> String {
    switch code {
    case .digits: "hours, days and weeks need two digits"
    case .letterCase: "capital letters differ from the notation"
    case .longName: "the notation has a shorter name"
    case .foreignName: "name in another language"
    case .informalDays: "days in everyday words"
    case .dash: "ranges use a hyphen without spaces"
    case .unusualCharacter: "character not in the notation"
    case .twelveHourClock: "times use the 24-hour clock"
    case .timeSeparator: "a colon separates hours and minutes"
    case .missingMinutes: "times need minutes"
    case .allDay: "open all day is 24/7 or 00:00-24:00"
    case .punctuation: "a sign or a word that does not belong here"
    case .emptyRule: "a separator without a rule"
    case .missingSeparator: "separator missing"
    case .unquotedComment: "comments need double quotes"
    case .order: "unusual order"
    case .mixedDayList: "dates and weekdays in one list are read as two rules"
    case .repeatedMonth: "each date needs its month"
    case .dayBeyondMonth: "the month has fewer days"
    case .openEnd: "an open end is written with a plus"
    case .onlyStart: "only a start time is given"
    case .noTimes: "without times it counts as open all day"
    case .period: "repeated times in a span count as open throughout"
    case .timesWithoutDays: "times after a semicolon apply to every day, not to the days before it"
    case .erasedHours: "a later rule erases hours past midnight"
    case .zone: "hours are those of the clocks at the place"
    case .assumedAfternoon: "read as"
    case .pastMidnight: "read as open until the next day,"
    }
  }
}
