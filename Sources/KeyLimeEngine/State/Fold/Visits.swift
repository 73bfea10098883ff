/// Having been at a place.
public struct Visit: Equatable, Sendable {
  /// Which.
  public var restaurant: RestaurantID
  /// When, in local time with its offset.
  public var at: OffsetTime
  /// What it was called then.
  public var placeName: String
}

extension Visit {
  /// The day of it, by the clocks of the place.
  public var date: CalendarDay {
    CalendarDay(daysSince1970: RankedPlaces.day(of: at.seconds + Int64(at.offsetMinutes) * 60))
  }

  /// How many days, by the calendar of the place, lie between it and a later time in seconds since 1970;
  /// below zero when it is still to come.
  public func days(before now: Int64) -> Int {
    let offset = Int64(at.offsetMinutes) * 60
    return RankedPlaces.day(of: now + offset) - RankedPlaces.day(of: at.seconds + offset)
  }
}

extension State {
  /// A person's last visit at each place since a time in seconds since 1970, by restaurant.
  func lastVisits(
    of account: AccountID, since: Int64 = .min
  ) throws(SnapshotFault) -> [Visit] {
    var last: [RestaurantID: Visit] = [:]
    for state in try checkIns(of: account) {
      guard let restaurant = state.checkIn.restaurant, state.checkIn.at.seconds >= since else {
        continue
      }
      if let known = last[restaurant], known.at.seconds >= state.checkIn.at.seconds { continue }
      last[restaurant] = Visit(
        restaurant: restaurant, at: state.checkIn.at, placeName: state.checkIn.place.name)
    }
    return last.values.sorted { $0.restaurant < $1.restaurant }
  }

  /// Whether a person has been at a restaurant.
  func hasVisited(
    _ restaurant: RestaurantID, by account: AccountID
  ) throws(SnapshotFault) -> Bool {
    try lastVisits(of: account).contains { $0.restaurant == restaurant }
  }
}
