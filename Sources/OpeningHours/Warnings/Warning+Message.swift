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
    case .punctuation: "a sign that does not belong here"
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
    case .assumedAfternoon: "read as"
    case .pastMidnight: "read as open until the next day,"
    }
  }
}
