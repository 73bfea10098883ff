import Arguments
import KeyLimeEngine

/// `admin show`: lists the restaurants that the account manages.
enum AdminShow: Verb {
  static var spec: CommandSpec {
    CommandSpec(
      name: "show", summary: "List the restaurants that you manage",
      discussion: """
        Includes places that you added and that have no admin yet, and places where you are staff.
        """,
      examples: [Example("admin show --json", "With the uses of their deals")],
      fields: [
        ResultField("id", type: "string", "The id of the restaurant"),
        ResultField("name", type: "string", "Its name; absent if it is no longer known"),
        ResultField("role", type: "string", "admin, staff or added"),
        ResultField("changes", type: "number", "Changes made to its record"),
        ResultField("deals", type: "number", "Number of deals"),
        ResultField("uses", type: "number", "Number of uses of its deals"),
        ResultField("redemptions", type: "number", "Number of codes redeemed"),
      ],
      columns: [
        RestaurantColumns.id, RestaurantColumns.name,
        ResultColumn("ROLE", "Admin, staff or added"), ResultColumn("DEALS", "Number of its deals"),
        ResultColumn("USED", "Number of uses of its deals"),
        ResultColumn("REDEEMED", "Number of codes redeemed"),
      ],
      exits: [ExitNote(1, "You manage none")])
  }

  private struct Row {
    let place: RestaurantState
    let role: String
    let offers: [Offer]
    var name: String?

    var order: String { Folding.fold(name ?? place.id.text) }
    var uses: Int { offers.reduce(0) { $0 + $1.useCount } }
    var redemptions: Int { offers.reduce(0) { $0 + $1.redemptionCount } }
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    var rows: [Row] = []
    if let account = try session.account() {
      rows = try session.state { (state) throws(SnapshotFault) in
        try Self.rows(of: account, state, now: context.now.seconds)
      }
    }
    let ids = rows.map(\.place.id)
    let found = try context.asking { () throws(StoreError) in try session.store.restaurants(ids) }
    for index in rows.indices { rows[index].name = found[rows[index].place.id]?.restaurant.name }
    rows.sort { ($0.order, $0.place.id) < ($1.order, $1.place.id) }
    if !rows.isEmpty { context.remember(rows.map(\.place.id)) }
    return listing(rows)
  }

  private static func rows(
    of account: AccountID, _ state: State, now: Int64
  ) throws(SnapshotFault) -> [Row] {
    var rows: [Row] = []
    for place in try state.restaurants() where !place.isRemoved {
      guard let role = role(of: account, place) else { continue }
      let offers = try state.offers(at: place.id, for: Guest(account), now: now)
      rows.append(Row(place: place, role: role, offers: offers))
    }
    return rows
  }

  private static func role(of account: AccountID, _ place: RestaurantState) -> String? {
    if place.admins.contains(account) { return "admin" }
    if place.staff.contains(account) { return "staff" }
    return place.admins.isEmpty && place.addedBy == account ? "added" : nil
  }

  private static func listing(_ rows: [Row]) -> Output {
    .listing(
      Listing(
        Array(rows.enumerated()),
        columns: [
          Column("#", .right) { .row($0.offset, id: $0.element.place.id.text) },
          Column("NAME", shrinksTo: 16) { .text($0.element.name, .strong) },
          Column("ROLE", rank: 2) { Cell($0.element.role) },
          Column("DEALS", .right) { .number($0.element.offers.count) },
          Column("USED", .right) { .number($0.element.uses) },
          Column("REDEEMED", .right, rank: 1) { .number($0.element.redemptions) },
        ],
        json: { json($0.element) },
        whenEmpty: Nothing(
          "you do not manage any restaurant", hints: ["keylime admin claim RESTAURANT"])))
  }

  private static func json(_ row: Row) -> JSONObject {
    var json: JSONObject = ["id": .string(row.place.id.text)]
    json["name"] = row.name.map(JSON.string)
    json["role"] = .string(row.role)
    json["changes"] = .count(row.place.changes.count)
    json["deals"] = .count(row.offers.count)
    json["uses"] = .count(row.uses)
    json["redemptions"] = .count(row.redemptions)
    return json
  }
}
