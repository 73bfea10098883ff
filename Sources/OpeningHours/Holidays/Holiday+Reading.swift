extension Holiday {
  /// Reads a line of a ``HolidaySource``; nil when it is not one.
  init?(reading line: Substring) {
    self.init()
    var words = line.split(separator: " ")[...]
    if words.first == "?" {
      isPossible = true
      words = words.dropFirst()
    }
    guard let first = words.popFirst(), readDay(first) else { return nil }
    while let word = words.first, readDetail(word) { words = words.dropFirst() }
    name = words.joined(separator: " ")
    if name.isEmpty { return nil }
  }

  /// Reads the day and its moves: `1225~6:0,2~7:0,2`.
  private mutating func readDay(_ word: Substring) -> Bool {
    let parts = word.split(separator: "~")
    guard let first = parts.first, let sign = first.first, let day = Holiday.day(first, sign)
    else { return false }
    self.day = day
    for part in parts.dropFirst() {
      let halves = part.split(separator: ":", omittingEmptySubsequences: false)
      guard halves.count == 2, let number = Int(halves[0]),
        let weekday = Weekday(rawValue: number - 1)
      else { return false }
      moves[weekday] = halves[1].split(separator: ",").compactMap { Int($0) }
    }
    return true
  }

  private static func day(_ word: Substring, _ sign: Character) -> Day? {
    switch sign {
    case "E": return Int(word.dropFirst()).map(Day.easter)
    case "O": return Int(word.dropFirst()).map(Day.orthodoxEaster)
    case "=": return .listed(word.dropFirst().split(separator: ",").compactMap(dayNumber))
    case _ where sign.isNumber: return monthAndDay(word).map { .fixed(month: $0, day: $1) }
    default:
      guard let weekday = Weekday.allCases.first(where: { word.hasPrefix($0.abbreviation) })
      else { return nil }
      return monthAndDay(word.dropFirst(2)).map { .first(weekday, month: $0, day: $1) }
    }
  }

  private static func monthAndDay(_ text: Substring) -> (Int, Int)? {
    guard text.utf8.count == 4, let number = Int(text) else { return nil }
    return (number / 100, number % 100)
  }

  private static func dayNumber(_ text: Substring) -> Int? {
    guard text.utf8.count == 8, let number = Int(text) else { return nil }
    return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)?
      .daysSince1970
  }

  /// Reads years or regions; false for the first word of the name.
  private mutating func readDetail(_ word: Substring) -> Bool {
    switch word.first {
    case "[": readYears(word)
    case "!": otherYears += word.split(separator: "!").compactMap { Int($0) }
    case "@":
      let isInverted = word.hasPrefix("@!")
      let codes = Set(word.dropFirst(isInverted ? 2 : 1).split(separator: ",").map(String.init))
      regions = isInverted ? .allBut(codes) : .only(codes)
    default: return false
    }
    return true
  }

  private mutating func readYears(_ word: Substring) {
    let parts = word.split(separator: "]")
    let years = (parts.first ?? "").dropFirst()
    let ends = years.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    firstYear = (ends.first ?? nil) ?? Int.min
    lastYear = (ends.last ?? nil) ?? Int.max
    for part in parts.dropFirst() {
      otherYears += part.split(separator: "!").compactMap { Int($0) }
    }
  }
}
