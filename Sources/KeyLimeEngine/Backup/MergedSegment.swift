/// Two copies of one segment as one, event by event.
///
/// A line that cannot be read in one copy, or that a repair put in the place of one, is taken from
/// the other. Nothing is taken from a copy that has another event under the same number.
struct MergedSegment {
  /// The lines of both, in the order of their numbers.
  let bytes: [UInt8]
  /// Whether it has an event that this store's copy lacks.
  let hasGained: Bool
  /// Whether this store's copy has bytes that it does not have.
  let hasDropped: Bool

  /// Merges what this store has with what came; nil when they contradict each other.
  ///
  /// After a closed segment others come, which have the events that follow.
  init?(
    _ here: ArraySlice<UInt8>, with other: [UInt8], isClosed: Bool = false, of replica: ReplicaID
  ) {
    var (own, new) = (Lines(here, of: replica), Lines(other[...], of: replica))
    for (number, line) in new.events {
      if let known = own.events[number], known != line { return nil }
    }
    // For segments that are missing side by side a repair puts all lines into the first.
    if isClosed, let last = new.events.keys.max() { own.lost = own.lost.filter { $0.key <= last } }
    let events = own.events.merging(new.events) { known, _ in known }
    let lines = own.lost.merging(new.lost) { known, _ in known }.merging(events) { $1 }
    bytes = lines.sorted { $0.key < $1.key }.flatMap { $0.value }
    hasGained = events.count > own.events.count
    hasDropped = own.hasUnreadable
  }

  /// The whole lines of one copy, by the numbers of their events.
  private struct Lines {
    var events: [Int: ArraySlice<UInt8>] = [:]
    /// The lines that a repair wrote, see ``JournalRepair``.
    var lost: [Int: ArraySlice<UInt8>] = [:]
    var hasUnreadable = false

    init(_ bytes: ArraySlice<UInt8>, of replica: ReplicaID) {
      var next = bytes.startIndex
      while let end = bytes[next...].firstIndex(of: 0x0A) {
        let line = bytes[next...end]
        next = end + 1
        guard let event = try? EventLine.read(line.dropLast()), event.id.replica == replica,
          events[event.id.n] == nil
        else {
          hasUnreadable = true
          continue
        }
        if event.isLost { lost[event.id.n] = line } else { events[event.id.n] = line }
      }
    }
  }
}
