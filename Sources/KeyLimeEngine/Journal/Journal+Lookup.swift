// Looking up segments and events one by one, without reading the journals from their start.

extension Journal {
  func hasSegment(_ replica: ReplicaID, _ number: Int) throws(JournalError) -> Bool {
    try journalIO(File(ifPresent: path(of: replica, segment: number), .read)) != nil
  }

  /// The events of every replica, from the newest back.
  public func newest() throws(JournalError) -> NewestEvents { try newest(of: replicas()) }

  /// The same of some replicas.
  ///
  /// Throws ``JournalError`` when a folder cannot be read.
  public func newest(of replicas: [ReplicaID]) throws(JournalError) -> NewestEvents {
    try NewestEvents(self, of: replicas)
  }

  /// The events of a whole segment that can be read; damage is noted.
  ///
  /// `isLast` says whether it is the last one, where that is known.
  func events(
    of replica: ReplicaID, segment number: Int, isLast: Bool? = nil
  ) throws(JournalError) -> [Event] {
    let isLast = if let isLast { isLast } else { try lastSegment(of: replica) <= number }
    var events: [Event] = []
    var reader = SegmentReader(
      path: path(of: replica, segment: number), replica: replica, isLast: isLast,
      position: JournalPosition(n: -1, segment: number))
    var end = CommandEnd(after: reader.position, count: 0)
    try reader.read { record, behind in
      if case .event(let event) = record { events.append(wrongClocks.corrected(event)) }
      end.take(record, endingAt: behind, count: events.count)
    }
    end.finish(at: reader.position, count: events.count)
    damage.note(end.losses)
    if isLast { events.removeLast(events.count - end.count) }
    return hold == .none ? events : events.filter { !hold.holds($0) }
  }

  /// The segment that an event is in; nil when it is not here.
  func segment(of id: EventID, upTo last: Int) throws(JournalError) -> Int? {
    var (low, high) = (1, last)
    guard high > 0 else { return nil }
    while low < high {
      let middle = (low + high + 1) / 2
      // An empty segment is one that a crash left behind the last event, or it is damaged.
      var (first, probe) = (try firstNumber(of: id.replica, segment: middle), middle)
      while first == nil, probe < high {
        probe += 1
        first = try firstNumber(of: id.replica, segment: probe)
      }
      if (first ?? .max) <= id.n { low = probe } else { high = middle - 1 }
    }
    return low
  }

  /// The number of the first event of a segment; nil when it has no line that can be read.
  func firstNumber(of replica: ReplicaID, segment: Int) throws(JournalError) -> Int? {
    let path = path(of: replica, segment: segment)
    guard let file = try journalIO(File(ifPresent: path, .read)) else { return nil }
    var count = 1024
    while true {
      let bytes = try journalIO(file.read(0..<count))
      let end = bytes.lastIndex(of: 0x0A) ?? 0
      for line in bytes[..<end].split(separator: 0x0A) {
        if let n = line.withBytes({ EventHeader(reading: $0) })?.n { return n }
      }
      guard bytes.count == count else { return nil }
      count *= 4
    }
  }

  /// The events with these names that are here, each replica's in order.
  ///
  /// A name that is given twice is found once. Throws ``JournalError`` when the journal cannot be
  /// read.
  public func events(_ ids: [EventID]) throws(JournalError) -> [Event] {
    let segments = SegmentCache(self)
    var found: [Event] = []
    for id in Set(ids).sorted(by: { ($0.replica, $0.n) < ($1.replica, $1.n) }) {
      if let event = try segments.event(id) { found.append(event) }
    }
    return found
  }

  /// Whether every replica's journal ends at these positions.
  func ends(at positions: JournalPositions) throws(JournalError) -> Bool {
    let replicas = try replicas()
    guard replicas.count == positions.entries.count else { return false }
    for replica in replicas {
      guard let position = positions[replica] else { return false }
      let path = path(of: replica, segment: position.segment)
      guard try journalIO(File(ifPresent: path, .read)?.size() ?? 0) == position.offset,
        try !hasSegment(replica, position.segment + 1)
      else { return false }
    }
    return true
  }

  /// Whether the line that ends at a position is still there.
  func holds(_ position: JournalPosition, of replica: ReplicaID) throws(JournalError) -> Bool {
    let path = path(of: replica, segment: position.segment)
    guard position.offset > SealedLine.endLength, let crc = position.crc,
      let file = try journalIO(File(ifPresent: path, .read))
    else {
      return false
    }
    let ending = try journalIO(
      file.read((position.offset - SealedLine.endLength)..<position.offset))
    return ending == SealedLine.end(crc)
  }

  /// All events of the command that wrote `event`, in order.
  ///
  /// They follow each other in the journal of one replica, and all but the last say that there are
  /// more. Throws ``JournalError`` when the journal cannot be read.
  public func command(of event: Event) throws(JournalError) -> [Event] {
    let replica = event.id.replica
    guard let number = try segment(of: event.id, upTo: lastSegment(of: replica)) else {
      return [event]
    }
    var events = try events(of: replica, segment: number)
    // 0.1.0 began a new segment in the middle of a command.
    var (first, last) = (number, number)
    while first > 1, events.first.map({ $0.id.n > 1 && $0.id.n <= event.id.n }) ?? false,
      events.prefix(while: { $0.id != event.id }).allSatisfy(\.hasMoreInCommand)
    {
      first -= 1
      let before = try self.events(of: replica, segment: first)
      guard before.last?.hasMoreInCommand ?? false else { break }
      events = before + events
    }
    while events.last?.hasMoreInCommand ?? false, try hasSegment(replica, last + 1) {
      last += 1
      events += try self.events(of: replica, segment: last)
    }
    guard let index = events.firstIndex(where: { $0.id == event.id }) else { return [event] }
    let start = events[..<index].lastIndex { !$0.hasMoreInCommand }.map { $0 + 1 } ?? 0
    let end = events[index...].firstIndex { !$0.hasMoreInCommand } ?? events.count - 1
    return Array(events[start...end])
  }
}
