import Arguments
import KeyLimeEngine

/// `add`: adds a place that is not in the catalogue.
enum Add: Verb {
  private static let title = Operand(
    "NAME", value: .filledText, summary: "Its name, like --name", arity: .optional)
  private static let anyway = Flag(
    "anyway", summary: "Add it even if a place of this name is nearby")

  static var spec: CommandSpec {
    CommandSpec(
      name: "add", group: .own, summary: "Add a place that is not in the catalogue",
      discussion: """
        The name is required. The position is --position, else your location. What you do not know \
        stays unknown; on a terminal, keylime asks for it. Everybody who uses the store can find the \
        place at once. You may change it until it has an admin.

        --osm takes all values from OpenStreetMap; the options change or add to them, and what is \
        unknown there stays unknown.
        """,
      operands: [title.declaration],
      options: RestaurantOptions.asked + RestaurantOptions.others
        + [
          UserLocation.near.declaration, OSMForm.osm.declaration, OSMForm.server.declaration,
          anyway.declaration,
        ] + WriteOptions.declarations,
      rules: [.conflict("NAME", "name"), .requires("server", "osm")],
      examples: [
        Example(
          "add 'Taco Sol' --position 35.28,-120.66 --cuisine mexican --price 1", "What is known"),
        Example("add", "Asks for everything, on a terminal"),
        Example("add --osm node/123", "As OpenStreetMap knows it"),
      ],
      fields: [
        ResultField("id", type: "string", "The id of the new place"),
        ResultField("name", type: "string", "Its name"),
        ResultField("image", type: "string", "Its picture in the store, or on the web"),
        ResultField("source", type: "object", "With --osm: name, record, attribution"),
      ] + WriteOptions.fields,
      exits: [
        ExitNote(1, "OpenStreetMap has no such place"),
        ExitNote(2, "The name or the position is missing, or the server cannot be reached"),
        ExitNote(4, "A place of this name already exists nearby"),
      ],
      seeAlso: ["admin", "import"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    return try OwnerRetry(session, arguments).run { () throws(Failure) in
      try add(arguments, session, context)
    }
  }

  private static func add(
    _ arguments: ParsedArguments, _ session: UserSession, _ context: Context
  ) throws(Failure) -> Output {
    var (place, photo) = try described(try newID(session), arguments, session)
    if !(arguments[anyway] ?? false) { try checkForDuplicate(of: place, session) }
    if !arguments.isDryRun, try session.account() == nil {
      try session.beginAccount()
      place.id = try newID(session)
    }
    let id = place.id
    if let photo { place.image = try photo.kept(in: session.store, arguments, context) }
    var json: JSONObject = ["id": .string(id.text), "name": .string(place.name)]
    json["image"] = place.image.map(JSON.string)
    if arguments[OSMForm.osm] != nil { json["source"] = place.json["source"] }
    return try session.perform(
      [.restaurant(id, .add(place))], arguments, json: json,
      line: "added \(place.name, .strong) as \(id.text)",
      hints: ["keylime show \(id.text)"])
  }

  /// A new id, made from the account that is logged in.
  private static func newID(_ session: UserSession) throws(Failure) -> RestaurantID {
    let account = try session.account() ?? AccountID(random: session.context.draw())
    guard let id = RestaurantID.added(by: account, random: session.context.draw()) else {
      throw Failure(.internalFault, "a new id is invalid")
    }
    return id
  }

  /// The place as the form or OpenStreetMap describes it, and its picture, not copied yet.
  private static func described(
    _ id: RestaurantID, _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> (Restaurant, Picture?) {
    let context = session.context
    if let reference = arguments[OSMForm.osm] {
      let form = OSMForm(reference: reference, arguments: arguments, session: session)
      return try form.place(id, name: arguments[title])
    }
    let form = try AddForm(arguments, name: arguments[title], context, session.store)
    let answers = try form.answers()
    var place = Restaurant(id: id, name: answers.name, position: answers.position)
    try RestaurantOptions.apply(arguments, to: &place, context)
    if arguments[RestaurantOptions.address] == nil, let address = answers.address {
      RestaurantOptions.set(address, of: &place, context)
    }
    place.cuisines = answers.cuisines ?? []
    place.price = answers.price
    place.phone = answers.phone
    place.source = Source(name: "added")
    return (place, answers.photo)
  }

  /// A place of the same name within 150 m is probably the same place.
  private static func checkForDuplicate(of place: Restaurant, _ session: UserSession)
    throws(Failure)
  {
    let namesakes = try session.context.asking { () throws(StoreError) in
      try session.store.places(named: place.name, from: place.position)
    }
    guard let duplicate = namesakes.first(where: { $0.distance.map { $0.metres <= 150 } ?? false })
    else { return }
    let there = "'\(duplicate.restaurant.name)' already exists (\(duplicate.restaurant.id))"
    if session.context.isInteractive {
      return try session.context.confirm(
        "\(there). Add it nonetheless?", flag: "--anyway", isConfirmed: false)
    }
    throw .cannot(
      "add '\(place.name)'", there, .refused, code: "already-there",
      hints: ["--anyway adds it nonetheless"])
  }
}
