/// Something in a value that was understood although it is not as it should be.
public struct Warning: Hashable, Sendable {
  /// What kind of thing it is.
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
    /// Full-width digits and signs, typographic quotes, odd spaces.
    case unusualCharacter
    /// `5:30pm`.
    case twelveHourClock
    /// `10.00`, `10h30`, `1000`, `10 Uhr`.
    case timeSeparator
    /// `8-18`.
    case missingMinutes
    /// `24 hours`, `24/24`, `Fr 24/7`.
    case allDay
    /// A colon, full stop or comma where none belongs.
    case punctuation
    /// `;;`, or a separator at an end.
    case emptyRule
    /// Two rules or times with nothing between them, or with a line break.
    case missingSeparator
    /// Words such as "by appointment" without quotes, or quotes that do not close.
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
    /// `09:30` alone: only a beginning.
    case onlyStart
    /// `10:00-16:00/90`: single times within a stretch, counted as open throughout.
    case period
    /// `09:00-12:00; 14:00-18:00`: the second times replace the first, or hold on every day.
    case timesWithoutDays
    /// A later rule wipes out hours past midnight.
    case erasedHours
  }

  /// What kind of thing it is.
  public let code: Code
  /// The bytes of the value, in UTF-8, that it is about.
  public let position: Range<Int>
  /// What the warning speaks of: the words in question, or the hours lost.
  let detail: Detail
  /// The whole value with this put right, when that needs more than ``Schedule/canonical``.
  public let mended: String?

  enum Detail: Hashable, Sendable {
    case written(String)
    case erased(byRule: Int, weekday: Weekday, until: Int)
  }

  init(_ code: Code, _ position: Range<Int>, _ detail: Detail, mended: String? = nil) {
    self.code = code
    self.position = position
    self.detail = detail
    self.mended = mended
  }
}
