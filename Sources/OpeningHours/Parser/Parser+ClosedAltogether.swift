// A place that is closed on all days, and why.
extension Parser {
  /// Reads a value that says nothing else: `Temporarily closed`, `Geschlossen wegen Umbau`; returns
  /// false for any other.
  mutating func closedAltogether(into draft: inout RuleDraft) -> Bool {
    let state = Self.adverbs.contains(token.word ?? "") ? 1 : 0
    guard index == 0, word(state) == .state(.closed), tokens.count > 2,
      state == 1 || Self.reasons.contains(peek().word ?? ""),
      tokens.indices.dropLast().allSatisfy({ $0 == state || isPlainWord($0) })
    else { return false }
    index = tokens.count - 1
    let last = tokens[index - 1].kind == .sign(.dot) ? tokens[index - 2] : tokens[index - 1]
    let words = tokens[1 - state].position.lowerBound..<last.position.upperBound
    draft.state = .closed
    draft.add(comment: Comment.plain(text(words).unicodeScalars))
    warn(.unquotedComment, words)
    return true
  }

  private func isPlainWord(_ distance: Int) -> Bool {
    if peek(distance).kind == .sign(.dot) { return true }
    guard case .word(let word) = peek(distance).kind, !isWeekdayOrHoliday(distance),
      !beginsDates(distance)
    else { return false }
    return switch Word.of(word) {
    case nil, .filler, .list, .range, .start: true
    default: false
    }
  }

  /// Words before `closed` that leave it closed.
  private static let adverbs: Set = [
    "temporarily", "permanently", "currently", "vorübergehend", "dauerhaft", "derzeit", "zurzeit",
    "momentan", "tijdelijk", "permanent", "tillfälligt",
  ]

  /// Words behind `closed` that begin a reason, or say for how long.
  private static let reasons: Set = [
    "temporarily", "permanently", "for", "due", "until", "indefinitely", "wegen", "bis",
    "temporairement", "définitivement", "pour", "jusqu'à", "temporaneamente", "definitivamente",
    "per", "fino", "temporalmente", "por", "hasta", "temporariamente", "wegens", "tot",
  ]
}
