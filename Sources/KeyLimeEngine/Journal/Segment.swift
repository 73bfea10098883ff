/// One file of a replica's journal: `000001.jsonl`, `000002.jsonl` and so on.
///
/// A segment closes at the end of the first command past 500 events; then the next one begins. A
/// closed segment is never written again, so that other programs, such as git, can keep it as an
/// object that does not change.
enum Segment {
  /// How many events close a segment.
  static let capacity = 500

  /// Six digits or more, then `.jsonl`.
  static func name(_ number: Int) -> String { "\(number.padded(to: 6)).jsonl" }

  /// The number in a segment's name; nil for other files, such as a torn tail that was set aside.
  private static func number(in name: ByteView) -> Int? {
    let suffix: StaticString = ".jsonl"
    let digits = name.count - suffix.utf8CodeUnitCount
    var reader = DigitReader(name)
    guard (6...15).contains(digits), digits == 6 || name[0] != UInt8(ascii: "0"),
      name.holds(suffix, at: digits), let number = reader.number(digits), number > 0
    else { return nil }
    return number
  }

  /// The number of the last segment in a replica's folder; 0 when there is none.
  static func last(in folder: Folder) throws(JournalError) -> Int {
    var last = 0
    try journalIO(folder.visitNames { name in last = max(last, number(in: name) ?? 0) })
    return last
  }
}

/// Reads the events of one segment in order and checks each against the one before.
struct SegmentReader {
  let path: String
  let replica: ReplicaID
  /// Whether no segment follows: then its end may be torn, or another process may be writing it.
  let isLast: Bool

  /// Reads the lines behind a position of this segment.
  ///
  /// `take` gets each event with the position behind it. Throws ``JournalError/damaged(file:byte:_:)``
  /// for the first line that is not as it was written; the torn end of a last segment is passed over.
  func read(
    after start: JournalPosition, _ take: (Event, JournalPosition) -> Void
  ) throws(JournalError) {
    guard let file = try journalIO(File(ifPresent: path, .read)) else {
      throw .damaged(file: path, byte: 0, .incompleteSegment)
    }
    let size = try journalIO(file.size())
    guard size >= start.offset else { throw .damaged(file: path, byte: size, .incompleteSegment) }
    let bytes = try journalIO(file.read(start.offset..<size))
    var (position, next) = (start, 0)
    while next < bytes.count {
      let end = bytes.withBytes { $0.firstIndex(of: 0x0A, from: next) }
      let line = bytes[next..<(end ?? bytes.count)]
      let isTail = end.map { $0 + 1 == bytes.count } ?? true
      guard
        let event = try event(in: line, isWhole: end != nil, isTail: isTail, at: position.offset)
      else { return }
      try check(event, after: position)
      next = line.endIndex + 1
      position.offset = start.offset + next
      (position.n, position.time) = (event.id.n, event.time)
      position.crc = Array(line.suffix(10).prefix(8))
      take(event, position)
    }
  }

  /// The event in a line; nil when it is the torn end of the journal.
  private func event(
    in line: ArraySlice<UInt8>, isWhole: Bool, isTail: Bool, at byte: Int
  ) throws(JournalError) -> Event? {
    do throws(EventLine.Fault) {
      guard isWhole else { throw .noChecksum }
      return try EventLine.read(line)
    } catch .noEvent {
      throw .damaged(file: path, byte: byte, .noEvent)
    } catch {
      if isLast, isTail, !line.withBytes({ EventLine.holdsAnother($0) }) { return nil }
      throw .damaged(file: path, byte: byte, .checksum)
    }
  }

  private func check(
    _ event: Event, after position: JournalPosition
  ) throws(JournalError) {
    let byte = position.offset
    guard event.id.replica == replica else {
      throw .damaged(file: path, byte: byte, .wrongReplica)
    }
    // A reader that begins in the middle of a journal does not know the number before.
    if position.n >= 0, event.id.n != position.n + 1 {
      throw .damaged(
        file: path, byte: byte, .wrongNumber(expected: position.n + 1, found: event.id.n))
    }
    if let last = position.time, event.time <= last {
      throw .damaged(file: path, byte: byte, .wrongTime)
    }
  }
}
