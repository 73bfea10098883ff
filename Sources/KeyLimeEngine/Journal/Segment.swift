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
  private static func number(in name: ByteView) -> Int? {
    let suffix: StaticString = ".jsonl"
    let digits = name.count - suffix.utf8CodeUnitCount
    var reader = DigitReader(name)
    guard (6...15).contains(digits), digits == 6 || name[0] != UInt8(ascii: "0"),
      name.holds(suffix, at: digits), let number = reader.number(digits), number > 0
    else { return nil }
    return number
  }

  /// The number of the last segment in a replica's folder, or 0 when there is none.
  static func last(in folder: Folder) throws(JournalError) -> Int {
    var last = 0
    try journalIO(folder.visitNames { name in last = max(last, number(in: name) ?? 0) })
    return last
  }
}

/// Reads the events of one segment one after another, checking each against the one before.
struct SegmentReader {
  let path: String
  let replica: ReplicaID
  let number: Int
  /// Whether no segment follows, so that its end may be torn or be being written.
  let isLast: Bool
  /// What is known of lines already.
  var index: TailIndex?

  /// What reading a segment found.
  struct Outcome {
    var events: [Envelope] = []
    /// The bytes that were read.
    var bytes: [UInt8] = []
    /// How many bytes the line of each event takes, without its line feed.
    var lengths: [Int] = []
    /// How many of the events had to be lexed.
    var lexed = 0
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
    guard let file = try journalIO(File(ifPresent: path, .read)) else {
      throw .damaged(file: path, byte: 0, .incompleteSegment)
    }
    let size = try journalIO(file.size())
    guard size >= offset else { throw .damaged(file: path, byte: size, .incompleteSegment) }
    let bytes = try journalIO(file.read(offset..<size))
    return try read(bytes, base: offset, first: first, after: time)
  }

  private func read(
    _ bytes: [UInt8], base: Int, first: Int, after time: HybridTime?
  ) throws(JournalError) -> Outcome {
    var outcome = try indexed(bytes, base: base, first: first, after: time)
    let known = outcome.events.count
    if known == 0 {
      outcome.events.reserveCapacity(min(Segment.capacity, bytes.count / EventLine.leastLength))
    }
    var (n, last, start) = (
      first + known, outcome.events.last?.order.time ?? time, outcome.end - base
    )
    while start < bytes.count {
      let next = bytes.withBytes { SnapshotWindow.lineEnd($0, from: start) }
      guard let event = try event(in: bytes[start..<next], isTail: next == bytes.count, base: base)
      else {
        outcome.isTorn = true
        break
      }
      try check(event, n: n, after: last, at: base + start)
      outcome.events.append(event)
      outcome.lengths.append(next - start - 1)
      (n, last, start) = (n + 1, event.order.time, next)
      outcome.end = base + next
    }
    guard isLast || n == Segment.first(of: number + 1) else {
      throw .damaged(file: path, byte: outcome.end, .incompleteSegment)
    }
    outcome.lexed = n - first - known
    if n > first { outcome.crc = Array(bytes[(start - 11)..<(start - 3)]) }
    return outcome
  }

  /// What the index says of the first of these lines.
  private func indexed(
    _ bytes: [UInt8], base: Int, first: Int, after time: HybridTime?
  ) throws(JournalError) -> Outcome {
    var outcome = Outcome(bytes: bytes, end: base)
    guard let stretch = index?.stretch(of: replica, segment: number, from: base),
      let events = stretch.events(in: bytes, startingWith: first), let oldest = events.first
    else { return outcome }
    try check(oldest, n: first, after: time, at: base)
    outcome.events = events
    outcome.lengths = stretch.lines.map(\.length)
    outcome.end = base + stretch.length
    return outcome
  }

  /// The event in a line with its line feed; nil when it is the torn end of the journal.
  private func event(
    in line: ArraySlice<UInt8>, isTail: Bool, base: Int
  ) throws(JournalError) -> Envelope? {
    do throws(EventLine.Fault) {
      guard line.last == 0x0A else { throw .noChecksum }
      let kept = line.dropLast()
      return try kept.withBytes { (buffer) throws(EventLine.Fault) in
        try EventLine.check(buffer)
        return try EnvelopeReader.read(buffer, keptAs: kept)
      }
    } catch .noEvent {
      throw .damaged(file: path, byte: base + line.startIndex, .noEvent)
    } catch {
      if isLast, isTail, !line.withBytes({ EventLine.holdsAnother($0) }) {
        return nil
      }
      throw .damaged(file: path, byte: base + line.startIndex, .checksum)
    }
  }

  private func check(
    _ event: Envelope, n: Int, after last: HybridTime?, at byte: Int
  ) throws(JournalError) {
    guard event.id.replica == replica else {
      throw .damaged(file: path, byte: byte, .wrongReplica)
    }
    guard event.id.n == n, n < Segment.first(of: number + 1) else {
      throw .damaged(file: path, byte: byte, .wrongNumber(expected: n, found: event.id.n))
    }
    if let last, event.order.time <= last { throw .damaged(file: path, byte: byte, .wrongTime) }
  }
}
