extension Parser {
  /// Skips the number of a day after its month, and its ending.
  ///
  /// Throws `ambiguous` when something that changes its meaning follows.
  mutating func takeDay(digits: Int) throws(Problem) {
    checkDigits(digits)
    index += 1
    try takeOrdinal()
  }

  /// Skips the ending of a number, as in `Dec 25th`.
  ///
  /// Throws `ambiguous` when a weekday follows: `Nov 4th Thursday` is a date or the fourth
  /// Thursday. Letters of a weekday that are stuck to a number are neither an ending nor clearly a
  /// weekday.
  mutating func takeOrdinal() throws(Problem) {
    if isWeekday(0), !token.isSpaced { throw problem(.ambiguous) }
    guard token.kind == .ordinal else { return }
    let start = index - 1
    index += 1
    warn(.longName, since: start)
    if isWeekday(token.kind == .sign(.comma) ? 1 : 0) { throw problem(.ambiguous) }
  }

  private func isWeekday(_ distance: Int) -> Bool {
    guard case .word(let word) = peek(distance).kind else { return false }
    return weekdays(word) != nil
  }
}
