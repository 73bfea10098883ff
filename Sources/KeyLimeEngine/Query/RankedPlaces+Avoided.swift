// Places that are left out of a list because somebody avoids them, wherever they would stand.

extension Answer {
  /// Counts the places that are avoided one by one also where they would stand below the last row.
  ///
  /// They are few and known by their ids, so no list has to be walked to its end for them. Those of
  /// an avoided cuisine, or that do not serve a need, are counted only as far as the list goes.
  mutating func countAvoided(
    _ question: NearbyQuestion, by preferences: Preferences, in catalogue: Catalogue,
    keepsFavourites: Bool
  ) throws(QueryFault) {
    guard let places = try preferences.avoidedOneByOne() else { return }
    let origin = Origin(question.origin)
    var single: [Avoidance] = []
    for id in places where try catalogue.mayBe(id, within: question.reach, of: origin) {
      guard let listed = try catalogue.restaurant(id) else { continue }
      let found = try catalogue.found(listed, from: origin, question.ratings, preferences)
      guard let avoidance = found.opinion.avoidance, avoidance.isOfOnePlace,
        question.leavesOutAsAvoided(found), keepsFavourites || !found.opinion.isFavourite
      else { continue }
      single.append(avoidance)
    }
    hidden = hidden.filter { !$0.isOfOnePlace } + single
  }
}

extension Catalogue {
  /// Whether a place may be within a distance, as far as the points of the index tell.
  ///
  /// Most places that somebody avoids are in other towns, and their records need not be read.
  func mayBe(
    _ id: RestaurantID, within reach: Distance?, of origin: Origin
  ) throws(QueryFault) -> Bool {
    guard let reach else { return true }
    let rows = try rows(hashedLike: id)
    for row in rows where !isReplaced(row) {
      // A duplicate is shown where its primary is, which is near.
      if let position = try position(at: row),
        origin.distance(to: position).metres <= reach.metres + Self.farthestDuplicate
      {
        return true
      }
    }
    // People may have added it, or moved it.
    return rows.isEmpty || rows.contains(where: isReplaced)
  }

  private static let farthestDuplicate = 1000.0
}

extension NearbyQuestion {
  /// Whether a place would be listed if nobody avoided it.
  fileprivate func leavesOutAsAvoided(_ found: Found) -> Bool {
    if let reach, let distance = found.distance, distance > reach { return false }
    return filter.isMetButAvoided(found) || hidesAvoided && filter.reason(against: found) == nil
  }
}

extension Avoidance {
  /// Whether it is about one place alone.
  var isOfOnePlace: Bool {
    switch reason {
    case .place, .rated, .closed: true
    case .cuisine, .need, .passed: false
    }
  }
}

extension Preferences {
  /// More ratings than this are not looked through for the low ones.
  private static let mostRatings = 1000
  /// Looking at one place takes some 25 microseconds.
  private static let mostPlaces = 40

  /// The places that somebody avoids by name, rated low or noted as closed, in the order of their
  /// ids; nil when these are too many to look at each.
  func avoidedOneByOne() throws(QueryFault) -> [RestaurantID]? {
    do throws(SnapshotFault) {
      var places = Set(try notes().filter(\.value.isClosed).keys)
      for account in diners.compactMap(\.account) {
        if try state.hasRatedMore(than: Self.mostRatings, by: account) { return nil }
        places.formUnion(try state.avoidedPlaces(of: account).map(\.restaurant))
        places.formUnion(try state.restaurantsRatedBadly(by: account))
      }
      return places.count <= Self.mostPlaces ? places.sorted() : nil
    } catch { throw .state(error) }
  }
}
