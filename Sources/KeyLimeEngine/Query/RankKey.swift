/// What decides a place's rank in a list.
///
/// Keys are compared number by number, the smaller first; then the nearer place is first.
/// Thousands are compared, so the numbers are worked out once for each place.
struct RankKey {
  /// Is compared before all else: how many dietary needs are unknown of this place; `max` for a
  /// place that somebody avoids.
  var group = 0
  let first: Int
  let second: Int
  let distance: Distance?

  /// Whether a place with this key stands before one with another; nil when the keys are equal.
  func precedes(_ other: RankKey) -> Bool? {
    if group != other.group { return group < other.group }
    if first != other.first { return first < other.first }
    if second != other.second { return second < other.second }
    guard let distance, let farther = other.distance, distance != farther else { return nil }
    return distance < farther
  }
}

extension NearbyQuestion.Order {
  /// The key of a place in this order.
  func key(_ ratings: RatingStanding, price: PriceLevel?, _ distance: Distance?) -> RankKey {
    let (first, second) = numbers(ratings, price)
    return RankKey(first: first, second: second, distance: distance)
  }

  private func numbers(_ ratings: RatingStanding, _ price: PriceLevel?) -> (Int, Int) {
    switch self {
    case .distance: return (0, 0)
    case .price: return (price?.rawValue ?? .max, 0)
    case .rating: return (-ratings.tally.order.tenThousandths, 0)
    case .promise: return (-ratings.tally.promise.tenThousandths, 0)
    case .best, .trending:
      return (-ratings.score.tenths, -ratings.tally.order.tenThousandths)
    case .recent:
      guard let last = ratings.last else { return (.max, -ratings.tally.order.tenThousandths) }
      return (-Int(last.milliseconds), -ratings.tally.people)
    }
  }

  /// The order of candidates; ties by row.
  func precedes(_ a: Candidate, _ b: Candidate) -> Bool {
    a.key.precedes(b.key) ?? (a.row < b.row)
  }

  /// Answers in this order; ties by id.
  func sorted(_ found: [Found]) -> [Found] {
    let keyed = found.map { (key: key(of: $0), found: $0) }
    return keyed.sorted {
      $0.key.precedes($1.key) ?? ($0.found.restaurant.id < $1.found.restaurant.id)
    }
    .map(\.found)
  }

  /// The key of a place that was read.
  ///
  /// What somebody has to ask about stands behind what is known to fit; by rating, what those who
  /// ask avoid stands last.
  func key(of found: Found) -> RankKey {
    var ranked = key(
      RatingStanding(tally: found.tally, score: found.score, last: found.people?.last),
      price: found.restaurant.price, found.distance)
    ranked.group = found.opinion.doubts.count
    if case .rating = self, found.opinion.isUnwelcome { ranked.group = .max }
    return ranked
  }
}
