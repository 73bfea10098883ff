/// A place that was picked, with its reasons.
public struct Pick: Equatable, Sendable {
  /// The restaurant and how far it is.
  public internal(set) var found: Found
  /// The terms of its score.
  public let terms: PickTerms
  /// How long it stays open.
  public let stay: Stay

  /// Its score.
  public var score: Points { terms.total }
}

extension Pick {
  /// Scores a restaurant, or tells why it cannot be picked.
  ///
  /// Pure: the question says the time, the clocks and the seed. With `isThorough` every reason is
  /// told, else the first ones found.
  init(
    _ found: Found, _ question: PickQuestion, isThorough: Bool = false
  ) throws(PickRefusal) {
    let (restaurant, rules) = (found.restaurant, question.rules)
    var reasons = rules.reasons(against: found, leavingOut: question.leftOut)
    if question.shown.contains(restaurant.id) { reasons.insert(.shown) }
    guard isThorough || reasons.isEmpty else { throw PickRefusal(reasons: reasons, stay: .none) }
    let moment = question.moment(at: restaurant)
    let stay = restaurant.stay(at: moment, by: question.clocks, unknown: rules.unknownHours)
    if !stay.lasts(rules.openFor) || stay == .none {
      let state = restaurant.hoursState(at: moment, by: question.clocks)
      reasons.insert(state == .unknown ? .unknownHours : .hours)
    }
    guard reasons.isEmpty else { throw PickRefusal(reasons: reasons, stay: stay) }
    self.init(found: found, terms: PickTerms(of: found, stay, question), stay: stay)
  }

  /// The better first: by score, then the nearer, then by id.
  static func isBetter(_ a: Pick, _ b: Pick) -> Bool {
    if a.score != b.score { return a.score > b.score }
    let (first, second) = (a.found.distance?.metres ?? 0, b.found.distance?.metres ?? 0)
    return first == second ? a.found.restaurant.id < b.found.restaurant.id : first < second
  }
}

/// Why a place cannot be picked, and how long it would be open.
struct PickRefusal: Error {
  let reasons: Set<PickReason>
  let stay: Stay
}

extension PickTerms {
  init(of found: Found, _ stay: Stay, _ question: PickQuestion) {
    let restaurant = found.restaurant
    self.init(
      distance: Self.distance(found.distance ?? Distance(metres: 0)),
      rating: Self.rating(found.tally.order), openTime: Self.openTime(stay),
      price: Self.price(restaurant.price, dearest: question.rules.dearest),
      luck: Self.luck(seed: question.seed, id: restaurant.id.fingerprint))
  }
}

extension RestaurantID {
  /// What the index keeps of an id: see ``Columns``.
  var fingerprint: UInt32 { UInt32(truncatingIfNeeded: Fingerprint.of(text.utf8)) }
}
