/// Appends to the last segment of this store's own replica while the lock is held.
struct JournalWriter {
  private let journal: Journal
  private var position = JournalPosition()
  /// The latest event of the replicas of others.
  private var latestOfOthers: HybridTime?
  /// The latest event of this store's other replicas.
  private var latestHere: HybridTime?

  /// Finds the end of the journal and cuts off what a crash left of a command.
  ///
  /// `known` must have been read under the lock that is held: after an older reading, events would
  /// be written under wrong numbers. Throws ``JournalError/damaged(file:byte:_:)`` when something
  /// before the end cannot be read: nothing is written behind damage.
  init(_ journal: Journal, after known: Journal.Reading? = nil) throws(JournalError) {
    self.journal = journal
    try journalIO(folder.check())
    if let loss = journal.damage.losses.first(where: { $0.replica == journal.replica }) {
      throw .damaged(file: loss.file, byte: loss.byte, loss.damage)
    }
    if let known, try begin(after: known) { return }
    position.segment = max(1, try Segment.last(in: folder))
    try findEnd()
    try lookAtOthers()
  }

  private var folder: Folder { journal.folder(of: journal.replica) }

  private var path: String {
    journal.path(of: journal.replica, segment: position.segment)
  }

  // MARK: - The end of the journal

  private mutating func begin(after known: Journal.Reading) throws(JournalError) -> Bool {
    guard let end = known.positions[journal.replica],
      known.events.last(where: { $0.id.replica == journal.replica })?.id.n == end.n
    else { return false }
    let path = journal.path(of: journal.replica, segment: end.segment)
    guard try journalIO(File(ifPresent: path, .read)?.size()) == end.offset,
      try !journal.hasSegment(journal.replica, end.segment + 1)
    else { return false }
    position = end
    for other in known.positions.entries where other.replica != journal.replica {
      guard let time = other.position.time else { continue }
      note(time, of: other.replica)
    }
    return true
  }

  /// Finds the last event, and goes back from a segment in which nothing is left of it.
  private mutating func findEnd() throws(JournalError) {
    while true {
      guard let file = try journalIO(File(ifPresent: path, .append)) else {
        if position.segment == 1 { return }
        throw .damaged(file: path, byte: 0, .incompleteSegment)
      }
      let size = try journalIO(file.size())
      let end = try SegmentEnd(file, size: size, journal.replica, position.segment)
      if let loss = end.losses.first { throw .damaged(file: path, byte: loss.byte, loss.damage) }
      if end.offset < size { try setAside(file, from: end.offset, size: size) }
      (position.n, position.time, position.offset) = (end.n, end.time, end.offset)
      guard end.offset == 0, position.segment > 1 else { return }
      try journalIO(folder.remove(Segment.name(position.segment)))
      position = JournalPosition(segment: position.segment - 1)
    }
  }

  /// Copies torn bytes to a file of their own and cuts them off: nobody was told that they are
  /// there.
  private func setAside(
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
      journal.damage.noteSetAside(folder.file("\(name).torn-\(number)"))
    } catch { throw .refused(error) }
  }

  private mutating func note(_ time: HybridTime, of other: ReplicaID) {
    if journal.hold.isOwn(other) {
      latestHere = max(latestHere ?? time, time)
    } else {
      latestOfOthers = max(latestOfOthers ?? time, time)
    }
  }

  /// Finds the latest events of the other replicas; damage of theirs stops nobody here.
  ///
  /// Throws when the system fails to read a journal: what is written next must come after what is
  /// there.
  private mutating func lookAtOthers() throws(JournalError) {
    for other in try journal.replicas() where other != journal.replica {
      do throws(JournalError) {
        guard let time = try journal.lastTime(of: other) else { continue }
        note(time, of: other)
      } catch {
        if case .refused(let fault) = error, !fault.isMisplaced { throw error }
      }
    }
  }

  // MARK: - Writing

  /// Writes the events of a command, all in one segment and by one call of the system.
  mutating func write(_ command: Command) throws(JournalError) -> [Event] {
    if position.n > 0, try isFull() {
      position = JournalPosition(
        n: position.n, segment: position.segment + 1, time: position.time)
    }
    let events = try events(of: command)
    var bytes: [UInt8] = []
    for event in events { EventLine.append(event, to: &bytes) }
    let isNew = position.offset == 0
    let file = try openSegment(isNew: isNew)
    let fault = fault(writing: bytes, to: file)
    do throws(FileFault) {
      if fault != nil {
        try takeBack(from: file)
      } else {
        try file.sync()
        if isNew { try folder.sync() }
      }
    } catch { throw .outcomeUnknown(error, events: events.map(\.id), key: command.key?.text) }
    if let fault { throw .notWritten(fault) }
    ReplicaFile.noteWritten(journal.replica, store: journal.store)
    return events
  }

  /// Whether the last segment holds enough events to close.
  private func isFull() throws(JournalError) -> Bool {
    let first = try journal.firstNumber(of: journal.replica, segment: position.segment)
    return position.n - (first ?? position.n) + 1 >= Segment.capacity
  }

  private func events(of command: Command) throws(JournalError) -> [Event] {
    var (events, time): ([Event], HybridTime?) = ([], position.time)
    for (index, keyed) in command.actions.enumerated() {
      let action = keyed.action
      let next = HybridTime.next(
        now: command.now, after: time, here: latestHere, others: latestOfOthers)
      guard let next else { throw .noLaterTime(journal.replica) }
      events.append(
        Event(
          id: EventID(replica: journal.replica, n: position.n + 1 + index), time: next,
          wall: command.now, by: command.account, action: action,
          placeName: action.place.flatMap { command.places[$0] },
          key: keyed.key ?? (index == 0 ? command.key?.text : nil),
          request: index == 0 ? command.key?.request : nil,
          command: command.actions.count > 1 ? position.n + 1 : nil,
          hasMoreInCommand: index < command.actions.count - 1))
      time = next
    }
    return events
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

  /// Writes by one call; the fault when the file does not grow by the bytes.
  private func fault(writing bytes: [UInt8], to file: borrowing File) -> FileFault? {
    do throws(FileFault) {
      try file.writeAtOnce(bytes)
      if try file.size() == position.offset + bytes.count { return nil }
    } catch { return error }
    return FileFault("write", path, code: FileFault.cutShort)
  }

  /// Cuts off what was written of a command, also on the disk.
  private func takeBack(from file: borrowing File) throws(FileFault) {
    try file.truncate(to: position.offset)
    try file.sync()
    guard position.offset == 0 else { return }
    try folder.remove(Segment.name(position.segment))
    try folder.sync()
  }
}
