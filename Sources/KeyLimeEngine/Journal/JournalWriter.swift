/// Appends to the last segment of this store's own replica while the lock is held.
struct JournalWriter {
  private let journal: Journal
  private var position = JournalPosition()
  private var seen: HybridTime?
  /// Whether the last event is one of several of which the others are missing.
  private var endsUnfinished = false
  /// The segments that the running call has written to, and how long they were.
  private var written: [(path: String, length: Int)] = []

  /// Finds the end of the journal, healing it when a crash cut the last line short.
  ///
  /// `known` is what was read of the journals under the lock that is held.
  init(_ journal: Journal, knowing known: Journal.Loaded? = nil) throws(JournalError) {
    self.journal = journal
    if let known, try begin(after: known) { return }
    let folder = journal.folder(of: journal.replica)
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
    guard try JournalFile(path, .reading)?.size() == end.offset else { return false }
    position = end
    for other in known.positions.entries where other.replica != journal.replica {
      guard let time = other.position.time else { continue }
      seen = max(seen ?? time, time)
    }
    return true
  }

  private mutating func findEnd() throws(JournalError) {
    guard let file = try JournalFile(path, .appending) else { return }
    let size = try file.size()
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
      guard let file = try JournalFile(path, .appending) else {
        throw .damaged(file: path, byte: 0, .incompleteSegment)
      }
      try heal(file, from: end ?? 0, size: position.offset)
      endsUnfinished = false
      if whole.isEmpty, position.segment > 1 {
        try JournalFolder.remove(path)
        position.segment -= 1
      }
      position = JournalPosition(segment: position.segment)
      try findEnd()
    }
  }

  /// Sets the torn bytes aside and cuts them off: nobody was told that they are there.
  private func heal(
    _ file: borrowing JournalFile, from end: Int, size: Int
  ) throws(JournalError) {
    let torn = try file.read(at: end, count: size - end)
    let folder = journal.folder(of: journal.replica)
    let taken = try Set(JournalFolder.names(in: folder))
    let name = Segment.name(position.segment)
    let number = (1...).first { !taken.contains("\(name).torn-\($0)") } ?? 1
    let aside = "\(path).torn-\(number)"
    do throws(JournalError) {
      if let copy = try JournalFile(aside, .creating) { try copy.writeAll(torn) }
    } catch {
      try? JournalFolder.remove(aside)
      throw error
    }
    try file.truncate(to: end)
    if let error = file.sync() { throw .refused(file: path, .sync, code: error.code) }
  }

  private func latestOfOthers() throws(JournalError) -> HybridTime? {
    var latest: HybridTime?
    for other in try journal.replicas() where other != journal.replica {
      let number = try Segment.last(in: journal.folder(of: other))
      let path = journal.path(of: other, segment: number)
      guard number > 0, let file = try JournalFile(path, .reading) else { continue }
      guard let time = try LastLine(file, size: file.size()).event?.time else { continue }
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
        if case .outcomeUnknown(let file, _, _, let code) = error {
          let tried = events[..<batch.endIndex].map(\.id)
          throw .outcomeUnknown(file: file, events: tried, key: key, code: code)
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
    for (path, length) in written.reversed() {
      guard let file = try JournalFile(path, .appending) else { continue }
      try file.truncate(to: length)
      if length == 0 { try JournalFolder.remove(path) }
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
    written.append((path, position.offset))
    try write(bytes, to: file)
    if let error = file.sync() {
      throw .outcomeUnknown(file: path, events: batch.map(\.id), key: nil, code: error.code)
    }
    if isNew {
      do throws(JournalError) {
        try JournalFolder.sync(journal.folder(of: journal.replica))
      } catch {
        throw .outcomeUnknown(file: path, events: batch.map(\.id), key: nil, code: error.code)
      }
    }
    position.offset += bytes.count
  }

  /// Opens the segment to write, making it and its folders when they are not there.
  private func openSegment(isNew: Bool) throws(JournalError) -> JournalFile {
    if let file = try JournalFile(path, .appending) { return file }
    guard isNew else { throw .damaged(file: path, byte: 0, .incompleteSegment) }
    if try JournalFolder.make(journal.folder) { try JournalFolder.sync(journal.store) }
    if try JournalFolder.make(journal.folder(of: journal.replica)) {
      try JournalFolder.sync(journal.folder)
    }
    guard let file = try JournalFile(path, .creating) else {
      throw .refused(file: path, .create, code: 0)
    }
    return file
  }

  /// One write; when the system takes less, or the file does not grow by it, the file is cut back.
  private func write(
    _ bytes: [UInt8], to file: borrowing JournalFile
  ) throws(JournalError) {
    let code: Int32?
    switch file.writeOnce(bytes[...]) {
    case .success(let count) where count == bytes.count:
      guard try file.size() != position.offset + bytes.count else { return }
      code = nil
    case .success: code = nil
    case .failure(let error): code = error.code
    }
    throw .notWritten(file: path, code: code)
  }
}

extension JournalError {
  fileprivate var code: Int32 {
    switch self {
    case .refused(_, _, let code), .outcomeUnknown(_, _, _, let code): code
    case .notWritten(_, let code): code ?? 0
    case .damaged, .badReplicaFile: 0
    }
  }
}
