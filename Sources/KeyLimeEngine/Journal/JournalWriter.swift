/// Appends to the last segment of this store's own replica while the lock is held.
struct JournalWriter {
  private let journal: Journal
  private var position = JournalPosition()
  private var seen: HybridTime?
  /// Whether the last event is one of several of which the others are missing.
  private var endsUnfinished = false
  /// The segments that the running call has written to, and how long they were.
  private var written: [(segment: Int, length: Int)] = []

  /// Finds the end of the journal, healing it when a crash cut the last line short.
  ///
  /// `known` is what was read of the journals under the lock that is held.
  init(_ journal: Journal, knowing known: Journal.Loaded? = nil) throws(JournalError) {
    self.journal = journal
    try journalIO(folder.check())
    if let known, try begin(after: known) { return }
    position.segment = max(1, try Segment.last(in: folder))
    try findEnd()
    if position.n == 0, position.segment > 1 {
      // A crash left an empty segment behind; the numbers go on from the full one before it.
      let empty = position.segment
      position.segment -= 1
      try findEnd()
      guard position.n == Segment.first(of: empty) - 1 else {
        throw .damaged(
          file: path, byte: position.offset, .incompleteSegment)
      }
    }
    try cutUnfinished()
    seen = try latestOfOthers()
  }

  private var folder: Folder { journal.folder(of: journal.replica) }

  private var path: String {
    journal.path(of: journal.replica, segment: position.segment)
  }

  // MARK: - The end of the journal

  /// Goes on behind the line that was read last, unless more stands there, which then is torn.
  ///
  /// A snapshot's word for where that is does not do: events would be written under wrong numbers.
  private mutating func begin(after known: Journal.Loaded) throws(JournalError) -> Bool {
    guard let end = known.positions[journal.replica],
      let last = known.state.since.last(where: { $0.id.replica == journal.replica }),
      last.id.n == end.n, last.order.time == end.time
    else { return false }
    let path = journal.path(of: journal.replica, segment: end.segment)
    guard try journalIO(File(ifPresent: path, .read)?.size()) == end.offset else { return false }
    position = end
    for other in known.positions.entries where other.replica != journal.replica {
      guard let time = other.position.time else { continue }
      seen = max(seen ?? time, time)
    }
    return true
  }

  private mutating func findEnd() throws(JournalError) {
    guard let file = try journalIO(File(ifPresent: path, .append)) else { return }
    let size = try journalIO(file.size())
    let tail = try LastLine(file, size: size)
    if tail.end < size { try heal(file, from: tail.end, size: size) }
    position.offset = tail.end
    guard let event = tail.event else { return }
    guard event.id.replica == journal.replica else {
      throw .damaged(file: path, byte: tail.start, .wrongReplica)
    }
    guard Segment.number(of: event.id.n) == position.segment else {
      let expected = Segment.first(of: position.segment)
      throw .damaged(
        file: path, byte: tail.start, .wrongNumber(expected: expected, found: event.id.n))
    }
    (position.n, position.time) = (event.id.n, event.time)
    endsUnfinished = event.isFollowed
  }

  /// Sets aside and cuts off the events of a command that was killed before its last event was
  /// written.
  private mutating func cutUnfinished() throws(JournalError) {
    while endsUnfinished {
      let reader = SegmentReader(
        path: path, replica: journal.replica, number: position.segment, isLast: true)
      let first = Segment.first(of: position.segment)
      let events = try reader.read(from: 0, first: first, after: nil).events[...]
      let whole = events.dropLast(events.unfinishedCount)
      let end = try whole.last.map { (event) throws(JournalError) in
        try journal.position(of: event.order).offset
      }
      guard let file = try journalIO(File(ifPresent: path, .append)) else {
        throw .damaged(file: path, byte: 0, .incompleteSegment)
      }
      try heal(file, from: end ?? 0, size: position.offset)
      endsUnfinished = false
      if whole.isEmpty, position.segment > 1 {
        try journalIO(folder.remove(Segment.name(position.segment)))
        position.segment -= 1
      }
      position = JournalPosition(segment: position.segment)
      try findEnd()
    }
  }

  /// Sets the torn bytes aside and cuts them off: nobody was told that they are there.
  private func heal(
    _ file: borrowing File, from end: Int, size: Int
  ) throws(JournalError) {
    let name = Segment.name(position.segment)
    do throws(FileFault) {
      let torn = try file.read(end..<size)
      let taken = try Set(folder.names())
      let number = (1...).first { !taken.contains("\(name).torn-\($0)") } ?? 1
      try folder.replace("\(name).torn-\(number)", with: torn, isDurable: false)
      try file.truncate(to: end)
      try file.sync()
    } catch { throw .refused(error) }
  }

  private func latestOfOthers() throws(JournalError) -> HybridTime? {
    var latest: HybridTime?
    for other in try journal.replicas() where other != journal.replica {
      let number = try Segment.last(in: journal.folder(of: other))
      let path = journal.path(of: other, segment: number)
      guard number > 0, let file = try journalIO(File(ifPresent: path, .read)) else { continue }
      let size = try journalIO(file.size())
      guard let time = try LastLine(file, size: size).event?.time else { continue }
      latest = max(latest ?? time, time)
    }
    return latest
  }

  // MARK: - Writing

  /// Writes the actions, and gives the events they became.
  mutating func write(
    _ actions: [Action], by account: AccountID, key: String?, now: Int64
  ) throws(JournalError) -> [Event] {
    var events: [Event] = []
    var time = position.time
    for (index, action) in actions.enumerated() {
      let next = HybridTime.next(now: now, after: time, andSeen: seen)
      events.append(
        Event(
          id: EventID(replica: journal.replica, n: position.n + 1 + index), time: next,
          by: account, action: action, key: index == 0 ? key : nil,
          isFollowed: index < actions.count - 1))
      time = next
    }
    var rest = events[...]
    while let first = rest.first {
      let segment = Segment.number(of: first.id.n)
      let batch = rest.prefix { Segment.number(of: $0.id.n) == segment }
      do throws(JournalError) {
        try write(batch, to: segment)
      } catch {
        if case .outcomeUnknown(let fault, _, _) = error {
          let tried = events[..<batch.endIndex].map(\.id)
          throw .outcomeUnknown(fault, events: tried, key: key)
        }
        try takeBack()
        throw error
      }
      rest = rest.dropFirst(batch.count)
    }
    return events
  }

  /// Undoes the writes to earlier segments of a call that cannot be completed.
  private mutating func takeBack() throws(JournalError) {
    for (segment, length) in written.reversed() {
      let path = journal.path(of: journal.replica, segment: segment)
      guard let file = try journalIO(File(ifPresent: path, .append)) else { continue }
      try journalIO(file.truncate(to: length))
      if length == 0 { try journalIO(folder.remove(Segment.name(segment))) }
    }
    written = []
  }

  private mutating func write(
    _ batch: ArraySlice<Event>, to segment: Int
  ) throws(JournalError) {
    var bytes: [UInt8] = []
    for event in batch { EventLine.append(event, to: &bytes) }
    let isNew = segment != position.segment || position.offset == 0
    if segment != position.segment { (position.segment, position.offset) = (segment, 0) }
    let file = try openSegment(isNew: isNew)
    written.append((segment, position.offset))
    // The file is cut back when the system took less, or when the file did not grow by it.
    do throws(FileFault) { try file.writeAtOnce(bytes) } catch { throw .notWritten(error) }
    guard try journalIO(file.size()) == position.offset + bytes.count else {
      throw .notWritten(FileFault("write", path, code: FileFault.cutShort))
    }
    do throws(FileFault) {
      try file.sync()
      if isNew { try folder.sync() }
    } catch { throw .outcomeUnknown(error, events: batch.map(\.id), key: nil) }
    position.offset += bytes.count
  }

  /// Opens the segment to write, making it and its folders when they are not there.
  private func openSegment(isNew: Bool) throws(JournalError) -> File {
    if let file = try journalIO(File(ifPresent: path, .append)) { return file }
    guard isNew else { throw .damaged(file: path, byte: 0, .incompleteSegment) }
    do throws(FileFault) {
      try folder.make()
      try Folder(journal.store).sync()
      try journal.folder.sync()
      return try File(path, .create)
    } catch { throw .refused(error) }
  }
}
