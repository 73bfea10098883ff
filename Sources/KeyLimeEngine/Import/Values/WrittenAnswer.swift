/// A yes or a no, as the tables of several languages write it.
enum WrittenAnswer {
  /// Nil for a text that is neither.
  static func read(_ text: String) -> Bool? { answers[text.lowercased()] }

  private static let answers: [String: Bool] = {
    let yes = """
      yes true t 1 y ja wahr oui vrai sí si verdadero sim verdadeiro vero tak да evet kyllä 有 是 可 ○ あり \
      예 있음 가능
      """
    let no = """
      no false f 0 n nein falsch non faux falso não nao nee nie нет hayır ei 无 無 否 × なし 아니오 없음 불가
      """
    let words = { (words: String) in words.split { $0.isWhitespace }.map(String.init) }
    return Dictionary(
      words(yes).map { ($0, true) } + words(no).map { ($0, false) }, uniquingKeysWith: { $0 && $1 })
  }()
}
