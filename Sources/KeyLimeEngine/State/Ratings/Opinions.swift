extension State {
  /// Tells of places what people think: their score, and for one person the own rating and whether
  /// it is a favourite.
  ///
  /// A score that a place has already is kept.
  public func tell(
    _ found: inout [Found], to account: AccountID?, _ fading: Fading
  ) throws(SnapshotFault) {
    let unasked = found.compactMap { $0.score == nil ? $0.restaurant.id : nil }
    let scores = try unasked.isEmpty ? [:] : scores(of: unasked)
    let ids = found.map(\.restaurant.id)
    let mine = try account.map { (account) throws(SnapshotFault) in
      (limes: try limes(for: ids, by: account), isKept: try areFavourites(ids, of: account))
    }
    for index in found.indices {
      let id = found[index].restaurant.id
      if let terms = scores[id] { found[index].score = KeyLimeScore(terms, fading) }
      guard let mine else { continue }
      found[index].mine = mine.limes[index]
      found[index].isFavourite = mine.isKept[index]
    }
  }

  /// Tells the same about picks.
  public func tell(
    _ picks: inout [Pick], to account: AccountID?, _ fading: Fading
  ) throws(SnapshotFault) {
    var found = picks.map(\.found)
    try tell(&found, to: account, fading)
    for index in picks.indices { picks[index].found = found[index] }
  }

  /// A person's favourites, for asking about many restaurants.
  public func favouriteSet(of account: AccountID) throws(SnapshotFault) -> Set<RestaurantID> {
    Set(try favourites(of: account).map(\.restaurant))
  }
}
