/// Parentheses around days, as in `12noon – 11pm (Mon-Thu)` and `11:00-22:00（月曜定休）`, or around
/// what is said of a day behind them, as in `【定休日】水曜日`; they add nothing.
///
/// Nor do brackets, as in `[土日] 11:00-20:00`.
enum DaysInParentheses {
  /// Removes each pair of parentheses that encloses only days, or days and a word for closed.
  ///
  /// Returns the other tokens, and where the pairs were.
  static func opened(_ tokens: [Token]) -> (tokens: [Token], pairs: [Range<Int>]) {
    guard tokens.contains(where: { closing($0) != nil }) else { return (tokens, []) }
    var result: [Token] = []
    var pairs: [Range<Int>] = []
    var index = 0
    while index < tokens.count {
      let beginsRule = result.last.map { separators.contains($0.kind) } ?? true
      guard let end = end(of: tokens, openedAt: index, orMonths: beginsRule) else {
        result.append(tokens[index])
        index += 1
        continue
      }
      let first = tokens[index + 1]
      result.append(
        Token(
          kind: first.kind, position: first.position, isSpaced: true,
          isUnusual: first.isUnusual))
      result += tokens[index + 2..<end]
      pairs.append(tokens[index].position.lowerBound..<tokens[end].position.upperBound)
      index = end + 1
    }
    return (result, pairs)
  }

  private static let separators: [Token.Kind] = [
    .sign(.comma), .sign(.semicolon), .sign(.lineBreak), .sign(.fallback),
  ]

  /// The index of the parenthesis that closes the one at an index; nil unless there are only days
  /// between them, or, where those begin a rule, months.
  private static func end(
    of tokens: [Token], openedAt first: Int, orMonths: Bool
  ) -> Int? {
    guard let closing = closing(tokens[first]) else { return nil }
    var (namesDay, saysClosed, isCounting) = (false, false, false)
    for index in tokens.indices.dropFirst(first + 1) {
      switch tokens[index].kind {
      case closing:
        let next = tokens[min(index + 1, tokens.count - 1)].word
        return namesDay || saysClosed && next.map(isDay) ?? false ? index : nil
      case .sign(.hyphen), .sign(.comma), .sign(.slash), .sign(.ampersand), .sign(.dot): break
      case .sign(.openBracket) where namesDay: isCounting = true
      case .sign(.closeBracket) where isCounting: isCounting = false
      case .number where isCounting: break
      case .word(let word):
        saysClosed = saysClosed || Word.of(word) == .state(.closed)
        if isDay(word) || orMonths && MonthNames.month(word) != nil {
          namesDay = true
        } else if !isBesideDays(word) {
          return nil
        }
      default: return nil
      }
    }
    return nil
  }

  private static func closing(_ token: Token) -> Token.Kind? {
    switch token.kind {
    case .sign(.openParenthesis): .sign(.closeParenthesis)
    case .sign(.openBracket): .sign(.closeBracket)
    default: nil
    }
  }

  private static func isDay(_ word: String) -> Bool {
    Word.isDay(word) || DayLetters.english.day(word) != nil
  }

  private static func isBesideDays(_ word: String) -> Bool {
    switch Word.of(word) {
    case .state(.closed), .list, .range, .filler, .except: true
    default: false
    }
  }
}
