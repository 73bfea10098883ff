/// Dates with the day before the month, which the notation has the other way round: `24.12.`,
/// `24.-26.12.2026`, `closed 24-26 December`.
///
/// A single one, as in `25 Dec`, the parser reads itself.
enum DayFirstDates {
  /// Writes each with its month first, and tells where they were.
  static func read(_ tokens: [Token]) -> (tokens: [Token], dates: [Range<Int>]) {
    guard tokens.contains(where: mayEndDate) else { return (tokens, []) }
    var result: [Token] = []
    var dates: [Range<Int>] = []
    var isClosed = false
    var index = 0
    while index < tokens.count {
      isClosed = isClosing(tokens[index]) || isClosed && !endsRule(tokens[index])
      let run = tokens[index...]
      let isEnd = dates.last?.upperBound == result.last?.position.lowerBound
      guard isEnd || mayPrecede(result.last, run[index]),
        let date = dotted(run) ?? named(run, isClosed: isClosed)
      else {
        result.append(tokens[index])
        index += 1
        continue
      }
      let end = index + date.length
      let position = tokens[index].position.lowerBound..<tokens[end - 1].position.upperBound
      dates.append(position)
      for kind in date.kinds {
        result.append(
          Token(
            kind: kind, position: position, isSpaced: tokens[index].isSpaced, isUnusual: false))
      }
      index = end
    }
    return (result, dates)
  }

  /// A date as the notation writes it, and the number of tokens that it takes the place of.
  private typealias Date = (kinds: [Token.Kind], length: Int)

  /// Reads `24.12.`, `24.12.2026`, `24.-26.12.` or `24., 25. und 26.12.`; the last dot or the year
  /// tells it from a time.
  private static func dotted(_ tokens: ArraySlice<Token>) -> Date? {
    var days: [Token.Kind] = []
    var (index, last) = (tokens.startIndex, 0)
    while let (day, kind) = day(tokens, at: index), day > last,
      tokens.kind(index + 1) == .sign(.dot), let sign = tokens.kind(index + 2), joins(sign)
    {
      days += [kind, sign]
      (index, last) = (index + 3, day)
    }
    guard let (day, month, end) = dayAndMonth(tokens, at: index),
      case .number(let number, _) = day, number > last
    else { return nil }
    let year = days.isEmpty ? year(tokens, at: end) : nil
    let length = end - tokens.startIndex
    return ([year].compactMap(\.self) + [month] + days + [day], year == nil ? length : length + 1)
  }

  private static func dayAndMonth(
    _ tokens: ArraySlice<Token>, at index: Int
  ) -> (day: Token.Kind, month: Token.Kind, end: Int)? {
    guard let (_, day) = day(tokens, at: index), tokens.kind(index + 1) == .sign(.dot),
      case .number(let month, digits: 1...2) = tokens.kind(index + 2), (1...12).contains(month),
      tokens.kind(index + 3) == .sign(.dot),
      tokens[index + 1...index + 3].allSatisfy({ !$0.isSpaced })
    else { return nil }
    return (day, .word(CivilDate.monthAbbreviations[month - 1].lowercased()), index + 4)
  }

  /// The year right behind a date, perhaps of two digits: `24.12.26`, but not `24.12.10-14`.
  private static func year(_ tokens: ArraySlice<Token>, at index: Int) -> Token.Kind? {
    guard tokens.indices.contains(index), !tokens[index].isSpaced else { return nil }
    switch (tokens[index].kind, tokens.kind(index + 1)) {
    case (.number(2000...2099, digits: 4), _): return tokens[index].kind
    case (.number, .sign(.colon)), (.number, .sign(.dot)): return nil
    case (.number, .sign(.hyphen)) where dayAndMonth(tokens, at: index + 2) == nil: return nil
    case (.number(let year, digits: 2), _) where (20...49).contains(year):
      return .number(2000 + year, digits: 4)
    default: return nil
    }
  }

  /// Reads `24-26 December` or `24, 25 and 26 December` where they are closed; elsewhere the numbers
  /// may be hours, as in `10-18 May-Sep`.
  private static func named(_ tokens: ArraySlice<Token>, isClosed: Bool) -> Date? {
    var days: [Token.Kind] = []
    var (index, last) = (tokens.startIndex, 0)
    while let (day, kind) = day(tokens, at: index), day > last {
      days.append(kind)
      (index, last) = (index + 1, day)
      if [.ordinal, .sign(.dot)].contains(tokens.kind(index)) { index += 1 }
      guard let sign = tokens.kind(index), joins(sign) else { break }
      days.append(sign)
      index += 1
    }
    guard days.count > 2, days.count % 2 == 1, case .word(let name) = tokens.kind(index),
      name != "mar", MonthNames.month(name) != nil
    else { return nil }
    let next = tokens.kind(index + 1)
    guard isClosed || next.map({ isClosing($0) }) ?? false, !isRange(next) else { return nil }
    if case .number(1...31, digits: 1...2) = next { return nil }
    return ([.word(name)] + days, index + 1 - tokens.startIndex)
  }

  private static func mayEndDate(_ token: Token) -> Bool {
    token.kind == .sign(.dot) || token.word.map { MonthNames.month($0) != nil } ?? false
  }

  private static func day(
    _ tokens: ArraySlice<Token>, at index: Int
  ) -> (day: Int, kind: Token.Kind)? {
    guard case .number(let day, digits: 1...2) = tokens.kind(index), (1...31).contains(day) else {
      return nil
    }
    return (day, .number(day, digits: day < 10 ? 1 : 2))
  }

  private static func joins(_ kind: Token.Kind) -> Bool {
    if isRange(kind) || kind == .sign(.comma) || kind == .sign(.ampersand) { return true }
    if case .word(let word) = kind { return Word.of(word) == .list }
    return false
  }

  private static func isRange(_ kind: Token.Kind?) -> Bool {
    if case .word(let word) = kind { return Word.of(word) == .range }
    return kind == .sign(.hyphen)
  }

  private static func isClosing(_ token: Token) -> Bool { isClosing(token.kind) }

  private static func isClosing(_ kind: Token.Kind) -> Bool {
    if case .word(let word) = kind { return Word.of(word) == .state(.closed) }
    return false
  }

  private static func endsRule(_ token: Token) -> Bool {
    [.sign(.semicolon), .sign(.lineBreak), .sign(.dot), .sign(.fallback)].contains(token.kind)
  }

  /// Whether a date may begin behind a token; not a time: `9.30-18.10.`, `Mo 10-12`.
  private static func mayPrecede(_ token: Token?, _ first: Token) -> Bool {
    switch token?.kind {
    case nil, .sign(.comma), .sign(.semicolon), .sign(.lineBreak), .sign(.ampersand),
      .sign(.openParenthesis), .sign(.fallback):
      return true
    case .sign(.dot), .sign(.colon), .sign(.hyphen): return first.isSpaced
    case .word(let word):
      return switch Word.of(word) {
      case .state(.closed), .filler, .start, .list, .range, .morning: true
      default: false
      }
    default: return false
    }
  }
}

extension ArraySlice<Token> {
  fileprivate func kind(_ index: Int) -> Token.Kind? {
    indices.contains(index) ? self[index].kind : nil
  }
}
