extension Parser {
  /// Whether a part of the day and its times are at this distance: `lunch 11:30-14:00`, `soir : 18h
  /// à 22h`, `Dinner (17:00-22:00)`, `dinner from 17:00`, with or without days before the times.
  ///
  /// Where the times are at another part of the day on either clock, the word is about something
  /// else.
  func beginsMeal(_ distance: Int) -> Bool {
    guard case .meal(let hours) = word(distance) else { return false }
    var ahead = self
    ahead.index += mealLength(distance)
    ahead.mealHours = hours
    let days = ahead.pastFillers(0)
    if ahead.isWeekdayOrHoliday(days) {
      ahead.index += days
      var days = DaySelector()
      guard (try? ahead.weekdayList(into: &days)) != nil else { return false }
      _ = ahead.take(.colon)
    }
    _ = ahead.take(.openParenthesis)
    ahead.index += ahead.pastFillers(0)
    guard ahead.beginsTime(), let span = try? ahead.timeSpan(), case .clock(let start) = span.start
    else { return false }
    let isShort = span.clockRange.map { $0.count <= 480 } ?? (span.end == .open)
    return hours.contains(start / 60) && isShort
  }

  /// Whether a value has any word for a part of the day.
  static func mentionsMeal(_ tokens: [Token]) -> Bool { tokens.contains(where: \.isMeal) }

  /// Skips a word for a meal, which is next, and a colon after it.
  mutating func takeMeal() {
    warn(.unquotedComment, token.position)
    if case .meal(let hours) = word() { mealHours = hours }
    index += mealLength(0)
  }

  /// The times of a meal on a 12-hour clock, as in `dinner 5-9:30` and `lunch 11:30-2`, in minutes;
  /// nil when they are at its part of the day as they are written.
  func rangeOfMeal(_ first: WrittenTime, _ last: WrittenTime) -> (start: Int, end: Int)? {
    guard let hours = mealHours, first.half == nil, last.half == nil, !first.hasLeadingZero,
      !last.hasLeadingZero, first.hour <= 12, last.hour <= 12, first.hour > 0, last.hour > 0
    else { return nil }
    let isLater = !hours.contains(first.hour)
    let start = first.hour * 60 + first.minute + (isLater ? 720 : 0)
    let end = last.hour * 60 + last.minute
    guard hours.contains(start / 60), isLater || end <= start else { return nil }
    return end + 720 > start && end + 720 <= 1440 ? (start, end + 720) : nil
  }

  /// The distance behind a word for a meal at this one, and behind a colon after it, or a comma as in
  /// `dinner only, 5-10pm`.
  private func mealLength(_ distance: Int) -> Int {
    let next = pastArticles(distance + 1)
    let isOnly = next > distance + 1 && peek(next).kind == .sign(.comma)
    return peek(next).kind == .sign(.colon) || isOnly ? next + 1 : next
  }

  /// Whether a word for a part of the day precedes the token at this index, with or without signs
  /// between them.
  func isAfterMeal(_ token: Int) -> Bool {
    tokens[max(token - 3, 0)..<token].contains(where: \.isMeal)
  }
}

extension Token {
  /// Whether it is a word for a part of the day.
  fileprivate var isMeal: Bool {
    if case .meal = word.flatMap(Word.of) { return true }
    return false
  }
}

extension TimeSpan {
  /// The minutes of a span of clock times; nil for any other.
  var clockRange: Range<Int>? {
    guard case .clock(let start) = start, case .at(.clock(let end)) = end, start < end else {
      return nil
    }
    return start..<end
  }

  func overlaps(_ other: TimeSpan) -> Bool {
    guard let range = clockRange, let otherRange = other.clockRange else { return false }
    return range.overlaps(otherRange)
  }
}
