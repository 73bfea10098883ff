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

  /// A person's favourites, for asking about many restaurants.
  func favouriteSet(of account: AccountID) throws(SnapshotFault) -> Set<RestaurantID> {
    Set(try favourites(of: account).map(\.restaurant))
  }
}
