import Arguments
import KeyLimeEngine

/// Writes down that you were somewhere.
enum Checkin: Verb {
  static let name = "checkin"

  private static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "An id, a name, or @N of the last list",
    arity: .optional)

  /// How many check-ins are listed without an operand.
  private static let recent = 10

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .act, summary: "Write down that you were at a place",
      discussion: """
        A check-in keeps a copy of the place's name, address and position, and the local time there, \
        so it still reads when the catalogue changes. Pictures are copied into the store. Without \
        an operand the latest check-ins are listed; 'keylime timeline' has more.
        """,
      operands: [restaurant.declaration],
      options: [
        CheckInOptions.at.declaration, CheckInOptions.companion.declaration,
        CheckInOptions.note.declaration, CheckInOptions.photo.declaration,
        CheckInOptions.fromPhoto.declaration, CheckInOptions.name.declaration,
        UserLocation.near.declaration,
      ] + WriteOptions.declarations,
      rules: [.conflict("RESTAURANT", "name"), .requires("from-photo", "photo")],
      examples: [
        Example("checkin 'Bao House'", "You are there now"),
        Example("checkin 'Taco Luna' --at 'yesterday 19:30' --note birthday", "You were there"),
        Example("checkin --name \"Mia's kitchen\" --near 35.28,-120.66", "It is in no catalogue"),
      ],
      fields: CheckInFields.declared,
      exits: [
        ExitNote(1, "There is no such restaurant or contact"),
        ExitNote(2, "Several have this name, or the time is still to come"),
        ExitNote(4, "The picture does not say when or where it was taken"),
      ], seeAlso: ["timeline", "contact", "split"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    let isFromPhoto = arguments[CheckInOptions.fromPhoto] ?? false
    let isNamed = arguments[restaurant] != nil || arguments[CheckInOptions.name] != nil
    guard isNamed || isFromPhoto else { return try list(arguments, session) }
    let people = try PersonReference(session)
    let request = try CheckInRequest(session, arguments, restaurant: arguments[restaurant])
    let checkIn = try request.checkIn(people)
    return try write(checkIn, request.photos, people, arguments, session)
  }

  private static func write(
    _ checkIn: CheckIn, _ photos: [PhotoFile], _ people: PersonReference,
    _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> Output {
    // The pictures go first: a check-in never names one that is not there.
    let isDryRun = arguments[WriteOptions.dryRun] ?? false
    for photo in photos { try photo.keep(in: session.store, session.context, isDryRun: isDryRun) }
    let id = CheckInID(random: session.idBits(arguments))
    let visit = CheckInState(id: id, checkIn: checkIn, written: HybridTime(milliseconds: 0))
    let companions = CheckInWords.names(checkIn.with, people).map { " with \($0)" } ?? ""
    let time = "\(CheckInWords.day(checkIn.day)) \(CheckInWords.clock(checkIn.at))"
    return try session.perform(
      [.checkIn(id, .add(checkIn))], arguments, json: CheckInFields.json(visit, people),
      line: "checked in at \(checkIn.place.name, .strong), \(time)\(companions)")
  }

  /// Options that say something about a check-in want one.
  private static func list(
    _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> Output {
    let said: [OptionDeclaration] = [
      CheckInOptions.at.declaration, CheckInOptions.companion.declaration,
      CheckInOptions.note.declaration, CheckInOptions.photo.declaration,
    ]
    if said.contains(where: arguments.isGiven) { _ = try arguments.needed(restaurant) }
    let book = try CheckInBook(session)
    return .listing(
      TimelineListing(
        visits: Array(book.timeline.visits.prefix(recent)), people: book.people
      ).listing(whenEmpty: .noCheckIns))
  }
}

extension Nothing {
  /// The timeline is empty.
  static let noCheckIns = Nothing(
    "you have not checked in anywhere", hints: ["keylime checkin RESTAURANT"])
}
