import Arguments
import KeyLimeEngine

/// Edits and removes check-ins, and adds and removes their pictures.
struct TimelineChange {
  static let checkIn = Operand(
    "CHECK-IN", value: .checkIn, summary: "An id, a unique beginning, or 'last'")
  static let files = ListOperand("FILE", value: .picture, summary: "A picture file", atLeast: 1)
  static let photo = Operand(
    "PHOTO", value: .text, summary: "Its number in 'timeline show', or its file name")
  private static let name = Option("name", value: .text("NAME"), summary: "The name of the place")
  static let alone = Flag("alone", summary: "Remove all companions")

  static let options: [OptionDeclaration] = [
    CheckInOptions.at.declaration.leavingAsItWas(), CheckInOptions.companion.declaration,
    alone.declaration, CheckInOptions.note.declaration, name.declaration,
  ]

  let session: UserSession
  let arguments: ParsedArguments

  private var context: Context { session.context }

  /// `timeline edit`: changes time, companions, note or name.
  ///
  /// Throws `nothingFound` or `usage` when a check-in or contact cannot be resolved, or the time is
  /// in the future.
  func edit() throws(Failure) -> Output {
    if let output = try session.checkInRetry(arguments) { return output }
    let (book, visit) = try named(to: "edit")
    let checkIn = try changed(visit, book.people)
    let patch = Patch(from: visit.checkIn, to: checkIn)
    guard !patch.isEmpty else {
      return try session.unchanged(
        "the check-in at \(checkIn.place.name)", CheckInFields.json(visit, book.people),
        arguments, hints: ["keylime timeline edit -h lists the options"])
    }
    let after = CheckInState(id: visit.id, checkIn: checkIn, written: visit.written)
    return try session.perform(
      [.checkIn(visit.id, .edit(patch))], arguments, json: CheckInFields.json(after, book.people),
      line: Self.line(checkIn, was: visit.checkIn))
  }

  /// `timeline remove`: removes a check-in.
  ///
  /// Throws `nothingFound` or `usage` when the check-in cannot be resolved.
  func remove() throws(Failure) -> Output {
    if let output = try session.checkInRetry(arguments) { return output }
    let (book, visit) = try named(to: "remove")
    return try session.perform(
      [.checkIn(visit.id, .remove)], arguments, json: CheckInFields.json(visit, book.people),
      line: "removed the check-in at \(visit.checkIn.place.name, .strong), \(visit.checkIn.day)")
  }

  /// `timeline photo add`: adds pictures.
  ///
  /// Throws `nothingFound` or `usage` when the check-in cannot be resolved or a picture cannot be
  /// read.
  func addPhotos() throws(Failure) -> Output {
    if let output = try session.checkInRetry(arguments) { return output }
    let (book, visit) = try named(to: "add a picture to")
    var after = visit
    var actions: [Action] = []
    for path in arguments[Self.files] {
      let photo = try PhotoFile(path)
      try photo.keep(in: session.store, context, isDryRun: arguments.isDryRun)
      guard !after.checkIn.photos.contains(photo.name.text) else { continue }
      after.checkIn.photos.append(photo.name.text)
      actions.append(.checkIn(visit.id, .addPhoto(photo.name.text)))
    }
    guard !actions.isEmpty else {
      return try session.unchanged(
        "the check-in at \(visit.checkIn.place.name)", already: "has these pictures",
        CheckInFields.json(visit, book.people), arguments)
    }
    return try session.perform(
      actions, arguments, json: CheckInFields.json(after, book.people),
      line: "added \(actions.count.counted("picture")) to \(visit.checkIn.place.name)")
  }

  /// `timeline photo remove`: removes a picture from a check-in.
  ///
  /// Throws `nothingFound` or `usage` when check-in or picture cannot be resolved.
  func removePhoto() throws(Failure) -> Output {
    if let output = try session.checkInRetry(arguments) { return output }
    let (book, visit) = try named(to: "remove a picture from")
    let text = try arguments.needed(Self.photo)
    let photos = visit.checkIn.photos
    let number = Int(text).flatMap { photos.indices.contains($0 - 1) ? photos[$0 - 1] : nil }
    guard let photo = number ?? photos.first(where: { $0 == text }) else {
      throw .cannot(
        "remove picture '\(text)'",
        "the check-in has \(photos.count.counted("picture"))",
        .nothingFound, code: "no-such-photo")
    }
    var after = visit
    after.checkIn.photos.removeAll { $0 == photo }
    return try session.perform(
      [.checkIn(visit.id, .removePhoto(photo))], arguments,
      json: CheckInFields.json(after, book.people),
      line: "removed the picture from the check-in; the file stays in the store")
  }

  private func named(to action: String) throws(Failure) -> (CheckInBook, CheckInState) {
    let book = try CheckInBook(session)
    return (book, try book.resolve(try arguments.needed(Self.checkIn), to: action))
  }

  private func changed(
    _ visit: CheckInState, _ people: PersonReference
  ) throws(Failure) -> CheckIn {
    var checkIn = visit.checkIn
    if let when = arguments[CheckInOptions.at] {
      // Where the place is unknown, the check-in still has the offset that its clocks had.
      let zone =
        try session.zone(of: checkIn) ?? .fixed(secondsEast: checkIn.at.offsetMinutes * 60)
      checkIn.at = try CheckInTime(context).time(of: when.completed(by: checkIn.at), in: zone)
    }
    let companions = try companions(people)
    if !companions.isEmpty { checkIn.with = companions }
    if arguments[Self.alone] ?? false { checkIn.with = [] }
    if let note = arguments[CheckInOptions.note] { checkIn.note = note.isEmpty ? nil : note }
    if let name = arguments[Self.name] {
      try name.requireName(to: "rename the place of the check-in")
      checkIn.place.name = name
    }
    return checkIn
  }

  /// What to say of a changed check-in: its time, when that is what changed.
  private static func line(_ checkIn: CheckIn, was: CheckIn) -> StyledText {
    let time = "\(CheckInWords.day(checkIn.day)) \(CheckInWords.clock(checkIn.at))"
    let moved = checkIn.at == was.at ? "" : " to \(time)"
    return "changed the check-in at \(checkIn.place.name, .strong)\(moved)"
  }

  /// The companions of `--with`; an empty one meant to remove them.
  private func companions(_ people: PersonReference) throws(Failure) -> [ContactID] {
    let names = arguments[CheckInOptions.companion].flatMap(\.self)
    do throws(Failure) { return try people.resolve(names, to: "add").map(\.id) } catch {
      guard names.allSatisfy(\.trimmed.isEmpty) else { throw error }
      var failure = error
      failure.hints = ["--alone removes all companions"]
      throw failure
    }
  }
}

extension UserSession {
  /// The answer for a check-in, or a change of one, that is retried with the same `--key`: the
  /// check-in as it was then; nil when the key is new or absent.
  func checkInRetry(_ arguments: ParsedArguments) throws(Failure) -> Output? {
    try retryOutput(arguments) { (event) throws(Failure) in
      guard case .checkIn(let id, _) = event.action else { return nil }
      // A command that adds several pictures has an event for each.
      let last = try command(of: event).last ?? event
      let then = try state { (state) throws(SnapshotFault) in
        try state.checkIn(id, of: event.by, after: last)
      }
      return try then.map { (visit) throws(Failure) in
        CheckInFields.json(visit, try CheckInBook(self).people)
      }
    }
  }
}

extension When {
  /// The same of a check-in: a time alone is one of its day, and a day alone keeps its time.
  fileprivate func completed(by time: OffsetTime) -> When {
    let wall = time.wall
    switch self {
    case .clock(let second): return .day(.date(wall.date), second: second)
    case .day(let day, nil): return .day(day, second: wall.secondOfDay)
    case .now, .evening, .offset, .exact, .day: return self
    }
  }
}
