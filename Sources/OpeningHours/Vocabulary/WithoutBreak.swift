/// Words that say only that there is no break, as in `9-20 Uhr durchgehend` and `service continu
/// 9h-22h`.
enum WithoutBreak {
  /// Removes them from a value with times; alone, as on Czech doors, `nonstop` is round the clock.
  ///
  /// Returns the other tokens, and where the words were.
  static func removed(_ tokens: [Token]) -> (tokens: [Token], words: [Range<Int>]) {
    guard tokens.contains(where: isOne) else { return (tokens, []) }
    let hasTimes = tokens.contains { token in
      if case .number = token.kind { return true }
      return false
    }
    if hasTimes {
      return (tokens.filter { !isOne($0) }, tokens.filter(isOne).map(\.position))
    }
    return (tokens.map { $0.word == "nonstop" ? alwaysOpen($0) : $0 }, [])
  }

  private static let words: Set = [
    "durchgehend", "nonstop", "doorlopend", "通し営業", "中休みなし",
  ]

  private static func isOne(_ token: Token) -> Bool { token.word.map(words.contains) ?? false }

  private static func alwaysOpen(_ token: Token) -> Token {
    Token(
      kind: .word("always"), position: token.position, isSpaced: token.isSpaced, isUnusual: false)
  }
}
