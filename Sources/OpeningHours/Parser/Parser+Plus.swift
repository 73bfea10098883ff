extension Parser {
  /// Skips the plus of an open end, as in `14:00+`; returns whether there was one.
  ///
  /// After a blank it is one only at the end of a rule or list. Throws `ambiguous` when it may as
  /// well mean "and", as in `11:00-14:00 + Sa 12:00-15:00`.
  mutating func takeOpenEnd() throws(Problem) -> Bool {
    guard take(.plus) else { return false }
    if tokens[index - 1].isSpaced, beginsDays() || isNumber(0) { throw problem(.ambiguous) }
    return true
  }

  /// Whether a plus stands for "and" before another time, as in `11-14 + 17-22`.
  var isPlusBeforeTime: Bool {
    token.kind == .sign(.plus) && token.isSpaced && beginsTime(1)
  }

  /// Skips a plus that stands for "and" before a time.
  mutating func takesPlusBeforeTime() -> Bool {
    guard isPlusBeforeTime else { return false }
    warn(.punctuation, token.position)
    index += 1
    return true
  }
}
