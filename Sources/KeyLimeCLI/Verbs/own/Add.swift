import Arguments
import KeyLimeEngine

/// Adds a place that the catalogue lacks.
enum Add: Verb {
  static let name = "add"

  private static let anyway = Flag(
    "anyway", summary: "Add it although one of this name is there")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .own, summary: "Add a place that the catalogue lacks",
      discussion: """
        Name, address, cuisine, price, phone and photo are required; on a terminal you are asked \
        for what is missing. The place is where --position says, else where you are. Everybody who \
        uses the store finds it at once, and you may change it until it has an admin.
        """,
      options: RestaurantOptions.required + RestaurantOptions.others
        + [UserLocation.near.declaration, anyway.declaration] + WriteOptions.declarations,
      examples: [
        Example(
          "add --name 'Taco Sol' --address '1 Elm St, San Luis Obispo' --cuisine mexican --price 1 "
            + "--phone '+1 805 555 0199' --photo sol.jpg --position 35.28,-120.66", "All at once"),
        Example("add --position 35.28,-120.66", "Asks for the rest"),
      ],
      fields: [
        ResultField("id", type: "string", "The id of the new place"),
        ResultField("name", type: "string", "Its name"),
        ResultField("image", type: "string", "Its picture in the store, or on the web"),
        ResultField("event", type: "string", "The journal's name for what was done"),
        ResultField("repeated", type: "boolean", "True when --key had done it already"),
      ],
      exits: [
        ExitNote(2, "Something required is missing"),
        ExitNote(4, "A place of this name is there already"),
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
    let form = try AddForm(arguments, context, session.store)
    let answers = try form.answers()
    let picture = try Picture(answers.photo)
    guard let id = RestaurantID("a\(DealID(random: context.draw()).text)") else {
      throw Failure(.internalFault, "a fresh id is no id")
    }
    var place = Restaurant(id: id, name: answers.name, position: answers.position)
    try RestaurantOptions.apply(arguments, to: &place, context)
    place.address = answers.address
    place.cuisines = answers.cuisines
    place.price = answers.price
    place.phone = answers.phone
    place.source = Source(name: "added")
    if !(arguments[anyway] ?? false) { try checkForTwin(of: place, session) }
    place.image = try picture.kept(in: session.store, arguments, context)
    var json: JSONObject = ["id": .string(id.text), "name": .string(place.name)]
    json["image"] = place.image.map(JSON.string)
    return try session.perform(
      [.restaurant(id, .add(place))], arguments, json: json,
      line: "added \(place.name, .strong) as \(id.text)",
      hints: ["keylime show \(id.text)"])
  }

  /// One of the same name as near as a house's length is most likely the same place.
  private static func checkForTwin(of place: Restaurant, _ session: UserSession) throws(Failure) {
    let lookup = try session.context.asking { () throws(StoreError) in
      try session.store.lookUp(place.name, from: place.position)
    }
    let namesakes: [Found] =
      switch lookup {
      case .one(let found): [found]
      case .several(let several): several
      case .none: []
      }
    guard let twin = namesakes.first(where: { $0.distance.map { $0.metres <= 150 } ?? false })
    else { return }
    throw .cannot(
      "add '\(place.name)'", "'\(twin.restaurant.name)' is there already (\(twin.restaurant.id))",
      .refused, code: "already-there", hints: ["--anyway adds it nevertheless"])
  }
}
