extension Journal {
  /// The events behind known positions, each replica's in its own order, and where they end.
  struct Reading {
    var events: [Event] = []
    var positions = JournalPositions()
  }

  /// Every event of every replica, each replica's in its own order.
  ///
  /// Throws ``JournalError/damaged(file:byte:_:)`` for the first line that is not as it was written;
  /// a line that is cut short at the very end of a replica's journal is not yet or no longer there.
  public func events() throws(JournalError) -> [Event] {
    try read(after: JournalPositions()).events
  }

  /// Reads on from known positions; a replica without one is read from its start.
  ///
  /// Throws ``JournalError`` when a journal is damaged or cannot be read.
  func read(after known: JournalPositions) throws(JournalError) -> Reading {
    var reading = Reading()
    for replica in try replicas() {
      try read(replica, after: known[replica] ?? JournalPosition(), into: &reading)
    }
    return reading
  }

  /// Events of a command whose last event is missing are not there.
  private func read(
    _ replica: ReplicaID, after known: JournalPosition, into reading: inout Reading
  ) throws(JournalError) {
    var position = known
    var (whole, count) = (known, reading.events.count)
    var hasNext = true
    while hasNext {
      let path = path(of: replica, segment: position.segment)
      hasNext = try hasSegment(replica, position.segment + 1)
      if position.offset == 0, !hasNext, try !hasSegment(replica, position.segment) { break }
      let reader = SegmentReader(path: path, replica: replica, isLast: !hasNext)
      try reader.read(after: position) { event, end in
        reading.events.append(event)
        position = end
        if !event.hasMoreInCommand { (whole, count) = (end, reading.events.count) }
      }
      if hasNext { (position.segment, position.offset) = (position.segment + 1, 0) }
    }
    reading.events.removeLast(reading.events.count - count)
    reading.positions[replica] = whole
  }

  func hasSegment(_ replica: ReplicaID, _ number: Int) throws(JournalError) -> Bool {
    try journalIO(File(ifPresent: path(of: replica, segment: number), .read)) != nil
  }

  // MARK: - Single events

  /// One event, or nil when it is not here.
  public func event(_ id: EventID) throws(JournalError) -> Event? {
    guard id.n > 0, let number = try segment(of: id) else { return nil }
    return try events(of: id.replica, segment: number).first { $0.id == id }
  }

  /// The events of every replica that its last segments hold, newest first, at least `count` of each
  /// replica when it has that many.
  public func newest(_ count: Int) throws(JournalError) -> [Event] {
    var found: [Event] = []
    for replica in try replicas() {
      var newest: [Event] = []
      var number = try Segment.last(in: folder(of: replica))
      while number > 0, newest.count < count {
        var events = try events(of: replica, segment: number)
        if newest.isEmpty {
          events.removeLast(events.reversed().prefix(while: \.hasMoreInCommand).count)
        }
        newest += events.reversed()
        number -= 1
      }
      found += newest.prefix(count)
    }
    return found.sorted(by: >)
  }

  /// The events of a whole segment.
  func events(of replica: ReplicaID, segment number: Int) throws(JournalError) -> [Event] {
    let isLast = try !hasSegment(replica, number + 1)
    let path = path(of: replica, segment: number)
    var events: [Event] = []
    try SegmentReader(path: path, replica: replica, isLast: isLast)
      .read(after: JournalPosition(n: -1, segment: number)) { event, _ in events.append(event) }
    return events
  }

  /// The segment that an event is in, found by halving; nil when it is not here.
  func segment(of id: EventID) throws(JournalError) -> Int? {
    var (low, high) = (1, try Segment.last(in: folder(of: id.replica)))
    guard high > 0 else { return nil }
    while low < high {
      let middle = (low + high + 1) / 2
      // An empty segment is one that a crash left behind the last event.
      let first = try firstNumber(of: id.replica, segment: middle) ?? .max
      if first <= id.n { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The number of the first event of a segment; nil when it has no whole line.
  func firstNumber(of replica: ReplicaID, segment: Int) throws(JournalError) -> Int? {
    let path = path(of: replica, segment: segment)
    guard let file = try journalIO(File(ifPresent: path, .read)) else { return nil }
    var count = 1024
    while true {
      let bytes = try journalIO(file.read(0..<count))
      if let end = bytes.firstIndex(of: 0x0A) {
        return bytes[..<end].withBytes { EventHeader(reading: $0) }?.n
      }
      guard bytes.count == count else { return nil }
      count *= 4
    }
  }
}

extension Journal {
  /// The events with these names that are here, each replica's in order.
  ///
  /// A name that is given twice is found once. Throws ``JournalError`` when the journal cannot be
  /// read.
  public func events(_ ids: [EventID]) throws(JournalError) -> [Event] {
    var found: [Event] = []
    for (replica, ids) in Dictionary(grouping: ids, by: \.replica) {
      var wanted = Set(ids.map(\.n)).sorted()[...]
      while let first = wanted.first {
        guard let number = try segment(of: EventID(replica: replica, n: first)) else { break }
        for event in try events(of: replica, segment: number) where event.id.n == wanted.first {
          found.append(event)
          wanted = wanted.dropFirst()
        }
        // An event that is not in the segment where it belongs is nowhere.
        if wanted.first == first { wanted = wanted.dropFirst() }
      }
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
    guard position.offset > 11, let file = try journalIO(File(ifPresent: path, .read)) else {
      return false
    }
    let ending = try journalIO(file.read((position.offset - 11)..<position.offset))
    return ending == position.crc + Array("\"}\n".utf8)
  }
}
