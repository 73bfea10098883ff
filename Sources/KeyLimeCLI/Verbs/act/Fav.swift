import Arguments
import KeyLimeEngine

/// Keeps places among the favourites.
enum Fav: Verb {
  static let name = "fav"

  private static let restaurants = ListOperand(
    "RESTAURANT", value: .restaurant, summary: "Ids, names, or @N of the last list")
  private static let remove = Flag("remove", summary: "Drop them from your favourites")
  private static let sort = Option(
    "sort", short: "s", value: .oneOf(MyFavourites.Order.self, "ORDER"),
    summary: "What comes first",
    standard: "distance")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .act, summary: "Keep places among your favourites",
      discussion: """
        Several places are kept at once, all or none. Without one your favourites are listed, with \
        how many deals each has now. 'discover' leaves them out unless asked; 'deals' shows theirs \
        first.
        """,
      operands: [restaurants.declaration],
      options: [remove.declaration, sort.declaration] + MyPlaces.options
        + WriteOptions.declarations,
      rules: [.requires("remove", "RESTAURANT")],
      examples: [
        Example("fav 'Bao House' 'Taco Luna'", "Keep two places"),
        Example("fav 'Taco Luna' --remove", "Drop one"),
        Example("fav --sort name", "List them"),
      ],
      fields: MyPlaces.fields + [
        ResultField("deals", type: "number", "How many deals it has now; in lists"),
        ResultField("since", type: "string", "Since when, RFC 3339; in lists"),
        ResultField("changed", type: "array of strings", "Ids that were added or dropped"),
        ResultField("unchanged", type: "array of strings", "Ids that were so already"),
        ResultField("event", type: "string", "The journal's name for what was done"),
        ResultField("repeated", type: "boolean", "True when --key had done it already"),
      ],
      exits: [ExitNote(1, "There is no such restaurant, or no favourite")],
      seeAlso: ["discover", "deals", "undo"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let words = arguments[restaurants]
    guard !words.isEmpty else {
      return try MyFavourites(context: context)
        .output(by: arguments[sort] ?? .distance, arguments)
    }
    let session = try UserSession(context)
    let origin = try UserLocation(context: context, store: session.store).knownOrigin(arguments)
    let reference = RestaurantReference(context: context, store: session.store, origin: origin)
    // A row such as @2 means the list shown last, which a fault about one name would replace.
    var places: [Restaurant] = []
    for word in words {
      let place = try reference.resolve(word, to: "keep").restaurant
      if !places.contains(where: { $0.id == place.id }) { places.append(place) }
    }
    return try change(places, removes: arguments[remove] ?? false, session, arguments)
  }

  private static func change(
    _ places: [Restaurant], removes: Bool, _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let account = try session.account()
    let (changed, unchanged) = try session.state { (state) throws(SnapshotFault) in
      var (changed, unchanged): ([Restaurant], [Restaurant]) = ([], [])
      for place in places {
        if try isKept(place, by: account, state) == removes {
          changed.append(place)
        } else {
          unchanged.append(place)
        }
      }
      return (changed, unchanged)
    }
    return try session.perform(
      arguments, at: places,
      json: [
        "changed": .array(changed.map { .string($0.id.text) }),
        "unchanged": .array(unchanged.map { .string($0.id.text) }),
      ],
      line: line(changed, unchanged, removes: removes)
    ) { (state) throws(SnapshotFault) in
      var actions: [Action] = []
      for place in places where try isKept(place, by: account, state) == removes {
        actions.append(removes ? .unfavourite(place.id) : .favourite(place.id))
      }
      return actions
    }
  }

  private static func isKept(
    _ place: Restaurant, by account: AccountID?, _ state: State
  ) throws(SnapshotFault) -> Bool {
    try account.map { (id) throws(SnapshotFault) in try state.isFavourite(place.id, of: id) }
      ?? false
  }

  private static func line(
    _ changed: [Restaurant], _ unchanged: [Restaurant], removes: Bool
  ) -> StyledText {
    var parts: [StyledText] = []
    if !changed.isEmpty {
      parts.append("\(names(changed)) \(removes ? "dropped from" : "kept among") your favourites")
    }
    if !unchanged.isEmpty {
      let verb = unchanged.count == 1 ? "is" : "are"
      let how = removes ? "not among" : "already among"
      parts.append("\(names(unchanged)) \(verb) \(how) your favourites")
    }
    return parts.reduce(StyledText("")) { $0.spans.isEmpty ? $1 : $0 + "; " + $1 }
  }

  private static func names(_ places: [Restaurant]) -> StyledText {
    places.reduce(StyledText("")) {
      ($0.spans.isEmpty ? $0 : $0 + ", ") + StyledText($1.name, .strong)
    }
  }
}
