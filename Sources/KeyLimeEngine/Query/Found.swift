/// A restaurant that answers a question, with where it lies from the one who asked.
public struct Found: Equatable, Sendable {
  /// The restaurant with all its sources.
  public var listed: Listed
  /// How far it is; nil when no place was given to measure from.
  public var distance: Distance?
  /// Compass bearing from there, in degrees.
  public var bearing: Double?
  /// What people's ratings make of it; nil when nobody has rated it, or nobody was asked.
  public var score: FadedScore?
  /// The rating of the one who asks.
  public var mine: Limes?
  /// Whether it is among the favourites of the one who asks.
  public var isFavourite = false

  /// The restaurant itself.
  public var restaurant: Restaurant { listed.restaurant }

  /// The Bayesian mean of its source's stars and people's ratings; nil when there are neither.
  public var mean: BayesianMean? { restaurant.mean(with: score?.terms) }

  init(_ listed: Listed, from origin: Origin?, _ board: Scoreboard? = nil) {
    self.listed = listed
    score = board?.score(of: listed.restaurant.id)
    distance = origin?.distance(to: listed.restaurant.position)
    bearing = origin?.bearing(to: listed.restaurant.position)
  }
}

extension Found {
  /// The nearer one first; ties, and those at an unknown distance, by id.
  static func isNearer(_ a: Found, _ b: Found) -> Bool {
    guard let first = a.distance, let second = b.distance, first != second else {
      return a.restaurant.id < b.restaurant.id
    }
    return first < second
  }
}

/// The answer to a listing question.
public struct Answer: Equatable, Sendable {
  /// What was found, best first.
  public var found: [Found] = []
  /// The nearest place that fits all conditions but the distance, when nothing was found.
  public var nearestBeyond: Found?
  /// How many of the places that were looked at fell to each condition, when nothing was found.
  public var excluded: [FilterReason: Int] = [:]
  /// How many of those lack nothing but a value that nobody knows.
  public var excludedAsUnknown = 0
  /// Whether only the nearest were looked at, and more are near enough.
  public var excludesMore = false
  /// Whether the built-in sample answered.
  public var isFromSample = false

  /// Makes an empty answer.
  public init() {}
}

extension Answer {
  /// Joins the answer of another layer to the same question.
  mutating func join(_ other: Answer, limit: Int, by isBefore: (Found, Found) -> Bool) {
    found = Array((found + other.found).sorted(by: isBefore).prefix(limit))
    guard found.isEmpty else {
      (nearestBeyond, excluded, excludedAsUnknown, excludesMore) = (nil, [:], 0, false)
      return
    }
    excludedAsUnknown += other.excludedAsUnknown
    excludesMore = excludesMore || other.excludesMore
    excluded.merge(other.excluded) { $0 + $1 }
    nearestBeyond = [nearestBeyond, other.nearestBeyond].compactMap(\.self).min(by: Found.isNearer)
  }
}
