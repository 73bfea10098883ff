extension Parser {
  /// Whether a part of the day and its times are at this distance: `lunch 11:30-14:00`, `soir : 18h
  /// à 22h`, `Dinner (17:00-22:00)`.
  ///
  /// Where the times are at another part of the day, as in `dinner 6-10`, they are on a 12-hour clock
  /// or the word is about something else.
  func beginsMeal(_ distance: Int) -> Bool {
    guard case .meal(let hours) = word(distance) else { return false }
    var ahead = self
    ahead.index += mealLength(distance)
    _ = ahead.take(.openParenthesis)
    guard ahead.beginsTimeRange(0), let range = (try? ahead.timeSpan())?.clockRange else {
      return false
    }
    return hours.contains(range.lowerBound / 60) && range.count <= 480
  }

  /// Skips a word for a meal, which is next, and a colon after it.
  mutating func takeMeal() {
    warn(.unquotedComment, token.position)
    index += mealLength(0)
  }

  /// The distance behind a word for a meal at this one, and behind a colon after it.
  private func mealLength(_ distance: Int) -> Int {
    let next = pastArticles(distance + 1)
    return peek(next).kind == .sign(.colon) ? next + 1 : next
  }

  /// Whether a word for a part of the day precedes the token at this index, with or without signs
  /// between them.
  func isAfterMeal(_ token: Int) -> Bool {
    tokens[max(token - 3, 0)..<token].contains { token in
      if case .meal = token.word.flatMap(Word.of) { return true }
      return false
    }
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
