import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// A check-in operand: an id, a unique beginning of one, or `last`.
  static let checkIn = ValueType.text.named("CHECK-IN").completed(by: .dynamic("checkin")).inOneWord
}

/// The check-ins of the current account, and the people in them.
struct CheckInBook {
  let people: PersonReference
  let session: UserSession
  private let account: AccountID?

  /// Loads the people; there is nobody without an account.
  ///
  /// Throws `store` when the state cannot be read.
  init(_ session: UserSession) throws(Failure) {
    self.session = session
    account = try session.account()
    guard let account else {
      people = PersonReference(among: [])
      return
    }
    people = try session.state { state throws(SnapshotFault) in
      PersonReference(try state.contactBook(of: account))
    }
  }

  /// The check-ins that fit a question; none without an account.
  ///
  /// Throws `store` when the state cannot be read.
  func timeline(_ question: TimelineQuestion) throws(Failure) -> TimelineAnswer {
    try ask(otherwise: TimelineAnswer()) { state, account throws(SnapshotFault) in
      try state.timeline(question, of: account)
    }
  }

  /// The places of check-ins that are called so now, or were at one of the check-ins; part of a
  /// name will do.
  ///
  /// Throws `store` when catalogue or state cannot be read.
  func restaurants(named name: String) throws(Failure) -> Set<RestaurantID> {
    let folded = Folding.fold(name)
    func isNamed(_ place: String) -> Bool {
      Romanization.spellings(of: place).contains { $0.contains(folded) }
    }
    var (places, named): (Set<RestaurantID>, Set<RestaurantID>) = ([], [])
    for visit in try timeline(TimelineQuestion()).timeline.visits {
      guard let id = visit.checkIn.restaurant else { continue }
      places.insert(id)
      if isNamed(visit.checkIn.place.name) { named.insert(id) }
    }
    let listed = try session.context.asking { [places] () throws(StoreError) in
      try session.store.restaurants(places.subtracting(named))
    }
    for (id, found) in listed where isNamed(found.restaurant.name) { named.insert(id) }
    return named
  }

  /// The latest check-ins.
  ///
  /// Throws `store` when the state cannot be read.
  func latest(_ count: Int) throws(Failure) -> [CheckInState] {
    var question = TimelineQuestion()
    question.limit = count
    return try timeline(question).timeline.visits
  }

  /// The number of check-ins that fit a question, by day.
  ///
  /// Throws `store` when the state cannot be read.
  func countByDay(_ question: TimelineQuestion) throws(Failure) -> [CalendarDay: Int] {
    try ask(otherwise: [:]) { state, account throws(SnapshotFault) in
      try state.countByDay(question, of: account)
    }
  }

  /// The check-ins that fit a question, in groups.
  ///
  /// Throws `store` when the state cannot be read.
  func groups(
    by grouping: Timeline.Grouping, _ question: TimelineQuestion
  ) throws(Failure) -> [VisitGroup] {
    try ask(otherwise: []) { state, account throws(SnapshotFault) in
      try state.visitGroups(by: grouping, question, of: account)
    }
  }

  /// The answer when nothing fits: it says whether there is any check-in at all.
  ///
  /// Throws `store` when the state cannot be read.
  func nothing() throws(Failure) -> Nothing {
    try latest(1).isEmpty ? .noCheckIns : Nothing("no check-in matches")
  }

  private func ask<Answer>(
    otherwise none: Answer,
    _ question: (State, AccountID) throws(SnapshotFault) -> Answer
  ) throws(Failure) -> Answer {
    guard let account else { return none }
    return try session.state { state throws(SnapshotFault) in try question(state, account) }
  }

  /// Resolves a check-in operand.
  ///
  /// Throws `nothingFound` when there is none, and `usage` when several ids begin with `text`.
  func resolve(_ text: String, to action: String) throws(Failure) -> CheckInState {
    if text == "last", let last = try latest(1).first { return last }
    let found = try startingWith(text)
    if let exact = found.first(where: { $0.id.text == text }) { return exact }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw .cannot(
        "\(action) '\(text)'", "\(found.count) check-ins begin with it", .usage,
        code: "ambiguous-check-in",
        hints: found.prefix(9).map { "'\($0.id)' is \($0.checkIn.place.name), \($0.checkIn.day)" })
    }
    throw .cannot(
      "\(action) '\(text)'", "no such check-in", .nothingFound, code: "no-such-check-in",
      hints: ["keylime timeline lists them with their ids; 'last' is the latest"])
  }

  /// The check-ins whose ids begin with a text, the latest first.
  private func startingWith(_ text: String) throws(Failure) -> [CheckInState] {
    guard !text.isEmpty else { return [] }
    return try ask(otherwise: []) { state, account throws(SnapshotFault) in
      Timeline(try state.checkIns(of: account, startingWith: text)).visits
    }
  }
}

extension UserSession {
  /// The restaurant of a check-in; nil when it is in no catalogue, or left it.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func restaurant(of checkIn: CheckIn) throws(Failure) -> Restaurant? {
    guard let id = checkIn.restaurant else { return nil }
    return try context.asking { () throws(StoreError) in try store.restaurant(id) }?.restaurant
  }

  /// The time zone of the place of a check-in: as the catalogue has it, else that of its position;
  /// nil when neither is known.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func zone(of checkIn: CheckIn) throws(Failure) -> ClockZone? {
    let clocks = try context.clocks()
    if let zone = try restaurant(of: checkIn).flatMap(clocks.zone(of:)) { return zone }
    return checkIn.place.position.flatMap(clocks.zone(at:))
  }
}
