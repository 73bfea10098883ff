/// The state as it was read last, for as long as no journal has grown since.
///
/// A command asks several things of one journal: what was added to the catalogue, what somebody thinks
/// of a place, whether a key was used. Reading it once and looking at the sizes of a few files after
/// that gives the same answers as reading it every time.
final class JournalMemory {
  private(set) var loaded: Journal.Loaded?
  /// Whether the snapshot turned out to be damaged.
  var snapshotIsDamaged = false
  /// How many questions are being answered, one within the other.
  var questions = 0
  /// How many events this run has written since.
  private var written = 0

  func keep(_ state: Journal.Loaded) { (loaded, written) = (state, 0) }

  func forget() { loaded = nil }

  func count(_ events: [Event]) {
    // What an undo takes back may be covered by the snapshot: the state has to be read to know.
    if events.contains(where: { $0.toggle != nil }) { forget() }
    written += events.count
  }

  /// Whether a new snapshot may be due, as far as that is known without reading.
  var snapshotMayBeDue: Bool {
    guard let loaded else { return written > 0 }
    return loaded.state.since.count + written >= Snapshot.interval
  }
}

extension Journal {
  /// Lets the next question read the state anew.
  func forgetState() { memory.forget() }

  /// The state, read anew only when a journal has grown.
  func currentState() throws(JournalError) -> Loaded {
    if let known = memory.loaded {
      if memory.questions > 0 { return known }
      if try isCurrent(known.positions) { return known }
    }
    let loaded = try loadState()
    memory.keep(loaded)
    return loaded
  }

  /// Whether nobody did anything yet, so that there is nothing to read; never while a question is being
  /// answered, for which it was read already.
  func isUntouched() throws(JournalError) -> Bool {
    guard memory.questions == 0 else { return false }
    return try replicas().isEmpty
  }

  /// Whether every replica's journal ends where it ended when these positions were taken.
  private func isCurrent(_ positions: JournalPositions) throws(JournalError) -> Bool {
    let replicas = try replicas()
    guard replicas.count == positions.entries.count else { return false }
    for replica in replicas {
      guard let position = positions[replica], try ends(replica, at: position) else { return false }
    }
    return true
  }

  private func ends(
    _ replica: ReplicaID, at position: JournalPosition
  ) throws(JournalError) -> Bool {
    let size = try JournalFile(path(of: replica, segment: position.segment), .reading)?.size() ?? 0
    guard size == position.offset else { return false }
    return try !hasSegment(replica, position.segment + 1)
  }
}
