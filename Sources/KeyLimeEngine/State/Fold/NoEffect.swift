/// Why an event that is in the journal changes nothing.
public enum NoEffect: String, Error, Equatable, Sendable {
  /// Its account took it back.
  case undone
  /// Its account was not entitled to it at that time.
  case notPermitted
  /// What it changes was not there, or no longer.
  case nothingThere
  /// What it adds was there already.
  case alreadyThere
  /// What it makes of the record is no record.
  case invalid
  /// An undo of something that cannot be undone.
  case irrevocable
  /// An undo of an event that had not happened.
  case noSuchEvent
  /// The deal had been used as often as it may be.
  case limitReached
  /// This person had used the deal already.
  case alreadyUsed
  /// This code had been redeemed already.
  case alreadyRedeemed
  /// The event was damaged; a line stands where it was.
  case lost
}

extension State {
  /// Why an event has no effect; nil when it has, or is superseded only.
  public func reason(against event: Event) throws(SnapshotFault) -> NoEffect? {
    if event.isLost { return .lost }
    if let toggle = event.toggle { return try reason(against: toggle) }
    guard let subject = event.subject else { return nil }
    let isTouched =
      tail.isRefolded(subject) || tail.events(of: subject).contains { $0.id == event.id }
    if isTouched { return try fold(subject).refused[event.id] }
    return try snapshot?.body(.ineffective, event.id.key).flatMap { NoEffect(body: $0) }
  }

  /// Why some events have no effect; those that have one, or are superseded only, are left out.
  public func reasons(
    against events: [Event]
  ) throws(SnapshotFault) -> [EventID: NoEffect] {
    var reasons: [EventID: NoEffect] = [:]
    let kept = try keptReasons(for: events.count)
    for event in events {
      if let kept, isUntouched(event) {
        reasons[event.id] = kept[event.id]
      } else {
        reasons[event.id] = try reason(against: event)
      }
    }
    return reasons
  }

  /// Every event without effect that the snapshot knows of; nil when so few are asked for that
  /// each is better looked up.
  private func keptReasons(for count: Int) throws(SnapshotFault) -> [EventID: NoEffect]? {
    guard count > 100 else { return nil }
    var kept: [EventID: NoEffect] = [:]
    try visitKeptReasons { kept[$0] = $1 }
    return kept
  }

  private func visitKeptReasons(_ body: (EventID, NoEffect) -> Void) throws(SnapshotFault) {
    try snapshot?.visit(.ineffective) { (line) throws(SnapshotFault) in
      body(try EventID(line.key).sound(), try NoEffect(body: line.body).sound())
    }
  }

  /// The events that have no effect, in no particular order, as far as they can be read.
  public func refusedEvents() throws(SnapshotFault) -> [Event] {
    var ids = try refusedIDs(in: Section.primary)
    for (_, register) in try registers(.toggles) {
      for event in register.events where try reason(against: event) != nil { ids.insert(event.id) }
    }
    return readableEvents(ids)
  }

  /// What some replicas wrote that has no effect, without the undos and redos that name nothing.
  func refusedEvents(of replicas: Set<ReplicaID>) throws(SnapshotFault) -> [Event] {
    let ids = try refusedIDs(in: Section.primary)
    return readableEvents(ids.filter { replicas.contains($0.replica) })
  }

  /// Every event without effect about subjects of one section.
  func refusedEvents(in section: Section) throws(SnapshotFault) -> [Event] {
    readableEvents(try refusedIDs(in: [section])).filter { $0.kind?.section == section }
  }

  /// The events without effect that the snapshot knows of, and those since then in some sections.
  private func refusedIDs(in sections: [Section]) throws(SnapshotFault) -> Set<EventID> {
    var ids: Set<EventID> = []
    try visitKeptReasons { id, _ in ids.insert(id) }
    for section in sections {
      for key in try touched(section) {
        let fold = try fold(Subject(section: section, key: key))
        ids.subtract(fold.folded)
        ids.formUnion(fold.refused.keys)
      }
    }
    return ids
  }

  /// Whether the snapshot alone says what became of an event.
  private func isUntouched(_ event: Event) -> Bool {
    guard let n = snapshot?.header.positions[event.id.replica]?.n else { return false }
    return event.id.n <= n && tail.refolded.isEmpty && event.kind != .undo && event.kind != .redo
      && !event.isLost
  }

  private func reason(against toggle: Event.Toggle) throws(SnapshotFault) -> NoEffect? {
    guard let target = event(toggle.target) else { return .noSuchEvent }
    if let refusal = try refusalOfSpeaker(toggle.event) { return refusal }
    if let refusal = toggle.refusal(naming: target) { return refusal }
    guard let subject = target.subject else { return nil }
    let void = try known.voidToggles.answer(subject) { () throws(SnapshotFault) in
      try voidToggles(about: subject, since: Register(), isRefolded: true)
    }
    return void.contains(toggle.event.id) ? .notPermitted : nil
  }

  /// The event that an account wrote with an idempotency key.
  public func event(
    forKey key: String, of account: AccountID
  ) throws(SnapshotFault) -> Event? {
    try register(.keys, SubjectKey(account.text, escaped: key)).events.first
  }
}

extension NoEffect {
  /// The reason as a JSON string, and back.
  var body: [UInt8] { Array("\"\(rawValue)\"".utf8) }

  init?(body: ArraySlice<UInt8>) {
    self.init(rawValue: String(decoding: body.dropFirst().dropLast(), as: UTF8.self))
  }
}

extension State {
  /// Whether the state is the same with and without an event, since something later about the same
  /// thing took its place: so an undo or redo of it changes nothing else.
  ///
  /// What happens to restaurants and their deals is never replaced.
  public func isReplaced(_ event: Event) throws(SnapshotFault) -> Bool {
    guard let subject = event.subject, subject.section != .restaurants, subject.section != .deals
    else { return false }
    var (with, without) = (Register(), Register())
    for other in try readableEvents(about: subject) {
      let isEffective = try reason(against: other) == nil
      guard isEffective || other.id == event.id else { continue }
      _ = with.apply(other)
      if other.id != event.id { _ = without.apply(other) }
    }
    return with.events.map(\.id) == without.events.map(\.id)
  }
}
