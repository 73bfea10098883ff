import Arguments
import KeyLimeEngine

/// `iwant-pick`: picks one place to eat at.
enum IWantPick: Verb {
  static var spec: CommandSpec {
    CommandSpec(
      name: "iwant-pick", group: .find, summary: "Pick a good place to eat right now",
      discussion: """
        Gives one answer with its reasons. It prefers places that are near above all, well rated \
        by their guests and by people here, not about to close, and cheap. It adds a little luck, \
        drawn once a day, so that asking again today gives the same answer. --explain shows the \
        terms of the score, which add up to it. The search widens until no place farther away can \
        be better.

        An unknown rating or price costs a place nothing: it counts as three limes, and as the \
        dearest price allowed. A place of unknown kind, cuisine or diet is left out when you ask \
        for one; --unknown keeps it. --strict also leaves out unknown prices and ratings.

        Your own rating counts when it is the higher one, and a favourite as five limes until you \
        rate it. What you avoid, rated one or two limes or passed in swipe is left out. A place \
        where you were lately counts as farther, and so does one with the same cuisine. Unless \
        --min-rating is given, a place may be picked that would have 3.5 after two more ratings of \
        five. Unknown hours count as open from 10:00 to 21:59 for another half an hour, and the \
        answer says so. Bars, cakes and ice cream are left out unless --kind asks for them or TERM \
        names them, as gelato does.

        \(WishReader.grammar) Here words for cuisines belong to TERM. 'with Eli' means \
        --with, and 'somewhere new' means --adventurous.

        --open and --web apply to the place last shown for the same question.
        """,
      operands: [PickOptions.term.declaration], options: PickOptions.declarations,
      rules: PickOptions.rules,
      examples: [
        Example("iwant-pick", "Where to go"),
        Example("iwant-pick pho --within 2km", "Something in particular"),
        Example("iwant-pick vegan tonight within 10min", "In words"),
        Example("iwant-pick --next", "Another place"),
        Example("iwant-pick --not pizza --open-for 2h", "A long evening without pizza"),
        Example("iwant-pick --limit 3 --explain", "The three best, and why"),
      ],
      fields: PickReport.fields, columns: PickReport.columns,
      exits: [ExitNote(1, "No place matches")],
      advice: Exclusion.advice(for: "iwant-pick")
        + [
          Advice("--until", "iwant-pick --open-for <duration>"),
          Advice("--again", "iwant-pick --next"), Advice("--another", "iwant-pick --next"),
        ],
      seeAlso: ["discover", "nearby", "hours"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    var request = try PickRequest(arguments, context, store)
    let before = store.lastPicks(for: request.key)
    let isNext = arguments[PickOptions.next] ?? false
    let action = PickAction(arguments)
    if let action, !isNext, let last = before.last {
      return try action.perform(on: try shown(last, request, store, context), request.question)
    }
    request.question.shown = isNext ? Set(before) : []
    let answer = try pick(request, context)
    if !remember(answer.picks, after: isNext ? before : [], request, store, context), isNext {
      context.warn("cannot save which places were shown; --next cannot go on from here")
    }
    guard let action, let first = answer.picks.first else {
      return try output(answer, request, arguments, context)
    }
    return try action.perform(on: first.found, request.question)
  }

  private static func pick(
    _ request: PickRequest, _ context: Context
  ) throws(Failure) -> PickAnswer {
    let places = try context.places(with: request.party.companions)
    var answer = try context.asking { () throws(PlaceQuestionError) in
      try places.pick(request.question)
    }
    let picked = answer.picks.map(\.found.restaurant)
    if WordAdvice.isByChance(picked, have: request.question.term, leavingOut: answer.leftOut) {
      answer = answer.withoutMatches
    }
    request.party.noteHidden(
      answer.hidden, areShown: !answer.isHiddenByRating, isCut: answer.mayHideMore, context)
    if answer.isFromSample { context.noteSample() }
    if let note = WishWords.note(leavingOut: answer.leftOut), context.tellsNotes {
      context.note(StyledText(note))
    }
    context.detail("read \(answer.recordsRead) records")
    return answer
  }

  /// Whether the next best can follow what was shown.
  private static func remember(
    _ picks: [Pick], after before: [RestaurantID], _ request: PickRequest, _ store: Store,
    _ context: Context
  ) -> Bool {
    let ids = picks.map(\.found.restaurant.id)
    guard !ids.isEmpty else { return true }
    context.remember(ids, from: request.question.origin)
    return store.rememberPicks(before + ids, for: request.key)
  }

  /// The place last shown for the same question.
  private static func shown(
    _ id: RestaurantID, _ request: PickRequest, _ store: Store, _ context: Context
  ) throws(Failure) -> Found {
    let found = try context.asking { () throws(StoreError) in
      try store.restaurant(id, from: request.question.origin)
    }
    if let found { return found }
    throw .cannot(
      "open '\(id)'", "it is no longer in the catalogue", .nothingFound,
      code: "no-such-restaurant")
  }

  private static func output(
    _ answer: PickAnswer, _ request: PickRequest, _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let report = PickReport(
      question: request.question, party: request.party,
      asked: WishWords.asked(request.asked, leavingOut: answer.leftOut),
      units: try context.units(),
      explains: arguments[PickOptions.explain] ?? false, phrases: try context.phrases(),
      signs: context.terminal.signs)
    if let shortage = answer.shortage {
      let nothing = EmptyPickExplanation(
        shortage: shortage, question: request.question, units: report.units,
        isFromSample: answer.isFromSample, leftOut: answer.leftOut)
      return .nothing(nothing.nothing)
    }
    // In a pipe, one pick is one line, as it is one of several.
    let isLine = context.format.isPlain && !context.terminal.outputIsTerminal
    if isLine || arguments[PickOptions.count] != nil || request.question.count > 1 {
      return .listing(report.listing(answer.picks, whenEmpty: Nothing("no place matches")))
    }
    guard let pick = answer.picks.first else { return .nothing(Nothing("no place matches")) }
    var record = report.record(pick)
    if context.terminal.outputIsTerminal {
      record.hints = [
        "add --next for another, --open for directions; 'keylime show @1' shows more"
      ]
    }
    return .record(record)
  }
}
