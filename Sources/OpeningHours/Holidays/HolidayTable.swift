/// The public holidays of a country, computed for any year.
///
/// It contains only holidays of the whole country. Holidays of a state, canton, province, nation
/// within the United Kingdom or town are missing, and so are single days off that a government
/// proclaims for one year. The current law is applied to all years.
public struct HolidayTable: Hashable, Sendable {
  /// The ISO 3166-1 code, in capitals.
  public let country: String
  let holidays: [Holiday]

  /// The codes of all countries with a table.
  public static let countries = all.map(\.country)

  static let all: [HolidayTable] = [
    .austria, .belgium, .canada, .france, .germany, .ireland, .italy, .netherlands, .spain,
    .switzerland, .unitedKingdom, .unitedStates,
  ]

  /// The table for a country code in upper or lower case; nil when there is none.
  public init?(country: String) {
    let code = country.uppercased()
    guard let table = HolidayTable.all.first(where: { $0.country == code }) else { return nil }
    self = table
  }

  init(country: String, holidays: [Holiday]) {
    self.country = country
    self.holidays = holidays
  }

  /// The English name of the holiday on a date; nil on other days.
  public func name(on date: CivilDate) -> String? {
    let day = date.daysSince1970
    return holidays.first { falls($0, on: day, of: date.year) }?.name
  }

  /// The holidays of a year, sorted by date.
  public func holidays(in year: Int) -> [(date: CivilDate, name: String)] {
    // A substitute for New Year's Day can be in the previous year, so the adjacent years are
    // included.
    let days = holidays.flatMap { holiday in
      (year - 1...year + 1).flatMap { year in
        holiday.days(in: year).map { (date: CivilDate(daysSince1970: $0), name: holiday.name) }
      }
    }
    return days.filter { $0.date.year == year }.sorted { $0.date < $1.date }
  }

  private func falls(_ holiday: Holiday, on day: Int, of year: Int) -> Bool {
    holiday.days(in: year).contains(day)
      || holiday.movesOverNewYear && holiday.days(in: year + 1).contains(day)
  }

  /// Whether a day counted from 1970-01-01 is a holiday.
  func contains(day: Int) -> Bool {
    let year = CivilDate(daysSince1970: day).year
    return holidays.contains { falls($0, on: day, of: year) }
  }
}
