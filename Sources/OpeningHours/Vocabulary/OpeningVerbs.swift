/// Hours in two clauses, as in `Opens 6 PM, closes 11 PM` and `ouvre à 9h, ferme à 18h`.
enum OpeningVerbs {
  /// Removes each verb for opening before a time, and makes a hyphen of the one for closing behind
  /// it.
  ///
  /// Returns the tokens, and where the verbs were.
  static func read(_ tokens: [Token]) -> (tokens: [Token], verbs: [Range<Int>]) {
    guard tokens.contains(where: { isOne($0, of: closing) }),
      tokens.contains(where: { isOne($0, of: opening) })
    else { return (tokens, []) }
    var result: [Token] = []
    var verbs: [Range<Int>] = []
    var isOpen = false
    var index = 0
    while index < tokens.count {
      let start = index
      if let next = behind(opening, in: tokens, at: index) {
        isOpen = true
        index = next
      } else if isOpen, let next = behind(closing, in: tokens, at: pastSeparator(tokens, at: index))
      {
        result.append(
          Token(
            kind: .sign(.hyphen), position: tokens[index].position, isSpaced: true,
            isUnusual: false))
        isOpen = false
        index = next
      } else {
        result.append(tokens[index])
        index += 1
        continue
      }
      verbs.append(tokens[start].position.lowerBound..<tokens[index - 1].position.upperBound)
    }
    return (result, verbs)
  }

  private static let opening: Set = [
    "opens", "opening", "abre", "ouvre", "öffnet", "apre", "opent",
  ]
  private static let closing: Set = [
    "closes", "closing", "close", "cierra", "ferme", "schließt", "chiude", "fecha", "sluit",
  ]
  private static let links: Set = [
    "at", "from", "by", "a", "à", "as", "às", "las", "um", "alle", "om",
  ]

  private static func isOne(_ token: Token, of words: Set<String>) -> Bool {
    token.word.map(words.contains) ?? false
  }

  /// The index of the number behind a verb; nil when there is no such verb, or no number.
  private static func behind(_ verbs: Set<String>, in tokens: [Token], at index: Int) -> Int? {
    guard index < tokens.count, isOne(tokens[index], of: verbs) else { return nil }
    var next = index + 1
    while next < tokens.count, tokens[next].kind == .sign(.colon) || isOne(tokens[next], of: links)
    {
      next += 1
    }
    guard next < tokens.count, case .number = tokens[next].kind else { return nil }
    return next
  }

  private static func pastSeparator(_ tokens: [Token], at index: Int) -> Int {
    switch tokens[index].kind {
    case .sign(.comma), .sign(.semicolon), .sign(.slash), .sign(.hyphen), .sign(.bar),
      .sign(.lineBreak), .sign(.ampersand), .sign(.dot):
      index + 1
    case .word(let word) where Word.of(word) == .list: index + 1
    default: index
    }
  }
}
