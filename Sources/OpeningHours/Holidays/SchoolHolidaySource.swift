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
