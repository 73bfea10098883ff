extension Catalogue {
  /// Why nothing within reach can be picked, and which single change would help.
  func shortage(of rows: [RowSet], _ question: PickQuestion) throws(QueryFault) -> PickShortage {
    var tally = PickTally(question)
    let origin = Origin(question.origin)
    for (layer, rows) in zip(layers, rows) {
      try layer.tally(rows, origin, question, into: &tally)
    }
    var shortage = tally.shortage
    var farther: Distance?
    for (layer, rows) in zip(layers, rows) {
      let one = try layer.nearestBeyond(rows, origin, question, after: shortage.considered)
      farther = [farther, one].compactMap(\.self).min()
    }
    if let farther {
      shortage.remedies.append(PickRemedy(change: .reach(farther), count: 1))
    }
    return shortage
  }

  private func tally(
    _ rows: RowSet, _ origin: Origin, _ question: PickQuestion, into tally: inout PickTally
  ) throws(QueryFault) {
    let walk = NearestFirst(rows, of: self, from: origin, filter: Filter())
    for candidate in try walk.candidates(limit: 2000, within: question.reach) {
      let found = Found(try restaurant(at: candidate.row), from: origin, question.board)
      do throws(PickRefusal) {
        _ = try Pick(found, question, isThorough: true)
      } catch { tally.add(found, error) }
    }
  }

  /// How far the nearest is that can be picked, whatever the distance.
  private func nearestBeyond(
    _ rows: RowSet, _ origin: Origin, _ question: PickQuestion, after nearer: Int
  ) throws(QueryFault) -> Distance? {
    let rules = question.rules
    let walk = NearestFirst(rows, of: self, from: origin, filter: rules.columnFilter)
    for candidate in try walk.candidates(limit: nearer + 200, within: nil) {
      let distance = candidate.distance
      guard distance > question.reach, question.bound(candidate) != nil else { continue }
      let found = Found(try restaurant(at: candidate.row), from: origin, question.board)
      if (try? Pick(found, question)) != nil { return distance }
    }
    return nil
  }
}

/// Counts what places fell to, and keeps those that fell to one reason alone.
private struct PickTally {
  private let question: PickQuestion
  private var considered = 0
  private var fallen: [PickReason: Int] = [:]
  private var only: [PickReason: [(found: Found, stay: Stay)]] = [:]

  init(_ question: PickQuestion) { self.question = question }

  mutating func add(_ found: Found, _ refusal: PickRefusal) {
    considered += 1
    for reason in refusal.reasons { fallen[reason, default: 0] += 1 }
    // One option lifts both of these.
    let unknown: Set<PickReason> = [.unknownPrice, .unknownRating]
    let reasons = refusal.reasons.isSubset(of: unknown) ? [.unknownPrice] : refusal.reasons
    if reasons.count == 1, let reason = reasons.first {
      only[reason, default: []].append((found, refusal.stay))
    }
  }

  var shortage: PickShortage {
    let remedies = PickReason.allCases.flatMap(remedies).enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    return PickShortage(
      considered: considered, fallen: fallen, remedies: remedies.map(\.element))
  }

  private func remedies(for reason: PickReason) -> [PickRemedy] {
    guard let places = only[reason] else { return [] }
    let restaurants = places.map(\.found.restaurant)
    switch reason {
    case .price: return price(restaurants)
    case .rating: return rating(places.map(\.found))
    case .unknownPrice, .unknownRating:
      return [PickRemedy(change: .lenient, count: places.count)]
    case .unknownHours: return [PickRemedy(change: .unknownHours, count: places.count)]
    case .hours: return closingSoon(places.map(\.stay)) + openingLater(restaurants)
    case .kind, .cuisine, .diet, .age, .vetoed, .visited, .shown:
      return [PickRemedy(change: .without(reason), count: places.count)]
    }
  }

  private func price(_ restaurants: [Restaurant]) -> [PickRemedy] {
    let prices = restaurants.compactMap(\.price)
    guard let least = prices.min() else { return [] }
    return [PickRemedy(change: .maximumPrice(least), count: prices.count { $0 == least })]
  }

  private func rating(_ places: [Found]) -> [PickRemedy] {
    let means = places.compactMap { $0.mean?.stars }
    guard let best = means.max(), let stars = Stars((best * 10).rounded(.down) / 10) else {
      return []
    }
    let count = means.count { $0 >= stars.value }
    return [PickRemedy(change: .minimumRating(stars), count: count)]
  }

  private func closingSoon(_ stays: [Stay]) -> [PickRemedy] {
    let minutes = stays.compactMap { stay -> Int? in
      if case .minutes(let minutes) = stay, minutes > 0 { minutes } else { nil }
    }
    guard let longest = minutes.max() else { return [] }
    return [PickRemedy(change: .openFor(longest), count: minutes.count { $0 == longest })]
  }

  /// The first time within a day at which one that is closed now opens.
  private func openingLater(_ restaurants: [Restaurant]) -> [PickRemedy] {
    let openings = restaurants.prefix(100).compactMap { restaurant -> (Moment, ClockZone)? in
      let moment = question.moment(at: restaurant)
      let opening = restaurant.opening(at: moment, by: question.clocks)
      guard opening.state == .closed, opening.nextState == .open, let next = opening.nextChange,
        moment.seconds(to: next) <= 86_400
      else { return nil }
      return (next, opening.zone)
    }
    guard let first = openings.min(by: { $0.0 < $1.0 }) else { return [] }
    let count = openings.count { $0.0 == first.0 }
    return [PickRemedy(change: .moment(first.0, first.1), count: count)]
  }
}
