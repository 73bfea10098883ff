import OpeningHours

/// What the people who ask think of places, as one question needs it.
///
/// With several people the lowest of their ratings counts, and what any of them avoids is avoided.
/// What is shown as one's own, and one's notes, are those of the first.
final class Preferences {
  let state: State
  /// Those for whom the question is asked, the one who asks first.
  let diners: [Diner]
  /// The cuisines that the question names.
  ///
  /// Who asks for one wants it, whatever they else avoid. Those who eat along did not ask.
  private let named: [String]
  private var kept: Kept?
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
    opinion.unmet = kept.needs.filter { known.grade($0.need) == .no }
      .map { Avoidance(.need($0.need), by: $0.diner) }
    opinion.avoidance = avoidance(of: known, kept, ratings, opinion.unmet)
    opinion.doubts = kept.needs.filter { known.grade($0.need) == .unknown }
      .map { Doubt(need: $0.need, diner: $0.diner) }
    opinions[restaurant.id] = opinion
    return opinion
  }

  private func avoidance(
    of restaurant: Restaurant, _ kept: Kept, _ ratings: [(limes: Limes, diner: Diner.ID)],
    _ unmet: [Avoidance]
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
    return unmet.first
  }

  /// Who passed the card of a restaurant and said nothing better of it since.
  func whoPassed(_ restaurant: RestaurantID) throws(SnapshotFault) -> Diner.ID? {
    for diner in diners {
      if let account = diner.account, try state.hasPassed(restaurant, by: account) {
        return diner.id
      }
    }
    return nil
  }

  /// Whether any of them avoids places otherwise than one by one: those of a cuisine, those that do
  /// not serve a need, or the many whose cards were passed.
  func avoidsByKind() throws(QueryFault) -> Bool {
    do throws(SnapshotFault) {
      let kept = try readKept()
      if !kept.cuisines.isEmpty || !kept.needs.isEmpty { return true }
      for account in diners.compactMap(\.account) {
        if try state.hasPassedAny(by: account) { return true }
      }
      return false
    } catch { throw .state(error) }
  }

  /// The places where any of them was, ever or too lately.
  func places(tooFamiliarFor novelty: Novelty) throws(QueryFault) -> Set<RestaurantID> {
    do throws(SnapshotFault) {
      var visited: Set<RestaurantID> = []
      for account in diners.compactMap(\.account) {
        switch novelty {
        case .neverVisited: visited.formUnion(try state.visitedRestaurants(by: account))
        case .notSince(let time):
          visited.formUnion(try state.lastVisits(of: account, since: time).map(\.restaurant))
        }
      }
      return visited
    } catch { throw .state(error) }
  }

  private func readKept() throws(SnapshotFault) -> Kept {
    if let kept { return kept }
    var read = Kept()
    for diner in diners {
      let tastes = diner.tastes
      let isAsking = diner.id == .me
      read.cuisines += tastes.avoids.filter { !isAsking || !isNamed($0) }.map { ($0, diner.id) }
      read.needs += tastes.diets.map { (.diet($0), diner.id) }
      if let most = tastes.maximumPrice { read.needs.append((.price(most), diner.id)) }
      guard let account = diner.account else { continue }
      for place in try state.avoidedPlaces(of: account) { read.places[place.restaurant] = diner.id }
      for avoided in try state.avoidedCuisines(of: account)
      where !isAsking || !isNamed(avoided.cuisine) {
        read.cuisines.append((avoided.cuisine, diner.id))
      }
      if diner.id == .me { read.notes = try state.notes(by: account) }
    }
    kept = read
    return read
  }

  private func isNamed(_ avoided: String) -> Bool {
    // Who asks for Japanese food may still avoid sushi; who asks for sushi has named it.
    named.contains { CuisineFamily.wanted(avoided, covers: $0) }
  }
}

/// What the people who ask think of a place.
public struct Opinion: Equatable, Sendable {
  /// The rating of the one who asks.
  public internal(set) var mine: Limes?
  /// What the one who asks said with their rating; looked up for single places only.
  public internal(set) var words: String?
  /// Whether it is among the favourites of the one who asks.
  public internal(set) var isFavourite = false
  /// What the one who asks noted of it.
  public internal(set) var note: PlaceNote?
  /// Why it is not to somebody's taste; nil when nothing speaks against it.
  public internal(set) var avoidance: Avoidance?
  /// Needs that it is known not to meet.
  public internal(set) var unmet: [Avoidance] = []
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

/// The rows of places that the people who ask noted something of or rated, which the columns of the
/// index do not show; they are found by the fingerprints of their ids.
///
/// Two ids may share a fingerprint; then a row too many is read, and its record decides.
struct PersonalRows {
  /// Places that the one who asks noted something of: their columns rule nothing out.
  private let noted: Set<UInt32>
  /// Places that somebody rated three or more, or keeps, where that can lift a place.
  private let lifted: [UInt32: Limes]

  /// Nobody knows more of any row.
  static let none = PersonalRows()

  init(noted: Set<UInt32> = [], lifted: [UInt32: Limes] = [:]) {
    (self.noted, self.lifted) = (noted, lifted)
  }

  func isNoted(_ columns: Columns) -> Bool {
    !noted.isEmpty && noted.contains(columns.idFingerprint)
  }

  /// The best that somebody who asks says of a row.
  func lift(_ columns: Columns) -> Limes? {
    lifted.isEmpty ? nil : lifted[columns.idFingerprint]
  }
}

extension Preferences {
  /// The rows that they know more of; with `lifts`, also those that their own ratings may lift.
  func rows(lifts: Bool) throws(QueryFault) -> PersonalRows {
    do throws(SnapshotFault) {
      let noted = Set(try notes().keys.map(\.fingerprint))
      return PersonalRows(noted: noted, lifted: lifts ? try liftedPlaces() : [:])
    } catch { throw .state(error) }
  }

  private func liftedPlaces() throws(SnapshotFault) -> [UInt32: Limes] {
    var lifted: [UInt32: Limes] = [:]
    for account in diners.compactMap(\.account) {
      for fingerprint in try state.favouriteFingerprints(of: account) {
        lifted[fingerprint] = .heart
      }
      for (fingerprint, limes) in try state.limes(by: account) where !limes.isBad {
        lifted[fingerprint] = max(lifted[fingerprint] ?? limes, limes)
      }
    }
    return lifted
  }
}
