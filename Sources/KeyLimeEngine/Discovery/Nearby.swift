/// The question "what is around here", by distance or by rating.
public struct NearbyQuestion: Sendable {
  /// How the answer is ordered.
  public enum Order: Sendable {
    /// The nearest first; ties by id.
    case distance
    /// The best Bayesian mean first, unrated places at the prior; ties by distance, then id.
    case rating
    /// The cheapest first, unknown prices last; ties by distance, then id.
    case price
  }

  /// Where from.
  public var origin: Coordinate
  /// How far at most; nil for any distance.
  public var reach: Distance?
  /// What the places must be like.
  public var filter = Filter()
  /// The order.
  public var order: Order = .distance
  /// How many at most.
  public var limit: Int = 20

  /// Asks around a point.
  public init(around origin: Coordinate, within reach: Distance?, order: Order = .distance) {
    self.origin = origin
    self.reach = reach
    self.order = order
  }
}

extension Store {
  /// Lists places around a point.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func nearby(
    _ question: NearbyQuestion, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> Answer {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try catalogue.nearby(question)
    }
  }
}

extension Catalogue {
  func nearby(_ question: NearbyQuestion) throws(QueryFault) -> Answer {
    var answer = try nearbyHere(question)
    guard let overlay else { return answer }
    answer.join(
      try overlay.catalogue.nearbyHere(question), limit: question.limit,
      by: question.order.isBefore)
    return answer
  }

  /// The answer of this layer alone.
  private func nearbyHere(_ question: NearbyQuestion) throws(QueryFault) -> Answer {
    let origin = Origin(question.origin)
    let all = RowSet(all: recordCount)
    let search = NearestFirst(all, of: self, from: origin, filter: question.filter)
    var answer = Answer()
    answer.isFromSample = isSample
    // Some that the index lets through fall when their records are read.
    var limit = question.limit + 8
    while true {
      let candidates = try question.order.best(limit, of: search, within: question.reach)
      answer.found = try confirm(candidates, question, origin)
      if answer.found.count >= question.limit || candidates.count < limit { break }
      limit *= 4
    }
    if answer.found.isEmpty { try explain(&answer, question, origin) }
    return answer
  }

  /// Reads candidates from JSON in order until enough of them really fit.
  private func confirm(
    _ ranked: [Candidate], _ question: NearbyQuestion, _ origin: Origin
  ) throws(QueryFault) -> [Found] {
    var found: [Found] = []
    for candidate in ranked {
      if found.count == question.limit { break }
      let listed = try restaurant(at: candidate.row)
      if question.filter.reason(against: listed.restaurant) == nil {
        found.append(Found(listed, from: origin))
      }
    }
    return found.sorted(by: question.order.isBefore)
  }

  /// Says why nothing was found: what fell to which condition, and what is nearest beyond.
  private func explain(
    _ answer: inout Answer, _ question: NearbyQuestion, _ origin: Origin
  ) throws(QueryFault) {
    let all = RowSet(all: recordCount)
    let anything = NearestFirst(all, of: self, from: origin, filter: Filter())
    for candidate in try anything.candidates(limit: 500, within: question.reach) {
      let restaurant = try restaurant(at: candidate.row).restaurant
      if let reason = question.filter.reason(against: restaurant) {
        answer.excluded[reason, default: 0] += 1
      }
    }
    let beyond = NearestFirst(all, of: self, from: origin, filter: question.filter)
    for candidate in try beyond.candidates(limit: 50, within: nil) {
      let listed = try restaurant(at: candidate.row)
      if question.filter.reason(against: listed.restaurant) == nil {
        return answer.nearestBeyond = Found(listed, from: origin)
      }
    }
  }
}

extension NearbyQuestion.Order {
  /// The first candidates in this order, as far as the index can tell it.
  fileprivate func best(
    _ limit: Int, of search: NearestFirst, within reach: Distance?
  ) throws(QueryFault) -> [Candidate] {
    switch self {
    case .distance: try search.candidates(limit: limit, within: reach)
    case .rating:
      try search.candidates(limit: limit, within: reach) { a, b in
        let (first, second) = (a.columns.mean ?? .unrated, b.columns.mean ?? .unrated)
        return first == second ? Candidate.isNearer(a, b) : second < first
      }
    case .price:
      try search.candidates(limit: limit, within: reach) { a, b in
        let (first, second) = (a.columns.price, b.columns.price)
        if first == second { return Candidate.isNearer(a, b) }
        return first != 0 && (second == 0 || first < second)
      }
    }
  }

  /// The order by what JSON says.
  fileprivate func isBefore(_ a: Found, _ b: Found) -> Bool {
    switch self {
    case .distance: break
    case .rating:
      let (first, second) = (a.restaurant.mean ?? .unrated, b.restaurant.mean ?? .unrated)
      if first < second || second < first { return second < first }
    case .price:
      let (first, second) = (a.restaurant.price, b.restaurant.price)
      if first != second {
        return first.map { price in second.map { price < $0 } ?? true } ?? false
      }
    }
    guard let first = a.distance, let second = b.distance, first != second else {
      return a.restaurant.id < b.restaurant.id
    }
    return first < second
  }
}
