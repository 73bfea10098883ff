/// The end of what counts in the last segment of a journal.
struct SegmentEnd {
  /// Where it ends; what follows is torn.
  private(set) var offset = 0
  /// The number of the last event; 0 when there is none.
  private(set) var n = 0
  /// The time of the last event.
  private(set) var time: HybridTime?
  /// What was acknowledged and cannot be read.
  private(set) var losses: [JournalLoss] = []

  private static let window = 4096

  /// Looks at the last line, and at the whole segment only when that does not settle it.
  init(
    _ file: borrowing File, size: Int, _ replica: ReplicaID, _ segment: Int
  ) throws(JournalError) {
    if try findCommandOfOneEvent(file, size: size, replica) { return }
    var reader = SegmentReader(
      path: file.path, replica: replica, isLast: true,
      position: JournalPosition(n: -1, segment: segment))
    var end = CommandEnd(after: JournalPosition(segment: segment), count: 0)
    try reader.read { record, behind in end.take(record, endingAt: behind, count: 0) }
    end.finish(at: reader.position, count: 0)
    (offset, n, time, losses) = (end.whole.offset, end.whole.n, end.whole.time, end.losses)
  }

  /// Whether the last line is whole and a command of its own, as nearly always.
  private mutating func findCommandOfOneEvent(
    _ file: borrowing File, size: Int, _ replica: ReplicaID
  ) throws(JournalError) -> Bool {
    let base = max(0, size - Self.window)
    let bytes = try journalIO(file.read(base..<size))
    guard bytes.last == 0x0A else { return false }
    let start = bytes.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    guard start > 0 || base == 0, let event = try? EventLine.read(bytes[start...].dropLast()),
      event.id.replica == replica, event.command == nil, !event.hasMoreInCommand
    else { return false }
    (offset, n, time) = (size, event.id.n, event.time)
    return true
  }
}
