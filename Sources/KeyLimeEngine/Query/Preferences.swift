/// What the people who ask think of places, as one question needs it.
///
/// With several people the lowest of their ratings counts, and what any of them avoids is avoided. What is
/// shown as one's own, and one's notes, are those of the first.
final class Preferences {
  let state: State
  /// Those for whom the question is asked, the one who asks first.
  let diners: [Diner]
  /// The cuisines that the question names: whoever names one wants it, whatever they else avoid.
  private let named: [String]
  private var kept: Kept?
  private var passed: [Set<RestaurantID>]?
  private var opinions: [RestaurantID: Opinion] = [:]

  /// What is short enough to be read as a whole.
  private struct Kept {
    var notes: [RestaurantID: PlaceNote] = [:]
    var places: [RestaurantID: Diner.ID] = [:]
    var cuisines: [(cuisine: String, diner: Diner.ID)] = []
    var needs: [(need: Need, diner: Diner.ID)] = []
  }

  init(_ state: State, of diners: [Diner], naming cuisines: [String] = []) {
    (self.state, self.diners, named) = (state, diners, cuisines)
  }

  /// What was noted of places by the one who asks.
  func notes() throws(SnapshotFault) -> [RestaurantID: PlaceNote] { try readKept().notes }

  /// Whether anything but ratings and hearts speaks against any place.
  func avoidsAnything() throws(SnapshotFault) -> Bool {
    let kept = try readKept()
    return !kept.places.isEmpty || !kept.cuisines.isEmpty || !kept.needs.isEmpty
      || kept.notes.values.contains(where: \.isClosed)
  }

  /// What they think of a restaurant.
  func opinion(of restaurant: Restaurant) throws(SnapshotFault) -> Opinion {
    if let known = opinions[restaurant.id] { return known }
    let kept = try readKept()
    var opinion = Opinion()
    opinion.note = kept.notes[restaurant.id]
    var ratings: [(limes: Limes, diner: Diner.ID)] = []
    for diner in diners {
      guard let account = diner.account else { continue }
      let limes = try state.limes(for: [restaurant.id], by: account).first ?? nil
      let isKept = try state.isFavourite(restaurant.id, of: account)
      if diner.id == .me { (opinion.mine, opinion.isFavourite) = (limes, isKept) }
      if let limes { ratings.append((limes, diner.id)) }
      let word = limes ?? (isKept ? .heart : nil)
      if let word { opinion.lowest = min(opinion.lowest ?? word, word) }
    }
    let known = opinion.note?.applied(to: restaurant) ?? restaurant
    opinion.avoidance = avoidance(of: known, kept, ratings)
    opinion.doubts = kept.needs.filter { known.grade($0.need) == .unknown }
      .map { Doubt(need: $0.need, diner: $0.diner) }
    opinions[restaurant.id] = opinion
    return opinion
  }

  private func avoidance(
    of restaurant: Restaurant, _ kept: Kept, _ ratings: [(limes: Limes, diner: Diner.ID)]
  ) -> Avoidance? {
    if let diner = kept.places[restaurant.id] { return Avoidance(.place, by: diner) }
    for (cuisine, diner) in kept.cuisines
    where restaurant.cuisines.contains(where: { CuisineFamily.wanted(cuisine, covers: $0) }) {
      return Avoidance(.cuisine(cuisine), by: diner)
    }
    if let bad = ratings.first(where: { $0.limes.isBad }) {
      return Avoidance(.rated(bad.limes), by: bad.diner)
    }
    if kept.notes[restaurant.id]?.isClosed == true { return Avoidance(.closed, by: .me) }
    return kept.needs.first { restaurant.grade($0.need) == .no }
      .map { Avoidance(.need($0.need), by: $0.diner) }
  }

  /// Who passed the card of a restaurant and said nothing better of it since.
  func whoPassed(_ restaurant: RestaurantID) throws(SnapshotFault) -> Diner.ID? {
    let cards: [Set<RestaurantID>]
    if let passed {
      cards = passed
    } else {
      cards = try diners.map { (diner) throws(SnapshotFault) in
        guard let account = diner.account else { return [] }
        return try state.passedCards(of: account)
      }
      passed = cards
    }
    return cards.firstIndex { $0.contains(restaurant) }.map { diners[$0].id }
  }

  /// The places where any of them was at a time in seconds since 1970 or later.
  func visited(since: Int64) throws(QueryFault) -> Set<RestaurantID> {
    do throws(SnapshotFault) {
      let time = Moment(secondsSince1970: since)
      var visited: Set<RestaurantID> = []
      for account in diners.compactMap(\.account) {
        visited.formUnion(try state.lastVisits(of: account, since: time).map(\.restaurant))
      }
      return visited
    } catch { throw .state(error) }
  }

  private func readKept() throws(SnapshotFault) -> Kept {
    if let kept { return kept }
    var read = Kept()
    for diner in diners {
      let tastes = diner.tastes
      read.cuisines += tastes.avoids.filter { !isNamed($0) }.map { ($0, diner.id) }
      read.needs += tastes.diets.map { (.diet($0), diner.id) }
      if let most = tastes.maximumPrice { read.needs.append((.price(most), diner.id)) }
      guard let account = diner.account else { continue }
      for place in try state.avoidedPlaces(of: account) { read.places[place.restaurant] = diner.id }
      for avoided in try state.avoidedCuisines(of: account) where !isNamed(avoided.cuisine) {
        read.cuisines.append((avoided.cuisine, diner.id))
      }
      if diner.id == .me { read.notes = try state.notes(by: account) }
    }
    kept = read
    return read
  }

  private func isNamed(_ avoided: String) -> Bool {
    named.contains {
      CuisineFamily.wanted($0, covers: avoided) || CuisineFamily.wanted(avoided, covers: $0)
    }
  }
}

/// What the people who ask think of a place.
public struct Opinion: Equatable, Sendable {
  /// The rating of the one who asks.
  public internal(set) var mine: Limes?
  /// Whether it is among the favourites of the one who asks.
  public internal(set) var isFavourite = false
  /// What the one who asks noted of it.
  public internal(set) var note: PlaceNote?
  /// Why it is not to somebody's taste; nil when nothing speaks against it.
  public internal(set) var avoidance: Avoidance?
  /// Needs of which nobody knows whether it meets them.
  public internal(set) var doubts: [Doubt] = []
  /// The lowest of their ratings, where a heart without a rating is a five.
  var lowest: Limes?

  /// Whether a place is left out of suggestions, and stands last by rating.
  public var isUnwelcome: Bool { avoidance != nil }

  /// Whether those who ask like it well enough to be picked however others rate it.
  var isRecommended: Bool { lowest.map { $0.count >= 4 } ?? false }

  /// The number that filters compare: the better of everybody's number and theirs.
  func number(_ number: RatingNumber?) -> RatingNumber? {
    guard let lowest, !lowest.isBad else { return number }
    let own = RatingNumber(tenths: 10 * lowest.count)
    return number.map { max($0, own) } ?? own
  }

  /// The number by which a pick weighs a place: theirs when it is higher.
  public func order(_ order: OrderNumber) -> OrderNumber {
    guard let lowest else { return order }
    return max(order, OrderNumber(tenThousandths: 10_000 * lowest.count))
  }
}

extension Limes {
  /// What a heart counts as until its owner rates the place.
  static let heart = Limes(clamping: 5)

  /// Whether somebody who gave it does not want to eat there again.
  var isBad: Bool { count <= 2 }
}
