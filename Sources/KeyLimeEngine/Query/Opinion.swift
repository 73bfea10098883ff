/// What the people who ask think of a place.
public struct Opinion: Equatable, Sendable {
  /// The rating of the person asking.
  public internal(set) var mine: Limes?
  /// What the person asking said with their rating; looked up for single places only.
  public internal(set) var words: String?
  /// Whether it is among the favourites of the person asking.
  public internal(set) var isFavourite = false
  /// What the person asking noted of it.
  public internal(set) var note: PlaceNote?
  /// Why it is not to somebody's taste; nil when nothing speaks against it.
  public internal(set) var avoidance: Avoidance?
  /// Needs that it is known not to meet.
  public internal(set) var unmet: [Avoidance] = []
  /// Needs that it may or may not meet: nobody knows.
  public internal(set) var doubts: [Doubt] = []
  /// The lowest of their ratings, where a heart without a rating is a five.
  var lowest: Limes?

  /// Whether a place is left out of suggestions, and stands last by rating.
  public var isUnwelcome: Bool { avoidance != nil }

  /// Whether the people asking like it well enough to be picked however others rate it.
  var isRecommended: Bool { lowest.map { $0.count >= 4 } ?? false }

  /// The number that filters compare: the better of everybody's number and theirs.
  func number(_ number: RatingNumber?) -> RatingNumber? {
    guard let lowest, !lowest.isBad else { return number }
    let own = RatingNumber(tenths: 10 * lowest.count)
    return number.map { max($0, own) } ?? own
  }

  /// The number that a pick weighs a place by: theirs when it is higher.
  public func order(_ order: OrderNumber) -> OrderNumber {
    guard let lowest else { return order }
    return max(order, OrderNumber(tenThousandths: 10_000 * lowest.count))
  }
}

extension Limes {
  /// What a heart counts as until its owner rates the place.
  static let heart = Limes(clamping: 5)

  /// Whether somebody who gave it does not want to eat there again.
  var isBad: Bool { count <= 2 }
}
