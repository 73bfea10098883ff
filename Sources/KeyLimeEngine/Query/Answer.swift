/// The answer to a listing question.
public struct Answer: Equatable, Sendable {
  /// What was found, best first.
  public var found: [Found] = []
  /// The nearest place that fits all conditions but the distance, when nothing was found.
  public var nearestBeyond: Found?
  /// How many of the examined places each condition excluded, when nothing was found.
  public var excluded: [FilterReason: Int] = [:]
  /// How many of these were excluded only because a value is unknown.
  public var excludedAsUnknown = 0
  /// Whether some of them are favourites that would stay hidden as avoided.
  public var excludesAvoidedFavourites = false
  /// Whether only the nearest were looked at, and more are near enough.
  public var excludesMore = false
  /// What spoke against the places that were left out because somebody who asks avoids them, one
  /// for each.
  public var hidden: [Avoidance] = []
  /// Whether they are left out because good places are asked for, so that asking for the avoided
  /// ones as well does not show them.
  public var isHiddenByRating = false
  /// How many there are in all, when more fit than are listed; nil when all are, or nobody asked.
  public var total: ListTotal?
  /// How many more there would be at other hours; nil when nobody asked.
  public var hoursTally: HoursTally?
  /// What all that fit have in common; nil when nobody asked.
  public var facets: Facets?
  /// The words, folded, that none of what was found has; none when something has all.
  public var leftOut: [String] = []
  /// Whether nothing near fits, so that all of it is far away.
  public var isFar = false
  /// Whether the built-in sample answered.
  public var isFromSample = false

  /// Makes an empty answer.
  public init() {}
}

extension Answer {
  /// Joins the answer of another layer to the same question.
  mutating func join(_ other: Answer, limit: Int, by order: NearbyQuestion.Order) {
    found = Array(order.sorted(found + other.found).prefix(limit))
    hidden += other.hidden
    isHiddenByRating = isHiddenByRating || other.isHiddenByRating
    guard found.isEmpty else {
      (nearestBeyond, excluded, excludedAsUnknown, excludesMore) = (nil, [:], 0, false)
      return
    }
    excludedAsUnknown += other.excludedAsUnknown
    excludesAvoidedFavourites = excludesAvoidedFavourites || other.excludesAvoidedFavourites
    excludesMore = excludesMore || other.excludesMore
    excluded.merge(other.excluded) { $0 + $1 }
    nearestBeyond = [nearestBeyond, other.nearestBeyond].compactMap(\.self).min(by: Found.isNearer)
  }
}

extension Answer {
  /// Counts a place that fell to a condition of a filter; nothing when it fell to none.
  mutating func exclude(_ found: Found, for reason: FilterReason?, by filter: Filter) {
    guard let reason else { return }
    excluded[reason, default: 0] += 1
    var lenient = filter
    lenient.allowsUnknown = true
    if reason != .avoided, lenient.reason(against: found) == nil { excludedAsUnknown += 1 }
  }
}
