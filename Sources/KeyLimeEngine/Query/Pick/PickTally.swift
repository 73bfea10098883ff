/// Counts what places fell to, and keeps those that fell to one reason alone.
struct PickTally {
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
    case .unknownDiet, .unknownService:
      return [PickRemedy(change: .keepingUnknown, count: places.count)]
    case .unknownHours: return unknownHours(places.map(\.stay))
    case .hours:
      let unsure = only[.unknownHours] ?? []
      return closingSoon(places.map(\.stay))
        + openingLater(restaurants, and: unsure.map(\.found.restaurant))
    case .kind: return kind(restaurants)
    case .cuisine, .diet, .service, .age, .tag, .known, .unknown, .checked, .vetoed, .avoided,
      .visited,
      .shown:
      return [PickRemedy(change: .without(reason), count: places.count)]
    }
  }

  private func price(_ restaurants: [Restaurant]) -> [PickRemedy] {
    let prices = restaurants.compactMap(\.price)
    guard let least = prices.min() else { return [] }
    return [PickRemedy(change: .maximumPrice(least), count: prices.count { $0 == least })]
  }

  private func rating(_ places: [Found]) -> [PickRemedy] {
    let numbers = places.compactMap(\.number)
    guard let best = numbers.max(), let stars = Stars(hundredths: best.tenths * 10) else {
      return []
    }
    let count = numbers.count { $0 >= best }
    return [PickRemedy(change: .minimumRating(stars), count: count)]
  }

  /// Nobody can count on unknown hours for longer than what they are taken for.
  private func unknownHours(_ stays: [Stay]) -> [PickRemedy] {
    let least = UnknownHours.minutesLeft
    let assumed = stays.count { $0.lasts(least) }
    var remedies = [PickRemedy(change: .openFor(least), count: assumed)]
    if question.rules.openFor <= least {
      remedies.append(PickRemedy(change: .unknownHours, count: stays.count - assumed))
    }
    return remedies.filter { $0.count > 0 }
  }

  /// No kind at all, where some are asked for, or the one that most of the places are of.
  private func kind(_ restaurants: [Restaurant]) -> [PickRemedy] {
    let usual = restaurants.count {
      question.rules.allowsWithoutKinds($0, leavingOut: question.leftOut)
    }
    if usual > 0 { return [PickRemedy(change: .without(.kind), count: usual)] }
    let counts = Dictionary(grouping: restaurants.compactMap(\.kind)) { $0 }.mapValues(\.count)
    let most = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    return most.map { [PickRemedy(change: .kind($0.key), count: $0.value)] } ?? []
  }

  private func closingSoon(_ stays: [Stay]) -> [PickRemedy] {
    let minutes = stays.compactMap { stay -> Int? in
      if case .minutes(let minutes) = stay, minutes > 0 { minutes } else { nil }
    }
    guard let longest = minutes.max() else { return [] }
    return [PickRemedy(change: .openFor(longest), count: minutes.count { $0 == longest })]
  }

  /// The first time within a day at which one that is closed now opens; others whose hours are
  /// unknown may count as open then.
  private func openingLater(
    _ restaurants: [Restaurant], and unsure: [Restaurant]
  ) -> [PickRemedy] {
    let openings = restaurants.prefix(100).compactMap { restaurant -> (Moment, ClockZone)? in
      let moment = question.moment(at: restaurant)
      let opening = restaurant.opening(at: moment, by: question.clocks)
      guard opening.state == .closed, opening.nextState == .open, let next = opening.nextChange,
        moment.seconds(to: next) <= CalendarDay.seconds, staysOpen(restaurant, from: next)
      else { return nil }
      return (next, opening.zone)
    }
    guard let first = openings.min(by: { $0.0 < $1.0 }) else { return [] }
    let count = (restaurants + unsure).count { staysOpen($0, from: first.0) }
    return [PickRemedy(change: .moment(first.0, first.1), count: count)]
  }

  private func staysOpen(_ restaurant: Restaurant, from moment: Moment) -> Bool {
    let rules = question.rules
    return rules.isLongEnough(
      restaurant.stay(at: moment, by: question.clocks, unknown: rules.unknownHours))
  }
}

extension Catalogue {
  /// Why nothing within reach can be picked, and which single change would help.
  func shortage(of rows: [RowSet], _ question: PickQuestion) throws(QueryFault) -> PickShortage {
    var tally = PickTally(question)
    let origin = Origin(question.origin)
    var isOfNearest = false
    for (layer, rows) in zip(layers, rows) {
      let isCut = try layer.tally(rows, origin, question, into: &tally)
      isOfNearest = isOfNearest || isCut
    }
    var shortage = tally.shortage
    shortage.isOfNearest = isOfNearest
    var farther: Found?
    for (layer, rows) in zip(layers, rows) {
      let one = try layer.nearestBeyond(rows, origin, question, after: shortage.considered)
      farther = [farther, one].compactMap(\.self).min(by: Found.isNearer)
    }
    if let farther {
      shortage.remedies.append(PickRemedy(change: .reach(farther), count: 1))
    }
    return shortage
  }

  /// This number of places says well enough why nothing fits.
  private static let mostTallied = 500

  /// Counts what the nearest places fell to; tells whether there are more than those.
  private func tally(
    _ rows: RowSet, _ origin: Origin, _ question: PickQuestion, into tally: inout PickTally
  ) throws(QueryFault) -> Bool {
    let walk = try BlockSearch(rows, of: self, from: origin, filter: Filter())
    let candidates = try walk.candidates(limit: Self.mostTallied + 1, within: question.reach)
    for candidate in candidates.prefix(Self.mostTallied) {
      let found = try foundForPick(
        try restaurant(at: candidate.row), from: origin, question)
      do throws(PickRefusal) {
        _ = try Pick(found, question, isThorough: true)
      } catch { tally.add(found, error) }
    }
    return candidates.count > Self.mostTallied
  }

  /// The nearest that can be picked, whatever the distance.
  private func nearestBeyond(
    _ rows: RowSet, _ origin: Origin, _ question: PickQuestion, after nearer: Int
  ) throws(QueryFault) -> Found? {
    let rules = question.rules
    let walk = try BlockSearch(
      rows, of: self, from: origin, filter: rules.filter, ratings: question.ratings,
      personal: question.preferences?.rows(lifts: true) ?? .none)
    for candidate in try walk.candidates(limit: nearer + 200, within: nil) {
      guard candidate.distance > question.reach, question.bound(candidate) != nil else { continue }
      let found = try foundForPick(
        try restaurant(at: candidate.row), from: origin, question)
      if (try? Pick(found, question)) != nil { return found }
    }
    return nil
  }
}
