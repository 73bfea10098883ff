import Arguments
import KeyLimeEngine

/// `deals`: lists deals and uses them.
enum Deals: Verb {
  private static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "Only this place: an id, a name, or @N",
    arity: .optional)
  private static let within = Option(
    "within", short: "w", value: .distance, summary: "Maximum distance, except for favourites",
    standard: "3km")
  private static let cuisine = Option(
    "cuisine", short: "c", value: .cuisine, summary: "Only this cuisine, such as thai"
  ).repeatable
  private static let deal = Operand(
    "DEAL", value: .deal, summary: "@N of a list of deals, a title, or an id")

  static var spec: CommandSpec {
    CommandSpec(
      name: "deals", group: .act, summary: "List deals, favourites first, and use them",
      discussion: """
        Deals of your favourites come first, at any distance; then other deals nearby. Each group \
        starts with the deal that expires soonest. Deals that have ended, that are used up, or \
        that you have used and may use once only are not listed; 'deals used' lists the latter. For \
        an account without a name, any use on this machine counts. ✓ marks a deal that you have \
        used and may use again. In this list @N is a deal here, and its place for other verbs.
        """,
      operands: [restaurant.declaration],
      options: [UserLocation.near.declaration, within.declaration, cuisine.declaration]
        + PlaceMap.declarations,
      rules: PlaceMap.rules,
      examples: [
        Example("deals", "What is on offer"),
        Example("deals --cuisine thai --within 1km", "Around the corner"),
        Example("deals 'Bao House'", "The deals of one place"),
      ],
      fields: DealFields.declared,
      columns: [
        ResultColumn("ID", "The id of the deal"),
        ResultColumn("MARK", "Used when you have used it"),
        ResultColumn("DEAL", "Its title"), ResultColumn("PLACE", "The name of the place"),
        ResultColumn("WHEN", "When it begins or ends, RFC 3339"), RestaurantColumns.distance,
      ],
      exits: [ExitNote(1, "There are no deals, or no such restaurant")],
      subcommands: [showSpec, useSpec, usedSpec], seeAlso: ["fav", "admin"])
  }

  private static var showSpec: CommandSpec {
    CommandSpec(
      name: "show", summary: "Show everything about one deal", operands: [deal.declaration],
      options: [UserLocation.near.declaration, PictureWish.flag.declaration],
      examples: [
        Example("deals show 7k3f", "Its conditions and the uses left"),
        Example("deals show 'Two for one'", "By its title"),
      ],
      fields: DealFields.declared, exits: [ExitNote(1, "There is no such deal")])
  }

  private static var useSpec: CommandSpec {
    CommandSpec(
      name: "use", summary: "Use a deal and get its code; cannot be undone",
      discussion: """
        A use cannot be undone. It is written to disk first; then the code is shown, on a terminal \
        also as a QR code. 'deals used' shows it again until it is redeemed. Use a deal when you \
        are at the place. Most deals are once per person; for an account without a name, a use \
        by anybody on this machine counts.
        """,
      operands: [deal.declaration], options: WriteOptions.declarations,
      examples: [
        Example("deals use 7k3f", "Asks for confirmation"),
        Example("deals use 7k3f --yes --json=code", "For a script"),
      ],
      fields: [
        ResultField("code", type: "string", "The code that the restaurant redeems"),
        ResultField("id", type: "string", "Id of the deal"),
        ResultField("title", type: "string", "What is offered"),
        ResultField("restaurant", type: "string", "The id of the place"),
        ResultField("name", type: "string", "The name of the place"),
      ] + WriteOptions.fields,
      exits: [
        ExitNote(1, "There is no such deal"),
        ExitNote(4, "Used before, used up, ended, not begun, not now, or you said no"),
      ])
  }

  private static var usedSpec: CommandSpec {
    CommandSpec(
      name: "used", summary: "List deals that you used, and show a code again",
      discussion: "A code can be shown again on this machine until it is redeemed.",
      operands: [DealsUsed.deal.declaration],
      examples: [Example("deals used --json=title,used", "For a script")],
      fields: DealsUsed.fields,
      columns: [
        ResultColumn("ID", "The id of the deal"), ResultColumn("DEAL", "Its title"),
        ResultColumn("PLACE", "The name of the place"),
        ResultColumn("USED", "When you used it, RFC 3339"),
        ResultColumn("CODE", "Its code, until it is redeemed"),
        ResultColumn("REDEEMED", "When the code was redeemed, RFC 3339"),
      ], exits: [ExitNote(1, "You have used no such deal")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    switch arguments.path.dropFirst().first {
    case "show": return try show(try arguments.needed(deal), arguments, session)
    case "use": return try use(try arguments.needed(deal), arguments, session)
    case "used": return try DealsUsed.output(arguments[DealsUsed.deal], session)
    default: return try list(arguments, session)
    }
  }

  private static func list(
    _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> Output {
    let context = session.context
    let location = UserLocation(context: context, store: session.store)
    var question = DealQuestion()
    question.origin = try location.knownOrigin(arguments)
    question.filter.cuisines = arguments[cuisine].flatMap(\.self)
    var only: RestaurantID?
    if let text = arguments[restaurant] {
      let reference = RestaurantReference(
        context: context, store: session.store, origin: question.origin)
      only = try reference.resolve(text, to: "list deals of").restaurant.id
    } else {
      question.reach = try context.distance(arguments[within]) ?? .kilometres(3)
    }
    let (offers, favourites) = try session.asGuest {
      (state, guest) throws(SnapshotFault) -> ([Offer], [RestaurantID]) in
      let offers = try state.offers(at: only, for: guest, now: context.now.seconds)
      guard let account = guest.account, !offers.isEmpty else { return (offers, []) }
      return (offers, try state.favourites(of: account).map(\.restaurant))
    }
    question.favourites = Set(favourites)
    question.time = (context.moment, try context.clocks())
    let output = try listing(of: offers, question, session)
    return try PlaceMap.added(to: output, arguments, context, from: question.origin)
  }

  private static func listing(
    of offers: [Offer], _ question: DealQuestion, _ session: UserSession
  ) throws(Failure) -> Output {
    let context = session.context
    let board = try context.asking { () throws(StoreError) in
      try session.store.dealBoard(of: offers, question)
    }
    var hints: [String] = []
    if offers.contains(where: { $0.status == .used && $0.isUsed }) {
      hints = ["keylime deals used lists those that you have used"]
    }
    if board.excluded > 0 { hints = [excludedWords(board.excluded)] }
    if let nearest = board.nearestTooFar {
      hints = [farWords(board.tooFar, EmptyListExplanation.rounded(nearest))]
    }
    let hidden = hiddenWords(board.usedByOthers)
    hints += [hidden].compactMap(\.self)
    if hints.isEmpty {
      hints = [
        offers.isEmpty
          ? "who looks after a place offers them: keylime admin deal add"
          : "keylime fav RESTAURANT lists the deals of a place first"
      ]
    }
    if !board.deals.isEmpty {
      context.remember(
        board.deals.map { ShownList.Row($0.offer.restaurant, deal: $0.offer.id) })
    }
    return DealListing.output(
      board.deals, try context.units(), context.terminal.signs,
      whenEmpty: Nothing("no deals", hints: hints), notes: [hidden])
  }

  private static func farWords(_ count: Int, _ within: String) -> String {
    count == 1
      ? "1 deal is farther away: try --within \(within)"
      : "\(count) deals are farther away: --within \(within) lists the nearest"
  }

  private static func excludedWords(_ count: Int) -> String {
    count == 1
      ? "the only deal was excluded by --cuisine" : "all \(count) deals were excluded by --cuisine"
  }

  /// How many deals are not listed since somebody used them on this machine; nil for none.
  private static func hiddenWords(_ count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "1 deal is not listed, since it was used on this machine"
    default: "\(count) deals are not listed, since they were used on this machine"
    }
  }

  private static func show(
    _ text: String, _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> Output {
    let offer = try DealReference(session).resolve(text, to: "show")
    let context = session.context
    let origin = try UserLocation(context: context, store: session.store).knownOrigin(arguments)
    let found = try place(of: offer, session, from: origin)
    let isFavourite = try session.isFavourite(offer.restaurant)
    let frame = try PictureFrame(
      arguments, session.store, context, hasColors: context.terminal.colorsOutput)
    let image = offer.deal.image ?? found?.restaurant.image
    frame.show(image)
    return .record(
      Record(
        json: DealFields.json(offer, found, isFavourite: isFavourite),
        lines: DealPage(offer: offer, found: found).lines,
        position: found?.restaurant.position, hints: frame.hints(for: image)))
  }

  private static func use(
    _ text: String, _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> Output {
    let retry = DealUseRetry(session: session, arguments: arguments)
    if !arguments.isDryRun, let output = try retry.output(text) { return output }
    let offer = try DealReference(session).resolve(text, to: "use")
    let using = DealUse(session: session, offer: offer, place: try place(of: offer, session))
    let place = using.place?.restaurant.name ?? offer.restaurant.text
    if offer.status == .open, !offer.isRedeemable {
      session.context.warn("nobody can redeem its code: '\(place)' has no admin any more")
    }
    if arguments.isDryRun { return try using.dryRun() }
    if offer.status == .open {
      try session.context.confirm(
        "Use '\(offer.deal.title)' at \(place)? It cannot be undone.",
        isConfirmed: arguments[WriteOptions.yes] ?? false)
    }
    return try using.output(arguments)
  }

  private static func place(
    of offer: Offer, _ session: UserSession, from origin: Coordinate? = nil
  ) throws(Failure) -> Found? {
    try session.context.asking { () throws(StoreError) in
      try session.store.restaurant(offer.restaurant, from: origin)
    }
  }
}
