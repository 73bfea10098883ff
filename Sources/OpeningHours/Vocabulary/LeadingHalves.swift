/// Words for a half of the day before a time, as in `오전 11:00` and `下午9点`.
enum LeadingHalves {
  /// Moves each such word behind its time, where English has `am` and `pm`.
  static func moved(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: isLeading) else { return tokens }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      let half = tokens[index]
      guard isLeading(half), let length = timeLength(tokens[(index + 1)...]) else {
        result.append(half)
        index += 1
        continue
      }
      let time = tokens[index + 1...index + length]
      let end = time[index + length].position.upperBound
      result += time
      result[result.count - length] = time[index + 1].spaced(half.isSpaced)
      result.append(
        Token(kind: half.kind, position: end..<end, isSpaced: false, isUnusual: false))
      index += length + 1
    }
    return result
  }

  private static func isLeading(_ token: Token) -> Bool {
    guard let word = token.word else { return false }
    return ["오전", "오후", "上午", "下午", "午前", "午後"].contains(word)
  }

  /// The number of tokens of the time at the beginning; nil when there is none.
  private static func timeLength(_ tokens: ArraySlice<Token>) -> Int? {
    let kinds = tokens.prefix(4).map(\.kind)
    guard case .number = kinds.first else { return nil }
    guard kinds.count > 2 else { return 1 }
    if case .number = kinds[2], kinds[1] == .sign(.colon) { return 3 }
    guard case .word(let mark) = kinds[1], Word.of(mark) == .hourMark else { return 1 }
    guard case .number(_, digits: 2) = kinds[2] else { return 2 }
    return kinds.count > 3 && [.word("分"), .word("분")].contains(kinds[3]) ? 4 : 3
  }
}

extension Token {
  /// The same token, behind white space or not.
  fileprivate func spaced(_ isSpaced: Bool) -> Token {
    Token(kind: kind, position: position, isSpaced: isSpaced, isUnusual: isUnusual)
  }
}
