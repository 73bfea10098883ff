import Arguments
import KeyLimeEngine

extension ValueType<When> {
  /// A time as typed, such as `friday 20:00` or `+2h`.
  static let when = ValueType("WHEN") { text throws(ValueError) in
    if let when = When(typed: text) { return when }
    // `2w` may be so long ago or so far ahead.
    if text.last?.isLetter ?? false, Duration(text) != nil {
      throw .malformed(expected: "'\(text) ago' or 'in \(text)'")
    }
    throw .malformed(
      expected: "a time such as tonight, 18:00, 'friday 20:00', 2026-11-20T18:00 or +2h")
  }

  /// The syntax, for the help of verbs that accept a time.
  static let grammar = """
    WHEN is now; tonight (20:00, or now when that is past); a time (18:00, 6pm, 6.30pm, noon); a day \
    (today, tomorrow, 'day after tomorrow', 'this weekend', friday, last friday, 'friday week', nov 18, '18th nov', 25/12, 'end of month', 2026-11-20); a day and a time ('friday 20:00', '8pm friday', \
    'tomorrow morning' for 10:00, 'tomorrow afternoon' for 15:00, 'tomorrow night' for 20:00, 'friday lunch' for 12:30, \
    'friday midnight' for the end of that day, 2026-11-20T18:00, optionally with Z or +01:00); or an offset (+2h, 'in 30m', '1 hour from now', '2 days ago').
    """

  /// The syntax where people look back.
  static let grammarOfPast = "\(ValueType<When.Day>.meaningOfPast) \(grammar)"

  /// The syntax where every place uses its own local time, and people look ahead.
  static let grammarByPlace =
    grammar + """
       Without Z or an offset, the time is local to each place. A time that is over today means \
      tomorrow's, after a weekday that of next week, and a date without a year is the next one. \
      A day without a time means this time of day, and at night 12:30; standard error \
      says so.
      """
}

extension When {
  /// A time as typed in an option, where nothing else can be meant.
  init?(typed text: String) {
    guard let when = When(text) ?? When(dayAndMeal: text) ?? When(timeAndDay: text) else {
      return nil
    }
    self = when
  }

  /// `8pm friday`, `7.30 pm on sunday`; nil for another text.
  ///
  /// Among the words of a question `sun` and `wed` may belong to a name.
  fileprivate init?(timeAndDay text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    for length in 1...2 {
      let time = words.prefix(length).joined(separator: " ")
      let rest = words.dropFirst(length)
      let day = (rest.first?.lowercased() == "on" ? rest.dropFirst() : rest)
        .joined(separator: " ")
      guard case .clock = When(time), case .day(_, nil) = When(day),
        let when = When("\(day) \(time)")
      else { continue }
      self = when
      return
    }
    return nil
  }

  /// `friday lunch`, at the time when people have it; nil for another text.
  ///
  /// Among the words of a question a meal may be what a place serves, so it is no time there by
  /// itself.
  fileprivate init?(dayAndMeal text: String) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard let meal = words.last.map(String.init), let second = Meal.times[meal],
      case .day(let day, nil) = When(words.dropLast().joined(separator: " "))
    else { return nil }
    self = .day(day, second: second)
  }
}

extension When {
  /// Throws `usage` when a weekday was given beside a day without a year that is another.
  func checkWeekday(of date: CalendarDay) throws(Failure) {
    guard let wrong = weekday(contradicting: date) else { return }
    throw .cannot(
      "take \(ClockWords.date(date)) for a \(wrong.name)",
      "in \(date.year) it is a \(date.weekday.name)", .usage, code: "bad-value",
      hints: ["a date may have its year behind it"])
  }
}
