/// Times with a hyphen before their minutes, as Russian writes them: `с 9-00 до 18-30`.
///
/// `11-15 - 18-00` stays as it is: it may be lunch and dinner.
enum HyphenTimes {
  /// Replaces the hyphens by colons in each range of two such times.
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 7 else { return tokens }
    var result = tokens
    for start in 0..<(tokens.count - 7) where isTime(tokens, at: start) {
      guard isRange(tokens[start + 3]), isTime(tokens, at: start + 4) else { continue }
      if tokens[start + 3].kind == .sign(.hyphen), tokens[start + 2].kind == .number(15, digits: 2)
      {
        continue
      }
      for hyphen in [start + 1, start + 5] {
        result[hyphen] = Token(
          kind: .sign(.colon), position: tokens[hyphen].position, isSpaced: false, isUnusual: false)
      }
    }
    return result
  }

  private static func isTime(_ tokens: [Token], at index: Int) -> Bool {
    guard case .number(0...24, digits: 1...2) = tokens[index].kind,
      tokens[index + 1].kind == .sign(.hyphen), !tokens[index + 1].isSpaced,
      case .number(let minute, digits: 2) = tokens[index + 2].kind, !tokens[index + 2].isSpaced
    else { return false }
    return [0, 15, 30, 45].contains(minute)
  }

  private static func isRange(_ token: Token) -> Bool {
    token.kind == .sign(.hyphen) && token.isSpaced || token.word.flatMap(Word.of) == .range
  }
}
