extension State {
  /// Tells of places what people think: their score, and for one person the own rating and whether
  /// it is a favourite.
  ///
  /// A score that a place has already is kept.
  public func tell(
    _ found: inout [Found], to account: AccountID?, _ fading: Fading
  ) throws(SnapshotFault) {
    let unasked = found.filter { $0.score == nil }.map(\.restaurant.id)
    let scores = try unasked.isEmpty ? [:] : scores(of: unasked)
    let favourites =
      try account.map { (id) throws(SnapshotFault) in try favouriteSet(of: id) } ?? []
    for index in found.indices {
      let id = found[index].restaurant.id
      if let terms = scores[id] { found[index].score = KeyLimeScore(terms, fading) }
      found[index].isFavourite = favourites.contains(id)
      guard let account, found[index].score != nil else { continue }
      found[index].mine = try rating(of: id, by: account)?.limes
    }
  }

  /// A person's favourites, for asking about many restaurants.
  public func favouriteSet(of account: AccountID) throws(SnapshotFault) -> Set<RestaurantID> {
    let prefix = SubjectKey(account.text)
    var keys = Set(try base?.keys(.favourites, under: prefix) ?? [])
    for key in tail(.favourites, under: prefix) {
      if try register(.favourites, key).events.isEmpty {
        keys.remove(key)
      } else {
        keys.insert(key)
      }
    }
    return Set(keys.compactMap { $0.parts.last.flatMap { RestaurantID($0) } })
  }
}
