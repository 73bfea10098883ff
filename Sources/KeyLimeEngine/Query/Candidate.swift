/// A row that may be an answer, with what the index and the rating columns say of it.
struct Candidate {
  let row: Row
  let distance: Distance
  let columns: Columns
  /// Its rating numbers; nil when only its record can tell.
  let ratings: RatingStanding?
  /// Whether the people asking noted something of it, so that the columns say too little.
  var isNoted = false
  /// The best rating by the people asking.
  var lift: Limes?
  /// A lower bound of its rank key: its record never ranks before this.
  let key: RankKey

  /// The nearer one first; ties by row.
  static func isNearer(_ a: Candidate, _ b: Candidate) -> Bool {
    a.distance == b.distance ? a.row < b.row : a.distance < b.distance
  }
}

/// The best candidates so far, and how far it still pays to look.
///
/// A binary heap once it is full, the last of those kept at its root.
struct BestCandidates {
  private var heap: [Candidate] = []
  /// The key of the last one that is kept, once there are enough.
  private(set) var last: RankKey?
  private let limit: Int
  private let precedes: (Candidate, Candidate) -> Bool
  /// Candidates farther away than this are not looked for.
  var horizon = Double.infinity
  /// Whether the order is by distance, so that the horizon closes in as candidates are found.
  var shrinksHorizon = false

  init(limit: Int, precedes: @escaping (Candidate, Candidate) -> Bool) {
    self.limit = max(1, limit)
    self.precedes = precedes
  }

  mutating func add(_ candidate: Candidate) {
    if heap.count < limit {
      heap.append(candidate)
      guard heap.count == limit else { return }
      for parent in (0..<limit / 2).reversed() { sink(heap[parent], from: parent) }
    } else {
      guard precedes(candidate, heap[0]) else { return }
      sink(candidate, from: 0)
    }
    last = heap[0].key
    if shrinksHorizon { horizon = min(horizon, heap[0].distance.metres) }
  }

  /// Puts a candidate where a parent was, or below, so that no child stands behind its parent.
  private mutating func sink(_ candidate: Candidate, from parent: Int) {
    var hole = parent
    while hole * 2 + 1 < limit {
      var child = hole * 2 + 1
      if child + 1 < limit, precedes(heap[child], heap[child + 1]) { child += 1 }
      guard precedes(candidate, heap[child]) else { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = candidate
  }

  func sorted() -> [Candidate] { heap.sorted(by: precedes) }
}

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
    let keys = found.map { key(of: $0) }
    // To move numbers is quicker than to move all that is known of the places.
    let order = found.indices.sorted {
      keys[$0].precedes(keys[$1]) ?? (found[$0].restaurant.id < found[$1].restaurant.id)
    }
    return order.map { found[$0] }
  }

  /// The key of a place that was read.
  ///
  /// What somebody has to ask about stands behind what is known to fit; by rating, what the people
  /// asking avoid stands last.
  func key(of found: Found) -> RankKey {
    var ranked = key(
      RatingStanding(tally: found.tally, score: found.score, last: found.people?.last),
      price: found.restaurant.price, found.distance)
    ranked.group = found.opinion.doubts.count
    if case .rating = self, found.opinion.isUnwelcome { ranked.group = .max }
    return ranked
  }
}
