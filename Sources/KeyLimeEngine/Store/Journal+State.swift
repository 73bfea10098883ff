extension Journal {
  /// Asks the state a question: from the snapshot and the events since, or from all events when the
  /// snapshot is missing, does not fit, or does not help.
  ///
  /// It does not help when something happened before its last event, which is when events of another
  /// replica arrived late, or an undo names an event that it covers. Taking one event out of the
  /// middle would need the history of everything it touched; folding the journal again (a few
  /// milliseconds for every thousand events) happens once, since the next snapshot covers it. So
  /// that the usual undo, that of something done just now, is not such a case, a snapshot leaves the
  /// last ``Snapshot/kept`` events out.
  ///
  /// The question may be asked twice. What is asked while it is answered is asked of the same state.
  /// Throws ``JournalError`` when the journal is damaged.
  public func read<Answer>(
    _ question: (State) throws(SnapshotFault) -> Answer
  ) throws(JournalError) -> Answer {
    let loaded = try currentState()
    memory.questions += 1
    defer { memory.questions -= 1 }
    do throws(SnapshotFault) {
      return try question(loaded.state)
    } catch {
      let whole = try loadWholeState()
      memory.keep(whole)
      memory.snapshotIsDamaged = true
      do throws(SnapshotFault) {
        return try question(whole.state)
      } catch {
        throw .damaged(file: Snapshot.path(in: store), byte: error.byte, .checksum)
      }
    }
  }

  /// Writes a new snapshot when it is due; tells whether it did.
  ///
  /// Call it after the answer is out, whether or not anything was written: whoever found no snapshot
  /// that fits spares the next one the reading. Where nothing was asked of the journal, nothing is
  /// read. That it cannot be written, as on a read-only store, is no error: nothing depends on it.
  ///
  /// `prepare` is called before the snapshot takes its place, with the state that it holds and the whole
  /// state: whatever else is derived from the journal is brought up to one of them, under the same lock.
  @discardableResult
  func refreshSnapshot(
    evenIfNotDue: Bool = false, prepare: ([State]) -> Void = { _ in }
  ) -> Bool {
    let isDamaged = memory.snapshotIsDamaged
    guard evenIfNotDue || isDamaged || memory.snapshotMayBeDue else {
      refreshTailIndex()
      return false
    }
    do throws(JournalError) {
      try JournalFolder.make("\(store)/private", isPrivate: true)
      guard let lock = try JournalFile(Snapshot.lockPath(in: store), .locking), try lock.tryLock()
      else { return false }
      memory.forget()
      var loaded = try isDamaged ? loadWholeState() : loadState()
      guard evenIfNotDue || isDamaged || loaded.state.isSnapshotDue else { return false }
      do throws(JournalError) {
        try write(loaded, prepare)
      } catch .damaged {
        loaded = try loadWholeState()
        try write(loaded, prepare)
      }
      memory.snapshotIsDamaged = false
      return true
    } catch {
      return false
    }
  }

  /// Writes a new index of the events since the snapshot when that saves the next one much lexing.
  private func refreshTailIndex() {
    guard let loaded = memory.loaded, loaded.state.base != nil,
      loaded.pieces.reduce(0, { $0 + $1.outcome.lexed }) >= TailIndex.interval
    else { return }
    do throws(JournalError) {
      try JournalFolder.make("\(store)/private", isPrivate: true)
      guard let lock = try JournalFile(Snapshot.lockPath(in: store), .locking), try lock.tryLock()
      else { return }
      try TailIndex.write(loaded.pieces, store: store)
    } catch {
      // Nothing depends on it.
    }
  }

  // MARK: - Loading

  struct Loaded {
    var state: State
    var positions: JournalPositions
    /// What was read of the journal, when the rest of it is in the snapshot.
    var pieces: [Piece] = []
  }

  func loadState() throws(JournalError) -> Loaded {
    guard let snapshot = Snapshot(store: store), try fits(snapshot.header) else {
      return try loadWholeState()
    }
    let known = snapshot.header.positions
    let reading = try readTail(after: known)
    let ordered = reading.events.orderedForFold()
    if let first = ordered.first, let last = snapshot.header.last, first.order < last {
      return try loadWholeState()
    }
    let claims = try claimCheck(for: ordered)
    let inEffect = InEffect(ordered: ordered, claims: claims) { id in
      id.n <= known[id.replica]?.n ?? 0
    }
    guard !inEffect.namesOlder else { return try loadWholeState() }
    let state = State(base: snapshot, ordered: ordered, inEffect)
    return Loaded(state: state, positions: reading.positions, pieces: reading.pieces)
  }

  /// Reads on from a snapshot with the help of the index of its tail, unless they contradict each
  /// other.
  private func readTail(after known: JournalPositions) throws(JournalError) -> Reading {
    if let index = TailIndex(store: store) {
      do throws(JournalError) { return try read(after: known, index) } catch {
        guard case .damaged = error else { throw error }
      }
    }
    return try read(after: known, TailIndex())
  }

  func loadWholeState() throws(JournalError) -> Loaded {
    let reading = try read(after: JournalPositions())
    // All of them will be asked for, most of them more than once.
    let ordered = reading.events.map { Envelope($0.event) }.orderedForFold()
    let inEffect = InEffect(ordered: ordered, claims: try claimCheck(for: ordered))
    return Loaded(
      state: State(base: nil, ordered: ordered, inEffect), positions: reading.positions)
  }

  /// Whether the journal still has what a snapshot says it was made of.
  private func fits(_ header: SnapshotHeader) throws(JournalError) -> Bool {
    if let mark = header.claims, try !stillHolds(claimMark: mark) { return false }
    for entry in header.positions.entries where entry.position.n > 0 {
      let position = entry.position
      let path = path(of: entry.replica, segment: position.segment)
      guard let file = try JournalFile(path, .reading) else { return false }
      let ending = try file.read(at: position.offset - 11, count: 11)
      guard position.offset > 11, ending == position.crc + Array("\"}\n".utf8) else {
        return false
      }
    }
    return true
  }

  // MARK: - Writing

  /// Writes a snapshot of all but the last events, unless an undo among those names an earlier one.
  private func write(
    _ loaded: Loaded, _ prepare: ([State]) -> Void
  ) throws(JournalError) {
    let (state, all) = (loaded.state, loaded.state.since)
    let covered = all.prefix(max(0, all.count - Snapshot.kept))
    let left = all.dropFirst(covered.count)
    let ids = Set(left.map(\.id))
    let isCut = ids.isSuperset(of: left.compactMap(\.toggle).map(\.target))
    guard isCut, !covered.isEmpty else {
      let mark = try claimMark(for: all, after: state.base)
      prepare([state])
      return try Snapshot.write(state, upTo: loaded.positions, claims: mark, store: store)
    }
    let old = state.base?.header.positions ?? JournalPositions()
    let claims = try claimCheck(for: covered)
    let partial = State(
      base: state.base, ordered: Array(covered),
      InEffect(ordered: Array(covered), claims: claims))
    prepare([partial, state])
    try Snapshot.write(
      partial, upTo: try positions(after: old, covering: covered),
      claims: try claimMark(for: covered, after: state.base), store: store)
  }

  /// Where each replica's journal stands behind some events: read again, as far as the last of them.
  private func positions(
    after old: JournalPositions, covering events: ArraySlice<Envelope>
  ) throws(JournalError) -> JournalPositions {
    var positions = old
    var last: [ReplicaID: EventOrder] = [:]
    for event in events { last[event.id.replica] = event.order }
    for (replica, event) in last {
      positions[replica] = try position(of: event)
    }
    return positions
  }
}

extension Snapshot {
  /// So many events since a snapshot make the next one due: reading them takes about as long as
  /// everything else a command does.
  static let interval = 300
  /// So many of the last events a snapshot leaves out.
  static let kept = 50
}

extension State {
  /// Whether a new snapshot is due: ``Journal/refreshSnapshot(evenIfNotDue:)`` would write one.
  public var isSnapshotDue: Bool { since.count >= Snapshot.interval }
}
