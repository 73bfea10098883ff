extension Warning {
  /// The warning in a short English sentence without a full stop.
  public var message: String {
    switch detail {
    case .written(let text): "\(Warning.message(of: code)): \(text)"
    case .erased(let rule, let weekday, let until):
      "rule \(rule + 1) erases \(weekday.abbreviation) 00:00-\(TimePoint.clock(until).printed)"
    }
  }

  private static func message(of code: Code) -> String {
    switch code {
    case .digits: "hours, days and weeks take two digits"
    case .letterCase: "capital letters differ from the notation"
    case .longName: "the notation has a shorter name"
    case .foreignName: "name in another language"
    case .informalDays: "days in everyday words"
    case .dash: "ranges take a hyphen without spaces"
    case .unusualCharacter: "character outside of the notation"
    case .twelveHourClock: "times take the 24-hour clock"
    case .timeSeparator: "hours and minutes take a colon between them"
    case .missingMinutes: "times take minutes"
    case .allDay: "open all day is 24/7 or 00:00-24:00"
    case .punctuation: "a sign that does not belong here"
    case .emptyRule: "a separator without a rule"
    case .missingSeparator: "separator missing"
    case .unquotedComment: "comments take double quotes"
    case .order: "unusual order"
    case .mixedDayList: "dates and weekdays in one list are taken as two rules"
    case .repeatedMonth: "each date takes its month"
    case .dayBeyondMonth: "the month has fewer days"
    case .openEnd: "an open end is written with a plus"
    case .onlyStart: "only a beginning is given"
    case .period: "single times within a stretch count as open throughout"
    case .timesWithoutDays: "times that a semicolon parts from the days before are for every day"
    case .erasedHours: "a later rule erases hours past midnight"
    }
  }
}
