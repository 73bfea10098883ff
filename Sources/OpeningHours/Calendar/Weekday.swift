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
