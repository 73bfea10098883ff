import KeyLimeEngine

/// Lists the places and cuisines that the current account avoids.
struct AvoidedListing {
  let session: UserSession

  private struct Entry {
    let place: RestaurantID?
    let cuisine: String?
    let name: String
    var limes: Limes?
    /// Since when; nil for what is in the profile.
    let since: Instant?
  }

  /// The listing: what was ruled out by name, then what was rated low, the latest first, then the
  /// cuisines in the profile.
  ///
  /// Throws `store` when catalogue or journal cannot be read.
  func output() throws(Failure) -> Output {
    let entries = try entries()
    let places = entries.compactMap(\.place)
    if places.count == entries.count, !places.isEmpty {
      session.context.remember(places)
    }
    let now = session.context.now
    return .listing(
      Listing(
        entries,
        columns: [
          Column("NAME", shrinksTo: 16) { Cell($0.name, .strong) },
          Column("WHY") { Cell($0.limes.map { "rated \($0.count)" } ?? Self.kind($0)) },
          Column("SINCE", rank: 1) { $0.since.map { .time($0, now: now) } ?? Cell("") },
          Column("ID", rank: 2) { .text($0.place?.text) },
        ],
        json: Self.json,
        whenEmpty: Nothing(
          "you avoid nothing", hints: ["keylime avoid RESTAURANT leaves it out of suggestions"])))
  }

  private static func kind(_ entry: Entry) -> String {
    if entry.place != nil { return "place" }
    return entry.since == nil ? "cuisine, in your profile" : "cuisine"
  }

  private static func json(_ entry: Entry) -> JSONObject {
    var object = JSONObject()
    object["restaurant"] = entry.place.map { .string($0.text) }
    object["cuisine"] = entry.cuisine.map(JSON.string)
    object["name"] = .string(entry.name)
    object["limes"] = entry.limes.map { .count($0.count) }
    object["since"] = entry.since.map { .string($0.rfc3339) }
    return object
  }

  private static func latestFirst(_ entries: [Entry]) -> [Entry] {
    let seconds = { (entry: Entry) in entry.since?.seconds ?? 0 }
    return entries.sorted { (seconds($1), $0.name) < (seconds($0), $1.name) }
  }

  private func entries() throws(Failure) -> [Entry] {
    guard let account = try session.account() else { return [] }
    let (places, cuisines, ratings, tastes) = try session.state { (state) throws(SnapshotFault) in
      (
        try state.avoidedPlaces(of: account), try state.avoidedCuisines(of: account),
        try state.ratings(by: account).filter { $0.limes.count <= 2 },
        try state.account(account)?.profile.tastes ?? Tastes()
      )
    }
    let ids = places.map(\.restaurant) + ratings.map(\.restaurant)
    let found = try session.listed(ids)
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
    let profile = tastes.avoids.filter { slug in !cuisines.contains { $0.cuisine == slug } }
      .map { Entry(place: nil, cuisine: $0, name: $0.spaced, since: nil) }
    return Self.latestFirst(named + kitchens) + Self.latestFirst(rated) + profile
  }
}
