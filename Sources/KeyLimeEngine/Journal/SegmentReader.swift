enum SegmentRecord {
  case event(Event)
  /// A line that cannot be read, or a place where lines are missing.
  case unreadable(JournalLoss, Cause)

  /// Whether a write that a crash cut short leaves such a line.
  enum Cause {
    /// Its end is missing, or some of its pages never reached the disk.
    case cutShort
    case damage
  }
}

/// Reads the lines of one segment in order and checks each against the one before.
struct SegmentReader {
  let path: String
  let replica: ReplicaID
  /// Whether no segment follows: then its end may be torn, or another process may be writing it.
  let isLast: Bool
  /// Behind the last line that was read.
  var position: JournalPosition
  /// Whether something was unreadable since the last event, which explains a gap in the numbers.
  var isAfterLoss = false

  /// Reads the lines behind the position; `take` gets each with the position behind it.
  ///
  /// A line that is not as it was written is passed over, and `take` is told of it.
  mutating func read(_ take: (SegmentRecord, JournalPosition) -> Void) throws(JournalError) {
    guard let file = try journalIO(File(ifPresent: path, .read)) else {
      // The process that made the last segment may have taken it back.
      if !isLast || position.offset > 0 { lose(0..<0, .incompleteSegment, .damage, take) }
      return
    }
    let size = try journalIO(file.size())
    guard size >= position.offset else {
      return lose(size..<size, .incompleteSegment, .damage, take)
    }
    let (bytes, base) = (try journalIO(file.read(position.offset..<size)), position.offset)
    var next = 0
    while next < bytes.count {
      let end = bytes.withBytes { $0.firstIndex(of: 0x0A, from: next) }
      let line = bytes[next..<(end ?? bytes.count)]
      next = line.endIndex + (end == nil ? 0 : 1)
      let range = (base + line.startIndex)..<(base + next)
      read(line, isWhole: end != nil, range, take)
    }
  }

  private mutating func read(
    _ line: ArraySlice<UInt8>, isWhole: Bool, _ range: Range<Int>,
    _ take: (SegmentRecord, JournalPosition) -> Void
  ) {
    do throws(EventLine.Fault) {
      guard isWhole else { throw .checksum }
      let event = try EventLine.read(line)
      if let damage = damage(of: event) {
        guard case .wrongNumber(let expected, let found) = damage, found > expected else {
          return lose(range, damage, .damage, take)
        }
        if !isAfterLoss { lose(range.lowerBound..<range.lowerBound, damage, .damage, take) }
      }
      (position.n, position.time) = (event.id.n, event.time)
      (position.offset, position.crc) = (range.upperBound, SealedLine.checksum(of: line))
      isAfterLoss = false
      take(.event(event), position)
    } catch .noEvent {
      lose(range, .noEvent, .damage, take)
    } catch {
      lose(range, .checksum, isCutShort(line, isWhole: isWhole) ? .cutShort : .damage, take)
    }
  }

  private mutating func lose(
    _ range: Range<Int>, _ damage: JournalDamage, _ cause: SegmentRecord.Cause,
    _ take: (SegmentRecord, JournalPosition) -> Void
  ) {
    isAfterLoss = true
    position.offset = max(position.offset, range.upperBound)
    let loss = JournalLoss(
      file: path, replica: replica, byte: range.lowerBound, end: range.upperBound, damage: damage)
    take(.unreadable(loss, cause), position)
  }

  /// Whether a write that was cut short looks so: it leaves the beginning of a line, or zeros in
  /// the place of pages.
  private func isCutShort(_ line: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
    guard isLast else { return false }
    if line.contains(0) { return true }
    // What lacks only its line feed was damaged there.
    return !isWhole && !line.withBytes { EventLine.holdsAnother($0) }
      && (try? EventLine.read(line.dropLast())) == nil
  }

  private func damage(of event: Event) -> JournalDamage? {
    guard event.id.replica == replica else { return .wrongReplica }
    // A line that replaces a lost one has the time of the line before it.
    if let last = position.time, event.time < last || event.time == last && !event.isLost {
      return .wrongTime
    }
    // A reader that begins in the middle of a journal does not know the number before.
    guard position.n < 0 || event.id.n == position.n + 1 else {
      return .wrongNumber(expected: position.n + 1, found: event.id.n)
    }
    return nil
  }
}

extension Event {
  /// The kind of a line that stands where a damaged one was; see ``JournalRepair``.
  static let lostKind = "lost"

  /// Whether the line stands where a damaged one was.
  public var isLost: Bool {
    guard kind == nil, case .unknown(Self.lostKind, _) = action else { return false }
    return true
  }
}
