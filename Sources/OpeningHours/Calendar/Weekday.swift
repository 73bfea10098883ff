/// A day of the week; weeks begin on Monday.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// The seven days.
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday of a day counted from 1970-01-01, a Thursday.
  init(daysSince1970 days: Int) {
    let index = (days + 3) - CivilDate.floored(days + 3, by: 7) * 7
    self = Weekday(rawValue: index) ?? .monday
  }

  /// The two-letter name in the `opening_hours` notation: `Mo` to `Su`.
  public var abbreviation: String {
    switch self {
    case .monday: "Mo"
    case .tuesday: "Tu"
    case .wednesday: "We"
    case .thursday: "Th"
    case .friday: "Fr"
    case .saturday: "Sa"
    case .sunday: "Su"
    }
  }

  /// The number of days from this weekday to the next `other`, 0 to 6.
  func days(to other: Weekday) -> Int { (other.rawValue - rawValue + 7) % 7 }

  func adding(days: Int) -> Weekday {
    Weekday.allCases[((rawValue + days) % 7 + 7) % 7]
  }
}

/// ISO 8601 weeks: they begin on Monday, and week 1 contains the year's first Thursday.
enum Week {
  /// The number, 1 to 53, of the week of a day counted from 1970-01-01.
  static func number(ofDay days: Int) -> Int {
    let thursday = days - Weekday(daysSince1970: days).rawValue + 3
    let year = CivilDate(daysSince1970: thursday).year
    let newYear = CivilDate(trustedYear: year, month: 1, day: 1).daysSince1970
    return (thursday - newYear) / 7 + 1
  }
}
