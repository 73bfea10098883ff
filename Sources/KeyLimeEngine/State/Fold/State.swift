/// What all events so far amount to: a snapshot of the first of them and a fold of the rest.
///
/// A question is answered subject by subject from the snapshot and the events since, so it costs
/// what its answer is made of, not the length of the journal. The same events give the same state,
/// byte for byte, in whatever order they arrived.
///
/// Without a snapshot nothing here throws. With one, every question throws ``SnapshotFault`` when
/// it meets a part that is not as it was written; ``FoldedJournal/read(_:)`` then asks again
/// without it.
public struct State {
  let snapshot: Snapshot?
  let tail: Tail
  /// Where the events are read that a subject must be folded from again.
  private let segments: SegmentCache?
  let claims: ClaimCheck
  let authority: Authority
  /// The events since the snapshot that may decide who speaks for whom.
  let accountEvents: Tail
  let known = KnownAnswers()

  /// `accountEvents` has the events about accounts where the tail is only a part of all events.
  init(
    snapshot: Snapshot?, _ tail: Tail, journal: Journal? = nil, claims: ClaimCheck = .onTrust(),
    authority: Authority = .everybody, accountEvents: Tail? = nil
  ) {
    (self.snapshot, self.tail, self.claims) = (snapshot, tail, claims)
    self.authority = authority
    self.accountEvents = accountEvents ?? tail
    segments = journal.map(SegmentCache.init)
  }

  /// What the snapshot keeps of a subject.
  func kept(_ subject: Subject) throws(SnapshotFault) -> KeptRegister {
    guard let body = try snapshot?.body(subject.section, subject.key) else {
      return KeptRegister()
    }
    return try KeptRegister(body).sound()
  }

  /// Every event about a subject, in order.
  func history(of subject: Subject) throws(SnapshotFault) -> [Event] {
    let news = tail.events(of: subject)
    let names = try kept(subject).history
    guard !names.isEmpty else { return news }
    return (try events(names) + news).orderedForFold()
  }

  /// Reads events of the journal again; a journal that cannot be read makes the snapshot useless.
  func events(_ ids: [EventID]) throws(SnapshotFault) -> [Event] {
    try ids.map { (id) throws(SnapshotFault) in try (try? segments?.event(id)).sound() }
  }

  /// The events about the same thing as an event, in order, as far as they can be read.
  public func events(aboutSubjectOf event: Event) throws(SnapshotFault) -> [Event] {
    guard let subject = event.subject else { return [event] }
    return try readableEvents(about: subject)
  }

  /// What the events about a subject made of it, up to one of them and with it.
  ///
  /// Where that one removed everything, the register is as it was before.
  func register(of subject: Subject, after event: Event) throws(SnapshotFault) -> Register {
    var (register, before) = (Register(), Register())
    for other in try readableEvents(about: subject) where other <= event {
      let reason = try reason(against: other)
      guard reason == nil || other == event else { continue }
      before = register
      _ = register.apply(other)
    }
    return register.events.isEmpty ? before : register
  }

  /// What events about a subject made of it before one of them.
  func register(of subject: Subject, before event: Event) throws(SnapshotFault) -> Register {
    var register = Register()
    for other in try readableEvents(about: subject) where other < event {
      if try reason(against: other) == nil { _ = register.apply(other) }
    }
    return register
  }

  /// The events about a subject that have an effect, or had one until they were undone, in order,
  /// as far as they can be read.
  func eventsEvenUndone(about subject: Subject) throws(SnapshotFault) -> [Event] {
    var events: [Event] = []
    for event in try readableEvents(about: subject)
    where try [nil, .undone].contains(reason(against: event)) { events.append(event) }
    return events
  }

  func readableEvents(about subject: Subject) throws(SnapshotFault) -> [Event] {
    let older = readableEvents(Set(try kept(subject).history))
    return (older + tail.events(of: subject)).orderedForFold()
  }

  /// An event that may be long past; nil when it cannot be read.
  func event(_ id: EventID) -> Event? {
    tail.events.first { $0.id == id } ?? (try? events([id]))?.first
  }

  /// The events with these names, as far as they can be read.
  func readableEvents(_ ids: Set<EventID>) -> [Event] {
    let news = tail.events.filter { ids.contains($0.id) }
    return ids.subtracting(news.map(\.id)).sorted { $0.key < $1.key }
      .compactMap { try? segments?.event($0) } + news
  }

  /// The keys of a section about which something happened since the snapshot, sorted.
  func touched(
    _ section: Section, under prefix: SubjectKey? = nil
  ) throws(SnapshotFault) -> [SubjectKey] {
    let keys = tail.keys(section, under: prefix)
    guard !tail.refolded.isEmpty else { return keys }
    var all = Set(keys)
    for subject in tail.refolded {
      if subject.section == section { all.insert(subject.key) }
      guard section == .deals, subject.section == .restaurants else { continue }
      try snapshot?.visit(.deals, under: subject.key) { all.insert($0.key) }
    }
    return all.filter { key in prefix.map { key.hasPrefix($0) } ?? true }.sorted()
  }
}
