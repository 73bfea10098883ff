extension Holiday {
  /// The bytes of a line, which are read one by one: a question whose hours name holidays reads twenty
  /// lines, and pieces of strings by characters took a quarter of its instructions.
  fileprivate typealias Bytes = Substring.UTF8View

  /// Reads a line of a ``HolidaySource``; nil when it is not one.
  init?(reading line: Substring) {
    self.init()
    var rest = line.utf8
    if rest.first == UInt8(ascii: "?") {
      isPossible = true
      rest.takeWord()
    }
    guard readDay(rest.takeWord()) else { return nil }
    while readDetail(rest.word) { rest.takeWord() }
    name = String(Substring(rest))
    if name.isEmpty { return nil }
  }

  /// Reads the day and its moves: `1225~6:0,2~7:0,2`.
  private mutating func readDay(_ word: Bytes) -> Bool {
    let parts = word.split(separator: UInt8(ascii: "~"))
    guard let first = parts.first, let day = Holiday.day(first) else { return false }
    self.day = day
    for part in parts.dropFirst() {
      let halves = part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard halves.count == 2, let number = halves[0].number,
        let weekday = Weekday(rawValue: number - 1)
      else { return false }
      moves[weekday] = halves[1].numbers(between: ",")
    }
    return true
  }

  private static func day(_ word: Bytes) -> Day? {
    switch word.first {
    case UInt8(ascii: "E"): return word.dropFirst().number.map(Day.easter)
    case UInt8(ascii: "O"): return word.dropFirst().number.map(Day.orthodoxEaster)
    case UInt8(ascii: "="):
      return .listed(word.dropFirst().numbers(between: ",").compactMap(dayNumber))
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return monthAndDay(word).map { .fixed(month: $0, day: $1) }
    default:
      guard
        let weekday = Weekday.allCases.first(where: { word.starts(with: $0.abbreviation.utf8) })
      else { return nil }
      return monthAndDay(word.dropFirst(2)).map { .first(weekday, month: $0, day: $1) }
    }
  }

  private static func monthAndDay(_ word: Bytes) -> (Int, Int)? {
    guard word.count == 4, let number = word.number else { return nil }
    return (number / 100, number % 100)
  }

  private static func dayNumber(_ number: Int) -> Int? {
    CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)?.daysSince1970
  }

  /// Reads years or regions; false for the first word of the name.
  private mutating func readDetail(_ word: Bytes) -> Bool {
    switch word.first {
    case UInt8(ascii: "["): readYears(word)
    case UInt8(ascii: "!"): otherYears += word.numbers(between: "!")
    case UInt8(ascii: "@"):
      let isInverted = word.dropFirst().first == UInt8(ascii: "!")
      let codes = word.dropFirst(isInverted ? 2 : 1).split(separator: UInt8(ascii: ","))
      let names = Set(codes.map { String(Substring($0)) })
      regions = isInverted ? .allBut(names) : .only(names)
    default: return false
    }
    return true
  }

  private mutating func readYears(_ word: Bytes) {
    let parts = word.split(separator: UInt8(ascii: "]"))
    let years = (parts.first ?? word).dropFirst()
    let ends = years.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    firstYear = ends.first?.number ?? Int.min
    lastYear = ends.last?.number ?? Int.max
    for part in parts.dropFirst() { otherYears += part.numbers(between: "!") }
  }
}

extension Substring.UTF8View {
  /// The bytes up to the next blank.
  fileprivate var word: Self { prefix { $0 != UInt8(ascii: " ") } }

  /// Removes the next word and the blank behind it, and returns the word.
  @discardableResult
  fileprivate mutating func takeWord() -> Self {
    let word = word
    self = self[word.endIndex...].dropFirst()
    return word
  }

  /// The number that they write; nil for anything else.
  fileprivate var number: Int? {
    let isNegative = first == UInt8(ascii: "-")
    var value = 0
    var digits = 0
    for byte in isNegative ? dropFirst() : self {
      guard (0x30...0x39).contains(byte), digits < 9 else { return nil }
      value = value * 10 + Int(byte - 0x30)
      digits += 1
    }
    return digits == 0 ? nil : isNegative ? -value : value
  }

  /// All numbers between signs; what is none is left out.
  fileprivate func numbers(between sign: Unicode.Scalar) -> [Int] {
    split(separator: UInt8(ascii: sign)).compactMap(\.number)
  }
}
