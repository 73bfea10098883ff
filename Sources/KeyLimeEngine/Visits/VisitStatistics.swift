/// What a timeline adds up to.
public struct VisitStatistics: Equatable, Sendable {
  /// Days in a row with a check-in on each.
  public struct Streak: Equatable, Sendable {
    /// The first of them.
    public var first: CalendarDay
    /// The last of them.
    public var last: CalendarDay
    /// How many.
    public var days: Int { last.daysSince1970 - first.daysSince1970 + 1 }
  }

  /// A place and how often it was visited.
  public struct Place: Equatable, Sendable {
    /// Its restaurant, when it was in the catalogue.
    public var restaurant: RestaurantID?
    /// What it was called last.
    public var name: String
    /// How many check-ins.
    public var count: Int
    /// The day of the first one.
    public var first: CalendarDay
    /// The day of the last one.
    public var last: CalendarDay
  }

  /// How many check-ins there are.
  public let count: Int
  /// On how many days.
  public let days: Int
  /// With how many pictures.
  public let photos: Int
  /// The places, the most visited first; ties by the later visit, then by name.
  public let places: [Place]
  /// The streak that goes on today: one that ended yesterday may still be kept up.
  public let currentStreak: Streak?
  /// The longest streak; the later one of two.
  public let longestStreak: Streak?
  /// How many check-ins fell on Monday to Sunday.
  public let weekdays: [Int]

  /// Counts a timeline as of a day.
  public init(_ timeline: Timeline, today: CalendarDay) {
    let visits = timeline.visits
    count = visits.count
    photos = visits.reduce(0) { $0 + $1.checkIn.photos.count }
    let dates = timeline.countByDay.keys.sorted()
    days = dates.count
    let streaks = Self.streaks(dates)
    longestStreak = streaks.max { ($0.days, $0.last) < ($1.days, $1.last) }
    currentStreak = streaks.last { $0.last >= today.adding(days: -1) && $0.first <= today }
    places = timeline.groups(by: .place).compactMap(Place.init)
    weekdays = visits.reduce(into: [Int](repeating: 0, count: 7)) {
      $0[$1.checkIn.day.weekday.rawValue] += 1
    }
  }

  /// The places in the order they were first visited, the latest discovery first.
  public var discoveries: [Place] {
    let order = places.indices.sorted {
      (places[$1].first, places[$0].name) < (places[$0].first, places[$1].name)
    }
    return order.map { places[$0] }
  }

  private static func streaks(_ dates: [CalendarDay]) -> [Streak] {
    var streaks: [Streak] = []
    for date in dates {
      if let last = streaks.indices.last, streaks[last].last.adding(days: 1) == date {
        streaks[last].last = date
      } else {
        streaks.append(Streak(first: date, last: date))
      }
    }
    return streaks
  }
}

extension VisitStatistics.Place {
  fileprivate init?(_ group: VisitGroup) {
    guard case .place(let name, let restaurant) = group.common else { return nil }
    self.init(
      restaurant: restaurant, name: name, count: group.count, first: group.first,
      last: group.last)
  }
}
