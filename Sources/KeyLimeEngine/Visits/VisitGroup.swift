/// Check-ins that have a day, a place or a person in common; never none.
public struct VisitGroup: Equatable, Sendable {
  /// What they have in common.
  public enum Common: Hashable, Sendable {
    /// The local day.
    case day(CalendarDay)
    /// The local month.
    case month(CalendarMonth)
    /// The local year.
    case year(Int)
    /// Where it was: what the place was called last, and its restaurant when it was in the
    /// catalogue.
    case place(name: String, RestaurantID?)
    /// Who came along; nil for nobody.
    case person(ContactID?)
  }

  /// What they have in common.
  public let common: Common
  /// How many check-ins.
  public private(set) var count: Int
  /// On how many days.
  public private(set) var days = 1
  /// The earliest day.
  public private(set) var first: CalendarDay
  /// The latest day.
  public private(set) var last: CalendarDay
  /// Which days from the first on had one, a bit each.
  ///
  /// Going back in time, a local day may come again, but never one more than two days after the
  /// earliest so far: local time is less than a day from UTC everywhere.
  private var visited: UInt64 = 1

  init(_ common: Common, on day: CalendarDay, count: Int = 1) {
    (self.common, self.count, first, last) = (common, count, day, day)
  }

  /// Adds the next earlier ones, all of one day.
  mutating func add(_ day: CalendarDay, count: Int = 1) {
    self.count += count
    let step = day.daysSince1970 - first.daysSince1970
    if step < 0 {
      visited <<= -step
      first = day
    }
    let bit: UInt64 = 1 << max(step, 0)
    guard visited & bit == 0 else { return }
    visited |= bit
    days += 1
    last = max(last, day)
  }
}

extension Timeline {
  /// By what check-ins are counted.
  public enum Grouping: String, CaseIterable, Sendable {
    case day, month, year, place, person
  }

  /// The check-ins counted by what they have in common.
  ///
  /// Days, months and years come latest first. Places and people come the most visited first, ties
  /// by the later visit, then by name; somebody who came along with others counts for each of them.
  public func groups(by grouping: Grouping) -> [VisitGroup] {
    switch grouping {
    case .day: Self.groups(by: .day, countByDay)
    case .month: Self.groups(by: .month, countByDay)
    case .year: Self.groups(by: .year, countByDay)
    case .place: placeGroups
    case .person: personGroups
    }
  }

  /// A stretch of the calendar.
  enum Period {
    case day, month, year

    /// The stretch that check-ins are counted by; nil when they are counted by something else.
    init?(_ grouping: Grouping) {
      switch grouping {
      case .day: self = .day
      case .month: self = .month
      case .year: self = .year
      case .place, .person: return nil
      }
    }

    fileprivate func common(_ day: CalendarDay) -> VisitGroup.Common {
      switch self {
      case .day: .day(day)
      case .month: .month(CalendarMonth(of: day))
      case .year: .year(day.year)
      }
    }
  }

  /// Counts of days summed up over stretches of the calendar, the latest first.
  static func groups(by period: Period, _ counts: [CalendarDay: Int]) -> [VisitGroup] {
    var groups: [VisitGroup] = []
    for (day, count) in counts.sorted(by: { $0.key > $1.key }) {
      let common = period.common(day)
      if let last = groups.indices.last, groups[last].common == common {
        groups[last].add(day, count: count)
      } else {
        groups.append(VisitGroup(common, on: day, count: count))
      }
    }
    return groups
  }

  private var placeGroups: [VisitGroup] {
    var draft = GroupDraft<VisitedPlace>()
    for index in visits.indices {
      draft.add(VisitedPlace(visits[index].checkIn), on: visits[index].checkIn.day, index) {
        .place(name: visits[index].checkIn.place.name, visits[index].checkIn.restaurant)
      }
    }
    return sorted(draft)
  }

  private var personGroups: [VisitGroup] {
    var draft = GroupDraft<ContactID?>()
    for (index, visit) in visits.enumerated() {
      let companions = Set(visit.checkIn.with).sorted()
      let people: [ContactID?] = companions.isEmpty ? [nil] : companions
      for person in people { draft.add(person, on: visit.checkIn.day, index) { .person(person) } }
    }
    return sorted(draft)
  }

  /// The most visited first; ties by the later visit, then by the name of the last place, then by
  /// person.
  private func sorted<Key>(_ draft: GroupDraft<Key>) -> [VisitGroup] {
    let groups = draft.groups
    let order = groups.indices.sorted { a, b in
      let (one, other) = (groups[a], groups[b])
      if one.count != other.count { return one.count > other.count }
      if one.last != other.last { return one.last > other.last }
      let (first, second) = (visits[draft.latest[a]], visits[draft.latest[b]])
      return (first.checkIn.place.name, first.id, a) < (second.checkIn.place.name, second.id, b)
    }
    return order.map { groups[$0] }
  }
}

/// Groups while they are gathered, from the latest check-in to the earliest.
private struct GroupDraft<Key: Hashable> {
  private(set) var groups: [VisitGroup] = []
  /// The place of the latest check-in of each group among all.
  private(set) var latest: [Int] = []
  private var numbers: [Key: Int] = [:]

  mutating func add(
    _ key: Key, on day: CalendarDay, _ index: Int, common: () -> VisitGroup.Common
  ) {
    if let number = numbers[key] { return groups[number].add(day) }
    numbers[key] = groups.count
    groups.append(VisitGroup(common(), on: day))
    latest.append(index)
  }
}

/// What makes two check-ins of one place: the same restaurant, else the same name at the same spot,
/// to about a hundred metres.
public struct VisitedPlace: Hashable, Sendable {
  private let restaurant: RestaurantID?
  private let name: String
  private let spot: [Int32]

  /// The place of a check-in.
  public init(_ checkIn: CheckIn) {
    restaurant = checkIn.restaurant
    guard restaurant == nil else {
      name = ""
      spot = []
      return
    }
    name = Folding.fold(checkIn.place.name)
    // Units are 1e-7 degrees; 10,000 of them are some 111 metres.
    spot = checkIn.place.position.map { [$0.latitudeE7 / 10_000, $0.longitudeE7 / 10_000] } ?? []
  }
}
