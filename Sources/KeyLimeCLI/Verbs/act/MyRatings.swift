import Arguments
import KeyLimeEngine

/// Lists the ratings by the current account.
struct MyRatings {
  /// The sort orders of the list.
  enum Order: String, CaseIterable, Sendable {
    case recent, limes, name, distance
  }

  let context: Context

  private struct Entry {
    let rating: Rating
    let place: MyPlace
  }

  /// The listing of the ratings that pass the filters.
  ///
  /// Throws `store` when catalogue or journal cannot be read, and `usage` when `--near` cannot be
  /// resolved.
  func output(
    atLeast least: Limes?, by order: Order, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let session = try UserSession(context)
    let kept = try MyPlaces(arguments, context)
    var entries: [Entry] = []
    var hasRated = false
    var total: Int?
    if let account = try session.account() {
      let ratings = try session.state { (state) throws(SnapshotFault) in
        try state.ratings(by: account)
      }
      hasRated = !ratings.isEmpty
      var wanted = ratings.filter { rating in least.map { $0 <= rating.limes } ?? true }
      wanted.sort { Self.isBefore($0, $1, byLimes: order == .limes) }
      // When the ratings alone decide what is listed, only those places are looked up.
      if order == .recent || order == .limes, let first = kept.first(of: wanted) {
        (wanted, total) = (first, wanted.count)
      }
      entries = zip(wanted, try kept.places(wanted.map { ($0.restaurant, $0.placeName) }))
        .map { Entry(rating: $0, place: $1) }
    }
    entries.sort { Self.isBefore($0, $1, by: order) }
    let (phrases, now) = (try context.phrases(), context.now)
    let output = try kept.output(
      entries, place: \.place,
      columns: [
        Column("LIMES", .right) { .number($0.rating.limes.count) },
        Column("WORDS", rank: 3) { Cell($0.rating.words ?? phrases[$0.rating.limes]) },
        Column("RATED", rank: 1) { .time($0.rating.time.instant, now: now) },
      ],
      json: { Self.json($0.rating, phrases) },
      whenEmpty: Nothing(
        hasRated ? "you have no matching ratings" : "you have rated nothing yet",
        hints: ["keylime rate RESTAURANT 5 rates a place"]), total: total)
    return try session.ofWhoIsLoggedIn(output)
  }

  /// The JSON fields of a rating.
  static func json(_ rating: Rating, _ phrases: Phrases) -> JSONObject {
    var object: JSONObject = [
      "limes": .count(rating.limes.count), "phrase": .string(phrases[rating.limes]),
      "rated": .string(rating.time.instant.rfc3339), "event": .string(rating.event.text),
    ]
    object["words"] = rating.words.map(JSON.string)
    return object
  }

  private static func isBefore(_ a: Entry, _ b: Entry, by order: Order) -> Bool {
    switch order {
    case .name where a.place.name != b.place.name: return a.place.name < b.place.name
    case .distance: return MyPlaces.isNearer(a.place, b.place)
    case .recent, .limes, .name: return isBefore(a.rating, b.rating, byLimes: order == .limes)
    }
  }

  private static func isBefore(_ a: Rating, _ b: Rating, byLimes: Bool) -> Bool {
    if byLimes, a.limes != b.limes { return a.limes > b.limes }
    return a.time == b.time ? a.restaurant < b.restaurant : a.time > b.time
  }
}
