import Arguments
import KeyLimeEngine

/// `show`: shows everything about one place.
enum Show: Verb {
  private static let restaurant = Operand(
    "RESTAURANT", value: .restaurant,
    summary: "An id, a name, @N of the last list, or a position")
  private static let open = Flag("open", summary: "Open directions in a browser")
  private static let geo = Flag("geo", summary: "Print only a geo: URI")

  private static let deals = ResultField(
    "deals", type: "array of objects", "Current deals, as in keylime deals")

  private static let partner = ResultField(
    "partner", type: "boolean", "Whether it has an admin, who keeps its data and deals")

  private static let words = ResultField(
    "words", type: "string", "What you said with your rating")

  private static let visits = ResultField(
    "visits", type: "number", "How often you checked in there; absent when you did not")

  private static let lastVisit = ResultField(
    "lastVisit", type: "string", "When you checked in there last, RFC 3339")

  static var spec: CommandSpec {
    CommandSpec(
      name: "show", group: .find, summary: "Show everything about one place",
      discussion: """
        Unknown values are left out. ✓ marks a deal that you have used. The chart shows the \
        opening hours of the week, with today marked; the map shows the places around it, and you. \
        A place without an admin is marked, because nobody there keeps its data. Data \
        from several sources is merged, and every source is credited.

        Distances are from where you are; for @N, from where its list was asked for. For a \
        position, the answer is the nearest address that the catalogue knows, within 50 km.
        """,
      operands: [restaurant.declaration],
      options: [
        UserLocation.near.declaration, open.declaration, geo.declaration,
        PictureWish.flag.declaration,
      ],
      rules: [.conflict("open", "geo")],
      examples: [
        Example("show @1", "The first row of the last list"),
        Example("show 'Bao House' --json=name,phone", "Some fields for a script"),
        Example("show 'Bao House' --geo", "For a map program"),
        Example("show 35.2806,-120.6611", "The address nearest to a position"),
      ],
      fields: RestaurantFields.declared + [
        LocalTime.field, PositionPage.field, deals, partner, words, visits,
        lastVisit,
        ResultField("geo", type: "string", "With --geo: the place as a geo: URI"),
        ResultField("url", type: "string", "With --open: the page that was opened"),
      ],
      exits: [ExitNote(1, "There is no such restaurant")], seeAlso: ["search", "nearby"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    let text = try arguments.needed(restaurant)
    let origin = try origin(of: text, arguments, store, context)
    if let position = try PositionPage.position(text, store, context) {
      let way = Directions(destination: position, origin: origin)
      if let answer = try answer(way, to: "\(position)", arguments) { return answer }
      return try PositionPage.output(position, from: origin, store, context)
    }
    let reference = RestaurantReference(context: context, store: store, origin: origin)
    let found = try reference.resolve(text, to: "show")
    let way = Directions(destination: found.restaurant.position, origin: origin)
    if let answer = try answer(way, to: found.restaurant.name, arguments) { return answer }
    let places = try context.places()
    let place = try context.asking { () throws(PlaceQuestionError) in
      try places.annotated([found]).first ?? found
    }
    let image = place.restaurant.image
    var record = try record(place, try deals(at: place.restaurant, context), origin, store, context)
    let frame = try PictureFrame(
      arguments, store, context, hasColors: context.terminal.colorsOutput)
    frame.show(image)
    record.hints += frame.hints(for: image)
    return .record(record)
  }

  /// What `--geo` and `--open` ask for; nil without them.
  private static func answer(
    _ directions: Directions, to name: String, _ arguments: ParsedArguments
  ) throws(Failure) -> Output? {
    if arguments[geo] ?? false {
      let uri = directions.geoURI
      return .record(
        Record(
          json: ["geo": .string(uri)], lines: [StyledText(uri)],
          position: directions.destination, inPipe: .lines))
    }
    guard arguments[open] ?? false else { return nil }
    try AddressOpener.open(directions.url)
    return .done(
      Confirmation(
        json: ["url": .string(directions.url)], line: "opened directions to \(name)"))
  }

  /// Where one is: as `--near` says, else where the list was asked for that `@N` is a row of.
  private static func origin(
    of text: String, _ arguments: ParsedArguments, _ store: Store, _ context: Context
  ) throws(Failure) -> Coordinate? {
    if arguments[UserLocation.near] == nil, text.hasPrefix("@"),
      let origin = context.listMemory?.list?.origin
    {
      return origin
    }
    return try UserLocation(context: context, store: store).knownOrigin(arguments)
  }

  /// Who keeps the data and the deals of a place.
  enum Admin {
    case nobody, me, another

    /// `you`, on its page.
    var words: String {
      switch self {
      case .nobody: "none: not a partner"
      case .me: "you"
      case .another: "another account"
      }
    }
  }

  /// Who keeps a place, and how often I was there.
  private static func standing(
    at restaurant: Restaurant, _ context: Context
  ) throws(Failure) -> (admin: Admin, visits: PastVisits?) {
    let session = try UserSession(context)
    let me = try session.account()
    return try session.state { (state) throws(SnapshotFault) in
      let admins = try state.restaurant(restaurant.id)?.admins ?? []
      let admin: Admin =
        admins.isEmpty ? .nobody : me.map(admins.contains) ?? false ? .me : .another
      guard let me else { return (admin, nil) }
      return (admin, try state.visits(at: restaurant.id, by: me))
    }
  }

  private static func deals(
    at restaurant: Restaurant, _ context: Context
  ) throws(Failure) -> [Offer] {
    let session = try UserSession(context)
    let offers = try session.asGuest { (state, guest) throws(SnapshotFault) in
      try state.offersOnDisplay(at: restaurant.id, for: guest, now: context.now.seconds)
    }
    guard offers.contains(where: { $0.deal.when != nil }) else { return offers }
    let hours = try session.dealHours(at: [restaurant])
    return offers.map { hours.timed($0, at: context.moment) }.filter(\.isOnDisplay)
  }

  private static func record(
    _ found: Found, _ offers: [Offer], _ origin: Coordinate?, _ store: Store, _ context: Context
  ) throws(Failure) -> Record {
    let hours = OpenStatusAt(time: AskedTime(context.moment), clocks: try context.clocks())
    let (admin, visits) = try standing(at: found.restaurant, context)
    let page = RestaurantPage(
      found: found, deals: offers,
      neighbours: context.terminal.outputIsTerminal
        ? try neighbours(of: found, store, context) : [],
      units: try context.units(), hours: hours, width: context.terminal.width,
      phrases: try context.phrases(), signs: context.terminal.signs,
      me: origin, admin: admin, visits: visits)
    var json = RestaurantFields.json(found, hours.opening(found))
    json[LocalTime.field.name] = hours.localTime(found)?.json
    json[partner.name] = .bool(admin != .nobody)
    json[words.name] = found.opinion.words.map(JSON.string)
    json[Show.visits.name] = visits.map { .count($0.count) }
    json[lastVisit.name] = visits.map { .string($0.last.rfc3339(in: hours.zone(found))) }
    if !offers.isEmpty {
      json[deals.name] = .array(
        offers.map { .object(DealFields.json($0, found, isFavourite: found.isFavourite)) })
    }
    return Record(
      json: json, lines: page.lines,
      position: found.restaurant.position)
  }

  private static func neighbours(
    of found: Found, _ store: Store, _ context: Context
  ) throws(Failure) -> [Found] {
    var question = NearbyQuestion(around: found.restaurant.position, within: .kilometres(1))
    question.limit = 60
    return try context.asking { () throws(StoreError) in
      try store.nearby(question).found.filter { $0.restaurant.id != found.restaurant.id }
    }
  }
}
