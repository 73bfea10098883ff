/// What decides a place's rank in a list: numbers only, since thousands are compared.
struct Standing {
  var rank: ScoreRank?
  var mean: BayesianMean
  var price: PriceLevel?
  var distance: Distance?
}

/// What ranks a score: see ``FadedScore``.
struct ScoreRank: Equatable {
  var value: Double
  var last: HybridTime?
  var count: Int
  var limes: Int

  /// Whether it stands before another: the higher score, then the later rating, then more of them;
  /// nil when they are equal in all.
  func isBefore(_ other: ScoreRank) -> Bool? {
    value == other.value ? isMoreRecent(than: other) : value > other.value
  }

  /// Whether it was rated later, or as late and more often; nil when both are equal.
  func isMoreRecent(than other: ScoreRank) -> Bool? {
    if let mine = last, let its = other.last, mine != its { return mine > its }
    return count == other.count ? nil : count > other.count
  }
}

extension Found {
  /// Where it stands by what was read.
  var standing: Standing {
    Standing(
      rank: score?.rank, mean: mean ?? .unrated, price: restaurant.price, distance: distance)
  }
}

extension NearbyQuestion.Order {
  /// Whether one place stands before another; nil when this order does not tell them apart.
  func isBefore(_ a: Standing, _ b: Standing) -> Bool? {
    switch self {
    case .distance: return isNearer(a, b)
    case .price:
      if a.price == b.price { return isNearer(a, b) }
      return a.price.map { price in b.price.map { price < $0 } ?? true } ?? false
    case .rating: return isBetter(a, b)
    case .trending:
      guard let first = a.rank, let second = b.rank else { return isHeardOf(a, b) }
      return first.isBefore(second)
    case .recent:
      guard let first = a.rank, let second = b.rank else { return isHeardOf(a, b) }
      return first.isMoreRecent(than: second)
    }
  }

  /// Rated places stand before the others, which are told apart by the stars of their sources.
  private func isHeardOf(_ a: Standing, _ b: Standing) -> Bool? {
    (a.rank == nil) == (b.rank == nil) ? isBetter(a, b) : a.rank != nil
  }

  private func isBetter(_ a: Standing, _ b: Standing) -> Bool? {
    a.mean == b.mean ? isNearer(a, b) : b.mean < a.mean
  }

  private func isNearer(_ a: Standing, _ b: Standing) -> Bool? {
    guard let first = a.distance, let second = b.distance, first != second else { return nil }
    return first < second
  }

  /// The order of candidates; ties by row.
  func isBefore(_ a: Candidate, _ b: Candidate) -> Bool {
    isBefore(a.standing, b.standing) ?? (a.row < b.row)
  }

  /// The order of answers; ties by id.
  func isBefore(_ a: Found, _ b: Found) -> Bool {
    isBefore(a.standing, b.standing) ?? (a.restaurant.id < b.restaurant.id)
  }
}
