import OpeningHours

/// What the people who ask think of places, as one question needs it.
///
/// With several people the lowest of their ratings counts, and what any of them avoids is avoided.
/// What is shown as one's own, and one's notes, are those of the first.
final class Preferences {
  let state: State
  /// Those for whom the question is asked, the person asking first.
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
    var cuisines: [(cuisine: WantedCuisine, diner: Diner.ID)] = []
    var needs: [(need: Need, diner: Diner.ID)] = []
  }

  init(_ state: State, of diners: [Diner], naming cuisines: [String] = []) {
    (self.state, self.diners, named) = (state, diners, cuisines)
  }

  /// What was noted of places by the person asking.
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
    for (cuisine, diner) in kept.cuisines where cuisine.isOffered(by: restaurant) {
      return Avoidance(.cuisine(cuisine.text), by: diner)
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
  ///
  /// Who rated a place was there.
  func places(tooFamiliarFor novelty: Novelty) throws(QueryFault) -> Set<RestaurantID> {
    do throws(SnapshotFault) {
      var visited: Set<RestaurantID> = []
      for account in diners.compactMap(\.account) {
        switch novelty {
        case .neverVisited:
          visited.formUnion(try state.visitedRestaurants(by: account))
          visited.formUnion(try state.ratings(by: account).map(\.restaurant))
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
      read.cuisines += tastes.avoids.filter { !isAsking || !isNamed($0) }.map {
        (WantedCuisine($0), diner.id)
      }
      read.needs += tastes.diets.map { (.diet($0), diner.id) }
      read.needs += tastes.services.map { (.service($0), diner.id) }
      if let most = tastes.maximumPrice { read.needs.append((.price(most), diner.id)) }
      guard let account = diner.account else { continue }
      for place in try state.avoidedPlaces(of: account) { read.places[place.restaurant] = diner.id }
      for avoided in try state.avoidedCuisines(of: account)
      where !isAsking || !isNamed(avoided.cuisine) {
        read.cuisines.append((WantedCuisine(avoided.cuisine), diner.id))
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
