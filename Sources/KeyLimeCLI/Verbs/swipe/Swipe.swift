import Arguments
import KeyLimeEngine

/// `swipe`: shows one place at a time, to like or pass.
enum Swipe: Verb {
  private static let within = Option(
    "within", short: "w", value: .distance, summary: "Maximum distance", standard: "10km")
  private static let next = Flag("next", summary: "Show the next card without deciding")
  private static let like = Option(
    "like", value: .restaurant, summary: "Like a place without showing its card"
  ).repeatable
  private static let pass = Option(
    "pass", value: .restaurant, summary: "Pass a place without showing its card"
  ).repeatable
  private static let startOver = Flag(
    "start-over", summary: "Mark all cards as unseen"
  ).formerly("forget")

  static var spec: CommandSpec {
    CommandSpec(
      name: "swipe", group: .find, summary: "Show one place at a time: like or pass",
      discussion: """
        On a terminal, shows cards, the nearest first: right arrow or y likes, left arrow or n \
        passes, u undoes the last decision, q quits. A card is not shown again after you liked or \
        passed it; --start-over begins again and keeps your likes. What you avoid or rated one or \
        two limes has no card, unless --avoided is given; iwant-pick does not pick what you \
        passed.

        A script uses --next to get a card, and --like and --pass to decide.
        """,
      options: [
        UserLocation.near.declaration, within.declaration, next.declaration, like.declaration,
        pass.declaration, startOver.declaration, Party.avoided.declaration,
        PictureWish.flag.declaration,
      ] + FilterOptions.declarations + [Exclusion.not.declaration] + OpenOptions.declarations
        + WriteOptions.declarations,
      rules: OpenOptions.rules + [
        .conflict("next", "start-over"), .conflict("next", "like"), .conflict("next", "pass"),
        .conflict("start-over", "like"), .conflict("start-over", "pass"),
      ] + cardOptions.map { .conflict("start-over", $0.name) },
      examples: [
        Example("swipe --next --json=id,name", "The next card, for a script"),
        Example("swipe --like 'Bao House' --pass 'Taco Luna'", "Decide about two places"),
        Example("swipe --start-over", "Start over"),
      ],
      fields: RestaurantFields.declared + [
        Party.ask,
        ResultField("liked", type: "array of strings", "Ids of the liked places"),
        ResultField("passed", type: "array of strings", "Ids of the passed places"),
      ] + WriteOptions.fields,
      exits: [ExitNote(1, "There is no card left")], advice: Exclusion.advice(for: "swipe"),
      seeAlso: ["likes", "discover", "undo"])
  }

  /// Which cards there are; starting over is about all.
  private static var cardOptions: [OptionDeclaration] {
    [within.declaration] + FilterOptions.declarations + [Exclusion.not.declaration]
      + OpenOptions.declarations
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    if arguments[startOver] ?? false {
      return try markUnseen(UserSession(context), arguments)
    }
    if !arguments[like].isEmpty || !arguments[pass].isEmpty {
      return try decide(arguments, context)
    }
    let store = try context.store()
    let origin = try UserLocation(context: context, store: store).origin(arguments)
    let reach = try context.distance(arguments[within]) ?? .kilometres(10)
    var question = NearbyQuestion(around: origin, within: reach)
    question.filter = try OpenOptions.filter(arguments, context)
    question.filter.vetoes += try Exclusion.vetoes(arguments, context, store, origin)
    if let time = question.filter.open?.time { try context.notePostponed(time) { origin } }
    question.hidesAvoided = !(arguments[Party.avoided] ?? false)
    var deck = try Deck(question, context, isDryRun: arguments.isDryRun)
    if arguments[next] ?? false { return try show(&deck, origin, arguments, context) }
    guard context.isInteractive else {
      throw Failure(
        .usage, "'--next', '--like' or '--pass' is required when not running interactively",
        code: "not-interactive", hints: ["keylime swipe --next --json shows the next card"])
    }
    guard arguments[WriteOptions.key] == nil else {
      throw Failure(
        .usage, "'--key' names one command, but each card is a decision of its own",
        code: "key-of-cards",
        hints: ["use it with --like and --pass, which decide without cards"])
    }
    var round = try SwipeRound(deck, arguments, context)
    return try round.play()
  }

  private static func markUnseen(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    if let output = try session.retryOutput(arguments) { return output }
    let account = try session.account()
    func hasSeenAny(_ state: State) throws(SnapshotFault) -> Bool {
      guard let account else { return false }
      return try !state.cards(of: account).seen.isEmpty
    }
    return try session.perform(
      arguments, json: [:],
      line: try session.state(hasSeenAny)
        ? "all cards are marked as unseen" : "no card is marked as seen"
    ) { (state) throws(SnapshotFault) in
      try hasSeenAny(state) ? [.card(.forgetSeen)] : []
    }
  }

  private static func show(
    _ deck: inout Deck, _ origin: Coordinate, _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let card = try deck.next()
    if deck.answer.isFromSample { context.noteSample() }
    guard let card else { return .nothing(try deck.nothing()) }
    context.remember([card.restaurant.id], from: origin)
    let hours = try OpenStatusAt(ofCards: arguments, context)
    let frame = try PictureFrame(
      arguments, try context.store(), context, hasColors: context.terminal.colorsOutput)
    frame.show(card.restaurant.image)
    let lines = Card(
      found: card, units: try context.units(), phrases: try context.phrases(), hours: hours,
      signs: context.terminal.signs
    ).lines(width: context.terminal.width)
    var json = RestaurantFields.json(card, hours.opening(card))
    json[Party.ask.name] = Party.alone.words(card.opinion.doubts).map(JSON.string)
    return .record(
      Record(
        json: json, lines: lines,
        position: card.restaurant.position))
  }

  private static func decide(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let session = try UserSession(context)
    let reference = try RestaurantReference(near: arguments, session)
    var (liked, passed): ([Restaurant], [Restaurant]) = ([], [])
    for word in arguments[like] { liked.append(try reference.resolve(word, to: "like").restaurant) }
    for word in arguments[pass] {
      passed.append(try reference.resolve(word, to: "pass").restaurant)
    }
    if let both = liked.first(where: { place in passed.contains { $0.id == place.id } }) {
      throw .cannot("like '\(both.name)'", "you also pass it", .usage, code: "like-and-pass")
    }
    let words = [("liked", liked), ("passed", passed)].filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.map(\.name).joined(separator: ", "))" }
    return try session.perform(
      liked.map { .card(.like($0.id)) } + passed.map { .card(.pass($0.id)) }, arguments,
      named: (liked + passed).map { NamedPlace($0) },
      json: [
        "liked": .array(liked.map { .string($0.id.text) }),
        "passed": .array(passed.map { .string($0.id.text) }),
      ],
      line: StyledText(words.joined(separator: ", ")))
  }
}
