/// The question "what is around here", by distance or by rating.
public struct NearbyQuestion {
  /// How the answer is ordered.
  public enum Order: Sendable {
    /// The nearest first; ties by id.
    case distance
    /// As ``trending``, but after two places that the person asking knows comes one that they do
    /// not know.
    case best
    /// The highest KeyLime score first; ties by order number, distance, then id.
    case trending
    /// The latest rated first; ties by more ratings, distance, then id. Unrated places follow by
    /// rating.
    case recent
    /// The highest order number first; ties by distance, then id.
    case rating
    /// The cheapest first, unknown prices last; ties by distance, then id.
    case price
    /// The highest promise first; ties by distance, then id.
    case promise

    /// Whether places are ordered by their scores before anything else.
    var isByScore: Bool {
      switch self {
      case .best, .trending: true
      case .distance, .recent, .rating, .price, .promise: false
      }
    }
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
  /// Whether places that the people asking avoid are left out.
  public var hidesAvoided = false
  /// Whether the answer says why nothing was found.
  var explainsNothing = true
  /// Whether a place that else would be listed is left out; nil when none is.
  var hides: ((Found) throws(QueryFault) -> Bool)?
  /// People's ratings; nil when they do not matter.
  var ratings: PeoplesRatings?
  /// What the people asking think of places; nil when that does not matter.
  var preferences: Preferences?

  /// Whether people's ratings decide what is listed, and in which order; if not, only the rows that
  /// are shown need them.
  var dependsOnRatings: Bool {
    switch order {
    case .best, .trending, .recent, .rating, .promise: true
    case .distance, .price: filter.dependsOnRating
    }
  }

  /// Whether what the people asking think of places decides what is listed, and in which order.
  var dependsOnOpinions: Bool {
    switch order {
    case .rating, .best: true
    case .distance, .trending, .recent, .price, .promise:
      hidesAvoided || filter.dependsOnOpinions
    }
  }

  /// The condition that a place does not meet; nil when it meets all.
  func reason(against found: Found) -> FilterReason? {
    filter.reason(against: found) ?? (hidesAvoided && found.opinion.isUnwelcome ? .avoided : nil)
  }

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
    for layer in layers.dropFirst() {
      answer.join(
        try layer.nearbyHere(question), limit: question.limit, by: question.order)
    }
    return answer
  }

  /// The answer of this layer alone.
  private func nearbyHere(_ question: NearbyQuestion) throws(QueryFault) -> Answer {
    let origin = Origin(question.origin)
    let search = try search(question, origin, filter: question.filter)
    var answer = Answer()
    answer.isFromSample = isSample
    answer.isHiddenByRating = question.filter.minimumRating != nil
    // Some that the index lets through fall when their records are read.
    var (limit, read) = (question.limit + 8, 0)
    while true {
      let candidates = try search.ranked(limit: limit, within: question.reach)
      let isSettled = try confirm(candidates.dropFirst(read), question, origin, &answer)
      if isSettled || candidates.count < limit { break }
      (limit, read) = (limit * 4, candidates.count)
    }
    if answer.found.isEmpty, question.explainsNothing { try explain(&answer, question, origin) }
    return answer
  }

  private func search(
    _ question: NearbyQuestion, _ origin: Origin, filter: Filter
  ) throws(QueryFault) -> BlockSearch {
    try BlockSearch(
      RowSet(all: recordCount), of: self, from: origin, filter: filter, ratings: question.ratings,
      personal: question.preferences?.rows(lifts: filter.minimumRating != nil) ?? .none,
      by: question.order)
  }

  /// Reads candidates from JSON in order, behind those that an answer is made of already; tells
  /// whether enough of them really fit and no later one can stand before them.
  ///
  /// A candidate never stands further behind than its record does.
  private func confirm(
    _ ranked: ArraySlice<Candidate>, _ question: NearbyQuestion, _ origin: Origin,
    _ answer: inout Answer
  ) throws(QueryFault) -> Bool {
    let order = question.order
    for candidate in ranked {
      if answer.found.count >= question.limit {
        answer.found = Array(order.sorted(answer.found).prefix(question.limit))
        guard let last = answer.found.last else { break }
        if order.key(of: last).precedes(candidate.key) == true { return true }
      }
      let listed = try self.found(
        at: candidate.row, from: origin, question.ratings, question.preferences)
      let isMetButAvoided = question.filter.isMetButAvoided(listed)
      guard isMetButAvoided || question.filter.reason(against: listed) == nil,
        try question.hides?(listed) != true
      else { continue }
      if isMetButAvoided || question.hidesAvoided, let avoidance = listed.opinion.avoidance {
        answer.hidden.append(avoidance)
      } else {
        answer.found.append(listed)
      }
    }
    answer.found = Array(order.sorted(answer.found).prefix(question.limit))
    return false
  }

  /// How many of the nearest records are read to say why nothing was found: enough to tell which
  /// condition is to blame, and quickly read.
  static let mostExplained = 500

  /// How many rows that the index lets through are read to find one that fits farther away.
  private static let triedBeyond = 50

  /// Says why nothing was found: what fell to which condition, and what is nearest beyond.
  private func explain(
    _ answer: inout Answer, _ question: NearbyQuestion, _ origin: Origin
  ) throws(QueryFault) {
    let anything = try search(question, origin, filter: Filter())
    let near = try anything.candidates(limit: Self.mostExplained + 1, within: question.reach)
    answer.excludesMore = near.count > Self.mostExplained
    for candidate in near.prefix(Self.mostExplained) {
      let found = try found(
        at: candidate.row, from: origin, question.ratings, question.preferences)
      let reason = question.reason(against: found)
      answer.exclude(found, for: reason, by: question.filter)
      if reason == .favourite, question.hidesAvoided, found.opinion.isUnwelcome {
        answer.excludesAvoidedFavourites = true
      }
    }
    let beyond = try search(question, origin, filter: question.filter)
    for candidate in try beyond.candidates(limit: Self.triedBeyond, within: nil) {
      let found = try found(
        at: candidate.row, from: origin, question.ratings, question.preferences)
      if question.reason(against: found) == nil { return answer.nearestBeyond = found }
    }
  }
}
