extension Journal {
  /// The journals of this store's own replicas that are gone from their first event on.
  ///
  /// They leave no trace in `journal/`; only `private/replica` remembers that they were written.
  /// Another user of the system, who may not read `private/`, misses none.
  func lostJournals() -> [JournalLoss] {
    let written = (try? ReplicaFile.written(store: store)) ?? []
    return written.sorted().compactMap { replica in
      guard (try? isGone(replica)) ?? false else { return nil }
      return JournalLoss(
        file: path(of: replica, segment: 1), replica: replica, byte: 0, end: 0,
        damage: .missingJournal)
    }
  }

  /// Whether nothing is here of a replica that has written, and no snapshot tells how far it was.
  ///
  /// Where one does, ``MissingEnds`` names the loss.
  func isGone(_ replica: ReplicaID) throws(JournalError) -> Bool {
    try !hasEvents(of: replica)
      && Snapshot.header(in: store)?.positions[replica]?.n ?? 0 == 0
  }

  /// Whether there is an event of a replica, or a segment that follows one.
  ///
  /// Throws when its folder is a link: what that leads to is not looked at.
  func hasEvents(of replica: ReplicaID) throws(JournalError) -> Bool {
    try journalIO(folder(of: replica).check())
    if try firstNumber(of: replica, segment: 1) != nil { return true }
    return try Segment.last(in: folder(of: replica)) > 1
  }
}
