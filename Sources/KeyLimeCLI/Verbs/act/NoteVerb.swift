import Arguments
import KeyLimeEngine

/// `note`: keeps what you know of a place, over what the catalogue says.
enum NoteVerb: Verb {
  private static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "An id, a name, or @N of the last list",
    arity: .optional)
  private static let text = Operand(
    "TEXT", value: .text, summary: "Anything worth remembering", arity: .optional)
  private static let clear = Flag("remove", summary: "Remove your note")
  private static let price = Option(
    "price", value: ValueType<PriceLevel>.priceLevel.orNothing,
    summary: "Price level: 1 (cheap) to 4 (expensive)")
  private static let diet = Option(
    "diet", short: "d", value: .commaSeparated(ValueType<Diet>.diet.orNothing),
    summary: "A diet that it caters for"
  ).repeatable
  private static let tag = Option(
    "tag", value: .commaSeparated(.text("TAG")), summary: "Words to find it by with --tag"
  ).repeatable
  private static let hours = Option(
    "hours", value: ValueType<String>.openingHours.orNothing,
    summary: "Opening hours, such as 'Mo-Fr 09:00-17:00'")
  private static let closed = Flag("closed", summary: "It is closed for good", negatable: true)

  /// The options for the parts of a note.
  private static let parts = [
    price.declaration, diet.declaration, tag.declaration, hours.declaration, closed.declaration,
  ]

  static var spec: CommandSpec {
    CommandSpec(
      name: "note", group: .act, summary: "Note what you know of a place",
      discussion: """
        Only you see your notes. A noted price, diet or opening time counts for you as if the \
        catalogue said it, in lists and filters. A place noted as closed is left out of suggestions.

        What you give replaces that part of the note and keeps the rest; an empty value, such as \
        --tag '', removes it. With only a place, shows your note; without an operand, lists all \
        your notes.
        """,
      operands: [restaurant.declaration, text.declaration],
      options: parts + [clear.declaration, UserLocation.near.declaration]
        + WriteOptions.declarations,
      rules: [.requires("remove", "RESTAURANT"), .conflict("remove", "TEXT")]
        + parts.flatMap { [.conflict("remove", $0.name), .requires($0.name, "RESTAURANT")] },
      examples: [
        Example("note 'Bao House' 'cash only' --price 1", "What the map does not know"),
        Example("note 'Bao House' --diet vegan --tag patio", "For --diet and --tag"),
        Example("note", "All your notes"),
        Example("note 'Bao House' --remove", "Forget it"),
      ],
      fields: [
        ResultField("restaurant", type: "string", "The id of the place"),
        ResultField("name", type: "string", "The name of the place"),
        ResultField("note", type: "object", "text, price, diets, tags, openingHours, closed"),
      ] + WriteOptions.fields,
      columns: [
        RestaurantColumns.id, RestaurantColumns.name, ResultColumn("NOTE", "The note in words"),
      ],
      exits: [ExitNote(1, "There is no such restaurant, or no note to show")],
      seeAlso: ["show", "discover", "avoid", "undo"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    guard let named = arguments[restaurant] else {
      return try session.ofWhoIsLoggedIn(list(session))
    }
    if let output = try retry(session, arguments) { return output }
    let reference = try RestaurantReference(near: arguments, session)
    let (deed, clears) = ("note something about", arguments[clear] ?? false)
    if clears || !saysSomething(arguments) {
      let lost = try LostPlaces.of(.noted, session, named: [named])
      let place = try reference.resolve(named, among: lost, to: deed)
      let before = try notes(session)[place.id]
      return clears ? try remove(before, place, session, arguments) : show(before, place)
    }
    let place = NamedPlace(try reference.resolve(named, to: deed).restaurant)
    return try edit(notes(session)[place.id], place, session, arguments)
  }

  /// Changes the parts of a note that the command line gives.
  private static func edit(
    _ before: PlaceNote?, _ place: NamedPlace, _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let note = changed(before ?? PlaceNote(), arguments)
    let account = try session.account()
    return try session.perform(
      arguments, named: [place], json: json(place, note),
      line: note.isEmpty
        ? removal(of: before, place) : "noted about \(place.name, .strong): \(note.summary)"
    ) { (state) throws(SnapshotFault) in
      // Another command may have noted something meanwhile.
      let before = try Self.note(of: place.id, by: account, state) ?? PlaceNote()
      let note = changed(before, arguments)
      if note == before { return [] }
      return [.editNote(place.id, Patch(from: before, to: note))]
    }
  }

  private static func note(
    of place: RestaurantID, by account: AccountID?, _ state: State
  ) throws(SnapshotFault) -> PlaceNote? {
    guard let account else { return nil }
    return try state.notes(by: account)[place]
  }

  private static func saysSomething(_ arguments: ParsedArguments) -> Bool {
    arguments[text] != nil || arguments[closed] != nil
      || arguments[price] != nil || arguments[hours] != nil || !arguments[diet].isEmpty
      || !arguments[tag].isEmpty
  }

  /// A note with what the arguments say.
  private static func changed(
    _ note: PlaceNote, _ arguments: ParsedArguments
  ) -> PlaceNote {
    var note = note
    if let text = arguments[text] { note.text = text.isEmpty ? nil : text }
    if let given = arguments[price] { note.price = given }
    let (diets, tags) = (arguments[diet].flatMap(\.self), arguments[tag].flatMap(\.self))
    if !diets.isEmpty { note.diets = diets.compactMap(\.self).withoutRepeats }
    if !tags.isEmpty { note.tags = uniqueTags(tags) }
    note.isClosed = arguments[closed] ?? note.isClosed
    if let given = arguments[hours] { note.openingHours = given }
    return note
  }

  /// The tags, each in the spelling that was given first.
  private static func uniqueTags(_ tags: [String]) -> [String] {
    var seen: Set<String> = []
    return tags.filter { !$0.isEmpty && seen.insert(Folding.fold($0)).inserted }
  }

  private static func notes(
    _ session: UserSession
  ) throws(Failure) -> [RestaurantID: PlaceNote] {
    guard let account = try session.account() else { return [:] }
    return try session.state { (state) throws(SnapshotFault) in try state.notes(by: account) }
  }

  /// The names that places had when something was noted about them.
  private static func namesThen(_ session: UserSession) throws(Failure) -> [RestaurantID: String] {
    guard let account = try session.account() else { return [:] }
    let places = try session.state { (state) throws(SnapshotFault) in
      try state.notedPlaces(by: account)
    }
    return Dictionary(places.map { ($0.restaurant, $0.placeName) }) { first, _ in first }
      .compactMapValues(\.self)
  }

  private static func remove(
    _ before: PlaceNote?, _ place: NamedPlace, _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let account = try session.account()
    return try session.perform(
      arguments, named: [place], json: json(place, before ?? PlaceNote()),
      line: removal(of: before, place)
    ) { (state) throws(SnapshotFault) in
      try note(of: place.id, by: account, state) == nil ? [] : [.clearNote(place.id)]
    }
  }

  private static func removal(of note: PlaceNote?, _ place: NamedPlace) -> StyledText {
    note == nil
      ? "you noted nothing about \(place.name, .strong)"
      : "removed your note about \(place.name, .strong)"
  }

  /// The answer for a note, or its removal, that is retried with the same `--key`: the note that
  /// the first command wrote or removed; nil when the key is new or absent.
  private static func retry(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output? {
    try session.retryOutput(arguments) { (event) throws(Failure) in
      guard let id = event.action.place else { return nil }
      let before = try session.state { (state) throws(SnapshotFault) in
        try state.note(before: event)
      }
      var note = before ?? PlaceNote()
      if case .editNote(_, let patch) = event.action {
        note = (try? patch.applied(to: note)) ?? note
      }
      return json(NamedPlace(id: id, name: event.placeName ?? id.text), note)
    }
  }

  private static func show(_ note: PlaceNote?, _ place: NamedPlace) -> Output {
    guard let note else {
      return .nothing(
        Nothing(
          "you noted nothing about '\(place.name)'",
          hints: ["keylime note \(ShellLine.quoted(place.name)) 'cash only' notes something"]))
    }
    return .record(
      Record(
        json: json(place, note), lines: ["\(place.name, .strong)  \(note.summary)"]))
  }

  private static func json(_ place: NamedPlace, _ note: PlaceNote) -> JSONObject {
    [
      "restaurant": .string(place.id.text), "name": .string(place.name),
      "note": .object(note.json),
    ]
  }

  private static func list(_ session: UserSession) throws(Failure) -> Output {
    let notes = try notes(session)
    let found = try session.listed(Array(notes.keys))
    let then = try namesThen(session)
    let rows = notes.map { id, note in
      (id: id, name: found[id]?.restaurant.name ?? then[id] ?? id.text, note: note)
    }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    if !rows.isEmpty { session.context.remember(rows.map(\.id)) }
    return .listing(
      Listing(
        Array(rows.enumerated()),
        columns: [
          Column("#", .right) { .row($0.offset, id: $0.element.id.text) },
          Column("NAME", shrinksTo: 16) { Cell($0.element.name, .strong) },
          Column("NOTE", shrinksTo: 20) { Cell($0.element.note.summary) },
        ],
        json: { json(NamedPlace(id: $0.element.id, name: $0.element.name), $0.element.note) },
        whenEmpty: Nothing(
          "you have no notes", hints: ["keylime note RESTAURANT TEXT notes something"])))
  }
}
