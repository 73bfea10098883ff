/// The journals of a store together with the state that they fold to.
///
/// A command reads them once, and again after it has written. What it writes is decided on the
/// state under the writers' lock, so that nobody of this store writes in between.
public final class FoldedJournal {
  /// The log on disk.
  public private(set) var log: Journal
  /// Which replicas speak for which accounts.
  private(set) var authority: Authority
  /// The journals as they were read last.
  private var loaded: Loaded? { didSet { version += 1 } }
  /// Another number whenever something was read or written since.
  private(set) var version = 0
  /// Whether the next snapshot has to be folded from the whole journal: this one is damaged, or a
  /// later event changes who may write what it covers.
  private var mustRebuildSnapshot = false
  /// Whether a journal is shorter than the snapshot says.
  ///
  /// No new snapshot is written then: it would hide the loss.
  private var hasMissingEnds = false
  /// Whether this run has the lock under which snapshots are written.
  private var isRefreshing = false
  /// How many events this run has written.
  private var written = 0

  /// This many events since a snapshot make the next one due.
  ///
  /// The write that reaches this number takes all of them in. Its time grows with the number.
  private static let eventsPerSnapshot = 64

  private struct Loaded {
    var state: State
    var reading: Journal.Reading
    /// Whether this run has written since.
    var isOutdated = false
  }

  /// Names the journal of a store; touches no file.
  init(_ log: Journal, _ authority: Authority = .everybody) {
    (self.log, self.authority) = (log, authority)
  }

  /// From now on this authority decides about the lines of other replicas.
  func judge(by authority: Authority) {
    guard authority != self.authority else { return }
    self.authority = authority
    loaded = nil
  }

  func setReplica(_ replica: ReplicaID) { log.replica = replica }

  // MARK: - Questions

  /// Asks the state a question.
  ///
  /// The question is asked again when the snapshot turns out to be damaged. Throws ``JournalError``
  /// when a journal cannot be read; what is damaged is noted in ``Journal/damage`` and passed over.
  public func read<Answer>(
    _ question: (State) throws(SnapshotFault) -> Answer
  ) throws(JournalError) -> Answer {
    let state = try current().state
    do throws(SnapshotFault) { return try question(state) } catch {}
    // Another process may have replaced the snapshot while it was read.
    let again = try load()
    do throws(SnapshotFault) {
      let answer = try question(again.state)
      loaded = again
      return answer
    } catch {}
    mustRebuildSnapshot = true
    let whole = try load(trustingSnapshot: false)
    loaded = whole
    do throws(SnapshotFault) { return try question(whole.state) } catch {
      throw .damaged(file: Snapshot.path(in: log.store), byte: 0, .checksum)
    }
  }

  /// Forgets what was read: something that decides about it has changed, or a run that goes on for
  /// long asks what others have written meanwhile.
  public func forget() { loaded = nil }

  // MARK: - Writing

  /// Writes down what an account did in one command, decided on the state under the lock.
  ///
  /// When this returns, the events are on the disk; all are written by one call of the system. No
  /// actions mean that nothing is written. `now` is the wall clock in milliseconds since 1970. The
  /// idempotency key goes on the first event, unless that has one of its own. `places` has the
  /// names of the places that the actions are about. Throws ``JournalError``; except after
  /// ``JournalError/outcomeUnknown(_:events:key:)`` nothing was written.
  public func append(
    by account: AccountID, key: CommandKey? = nil, places: [RestaurantID: String] = [:], now: Int64,
    deciding decide: (State) throws(SnapshotFault) -> [KeyedAction]
  ) throws(JournalError) -> Appended {
    let lock = try log.lockForWriting()
    try forgetIfChanged()
    if let key {
      let earlier = try read { (state: State) throws(SnapshotFault) -> Event? in
        try state.event(forKey: key.text, of: account)
      }
      if let earlier { return .alreadyThere(earlier) }
    }
    let actions = try read(decide)
    if actions.isEmpty { return .written([]) }
    let command = Command(actions: actions, account: account, key: key, places: places, now: now)
    var writer = try JournalWriter(log, after: loaded?.reading)
    let events = try writer.write(command)
    written += events.count
    loaded?.isOutdated = true
    _ = consume lock
    return .written(events)
  }

  // MARK: - Loading

  /// Forgets what was read when the journals have changed since.
  private func forgetIfChanged() throws(JournalError) {
    if let loaded, try !log.ends(at: loaded.reading.positions) { forget() }
  }

  /// The state, read anew only when this run has written.
  private func current() throws(JournalError) -> Loaded {
    if let loaded, !loaded.isOutdated { return loaded }
    let fresh = try load()
    loaded = fresh
    return fresh
  }

  private func load(trustingSnapshot: Bool = true) throws(JournalError) -> Loaded {
    log.damage.note(log.lostJournals())
    if trustingSnapshot, let loaded = try loadAfterSnapshot() { return loaded }
    let ends = Snapshot.header(in: log.store).map { MissingEnds($0, in: log) }
    let limit = ends?.entries.isEmpty ?? true ? PartitionedFold.leastSegments : .max
    var reading = try log.read(after: JournalPositions(), limit: limit)
    let losses = ends?.losses(after: reading, of: log) ?? []
    log.damage.note(losses)
    hasMissingEnds = !losses.isEmpty
    if reading.isTooLong {
      if PartitionedFold(log, authority).write(holdsLock: isRefreshing),
        let loaded = try loadAfterSnapshot()
      {
        mustRebuildSnapshot = false
        return loaded
      }
      reading = try log.read(after: JournalPositions())
    }
    let claims = try log.claimCheck(for: reading.events)
    let tail = Tail(reading.events.orderedForFold())
    return Loaded(
      state: State(
        snapshot: nil, tail, journal: log, claims: claims, authority: authority),
      reading: reading)
  }

  /// The snapshot and what came after it; nil when there is none that fits, or so much came after
  /// it that it is better made anew.
  private func loadAfterSnapshot() throws(JournalError) -> Loaded? {
    guard let snapshot = Snapshot(store: log.store), try fits(snapshot.header) else {
      return nil
    }
    let header = snapshot.header
    let reading = try log.read(
      after: header.positions, limit: PartitionedFold.leastSegments)
    guard !reading.isTooLong else { return nil }
    let events = reading.events.orderedForFold()
    if events.contains(where: { $0.kind == .allowReplica || $0.kind == .cutReplica }) {
      // What it allows or cuts may be covered already.
      mustRebuildSnapshot = true
      return try load(trustingSnapshot: false)
    }
    let late = try lateSubjects(among: events, after: header)
    var claims = try log.claimCheck(for: events)
    if !late.isEmpty, header.claims != nil { claims = try log.claimCheck() ?? claims }
    let state = State(
      snapshot: snapshot, Tail(events, refolded: late), journal: log, claims: claims,
      authority: authority)
    return Loaded(state: state, reading: reading)
  }

  /// The subjects to which something happened before the last event that a snapshot covers, or of
  /// which a covered event was undone or redone.
  private func lateSubjects(
    among events: [Event], after header: SnapshotHeader
  ) throws(JournalError) -> Set<Subject> {
    var subjects: Set<Subject> = []
    var targets: [EventID] = []
    for event in events {
      if let last = header.last, event.order < last, let subject = event.subject {
        subjects.insert(subject)
      }
      guard let toggle = event.toggle,
        toggle.target.n <= header.positions[toggle.target.replica]?.n ?? 0
      else { continue }
      targets.append(toggle.target)
    }
    for target in try log.events(targets) {
      if let subject = target.subject { subjects.insert(subject) }
    }
    return subjects
  }

  /// Whether the journal still has what a snapshot says it was made of.
  private func fits(_ header: SnapshotHeader) throws(JournalError) -> Bool {
    if let mark = header.claims, let check = try log.claimCheck(), check.mark != mark {
      return false
    }
    guard header.authority == authority.mark(for: header.positions) else { return false }
    for entry in header.positions.entries where entry.position.n > 0 {
      guard try log.holds(entry.position, of: entry.replica) else { return false }
    }
    return true
  }

  // MARK: - The snapshot

  /// Writes a new snapshot when it is due; tells whether it did.
  ///
  /// Call it after the answer is out: the next command saves the reading. Where nothing was asked
  /// of the journal, nothing is read. That it cannot be written, as on a read-only store, is not an
  /// error: nothing depends on it. `prepare` is called before the snapshot takes its place:
  /// whatever else is derived from the journal is brought up to the same state, under the same
  /// lock.
  @discardableResult
  func refreshSnapshot(
    evenIfNotDue: Bool = false, prepare: (State) -> Void = { _ in }
  ) -> Bool {
    let tail = loaded?.state.tail.events.count ?? 0
    let isDue = mustRebuildSnapshot || tail + written >= Self.eventsPerSnapshot
    guard evenIfNotDue || isDue, !hasMissingEnds else { return false }
    guard let lock = try? Snapshot.lockFile(in: log.store), (try? lock.tryLock()) ?? false
    else { return false }
    isRefreshing = true
    defer { isRefreshing = false }
    do throws(JournalError) {
      let isWritten: Bool
      do throws(JournalError) {
        isWritten = try write(try latest(), prepare)
      } catch .damaged {
        isWritten = try write(try load(trustingSnapshot: false), prepare)
      }
      guard isWritten else { return false }
      (mustRebuildSnapshot, loaded, written) = (false, nil, 0)
      return true
    } catch {
      return false
    }
  }

  /// What this run has read already, when nothing was written since and the snapshot is still the
  /// live one: a long journal is not read, nor kept in memory, twice.
  private func latest() throws(JournalError) -> Loaded {
    try forgetIfChanged()
    // The next snapshot shares the tables of this one.
    if let snapshot = loaded?.state.snapshot, !snapshot.isLive(in: log.store) { forget() }
    let isWhole = loaded.map { $0.state.snapshot == nil } ?? false
    if mustRebuildSnapshot, !isWhole { return try load(trustingSnapshot: false) }
    return try current()
  }

  /// Writes the snapshot of what was read; false when something is lost of it.
  private func write(_ loaded: Loaded, _ prepare: (State) -> Void) throws(JournalError) -> Bool {
    // What is made of the rest now would hide the loss, and what is brought back later.
    guard loaded.reading.losses.isEmpty, !hasMissingEnds else { return false }
    prepare(loaded.state)
    var writer = try SnapshotWriter(
      loaded.state, upTo: loaded.reading.positions, store: log.store)
    try writer.write()
    return true
  }
}

/// What became of a command.
public enum Appended: Equatable, Sendable {
  /// Its events are on the disk, in this order; none when there was nothing to do.
  case written([Event])
  /// The same account gave the same idempotency key before; this is the first event written then.
  case alreadyThere(Event)
}
