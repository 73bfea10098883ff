/// A place that was picked, with its reasons.
public struct Pick: Equatable, Sendable {
  /// The restaurant and how far it is.
  public internal(set) var found: Found
  /// The terms of its score.
  public let terms: PickTerms
  /// How long it stays open.
  public let stay: Stay
  /// The visit that makes it count as farther; nil when there was none lately.
  public let visit: VarietyVisit?

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
    let stay = question.stay(at: restaurant)
    if !rules.isLongEnough(stay) || stay == .none {
      let moment = question.moment(at: restaurant)
      let state = restaurant.hoursState(at: moment, by: question.clocks)
      reasons.insert(state == .unknown ? .unknownHours : .hours)
    }
    if !question.includesAvoided, found.opinion.isUnwelcome { reasons.insert(.avoided) }
    guard reasons.isEmpty else { throw PickRefusal(reasons: reasons, stay: stay) }
    let visit = question.variety?.visit(against: restaurant)
    self.init(
      found: found, terms: PickTerms(of: found, stay, visit, question), stay: stay, visit: visit)
  }

  /// The better first: the fewer needs to ask about, then by score, then the nearer, then by id.
  static func isBetter(_ a: Pick, _ b: Pick) -> Bool {
    let (doubts, otherDoubts) = (a.found.opinion.doubts.count, b.found.opinion.doubts.count)
    if doubts != otherDoubts { return doubts < otherDoubts }
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
  init(of found: Found, _ stay: Stay, _ visit: VarietyVisit?, _ question: PickQuestion) {
    let restaurant = found.restaurant
    let metres = (found.distance?.metres ?? 0) + Double(visit?.metres ?? 0)
    self.init(
      distance: Self.distance(Distance(metres: metres)),
      rating: Self.rating(found.opinion.order(found.tally.order)), openTime: Self.openTime(stay),
      price: Self.price(restaurant.price, dearest: question.rules.dearest),
      luck: Self.luck(seed: question.seed, id: restaurant.id.fingerprint))
  }
}

/// The best picks so far, and what a candidate must reach to be worth looking at.
///
/// Candidates come with an upper bound of their score. They are looked at from the highest bound
/// down, and no more once the bound of the next cannot beat the worst that is kept; so the few that
/// matter are read from JSON and have their hours evaluated, and the result is the same as if all
/// had been.
struct BestPicks {
  private let count: Int
  private(set) var picks: [Pick] = []

  init(count: Int) { self.count = max(1, count) }

  /// The score below which a candidate is of no use; nil while anything is: too few are found, or
  /// the last is one that somebody has to ask about.
  var threshold: Points? {
    guard picks.count >= count, let last = picks.last, last.found.opinion.doubts.isEmpty else {
      return nil
    }
    return last.score
  }

  /// Looks at candidates, best bound first, as long as one of them may be among the best.
  mutating func consider<Candidate, Fault: Error>(
    _ candidates: [(bound: Points, candidate: Candidate)],
    _ evaluate: (Candidate) throws(Fault) -> Pick?
  ) throws(Fault) {
    for (bound, candidate) in candidates.sorted(by: { $0.bound > $1.bound }) {
      // One with exactly the score of the last may still be nearer than it.
      if let threshold, bound < threshold { break }
      if let pick = try evaluate(candidate) { insert(pick) }
    }
  }

  private mutating func insert(_ pick: Pick) {
    let place = picks.firstIndex { Pick.isBetter(pick, $0) } ?? picks.endIndex
    picks.insert(pick, at: place)
    if picks.count > count { picks.removeLast() }
  }
}
