/// One file of a replica's journal: 500 events, `000001.jsonl` with events 1 to 500, and so on.
///
/// A segment that is full is never written again, which is what lets other programs, such as git,
/// keep it as an object that does not change.
enum Segment {
  /// How many events a segment holds.
  static let capacity = 500

  /// The segment of an event's number, from 1.
  static func number(of n: Int) -> Int { (n - 1) / capacity + 1 }

  /// The number of the first event of a segment.
  static func first(of number: Int) -> Int { (number - 1) * capacity + 1 }

  /// Six digits or more, then `.jsonl`.
  static func name(_ number: Int) -> String { "\(number.padded(to: 6)).jsonl" }

  /// The number in a segment's name; nil for other files, such as a torn tail set aside.
  static func number(in name: String) -> Int? {
    guard name.hasSuffix(".jsonl"), let number = Int(name.dropLast(6)), number > 0,
      Segment.name(number) == name
    else { return nil }
    return number
  }

  /// The number of the last segment in a replica's folder, or 0 when there is none.
  static func last(in folder: String) throws(JournalError) -> Int {
    try JournalFolder.names(in: folder).compactMap { number(in: $0) }.max() ?? 0
  }
}

/// Reads the events of one segment one after another, checking each against the one before.
struct SegmentReader {
  let path: String
  let replica: ReplicaID
  let number: Int
  /// Whether no segment follows, so that its end may be torn or be being written.
  let isLast: Bool

  /// What reading a segment found.
  struct Outcome {
    var events: [Event] = []
    /// The offset behind the last whole line.
    var end: Int
    /// The checksum text of the last whole line that was read.
    var crc: [UInt8] = []
    /// Whether bytes that are no whole line follow.
    var isTorn = false
  }

  /// Reads the lines from an offset at which event `first` must begin, that is later than `time`.
  func read(
    from offset: Int, first: Int, after time: HybridTime?
  ) throws(JournalError) -> Outcome {
    guard let file = try JournalFile(path, .reading) else {
      throw .damaged(file: path, byte: 0, .incompleteSegment)
    }
    let size = try file.size()
    guard size >= offset else { throw .damaged(file: path, byte: size, .incompleteSegment) }
    let bytes = try file.read(at: offset, count: size - offset)
    return try bytes.withUnsafeBufferPointer { (buffer) throws(JournalError) in
      try read(buffer, base: offset, first: first, after: time)
    }
  }

  func read(
    _ bytes: UnsafeBufferPointer<UInt8>, base: Int, first: Int, after time: HybridTime?
  ) throws(JournalError) -> Outcome {
    var outcome = Outcome(end: base)
    var (n, last, start) = (first, time, 0)
    while start < bytes.count {
      let next = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      let isTail = next == bytes.count
      let line = UnsafeBufferPointer(rebasing: bytes[start..<next])
      guard let event = try event(in: line, isTail: isTail, at: base + start) else {
        outcome.isTorn = true
        break
      }
      try check(event, n: n, after: last, at: base + start)
      outcome.events.append(event)
      outcome.crc = Array(line[(line.count - 11)..<(line.count - 3)])
      (n, last, start) = (n + 1, event.time, next)
      outcome.end = base + next
    }
    guard isLast || n == Segment.first(of: number + 1) else {
      throw .damaged(file: path, byte: outcome.end, .incompleteSegment)
    }
    return outcome
  }

  /// The event in a line with its line feed; nil when it is the torn end of the journal.
  private func event(
    in line: UnsafeBufferPointer<UInt8>, isTail: Bool, at byte: Int
  ) throws(JournalError) -> Event? {
    do throws(EventLine.Fault) {
      guard line.last == 0x0A else { throw .noChecksum }
      return try EventLine.read(UnsafeBufferPointer(rebasing: line.dropLast()))
    } catch .noEvent {
      throw .damaged(file: path, byte: byte, .noEvent)
    } catch {
      if isLast, isTail, !EventLine.holdsAnother(line) { return nil }
      throw .damaged(file: path, byte: byte, .checksum)
    }
  }

  private func check(
    _ event: Event, n: Int, after last: HybridTime?, at byte: Int
  ) throws(JournalError) {
    guard event.id.replica == replica else {
      throw .damaged(file: path, byte: byte, .wrongReplica)
    }
    guard event.id.n == n, n < Segment.first(of: number + 1) else {
      throw .damaged(file: path, byte: byte, .wrongNumber(expected: n, found: event.id.n))
    }
    if let last, event.time <= last { throw .damaged(file: path, byte: byte, .wrongTime) }
  }
}
