/// Walks through the events of some replicas from the newest back.
///
/// Of each replica only one segment is in memory, however long its journal is.
public struct NewestEvents {
  private let journal: Journal
  private var rests: [Rest] = []

  /// What is still to come of a replica's journal.
  private struct Rest {
    let replica: ReplicaID
    /// The last segment.
    let last: Int
    /// The segment to read next; 0 when all were read.
    var segment: Int
    /// The events of the segment before that, the newest last.
    var events: [Event] = []
    var hasBegun = false

    /// Reads the next segment that has events when there are no more of the one before.
    mutating func fill(from journal: Journal) throws(JournalError) {
      while events.isEmpty, segment > 0 {
        var events = try journal.events(of: replica, segment: segment, isLast: segment == last)
        if !hasBegun, segment < last {
          // The end of its last command was in a segment that has nothing whole.
          events.removeLast(events.reversed().prefix(while: \.hasMoreInCommand).count)
        }
        self.events = events.sorted()
        hasBegun = hasBegun || !events.isEmpty
        segment -= 1
      }
    }
  }

  /// `strays` are single events of other replicas, to be given among the others.
  init(
    _ journal: Journal, of replicas: [ReplicaID], strays: [Event] = []
  ) throws(JournalError) {
    self.journal = journal
    for replica in replicas {
      let last = try journal.lastSegment(of: replica)
      rests.append(Rest(replica: replica, last: last, segment: last))
    }
    rests.append(Rest(replica: .nobody, last: 0, segment: 0, events: strays.sorted()))
  }

  /// The event before the one it gave last; nil behind the oldest.
  ///
  /// Throws ``JournalError`` when a journal cannot be read; damage is noted in ``Journal/damage``.
  public mutating func next() throws(JournalError) -> Event? {
    var newest: (place: Int, event: Event)?
    for place in rests.indices {
      try rests[place].fill(from: journal)
      guard let event = rests[place].events.last, newest.map({ $0.event < event }) ?? true else {
        continue
      }
      newest = (place, event)
    }
    guard let newest else { return nil }
    return rests[newest.place].events.popLast()
  }
}
