/// Words before a time for its half of the day, as in `오전 11:00`, `下午9点` and `AM10:00-PM6:00`, or
/// for the next day, as in `17:00-翌2:00`.
enum WordsBeforeTimes {
  /// Moves each word for a half behind its time, where English has `am` and `pm`, and counts the
  /// hours of the next day from 24 on.
  ///
  /// Unlike in English, one word before a range is for both of its ends: `下午5:00-9:30`.
  static func moved(_ tokens: [Token]) -> [Token] {
    guard tokens.indices.contains(where: { isLeading(tokens, at: $0) || isNextDay(tokens[$0]) })
    else { return tokens }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      let word = tokens[index]
      if isNextDay(word), case .number(let hour, digits: 1...2) = tokens[index + 1].kind, hour < 12
      {
        result.append(tokens[index + 1].behind(word, as: .number(hour + 24, digits: 2)))
        index += 2
        continue
      }
      guard isLeading(tokens, at: index), let length = timeLength(tokens[(index + 1)...]) else {
        result.append(word)
        index += 1
        continue
      }
      let time = tokens[index + 1...index + length]
      if let end = midnight(time, word) {
        result += [end] + time.dropFirst()
        index += length + 1
        continue
      }
      result.append(time[index + 1].behind(word, as: time[index + 1].kind))
      result += time.dropFirst()
      result.append(word.moved(behind: tokens[index + length]))
      index += length + 1
      guard let rest = restLength(tokens[index...], after: time) else { continue }
      result += tokens[index..<index + rest]
      result.append(word.moved(behind: tokens[index + rest - 1]))
      index += rest
    }
    return result
  }

  /// The number of tokens of a hyphen and a later time of the same half at the beginning; nil when
  /// there are none.
  private static func restLength(
    _ tokens: ArraySlice<Token>, after time: ArraySlice<Token>
  ) -> Int? {
    guard tokens.first?.kind == .sign(.hyphen), let length = timeLength(tokens.dropFirst()),
      case .number(let start, _) = time.first?.kind,
      case .number(let end, _) = tokens.dropFirst().first?.kind,
      end < 12, end > start % 12
    else { return nil }
    if case .word(let word) = tokens.dropFirst(length + 1).first?.kind,
      [.morning, .afternoon].contains(Word.of(word))
    {
      return nil
    }
    return length + 1
  }

  private static func isLeading(_ tokens: [Token], at index: Int) -> Bool {
    guard let word = tokens[index].word else { return false }
    if halves.contains(word) || nights.contains(word) { return true }
    guard word == "am" || word == "pm", case .number = tokens[index + 1].kind else { return false }
    // `am` alone may be German, as in `am 24.12.`; and behind a time it belongs to that.
    guard tokens.contains(where: { $0.word == "pm" }) else { return false }
    if index > 0, case .number = tokens[index - 1].kind { return false }
    return true
  }

  private static let halves: Set = [
    "오전", "오후", "새벽", "上午", "下午", "早上", "凌晨", "午前", "午後",
  ]

  /// Words for the night, in which 12 is midnight.
  private static let nights: Set = ["밤", "晚上"]

  /// The hour of a time at midnight or later, as in `晚上12点`; nil for any other.
  private static func midnight(_ time: ArraySlice<Token>, _ word: Token) -> Token? {
    guard let first = time.first, case .number(let hour, let digits) = first.kind,
      nights.contains(word.word ?? ""), hour == 12 || hour < 5
    else { return nil }
    return first.behind(word, as: .number(hour == 12 ? 24 : hour + 24, digits: digits))
  }

  private static func isNextDay(_ token: Token) -> Bool {
    guard let word = token.word else { return false }
    return ["翌", "翌日", "翌朝", "次日", "익일"].contains(word)
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
  /// This word, as if it were written behind another token.
  fileprivate func moved(behind other: Token) -> Token {
    let end = other.position.upperBound
    return Token(kind: kind, position: end..<end, isSpaced: false, isUnusual: false)
  }

  /// A token of this kind for this one and the word before it.
  fileprivate func behind(_ word: Token, as kind: Kind) -> Token {
    Token(
      kind: kind, position: word.position.lowerBound..<position.upperBound,
      isSpaced: word.isSpaced, isUnusual: true)
  }
}
