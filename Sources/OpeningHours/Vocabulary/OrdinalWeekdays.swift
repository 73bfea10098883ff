/// Weekdays of the month in words, as in `first and third Sunday of the month`, `1. Samstag im
/// Monat` and `第2・第4火曜日`: the notation's `Su[1,3]`.
enum OrdinalWeekdays {
  /// Writes each of them as the notation does.
  ///
  /// Returns the tokens, and where the words were. `every second Sunday` stays as it is: it is each
  /// other one.
  static func read(_ tokens: [Token]) -> (tokens: [Token], words: [Range<Int>]) {
    guard tokens.indices.contains(where: { ordinal(in: tokens, at: $0) != nil }) else {
      return (tokens, [])
    }
    var result: [Token] = []
    var words: [Range<Int>] = []
    var index = 0
    while index < tokens.count {
      guard let found = weekday(in: tokens, at: index) else {
        result.append(tokens[index])
        index += 1
        continue
      }
      let day = tokens[found.day]
      let start = tokens[index].position.lowerBound
      result.append(
        Token(
          kind: day.kind, position: day.position, isSpaced: tokens[index].isSpaced,
          isUnusual: day.isUnusual))
      result += brackets(around: found.occurrences, at: day.position.upperBound)
      words.append(start..<tokens[found.end - 1].position.upperBound)
      index = found.end
    }
    return (result, words)
  }

  /// `[1,3]` and `[-1]` behind a day.
  private static func brackets(around occurrences: [Int], at byte: Int) -> [Token] {
    var kinds: [Token.Kind] = [.sign(.openBracket)]
    for (place, occurrence) in occurrences.enumerated() {
      if place > 0 { kinds.append(.sign(.comma)) }
      if occurrence < 0 { kinds.append(.sign(.hyphen)) }
      kinds.append(.number(abs(occurrence), digits: 1))
    }
    kinds.append(.sign(.closeBracket))
    return kinds.map {
      Token(kind: $0, position: byte..<byte, isSpaced: false, isUnusual: false)
    }
  }

  private struct Found {
    var occurrences: [Int]
    /// The index of the day.
    var day: Int
    /// The index behind all that was read.
    var end: Int
  }

  /// The weekday that an index begins; nil when there is none.
  private static func weekday(in tokens: [Token], at first: Int) -> Found? {
    let leading = tokens[first].word ?? ""
    let (isEach, isMonthly) = (each.contains(leading), everyMonth.contains(leading))
    var index = isEach || isMonthly ? first + 1 : first
    guard first == 0 || mayPrecede(tokens[first - 1]) || isBehindDayOff(tokens, at: first) else {
      return nil
    }
    var occurrences: [Int] = []
    while let (occurrence, length) = ordinal(in: tokens, at: index) {
      occurrences.append(occurrence)
      index += length
      guard let next = behindList(in: tokens, at: index), ordinal(in: tokens, at: next) != nil
      else {
        break
      }
      index = next
    }
    guard !occurrences.isEmpty, let word = tokens[index].word, isWeekday(word),
      !isRange(tokens, at: index + 1)
    else { return nil }
    let month = ofMonth(in: tokens, at: index + 1)
    // Each second Sunday is each other one, and each third may be.
    guard !isEach || month > 0 || occurrences.allSatisfy({ abs($0) == 1 }) else { return nil }
    return Found(occurrences: occurrences.sorted(by: isBefore), day: index, end: index + 1 + month)
  }

  /// The last one is behind all others.
  private static func isBefore(_ one: Int, _ other: Int) -> Bool {
    (one < 0 ? 6 : one) < (other < 0 ? 6 : other)
  }

  /// Whether a word for a day off and a colon precede an index: `定休日：第3火曜`.
  private static func isBehindDayOff(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 1, tokens[index - 1].kind == .sign(.colon) else { return false }
    return tokens[index - 2].word.flatMap(Word.of) == .state(.closed)
  }

  /// Whether a number behind a token can begin a list: not the end of `18-2. Sa 12-22`.
  private static func mayPrecede(_ token: Token) -> Bool {
    switch token.kind {
    case .sign(let sign): ![.hyphen, .colon, .dot, .plus, .openBracket].contains(sign)
    case .word(let word) where each.contains(word): false
    case .word(let word):
      switch Word.of(word) {
      case .list, .filler, .state, .hourMark, .morning, .afternoon, .days: true
      case nil: MonthNames.month(word) == nil
      default: false
      }
    case .number: true
    case .ordinal, .comment, .other, .end: false
    }
  }

  // MARK: - Parts

  /// Which one a number or a word means, and its number of tokens; nil when it is neither.
  private static func ordinal(in tokens: [Token], at index: Int) -> (Int, length: Int)? {
    guard index < tokens.count else { return nil }
    if let word = tokens[index].word {
      if let ordinal = ordinals[word] { return (ordinal, 1) }
      guard word == "第", let number = number(tokens, at: index + 1) else { return nil }
      return (number, 2)
    }
    guard let number = number(tokens, at: index) else { return nil }
    switch tokens[index + 1].kind {
    case .ordinal: return (number, 2)
    case .sign(.dot) where !tokens[index + 1].isSpaced: return (number, 2)
    case .word(let ending) where !tokens[index + 1].isSpaced && endings.contains(ending):
      return (number, 2)
    default: return nil
    }
  }

  private static func number(_ tokens: [Token], at index: Int) -> Int? {
    guard index < tokens.count, case .number(1...5, digits: 1) = tokens[index].kind,
      case .number(let number, _) = tokens[index].kind
    else { return nil }
    return number
  }

  /// The index behind a comma or a word for one; nil when there is neither.
  private static func behindList(in tokens: [Token], at index: Int) -> Int? {
    var next = index
    switch tokens[index].kind {
    case .sign(.comma), .sign(.ampersand), .sign(.slash), .sign(.plus): next += 1
    case .word(let word) where Word.of(word) == .list: next += 1
    default: return nil
    }
    if let word = tokens[next].word, Word.of(word) == .filler, ordinals[word] == nil, word != "第" {
      next += 1
    }
    return next
  }

  private static func isRange(_ tokens: [Token], at index: Int) -> Bool {
    let isSign = tokens[index].kind == .sign(.hyphen)
    let isWord = tokens[index].word.map { Word.of($0) == .range } ?? false
    guard isSign || isWord, index + 1 < tokens.count else { return false }
    return tokens[index + 1].word.map(isWeekday) ?? false
  }

  private static func isWeekday(_ word: String) -> Bool {
    WeekdayNames.english.weekday(word) != nil || WeekdayNames.isForeignDay(word)
  }

  /// The number of tokens of `of the month` at an index.
  private static func ofMonth(in tokens: [Token], at first: Int) -> Int {
    let words = tokens[min(first, tokens.count)...].prefix(3).map { $0.word ?? "" }
    return months.filter { words.starts(with: $0) }.map(\.count).max() ?? 0
  }

  private static let months = [
    "of the month", "of each month", "of every month", "of a month", "of month", "in the month",
    "each month", "every month", "monthly", "a month", "im monat", "des monats", "eines monats",
    "du mois", "de chaque mois", "del mes", "de cada mes", "del mese", "di ogni mese",
    "van de maand", "do mês", "de cada mês", "i måneden", "i månaden",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let each: Set = [
    "every", "each", "jeden", "jeder", "jedem", "chaque", "ogni", "cada", "elke",
  ]
  private static let everyMonth: Set = ["毎月", "每月", "매월", "매달"]

  private static let ordinals = WordTable<Int>([
    (
      "first erste ersten erster premier primer primero primo primeiro eerste første första 첫째 첫째주",
      1
    ),
    (
      "second zweite zweiten zweiter deuxième segundo secondo tweede anden andra andre 둘째 둘째주", 2
    ),
    ("third dritte dritten dritter troisième tercer tercero terzo terceiro derde tredje 셋째 셋째주", 3),
    ("fourth vierte vierten vierter quatrième cuarto quarto vierde fjerde fjärde 넷째 넷째주", 4),
    ("fifth fünfte fünften fünfter cinquième quinto vijfde femte 다섯째 다섯째주", 5),
    ("last letzte letzten letzter dernier último ultimo laatste sidste sista siste 마지막 마지막주", -1),
  ])

  private static let endings: Set = ["er", "e", "ème", "eme", "º", "번째", "째", "째주", "번째주"]
}
