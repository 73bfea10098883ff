/// What decides a place's rank in a list.
struct Standing {
  var score: KeyLimeScore?
  var mean: BayesianMean
  var price: PriceLevel?
  var distance: Distance?
}

extension Candidate {
  /// Where it stands as far as the index can tell.
  var standing: Standing {
    Standing(
      score: score, mean: columns.mean(with: score?.terms) ?? .unrated,
      price: columns.priceLevel, distance: distance)
  }
}

extension Found {
  /// Where it stands by what was read.
  var standing: Standing {
    Standing(
      score: score, mean: mean ?? .unrated, price: restaurant.price, distance: distance)
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
      guard let first = a.score, let second = b.score else { return isHeardOf(a, b) }
      return first.isBefore(second)
    case .recent:
      guard let first = a.score, let second = b.score else { return isHeardOf(a, b) }
      return first.isMoreRecent(than: second)
    }
  }

  /// Rated places stand before the others, which are told apart by the stars of their sources.
  private func isHeardOf(_ a: Standing, _ b: Standing) -> Bool? {
    (a.score == nil) == (b.score == nil) ? isBetter(a, b) : a.score != nil
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

  /// Of the scores that may be a candidate's, the one that puts it furthest to the front; nil when it
  /// stands there without any.
  func foremost(of scores: [KeyLimeScore], _ columns: Columns) -> KeyLimeScore? {
    guard !scores.isEmpty else { return nil }
    let standings = [nil] + scores.map(Optional.some)
    return standings.map {
      Standing(
        score: $0, mean: columns.mean(with: $0?.terms) ?? .unrated, price: nil, distance: nil)
    }.min { isBefore($0, $1) ?? false }?.score
  }
}
