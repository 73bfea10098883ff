/// The school holidays of a country, or of one of its states, as far as they are published.
struct SchoolCalendar: Hashable, Sendable {
  private let country: String
  /// The holidays of the state; of every state when it is not known which one it is.
  private let states: [SchoolYears]

  /// The calendar of a state by its ISO 3166-2 code without the country's; nil when there is no
  /// table for the country.
  init?(country: String, state: String?) {
    guard let source = SchoolHolidaySource.of(country) else { return nil }
    self.country = country
    states = source.states.filter { state == nil || $0.code == state }.map {
      SchoolYears(reading: $0.years)
    }
    if states.isEmpty { return nil }
  }

  /// Whether a date is in the holidays; unknown when the states differ, and for years that are not
  /// published.
  func observes(_ date: CivilDate) -> Tristate {
    let day = date.daysSince1970
    guard let first = states.first?.contains(day), first != .unknown,
      states.allSatisfy({ $0.contains(day) == first })
    else { return .unknown }
    return first
  }

  /// Why a date is undecided.
  func missing(on date: CivilDate) -> MissingHolidays {
    let day = date.daysSince1970
    return states.contains { $0.contains(day) == .unknown }
      ? .schoolYear(of: country) : .schoolState(of: country)
  }
}

/// The school holidays of one state.
struct SchoolYears: Hashable, Sendable {
  /// Days since 1970-01-01, ascending.
  private(set) var ranges: [ClosedRange<Int>] = []
  /// The days that are known to be in the holidays or not.
  private(set) var known = 0..<0

  /// Reads the lines of a ``SchoolHolidaySource``; what is not one is left out.
  init(reading lines: String) {
    var firstYear: Int?
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let year = words.first.flatMap({ Int($0) }) else { continue }
      firstYear = firstYear ?? year
      ranges += words.dropFirst().compactMap { SchoolYears.range($0, year) }
    }
    guard let firstYear, let last = ranges.last else { return }
    let start = CivilDate(trustedYear: firstYear, month: 1, day: 1).daysSince1970
    known = start..<max(start, last.upperBound + 1)
  }

  func contains(_ day: Int) -> Tristate {
    guard known.contains(day) else { return .unknown }
    return ranges.contains { $0.contains(day) } ? .yes : .no
  }

  private static func range(_ word: Substring, _ year: Int) -> ClosedRange<Int>? {
    let ends = word.split(separator: "-").compactMap { day($0, year) }
    guard let first = ends.first, let last = ends.last else { return nil }
    if last >= first { return first...last }
    return word.split(separator: "-").last.flatMap { day($0, year + 1) }.map { first...$0 }
  }

  private static func day(_ text: Substring, _ year: Int) -> Int? {
    guard text.utf8.count == 4, let number = Int(text) else { return nil }
    return CivilDate(year: year, month: number / 100, day: number % 100)?.daysSince1970
  }
}

/// The school holidays of a country in a compact notation, for each state one year a line.
///
///     YEAR     2026 RANGE RANGE …
///     RANGE    0803-0914, both days included, or one day; an end before its start is in the next year
///
/// The first year is known from its first day on, the last one to the end of its last range.
struct SchoolHolidaySource: Sendable {
  /// The ISO 3166-1 code, in capitals.
  let country: String
  /// The law or the office that the days come from.
  let source: String
  /// The ISO 3166-2 codes of the states without the country, and their years.
  let states: [(code: String, years: String)]

  static let all = [germany, austria]

  static func of(_ country: String) -> SchoolHolidaySource? { all.first { $0.country == country } }
}
