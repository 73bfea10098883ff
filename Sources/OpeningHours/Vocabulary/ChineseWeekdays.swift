/// Lists of Chinese weekdays, in which only the first may have its whole name: `周一至五`, `星期六日`,
/// `週一、三、五`.
enum ChineseWeekdays {
  /// Writes each weekday with its whole name.
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { prefix(of: $0) != nil }) else { return tokens }
    var result: [Token] = []
    // Whether a number would be a weekday: behind one, and a comma or a hyphen.
    var isInList = false
    for token in tokens {
      let named = prefix(of: token) != nil
      if named || isInList, let days = days(of: token) {
        result += days
        isInList = true
      } else {
        result.append(token)
        switch token.kind {
        case .sign(.comma), .sign(.hyphen), .sign(.ampersand), .sign(.slash): break
        case .word(let word) where [.range, .list].contains(Word.of(word)): break
        default: isInList = named || WeekdayNames.chinese.weekday(token.word ?? "") != nil
        }
      }
    }
    return result
  }

  private static let prefixes = ["周", "週", "星期", "礼拜", "禮拜"]
  private static let numbers: [Character: String] = [
    "一": "周一", "二": "周二", "三": "周三", "四": "周四", "五": "周五", "六": "周六", "日": "周日", "天": "周日",
  ]
  private static let signs: [Character: String] = [
    "至": "至", "到": "到", "和": "and", "及": "and", "與": "and", "与": "and",
  ]

  private static func prefix(of token: Token) -> String? {
    // Most words begin with a letter of ASCII.
    guard let word = token.word, word.utf8.first ?? 0 >= 0x80 else { return nil }
    return prefixes.first { word.hasPrefix($0) }
  }

  /// The weekdays in a word, and what stands between them; nil when it has other characters too.
  private static func days(of token: Token) -> [Token]? {
    guard var rest = token.word?[...] else { return nil }
    var tokens: [Token] = []
    var start = token.position.lowerBound
    while !rest.isEmpty {
      let prefix = prefixes.first { rest.hasPrefix($0) } ?? ""
      rest = rest.dropFirst(prefix.count)
      guard let character = rest.popFirst(),
        let word = numbers[character] ?? (prefix.isEmpty ? signs[character] : nil)
      else { return nil }
      let end = start + prefix.utf8.count + character.utf8.count
      tokens.append(
        Token(
          kind: .word(word), position: start..<end,
          isSpaced: tokens.isEmpty && token.isSpaced, isUnusual: false))
      start = end
    }
    return tokens
  }
}
