import Arguments
import KeyLimeEngine

/// Lists the ratings of the person at the keyboard.
struct MyRatings {
  /// What the list is ordered by.
  enum Order: String, CaseIterable, Sendable {
    case recent, limes, name, distance
  }

  let context: Context

  private struct Entry {
    let rating: Rating
    let place: KeptPlace
  }

  func output(
    atLeast least: Limes?, by order: Order, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let acting = try Acting(context)
    let kept = try KeptPlaces(arguments, context)
    var entries: [Entry] = []
    if let account = try acting.account() {
      let ratings = try acting.state { (state) throws(SnapshotFault) in
        try state.ratings(by: account)
      }
      let wanted = ratings.filter { rating in least.map { $0 <= rating.limes } ?? true }
      entries = zip(wanted, try kept.places(wanted.map(\.restaurant)))
        .map { Entry(rating: $0, place: $1) }
    }
    entries.sort { Self.isBefore($0, $1, by: order) }
    let (phrases, now) = (try context.phrases(), context.now)
    return try kept.output(
      entries, place: \.place,
      columns: [
        Column("LIMES", .right) { .number($0.rating.limes.count) },
        Column("", rank: 3) { Cell(phrases[$0.rating.limes]) },
        Column("RATED", rank: 1) { .time($0.rating.time.instant, now: now) },
      ],
      json: { Self.json($0.rating, phrases) },
      whenEmpty: Nothing(
        "you have rated nothing that fits", hints: ["keylime rate RESTAURANT 5 rates a place"]))
  }

  /// The fields of a rating.
  static func json(_ rating: Rating, _ phrases: Phrases) -> JSONObject {
    [
      "limes": .count(rating.limes.count), "phrase": .string(phrases[rating.limes]),
      "rated": .string(rating.time.instant.rfc3339), "event": .string(rating.event.text),
    ]
  }

  private static func isBefore(_ a: Entry, _ b: Entry, by order: Order) -> Bool {
    switch order {
    case .limes where a.rating.limes != b.rating.limes: return a.rating.limes > b.rating.limes
    case .name where a.place.name != b.place.name: return a.place.name < b.place.name
    case .distance: return KeptPlaces.isNearer(a.place, b.place)
    case .recent, .limes, .name:
      if a.rating.time != b.rating.time { return a.rating.time > b.rating.time }
      return a.place.id < b.place.id
    }
  }
}
