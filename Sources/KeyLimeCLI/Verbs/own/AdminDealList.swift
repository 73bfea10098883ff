import Arguments
import KeyLimeEngine

/// `admin deal list`: lists the deals of the account's restaurants.
enum AdminDealList {
  private struct Row {
    let offer: Offer
    let found: Found?
    let isFavourite: Bool

    var place: String { Folding.fold(found?.restaurant.name ?? offer.restaurant.text) }
    var title: String { Folding.fold(offer.deal.title) }
  }

  static let documented = [
    ResultColumn("ID", "The id of the deal"), ResultColumn("DEAL", "Its title"),
    ResultColumn("PLACE", "The name of the place"),
    ResultColumn("STATE", "The status as in JSON: open, notYet, notNow, expired …"),
    ResultColumn("USED", "How often it was used"),
    ResultColumn("LEFT", "How often it can still be used"),
    ResultColumn("REDEEMED", "How many of its codes were accepted"),
  ]

  /// The listing of the deals, of one restaurant or of all, by place and title.
  ///
  /// Throws `nothingFound` or `usage` when the restaurant cannot be resolved, and `notPermitted`
  /// when the account is not its admin, or an admin of no restaurant.
  static func list(
    _ text: String?, _ owner: OwnerSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let session = owner.session
    let place = try text.map { text throws(Failure) in
      try owner.place(text, to: "list deals of")
    }
    try owner.checkAdmin(of: place, to: place == nil ? "list deals" : "list deals of")
    let now = session.context.now.seconds
    let (offers, favourites) = try session.asGuest {
      (state, guest) throws(SnapshotFault) -> ([Offer], Set<RestaurantID>) in
      guard let account = guest.account else { return ([], []) }
      let own = Set(try state.restaurants().filter { $0.admins.contains(account) }.map(\.id))
      let offers = try state.offers(at: place?.id, for: guest, now: now)
        .filter { own.contains($0.restaurant) }
      return (offers, Set(try state.favourites(of: account).map(\.restaurant)))
    }
    let origin = try UserLocation(context: session.context, store: session.store)
      .knownOrigin(arguments)
    let places = try session.context.asking { () throws(StoreError) in
      try session.store.restaurants(offers.map(\.restaurant), from: origin)
    }
    let hours = try session.dealHours(at: places.values.map(\.restaurant))
    let moment = session.context.moment
    let rows = offers.map {
      Row(
        offer: hours.timed($0, at: moment), found: places[$0.restaurant],
        isFavourite: favourites.contains($0.restaurant))
    }.sorted { ($0.place, $0.title, $0.offer.id) < ($1.place, $1.title, $1.offer.id) }
    if !rows.isEmpty {
      session.context.remember(rows.map { ShownList.Row($0.offer.restaurant, deal: $0.offer.id) })
    }
    return listing(rows)
  }

  private static func listing(_ rows: [Row]) -> Output {
    .listing(
      Listing(
        Array(rows.enumerated()),
        columns: [
          Column("#", .right) { .row($0.offset, id: $0.element.offer.id.text) },
          Column("DEAL", shrinksTo: 16) { Cell($0.element.offer.deal.title, .strong) },
          Column("PLACE", rank: 3, shrinksTo: 12) { .text($0.element.found?.restaurant.name) },
          Column("STATE", shrinksTo: 12) { row in
            Cell(state(row.element.offer), raw: row.element.offer.status.rawValue)
          },
          Column("USED", .right) { .number($0.element.offer.useCount) },
          Column("LEFT", .right, rank: 2) { .number($0.element.offer.usesLeft) },
          Column("REDEEMED", .right, rank: 1) { .number($0.element.offer.redemptionCount) },
        ],
        json: { json($0.element) }, position: \.element.found?.restaurant.position,
        whenEmpty: Nothing("you offer no deals", hints: ["keylime admin deal add"])))
  }

  private static func state(_ offer: Offer) -> StyledText {
    switch offer.status {
    case .expired: "ended"
    case .usedUp: "used up"
    case .open, .used, .notYet, .notNow: StyledText(offer.period)
    }
  }

  private static func json(_ row: Row) -> JSONObject {
    var json = DealFields.json(row.offer, row.found, isFavourite: row.isFavourite)
    json["uses"] = .count(row.offer.useCount)
    json["redemptions"] = .count(row.offer.redemptionCount)
    return json
  }
}
