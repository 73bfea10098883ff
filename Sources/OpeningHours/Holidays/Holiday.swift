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
