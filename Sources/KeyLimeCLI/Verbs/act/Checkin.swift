import Arguments
import KeyLimeEngine

/// `checkin`: records a visit, or lists the latest ones.
enum Checkin: Verb {
  private static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "An id, a name, or @N of the last list",
    arity: .optional)

  private static let limit = Option(
    "limit", short: "n", value: .limit(),
    summary: "Without a place: maximum number of rows; 0 shows all", standard: "10")

  static var spec: CommandSpec {
    CommandSpec(
      name: "checkin", group: .act, summary: "Record that you were at a place",
      discussion: """
        A check-in stores a copy of the place's name, address and position, and the local time \
        there. So it stays readable when the catalogue changes. Pictures are copied into the \
        store. Without an operand, lists the latest check-ins; 'keylime timeline' shows more.
        """,
      operands: [restaurant.declaration],
      options: [
        CheckInOptions.at.declaration, CheckInOptions.companion.declaration,
        CheckInOptions.note.declaration, CheckInOptions.photo.declaration,
        CheckInOptions.fromPhoto.declaration, CheckInOptions.name.declaration,
        UserLocation.near.declaration, limit.declaration,
      ] + WriteOptions.declarations,
      rules: [
        .conflict("RESTAURANT", "name"), .requires("from-photo", "photo"),
        .conflict("RESTAURANT", "limit"), .conflict("name", "limit"),
        .conflict("from-photo", "limit"),
      ],
      examples: [
        Example("checkin 'Bao House'", "You are there now"),
        Example("checkin 'Taco Luna' --at 'yesterday 19:30' --note birthday", "You were there"),
        Example(
          "checkin --name \"Mia's kitchen\" --near 35.28,-120.66",
          "A place that is not in the catalogue"),
      ],
      fields: CheckInFields.declared, columns: TimelineListing.documented,
      exits: [
        ExitNote(1, "There is no such restaurant or contact, or no check-in to list"),
        ExitNote(
          2, "The command line is invalid, several have this name, or the time is in the future"),
        ExitNote(4, "The picture has no time or position"),
      ], seeAlso: ["timeline", "contact", "split"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    let isFromPhoto = arguments[CheckInOptions.fromPhoto] ?? false
    let isNamed = arguments[restaurant] != nil || arguments[CheckInOptions.name] != nil
    guard isNamed || isFromPhoto else { return try list(arguments, session) }
    if let output = try session.checkInRetry(arguments) { return output }
    let people = try PersonReference(session)
    let request = try CheckInRequest(session, arguments, restaurant: arguments[restaurant])
    let checkIn = try request.checkIn(people)
    return try write(checkIn, request.photos, people, arguments, session)
  }

  private static func write(
    _ checkIn: CheckIn, _ photos: [PhotoFile], _ people: PersonReference,
    _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> Output {
    // Pictures are written first, so that a check-in never refers to a missing one.
    for photo in photos {
      try photo.keep(in: session.store, session.context, isDryRun: arguments.isDryRun)
    }
    let id = CheckInID(random: session.idBits(arguments))
    let visit = CheckInState(id: id, checkIn: checkIn, written: HybridTime(milliseconds: 0))
    let companions = CheckInWords.names(checkIn.with, people).map { " with \($0)" } ?? ""
    let time = "\(CheckInWords.day(checkIn.day)) \(CheckInWords.clock(checkIn.at))"
    return try session.perform(
      [.checkIn(id, .add(checkIn))], arguments, json: CheckInFields.json(visit, people),
      line: "checked in at \(checkIn.place.name, .strong), \(time)\(companions)")
  }

  /// Lists the latest check-ins; options of a check-in require a place.
  private static func list(
    _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> Output {
    let said: [OptionDeclaration] = [
      CheckInOptions.at.declaration, CheckInOptions.companion.declaration,
      CheckInOptions.note.declaration, CheckInOptions.photo.declaration,
    ]
    if said.contains(where: arguments.isGiven) { _ = try arguments.needed(restaurant) }
    let book = try CheckInBook(session)
    var question = TimelineQuestion()
    question.limit = arguments.rows(limit, standard: 10)
    let answer = try book.timeline(question)
    let visits = answer.timeline.visits
    let rest = answer.remaining
    let listing = TimelineListing(visits: visits, people: book.people).listing(
      note: rest > 0
        ? "\(visits.count) of \(visits.count + rest); keylime timeline shows more" : nil)
    return try session.ofWhoIsLoggedIn(.listing(listing))
  }
}

extension Nothing {
  /// The answer when there are no check-ins.
  static let noCheckIns = Nothing(
    "you have not checked in anywhere", hints: ["keylime checkin RESTAURANT"])
}
