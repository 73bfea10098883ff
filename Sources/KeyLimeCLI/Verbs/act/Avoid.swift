import Arguments
import KeyLimeEngine

/// `avoid`: rules out places and cuisines, and lists what is ruled out.
enum Avoid: Verb {
  private static let restaurants = ListOperand(
    "RESTAURANT", value: .restaurant, summary: "Ids, names, @N of the last list, or - for lines")
  private static let cuisine = Option(
    "cuisine", short: "c",
    value: .commaSeparated(.text.named("CUISINE").completed(by: .dynamic("cuisine"))),
    summary: "Avoid every place with this cuisine"
  ).repeatable
  private static let remove = Flag("remove", summary: "No longer avoid them")

  static var spec: CommandSpec {
    CommandSpec(
      name: "avoid", group: .act, summary: "Keep places out of suggestions",
      discussion: """
        'discover', 'iwant-pick' and 'swipe' leave out what you avoid and say how much that hides; \
        --avoided shows it there. Other lists keep such places in their row, marked. A place that \
        you rated one or two limes counts as avoided, too.

        A place with an avoided cuisine in its name is avoided, too. Asking for an avoided cuisine \
        by name shows it all the same. Without an operand, lists what you avoid, also by your \
        profile. With - as the only operand, reads ids or names from standard input, one a line.
        """,
      operands: [restaurants.declaration],
      options: [cuisine.declaration, remove.declaration, UserLocation.near.declaration]
        + WriteOptions.declarations,
      examples: [
        Example("avoid 'Taco Luna'", "Not there again"),
        Example("avoid --cuisine sushi", "No raw fish"),
        Example("avoid", "What you avoid"),
        Example("avoid 'Taco Luna' --remove", "Another chance"),
      ],
      fields: [
        ResultField("restaurant", type: "string", "In lists: the id of an avoided place"),
        ResultField("cuisine", type: "string", "In lists: an avoided cuisine"),
        ResultField("name", type: "string", "In lists: the name of the place or cuisine"),
        ResultField("limes", type: "number", "In lists: your rating, when that is the reason"),
        ResultField("since", type: "string", "In lists: since when, RFC 3339; not for the profile"),
        ResultField("changed", type: "array of strings", "Ids and cuisines that changed"),
        ResultField("unchanged", type: "array of strings", "Those that needed no change"),
        OperandLines.field,
      ] + WriteOptions.fields,
      columns: [
        ResultColumn("NAME", "The name of the place or cuisine"),
        ResultColumn("WHY", "Place, cuisine, or how you rated it"),
        ResultColumn("SINCE", "Since when, RFC 3339"), RestaurantColumns.id,
      ],
      exits: [
        ExitNote(1, "There is no such restaurant, or you avoid nothing"),
        ExitNote(2, "The command line, or a line of the list, cannot be understood"),
      ],
      seeAlso: ["discover", "iwant-pick", "rate", "undo"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    let cuisines = arguments[cuisine].flatMap(\.self).filter { !$0.isEmpty }
    if cuisines.isEmpty, arguments.isGiven(cuisine.declaration) {
      throw Failure(
        .usage, "the cuisine is empty: expected a cuisine such as thai", code: "bad-value")
    }
    let words = arguments[restaurants]
    let removes = arguments[remove] ?? false
    guard !words.isEmpty || !cuisines.isEmpty else {
      guard !removes else {
        throw Failure(
          .usage, "'--remove' needs a place or --cuisine", code: "missing-operand",
          hints: ["keylime avoid lists what you avoid"])
      }
      return try session.ofWhoIsLoggedIn(AvoidedListing(session: session).output())
    }
    let check = AvoidedCuisineCheck(session: session)
    try check.requireOneLine(cuisines)
    if !removes { try check.warnOfUnserved(cuisines) }
    let kitchens = cuisines.map { Wish(.cuisine(Avoided.slug(of: $0)), $0.spaced) }
    var reference = try RestaurantReference(near: arguments, session)
    reference.commandForSeveral = removes ? "avoid --remove" : "avoid"
    let place = try resolver(reference, session, removes: removes)
    let perform = { (places: [NamedPlace], arguments: ParsedArguments) throws(Failure) in
      let wishes = places.unique.map { Wish(.place($0.id), $0.name) } + kitchens
      return try change(wishes, at: places.unique, removes: removes, session, arguments)
    }
    guard try OperandLines.areMeant(by: words) else {
      var places: [NamedPlace] = []
      for word in try reference.together(words) { places.append(try place(word)) }
      return try perform(places, arguments)
    }
    var lines = try OperandLines(context)
    let places = try lines.map { (line) throws(Failure) in try place(line.values[0]) }
    return try lines.output(arguments) { (arguments) throws(Failure) in
      try perform(places, arguments)
    }
  }

  /// Finds the place that a word means, or says how a cuisine of that name is written.
  private static func resolver(
    _ reference: RestaurantReference, _ session: UserSession, removes: Bool
  ) throws(Failure) -> (String) throws(Failure) -> NamedPlace {
    let lost = removes ? try LostPlaces.of(.avoided, session) : nil
    return { (word) throws(Failure) in
      do throws(Failure) {
        return try reference.resolve(word, among: lost, to: removes ? "stop avoiding" : "avoid")
      } catch {
        throw try AvoidedCuisineCheck(session: session).advice(error, word, removes: removes)
      }
    }
  }

  /// Something to avoid, or not any more.
  private struct Wish {
    let avoided: Avoided
    let name: String

    init(_ avoided: Avoided, _ name: String) { (self.avoided, self.name) = (avoided, name) }

    var id: String {
      switch avoided {
      case .place(let id): id.text
      case .cuisine(let slug): slug
      }
    }
  }

  private static func change(
    _ wishes: [Wish], at places: [NamedPlace], removes: Bool, _ session: UserSession,
    _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let account = try session.account()
    let before = try session.state { (state) throws(SnapshotFault) in
      try account.map { (id) throws(SnapshotFault) in try state.avoided(by: id) } ?? []
    }
    let action = { (wish: Wish) -> Action in
      removes ? .unavoid(wish.avoided) : .avoid(wish.avoided)
    }
    let done = try session.actionsWithSameKey(arguments)
    let isChange = { (wish: Wish) -> Bool in
      done?.contains(action(wish)) ?? (before.contains(wish.avoided) == removes)
    }
    let (changed, unchanged) = (wishes.filter(isChange), wishes.filter { !isChange($0) })
    return try session.perform(
      arguments, named: places,
      json: [
        "changed": .array(changed.map { .string($0.id) }),
        "unchanged": .array(unchanged.map { .string($0.id) }),
      ],
      line: line(changed, unchanged, removes: removes)
    ) { (state) throws(SnapshotFault) in
      let avoided =
        try account.map { (id) throws(SnapshotFault) in try state.avoided(by: id) } ?? []
      return wishes.filter { avoided.contains($0.avoided) == removes }.map(action)
    }
  }

  private static func line(_ changed: [Wish], _ unchanged: [Wish], removes: Bool) -> StyledText {
    var parts: [StyledText] = []
    if !changed.isEmpty {
      parts.append("\(names(changed)) \(removes ? "no longer avoided" : "avoided from now on")")
    }
    if !unchanged.isEmpty {
      parts.append("\(names(unchanged)) \(removes ? "not avoided by name" : "avoided already")")
    }
    return parts.isEmpty ? "nothing was changed" : parts.joined(separator: "; ")
  }

  private static func names(_ wishes: [Wish]) -> StyledText {
    wishes.map { StyledText($0.name, .strong) }.joined(separator: ", ")
  }
}
