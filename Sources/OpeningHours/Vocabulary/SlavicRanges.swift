/// Ranges as `od 10:00 do 22:00`, in Polish, Czech, Slovak, Croatian and Slovene; elsewhere `do` is a
/// day.
enum SlavicRanges {
  /// Replaces the `do` that follows each `od` by a word that is only a range sign.
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.word == "od" }) else { return tokens }
    var isOpen = false
    return tokens.map { token in
      if token.word == "od" { isOpen = true }
      guard isOpen, token.word == "do" else { return token }
      isOpen = false
      return Token(
        kind: .word("bis"), position: token.position, isSpaced: token.isSpaced, isUnusual: false)
    }
  }
}
