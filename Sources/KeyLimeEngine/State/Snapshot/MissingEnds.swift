/// The journals that end earlier than a snapshot says, or have another event at the end that it
/// names.
///
/// Whole lines that are gone from the end leave no trace in a journal, and what was written next
/// would get their numbers. Only a snapshot remembers how far it went, and the checksum of the last
/// event: an older copy that somebody wrote to has another one under its number.
struct MissingEnds {
  /// How far the journals went.
  let entries: [JournalPositions.Entry]

  /// Compares only the last lines; ``losses(after:of:)`` tells what is missing.
  init(_ header: SnapshotHeader, in journal: Journal) {
    entries = header.positions.entries.filter { entry in
      entry.position.n > 0
        && !((try? journal.holds(entry.position, of: entry.replica)) ?? false)
    }
  }

  /// What is missing after all the journals were read, except from journals in which damage was
  /// found.
  func losses<Kept>(
    after reading: JournalReading<Kept>, of journal: Journal
  ) -> [JournalLoss] {
    entries.compactMap { entry in
      let end = reading.positions[entry.replica] ?? JournalPosition()
      let last = entry.position.n
      guard !reading.losses.contains(where: { $0.replica == entry.replica }),
        end.n < last || Self.isOther(entry, in: journal)
      else { return nil }
      return JournalLoss(
        file: journal.path(of: entry.replica, segment: max(1, end.segment)),
        replica: entry.replica, byte: end.offset, end: end.offset,
        damage: end.n < last ? .missingEnd(from: end.n + 1, to: last) : .otherEvent(last))
    }
  }

  /// Whether a journal has another event under the number of the last one; a repair elsewhere may
  /// have moved it, or put a line in its place that says that it is lost.
  private static func isOther(_ entry: JournalPositions.Entry, in journal: Journal) -> Bool {
    let id = EventID(replica: entry.replica, n: entry.position.n)
    guard let event = try? SegmentCache(journal).event(id), !event.isLost else { return false }
    return SealedLine.checksum(of: event.line) != entry.position.crc
  }
}

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
