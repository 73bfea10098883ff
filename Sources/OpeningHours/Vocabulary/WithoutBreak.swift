/// Words that say only that there is no break or no day off, as in `9-20 Uhr durchgehend`, `service
/// continu 9h-22h` and `kein Ruhetag, 11-23 Uhr`.
enum WithoutBreak {
  /// Removes them from a value with times; alone, as on Czech doors, `nonstop` is round the clock.
  ///
  /// Returns the other tokens, and where the words were. In front of days, as in `non-stop le
  /// week-end`, they may be about other times than those that are written.
  static func removed(_ tokens: [Token]) -> (tokens: [Token], words: [Range<Int>]) {
    guard tokens.contains(where: isOne) else { return (tokens, []) }
    guard tokens.contains(where: isNumber) else {
      return (tokens.map { $0.word == "nonstop" ? alwaysOpen($0) : $0 }, [])
    }
    let removed = tokens.indices.filter { isOne(tokens[$0]) && endsOrGoesOn(tokens, behind: $0) }
    let kept = tokens.indices.filter { !removed.contains($0) }.map { tokens[$0] }
    let isListed = removed.first == 0 && kept.first?.kind == .sign(.comma)
    return (Array(isListed ? kept.dropFirst() : kept[...]), removed.map { tokens[$0].position })
  }

  /// The word that ``Compounds`` makes of several.
  static let noDayOff = "ohneruhetag"

  private static let words: Set = [
    "durchgehend", "nonstop", "doorlopend", "通し営業", "中休みなし", noDayOff,
  ]

  private static func isOne(_ token: Token) -> Bool { token.word.map(words.contains) ?? false }

  private static func isNumber(_ token: Token) -> Bool {
    if case .number = token.kind { return true }
    return false
  }

  /// Whether a time or the end of the rule follows, perhaps behind words such as `von`.
  private static func endsOrGoesOn(_ tokens: [Token], behind index: Int) -> Bool {
    for token in tokens[(index + 1)...] {
      switch token.kind {
      case .number, .end, .sign(.comma), .sign(.semicolon), .sign(.lineBreak), .sign(.dot):
        return true
      case .word(let word) where [.filler, .start, .state(.open)].contains(Word.of(word)): continue
      default: return false
      }
    }
    return true
  }

  private static func alwaysOpen(_ token: Token) -> Token {
    Token(
      kind: .word("always"), position: token.position, isSpaced: token.isSpaced, isUnusual: false)
  }
}
