// What the state adds to places that were found.

extension State {
  /// Adds what people think of places, and their scores on a day.
  func annotate(_ found: inout [Found], on today: Int) throws(SnapshotFault) {
    let summaries = try ratingSummaries(of: found.map(\.restaurant.id))
    for index in found.indices {
      let summary = summaries[found[index].restaurant.id]?.counted(on: today)
      found[index].annotate(summary, today: today)
    }
  }

  /// Adds a person's own ratings, and whether the places are their favourites.
  func annotate(_ found: inout [Found], for account: AccountID) throws(SnapshotFault) {
    let ids = found.map(\.restaurant.id)
    let (limes, kept) = (try limes(for: ids, by: account), try areFavourites(ids, of: account))
    for index in found.indices {
      (found[index].mine, found[index].isFavourite) = (limes[index], kept[index])
    }
  }

  /// A person's favourites, for asking about many restaurants.
  func favouriteSet(of account: AccountID) throws(SnapshotFault) -> Set<RestaurantID> {
    Set(try favourites(of: account).map(\.restaurant))
  }
}
