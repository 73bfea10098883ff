/// A rule for the dates of a holiday.
struct Holiday: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    case fixed(month: Int, day: Int)
    /// Days after Easter Sunday.
    case easter(Int)
    case orthodoxEaster(Int)
    /// The first weekday of its kind on or after a date.
    case first(Weekday, month: Int, day: Int)
    /// These days, counted from 1970-01-01.
    case listed([Int])
  }

  var name = ""
  var day = Day.listed([])
  /// The days off, relative to the day itself, for weekdays on which it is not simply that day.
  var moves: [Weekday: [Int]] = [:]
  var firstYear = Int.min
  var lastYear = Int.max
  var otherYears: [Int] = []
  /// Whether only a decree of the year makes it a holiday, or only some municipalities have it.
  var isPossible = false
  /// The regions that have it, or those that have not; nil for all.
  var regions: Regions?

  /// Some regions of a country.
  enum Regions: Hashable, Sendable {
    case only(Set<String>)
    case allBut(Set<String>)

    func contains(_ region: String) -> Bool {
      switch self {
      case .only(let regions): regions.contains(region)
      case .allBut(let regions): !regions.contains(region)
      }
    }
  }

  /// The days off of a year, counted from 1970-01-01; one may be in the year before or after.
  func days(in year: Int) -> [Int] {
    guard (firstYear...lastYear).contains(year), !otherYears.contains(year) else { return [] }
    let nominal: Int
    switch day {
    case .fixed(let month, let day):
      nominal = CivilDate(trustedYear: year, month: month, day: day).daysSince1970
    case .easter(let offset): nominal = Easter.sunday(of: year) + offset
    case .orthodoxEaster(let offset): nominal = Easter.orthodoxSunday(of: year) + offset
    case .first(let weekday, let month, let day):
      let start = CivilDate(trustedYear: year, month: month, day: day)
      nominal = start.daysSince1970 + start.weekday.days(to: weekday)
    case .listed(let days): return days.filter { CivilDate(daysSince1970: $0).year == year }
    }
    if moves.isEmpty { return [nominal] }
    return (moves[Weekday(daysSince1970: nominal)] ?? [0]).map { nominal + $0 }
  }

  /// Whether it is on a day of a year, counted from 1970-01-01.
  func isOn(_ number: Int, _ date: CivilDate) -> Bool {
    if case .listed(let days) = day { return days.contains(number) }
    if days(in: date.year).contains(number) { return true }
    // Only a day that is moved leaves its year, and only by a few days.
    if moves.isEmpty { return false }
    if date.month == 12 { return days(in: date.year + 1).contains(number) }
    return date.month == 1 && days(in: date.year - 1).contains(number)
  }
}

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
