/// The public holidays of a country, computed for any year.
///
/// Only days that are holidays in the whole country are listed: those of a state, a canton, a
/// province, a nation within the United Kingdom or a town are not, and single days off that a
/// government proclaims for one year are not either. The law of today is applied to every year.
public struct HolidayTable: Hashable, Sendable {
  /// The ISO 3166-1 code, in capitals.
  public let country: String
  let holidays: [Holiday]

  /// The codes of the countries that have a table.
  public static let countries = all.map(\.country)

  static let all: [HolidayTable] = [
    .austria, .belgium, .canada, .france, .germany, .ireland, .italy, .netherlands, .spain,
    .switzerland, .unitedKingdom, .unitedStates,
  ]

  /// The table of a country code, in either case; nil when there is none.
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

  /// The holidays of a year in the order of the calendar.
  public func holidays(in year: Int) -> [(date: CivilDate, name: String)] {
    // A substitute for New Year's Day can fall into the year before, hence both neighbours.
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
