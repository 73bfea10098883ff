import Arguments
import KeyLimeEngine

/// `admin staff`: names the people who may redeem codes for a restaurant, and nothing else.
enum AdminStaff: Verb {
  private static let account = Operand(
    "ACCOUNT", value: .text.named("ACCOUNT"), summary: "The mail address or id of an account")
  private static let anyRestaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "Only this place", arity: .optional)

  private static let fields = [
    ResultField("account", type: "string", "The id of the account"),
    ResultField("title", type: "string", "The name or mail address of the account"),
  ]

  static var spec: CommandSpec {
    CommandSpec(
      name: "staff", summary: "Name the people who may redeem codes",
      discussion: """
        Staff can redeem the codes of a restaurant. They cannot change the place, its deals or its \
        staff, and cannot see its report.
        """,
      fields: fields + AdminFields.act, subcommands: [add, remove, list], needsSubcommand: true)
  }

  private static var add: CommandSpec {
    CommandSpec(
      name: "add", summary: "Let an account redeem codes",
      operands: [OwnerSession.restaurant.declaration, account.declaration],
      options: WriteOptions.declarations,
      examples: [Example("admin staff add 'Bao House' kit@example.org", "A registered account")],
      exits: [
        ExitNote(1, "There is no such account"),
        ExitNote(5, "You are not an admin of this restaurant"),
      ])
  }

  private static var remove: CommandSpec {
    CommandSpec(
      name: "remove", summary: "Stop it from redeeming codes",
      operands: [OwnerSession.restaurant.declaration, account.declaration],
      options: WriteOptions.declarations,
      examples: [
        Example("admin staff remove 'Thai Orchid Table' kit@example.org", "They can no longer")
      ],
      exits: [
        ExitNote(1, "There is no such account, or it is not on the staff"),
        ExitNote(5, "You are not an admin of this restaurant"),
      ])
  }

  private static var list: CommandSpec {
    CommandSpec(
      name: "list", summary: "List the staff of your restaurants",
      operands: [anyRestaurant.declaration],
      examples: [Example("admin staff list", "Who may redeem where")],
      columns: [
        ResultColumn("PLACE", "The name of the restaurant"),
        ResultColumn("NAME", "The name or mail address of the account"),
        ResultColumn("ACCOUNT", "Its id"),
      ],
      exits: [ExitNote(1, "There is no staff")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let owner = try OwnerSession(context)
    switch arguments.path.dropFirst(2).first {
    case "add": return try change(arguments, owner, adding: true)
    case "remove": return try change(arguments, owner, adding: false)
    default: return try list(arguments[anyRestaurant], owner)
    }
  }

  private static func change(
    _ arguments: ParsedArguments, _ owner: OwnerSession, adding: Bool
  ) throws(Failure) -> Output {
    let (verb, link) = adding ? ("name", "for") : ("remove", "from")
    let place = try owner.place(
      try arguments.needed(OwnerSession.restaurant), to: "change the staff of")
    let name = try arguments.needed(account)
    let known = try owner.session.accounts().named(name)
    guard let one = known.first, known.count == 1 else {
      throw .cannot(
        "\(verb) '\(name)' as staff",
        known.isEmpty ? "no such account" : "\(known.count) accounts have this address",
        known.isEmpty ? .nothingFound : .usage, code: "no-such-account",
        hints: adding && known.isEmpty
          ? ["they can make one with keylime account register"] : known.map { "'\($0.state.id)'" })
    }
    var json = AdminFields.json(place)
    json["account"] = .string(one.state.id.text)
    json["title"] = .string(one.title)
    let line: StyledText =
      adding
      ? "\(one.title, .strong) may now redeem codes of \(place.name)"
      : "\(one.title, .strong) may no longer redeem codes of \(place.name)"
    return try owner.change(
      adding ? .addStaff(one.state.id) : .removeStaff(one.state.id), of: place.id,
      to: "\(verb) '\(name)' \(link) '\(place.name)'", arguments, json: json, line: line,
      already: "\(one.title, .strong) is already on the staff")
  }

  private struct Row {
    let place: RestaurantID
    let name: String?
    let account: AccountID
    let title: String
  }

  private static func list(_ text: String?, _ owner: OwnerSession) throws(Failure) -> Output {
    let session = owner.session
    let only = try text.map { text throws(Failure) in try owner.place(text, to: "list staff of").id
    }
    let account = try session.account()
    let own = try session.state { (state) throws(SnapshotFault) in
      try state.restaurants().filter { place in
        account.map(place.admins.contains) ?? false && (only == nil || place.id == only)
      }
    }
    let titles = Dictionary(
      try session.accounts().map { ($0.state.id, $0.title) }, uniquingKeysWith: { $1 })
    let places = try session.context.asking { () throws(StoreError) in
      try session.store.restaurants(own.map(\.id))
    }
    let rows = own.flatMap { place in
      place.staff.map { member in
        Row(
          place: place.id, name: places[place.id]?.restaurant.name, account: member,
          title: titles[member] ?? member.text)
      }
    }
    return .listing(
      Listing(
        rows,
        columns: [
          Column("PLACE", shrinksTo: 12) { .text($0.name, .strong) },
          Column("NAME", shrinksTo: 12) { Cell($0.title) },
          Column("ACCOUNT", rank: 1) { Cell($0.account.text, .faint) },
        ], json: json,
        whenEmpty: Nothing(
          "there is no staff", hints: ["keylime admin staff add RESTAURANT ACCOUNT"])))
  }

  private static func json(_ row: Row) -> JSONObject {
    var json: JSONObject = [
      "restaurant": .string(row.place.text), "account": .string(row.account.text),
      "title": .string(row.title),
    ]
    json["name"] = row.name.map(JSON.string)
    return json
  }
}
