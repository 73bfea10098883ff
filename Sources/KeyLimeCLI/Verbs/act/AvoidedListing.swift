import KeyLimeEngine

/// Lists the places and cuisines that the current account avoids.
struct AvoidedListing {
  let session: UserSession

  private struct Entry {
    let place: RestaurantID?
    let cuisine: String?
    let name: String
    var limes: Limes?
    let since: Instant
  }

  /// The listing: what was ruled out by name, then what was rated low, the latest first.
  ///
  /// Throws `store` when catalogue or journal cannot be read.
  func output() throws(Failure) -> Output {
    let entries = try entries()
    let places = entries.compactMap(\.place)
    if places.count == entries.count, !places.isEmpty {
      session.context.remember(places, in: session.store)
    }
    let now = session.context.now
    return .listing(
      Listing(
        entries,
        columns: [
          Column("NAME", shrinksTo: 16) { Cell($0.name, .strong) },
          Column("WHY") { Cell($0.limes.map { "rated \($0.count)" } ?? Self.kind($0)) },
          Column("SINCE", rank: 1) { .time($0.since, now: now) },
          Column("ID", rank: 2) { .text($0.place?.text) },
        ],
        json: Self.json,
        whenEmpty: Nothing(
          "you avoid nothing", hints: ["keylime avoid RESTAURANT leaves it out of suggestions"])))
  }

  private static func kind(_ entry: Entry) -> String { entry.place == nil ? "cuisine" : "place" }

  private static func json(_ entry: Entry) -> JSONObject {
    var object = JSONObject()
    object["restaurant"] = entry.place.map { .string($0.text) }
    object["cuisine"] = entry.cuisine.map(JSON.string)
    object["name"] = .string(entry.name)
    object["limes"] = entry.limes.map { .count($0.count) }
    object["since"] = .string(entry.since.rfc3339)
    return object
  }

  private func entries() throws(Failure) -> [Entry] {
    guard let account = try session.account() else { return [] }
    let (places, cuisines, ratings) = try session.state { (state) throws(SnapshotFault) in
      (
        try state.avoidedPlaces(of: account), try state.avoidedCuisines(of: account),
        try state.ratings(by: account).filter { $0.limes.count <= 2 }
      )
    }
    let ids = places.map(\.restaurant) + ratings.map(\.restaurant)
    let found = try session.context.asking { () throws(StoreError) in
      try session.store.restaurants(ids, from: nil)
    }
    func name(_ id: RestaurantID, _ then: String?) -> String {
      found[id]?.restaurant.name ?? then ?? id.text
    }
    let named = places.map {
      Entry(
        place: $0.restaurant, cuisine: nil, name: name($0.restaurant, $0.placeName),
        since: $0.since.instant)
    }
    let rated = ratings.filter { rating in !places.contains { $0.restaurant == rating.restaurant } }
      .map {
        Entry(
          place: $0.restaurant, cuisine: nil, name: name($0.restaurant, $0.placeName),
          limes: $0.limes, since: $0.time.instant)
      }
    let kitchens = cuisines.map {
      Entry(place: nil, cuisine: $0.cuisine, name: $0.cuisine.spaced, since: $0.since.instant)
    }
    let byTime = { (a: Entry, b: Entry) in (b.since, a.name) < (a.since, b.name) }
    return (named + kitchens).sorted(by: byTime) + rated.sorted(by: byTime)
  }
}
