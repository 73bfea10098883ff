import Arguments
import KeyLimeEngine

/// Lists the favourites of the current account.
struct MyFavourites {
  /// The sort orders of the list.
  enum Order: String, CaseIterable, Sendable {
    case distance, name, recent
  }

  let context: Context

  private struct Entry {
    let favourite: Favourite
    let place: MyPlace
    let deals: Int
  }

  /// The listing of the favourites that pass the filters.
  ///
  /// Throws `store` when catalogue or journal cannot be read, and `usage` when `--near` cannot be
  /// resolved.
  func output(by order: Order, _ arguments: ParsedArguments) throws(Failure) -> Output {
    let session = try UserSession(context)
    let kept = try MyPlaces(arguments, context)
    let now = context.now
    let favourites = try Self.counted(session, now)
    var entries = zip(
      favourites, try kept.places(favourites.map { ($0.0.restaurant, $0.0.placeName) })
    )
    .map { Entry(favourite: $0.0, place: $1, deals: $0.1) }
    entries.sort { Self.isBefore($0, $1, by: order) }
    let output = try kept.output(
      entries, place: \.place,
      columns: [
        Column("DEALS", .right) { Self.cell(of: $0.deals) },
        Column("SINCE", rank: 1) { .time($0.favourite.since.instant, now: now) },
      ],
      json: {
        [
          "deals": .count($0.deals), "since": .string($0.favourite.since.instant.rfc3339),
        ]
      },
      whenEmpty: Nothing(
        entries.isEmpty ? "you have no favourites yet" : "you have no matching favourites",
        hints: ["keylime fav RESTAURANT adds one"]))
    return try session.ofWhoIsLoggedIn(output)
  }

  /// A number of deals: none is a dash on a terminal, which stands out less.
  private static func cell(of deals: Int) -> Cell {
    deals == 0 ? Cell(Cell.unknown.shown, raw: "0") : .number(deals)
  }

  /// The favourites, each with the number of its deals that `deals` lists.
  private static func counted(
    _ session: UserSession, _ now: Instant
  ) throws(Failure) -> [(Favourite, Int)] {
    try session.asGuest { (state, guest) throws(SnapshotFault) in
      guard let account = guest.account else { return [] }
      return try state.favourites(of: account).map { (favourite) throws(SnapshotFault) in
        let deals = try state.offersOnDisplay(
          at: favourite.restaurant, for: guest, now: now.seconds)
        return (favourite, deals.count)
      }
    }
  }

  private static func isBefore(_ a: Entry, _ b: Entry, by order: Order) -> Bool {
    switch order {
    case .name where a.place.name != b.place.name: return a.place.name < b.place.name
    case .recent where a.favourite.since != b.favourite.since:
      return a.favourite.since > b.favourite.since
    case .distance, .name, .recent: return MyPlaces.isNearer(a.place, b.place)
    }
  }
}
