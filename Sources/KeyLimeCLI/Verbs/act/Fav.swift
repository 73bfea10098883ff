import Arguments
import KeyLimeEngine

/// `fav`: adds, removes and lists favourites.
enum Fav: Verb {
  private static let restaurants = ListOperand(
    "RESTAURANT", value: .restaurant, summary: "Ids, names, @N of the last list, or - for lines")
  private static let remove = Flag("remove", summary: "Remove them from your favourites")
  private static let sort = Option(
    "sort", short: "s", value: .oneOf(MyFavourites.Order.self, "ORDER"),
    summary: "Sort order",
    standard: "distance")

  static var spec: CommandSpec {
    CommandSpec(
      name: "fav", group: .act, summary: "Add places to your favourites",
      discussion: """
        Several places are added together: all or none. Without an operand, lists your favourites \
        and how many of their deals 'deals' lists. 'discover' leaves favourites out by default; 'deals' shows \
        theirs first.

        With - as the only operand, reads ids or names from standard input, one a line; what \
        follows a TAB is ignored (with -0, NUL ends an entry). A line that cannot be done is \
        named, and the rest are done, as one command.
        """,
      operands: [restaurants.declaration],
      options: [remove.declaration, sort.declaration]
        + MyPlaces.options + WriteOptions.declarations,
      rules: [.requires("remove", "RESTAURANT")]
        + MyPlaces.rules(of: "RESTAURANT", sort.declaration),
      examples: [
        Example("fav 'Bao House' 'Taco Luna'", "Add two places"),
        Example("fav 'Taco Luna' --remove", "Remove one"),
        Example("fav --sort name", "List them"),
        Example("nearby --cuisine thai | keylime fav -", "Add all of a list"),
      ],
      fields: MyPlaces.fields + [
        ResultField("deals", type: "number", "In lists: number of its deals in 'deals'"),
        ResultField("since", type: "string", "In lists: when it was added, RFC 3339"),
        ResultField("changed", type: "array of strings", "Ids that were added or removed"),
        ResultField("unchanged", type: "array of strings", "Ids that needed no change"),
        OperandLines.field,
      ] + WriteOptions.fields,
      columns: MyPlaces.columns([
        ResultColumn("DEALS", "Number of its deals in 'deals'"),
        ResultColumn("SINCE", "When it was added, RFC 3339"),
      ]),
      exits: [
        ExitNote(1, "There is no such restaurant, or there are no favourites"),
        ExitNote(2, "The command line, or a line of the list, cannot be understood"),
      ],
      advice: [Advice("--import", "import <file> --as favs")],
      seeAlso: ["discover", "deals", "undo"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let words = arguments[restaurants]
    guard !words.isEmpty else {
      return try MyFavourites(context: context)
        .output(by: arguments[sort] ?? .distance, arguments)
    }
    let removes = arguments[remove] ?? false
    let action = removes ? "remove … from your favourites" : "add … to your favourites"
    let session = try UserSession(context)
    let reference = try RestaurantReference(near: arguments, session)
    let areLines = try OperandLines.areMeant(by: words)
    let lost =
      removes ? try LostPlaces.of(.favourites, session, named: areLines ? nil : words) : nil
    if areLines {
      var lines = try OperandLines(context)
      let places = try lines.map { (line) throws(Failure) in
        try reference.resolve(line.values[0], among: lost, to: action)
      }
      return try lines.output(arguments) { (arguments) throws(Failure) in
        try change(places.unique, removes: removes, session, arguments)
      }
    }
    var rest = words
    var places = lost?.take(from: &rest) ?? []
    places += try reference.resolve(each: rest, to: action).map { NamedPlace($0) }
    return try change(places, removes: removes, session, arguments)
  }

  private static func change(
    _ places: [NamedPlace], removes: Bool, _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let account = try session.account()
    let done = try session.actionsWithSameKey(arguments)
    let (changed, unchanged) = try session.state { (state) throws(SnapshotFault) in
      var (changed, unchanged): ([NamedPlace], [NamedPlace]) = ([], [])
      for place in places {
        let isNews = try isFavourite(place, by: account, state) == removes
        if done?.contains(action(place, removes: removes)) ?? isNews {
          changed.append(place)
        } else {
          unchanged.append(place)
        }
      }
      return (changed, unchanged)
    }
    return try session.perform(
      arguments, named: places,
      json: [
        "changed": .array(changed.map { .string($0.id.text) }),
        "unchanged": .array(unchanged.map { .string($0.id.text) }),
      ],
      line: line(changed, unchanged, removes: removes)
    ) { (state) throws(SnapshotFault) in
      var actions: [Action] = []
      for place in places where try isFavourite(place, by: account, state) == removes {
        actions.append(action(place, removes: removes))
      }
      return actions
    }
  }

  private static func action(_ place: NamedPlace, removes: Bool) -> Action {
    removes ? .unfavourite(place.id) : .favourite(place.id)
  }

  private static func isFavourite(
    _ place: NamedPlace, by account: AccountID?, _ state: State
  ) throws(SnapshotFault) -> Bool {
    try account.map { (id) throws(SnapshotFault) in try state.isFavourite(place.id, of: id) }
      ?? false
  }

  private static func line(
    _ changed: [NamedPlace], _ unchanged: [NamedPlace], removes: Bool
  ) -> StyledText {
    var parts: [StyledText] = []
    if !changed.isEmpty {
      parts.append("\(names(changed)) \(removes ? "removed from" : "added to") your favourites")
    }
    if !unchanged.isEmpty {
      let verb = unchanged.count == 1 ? "is" : "are"
      let how = removes ? "not in" : "already in"
      parts.append("\(names(unchanged)) \(verb) \(how) your favourites")
    }
    return parts.isEmpty ? "nothing was changed" : parts.joined(separator: "; ")
  }

  private static func names(_ places: [NamedPlace]) -> StyledText {
    guard places.count <= 9 else { return "\(places.count, .strong) places" }
    return places.map { StyledText($0.name, .strong) }.joined(separator: ", ")
  }
}
