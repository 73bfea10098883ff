/// The abbreviation `u.` for "and" between days, as in `Sa. u. So.`; behind a time it is an hour.
enum GermanAnd {
  /// Replaces each `u` between two days by `und`.
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.word == "u" }) else { return tokens }
    var result: [Token] = []
    for (index, token) in tokens.enumerated() {
      let isBehindAnd = token.kind == .sign(.dot) && result.last?.word == "und"
      if isBehindAnd, tokens[index - 1].word == "u" { continue }
      guard token.word == "u", let last = result.last(where: { $0.kind != .sign(.dot) }),
        isDay(last), isDay(tokens[skippingDot(tokens, behind: index)])
      else {
        result.append(token)
        continue
      }
      result.append(
        Token(
          kind: .word("und"), position: token.position, isSpaced: token.isSpaced, isUnusual: false))
    }
    return result
  }

  private static func skippingDot(_ tokens: [Token], behind index: Int) -> Int {
    tokens[index + 1].kind == .sign(.dot) ? index + 2 : index + 1
  }

  private static func isDay(_ token: Token) -> Bool { token.word.map(Word.isDay) ?? false }
}
