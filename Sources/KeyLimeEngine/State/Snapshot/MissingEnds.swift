/// The journals that end before the place up to which a snapshot was made of them.
///
/// Whole lines that are gone from the end leave no trace in a journal, and what was written next
/// would get their numbers. Only a snapshot remembers how far it went.
struct MissingEnds {
  /// A journal and the number of the last event that it had.
  let entries: [(replica: ReplicaID, last: Int)]

  /// Looks at the sizes of the files alone; what it names need not be missing.
  init(_ header: SnapshotHeader, in journal: Journal) {
    entries = header.positions.entries.compactMap { entry in
      let position = entry.position
      let path = journal.path(of: entry.replica, segment: position.segment)
      guard position.n > 0, FileStatus(path)?.size ?? 0 < position.offset else { return nil }
      return (entry.replica, position.n)
    }
  }

  /// What is missing after all the journals were read; damage that was found explains itself.
  func losses<Kept>(
    after reading: JournalReading<Kept>, of journal: Journal
  ) -> [JournalLoss] {
    entries.compactMap { entry in
      let end = reading.positions[entry.replica] ?? JournalPosition()
      guard end.n < entry.last, !reading.losses.contains(where: { $0.replica == entry.replica })
      else { return nil }
      return JournalLoss(
        file: journal.path(of: entry.replica, segment: max(1, end.segment)),
        replica: entry.replica, byte: end.offset, end: end.offset,
        damage: .missingEnd(from: end.n + 1, to: entry.last))
    }
  }
}
