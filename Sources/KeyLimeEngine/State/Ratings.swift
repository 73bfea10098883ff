/// A person's rating of a restaurant that counts.
public struct Rating: Equatable, Sendable {
  /// What was rated.
  public var restaurant: RestaurantID
  /// By whom.
  public var by: AccountID
  /// How well.
  public var limes: Limes
  /// When; the latest counts.
  public var time: HybridTime
  /// The event that said so.
  public var event: EventID
}

extension Register {
  var rating: Rating? {
    guard let event = events.last, case .rate(let restaurant, let limes) = event.action else {
      return nil
    }
    return Rating(
      restaurant: restaurant, by: event.by, limes: limes, time: event.time, event: event.id)
  }
}

extension State {
  /// A person's rating of a restaurant.
  public func rating(
    of restaurant: RestaurantID, by account: AccountID
  ) throws(SnapshotFault) -> Rating? {
    try register(.ratings, SubjectKey(restaurant.text, account.text)).rating
  }

  /// Everybody's ratings of a restaurant, by account.
  public func ratings(of restaurant: RestaurantID) throws(SnapshotFault) -> [Rating] {
    try registers(.ratings, under: SubjectKey(restaurant.text)).compactMap(\.register.rating)
  }

  /// A person's ratings, by restaurant; takes reading every rating in the store.
  public func ratings(by account: AccountID) throws(SnapshotFault) -> [Rating] {
    let theirs = [0x09] + SubjectKey(account.text).bytes
    return try registers(.ratings, endingIn: theirs).compactMap(\.register.rating)
  }
}
