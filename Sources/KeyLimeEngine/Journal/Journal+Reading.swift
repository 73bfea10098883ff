extension Journal {
  /// What is in the journal behind known positions.
  struct Reading {
    var events: [Envelope] = []
    var positions = JournalPositions()
    /// What was read of each segment, when an index of it may be made.
    var pieces: [Piece] = []
  }

  /// What was read of a segment, from an offset on.
  struct Piece {
    let reader: SegmentReader
    let offset: Int
    let outcome: SegmentReader.Outcome
  }

  /// Every event of every replica, each replica's in its own order.
  ///
  /// Throws ``JournalError/damaged(file:byte:_:)`` for the first line that is not as it was written;
  /// a line that is cut short at the very end of a replica's journal is not yet or no longer there.
  public func events() throws(JournalError) -> [Event] {
    try read(after: JournalPositions()).events.map(\.event)
  }

  /// One event, or nil when it is not here.
  public func event(_ id: EventID) throws(JournalError) -> Event? {
    let number = Segment.number(of: id.n)
    let folder = folder(of: id.replica)
    let last = try Segment.last(in: folder)
    guard id.n > 0, number <= last else { return nil }
    let reader = SegmentReader(
      path: path(of: id.replica, segment: number), replica: id.replica, number: number,
      isLast: number == last)
    let events = try reader.read(from: 0, first: Segment.first(of: number), after: nil).events
    return events.first { $0.id == id }?.event
  }

  /// The last events of this store's own replica and the others, newest first, at least `count` of
  /// each replica when there are so many.
  public func newest(_ count: Int) throws(JournalError) -> [Event] {
    var found: [Envelope] = []
    for replica in try replicas() {
      var newest: [Envelope] = []
      let last = try Segment.last(in: folder(of: replica))
      var number = last
      var wanted = count
      while number > 0, wanted > 0 {
        let reader = SegmentReader(
          path: path(of: replica, segment: number), replica: replica, number: number,
          isLast: number == last)
        let events = try reader.read(from: 0, first: Segment.first(of: number), after: nil).events
        let whole = newest.isEmpty ? events.dropLast(events[...].unfinishedCount) : events[...]
        newest = whole.suffix(wanted) + newest
        wanted -= whole.count
        number -= 1
      }
      found += newest
    }
    return found.sorted(by: >).map(\.event)
  }

  /// Reads on from known positions; replicas without one are read from their start.
  ///
  /// With an index, which may be empty, what was read is kept for the next one.
  func read(
    after known: JournalPositions, _ index: TailIndex? = nil
  ) throws(JournalError) -> Reading {
    var reading = Reading()
    for replica in try replicas() {
      try read(replica, after: known[replica] ?? JournalPosition(), index, into: &reading)
    }
    return reading
  }

  private func read(
    _ replica: ReplicaID, after known: JournalPosition, _ index: TailIndex?,
    into reading: inout Reading
  ) throws(JournalError) {
    let before = reading.events.count
    var position = known
    var hasNext = true
    while hasNext {
      let path = path(of: replica, segment: position.segment)
      hasNext = try hasSegment(replica, position.segment + 1)
      if position.offset == 0, !hasNext, try !hasSegment(replica, position.segment) { break }
      let reader = SegmentReader(
        path: path, replica: replica, number: position.segment, isLast: !hasNext, index: index)
      let outcome = try reader.read(
        from: position.offset, first: position.n + 1, after: position.time)
      if index != nil {
        reading.pieces.append(Piece(reader: reader, offset: position.offset, outcome: outcome))
      }
      // The usual case is a single piece, which need not be copied.
      if reading.events.isEmpty {
        reading.events = outcome.events
      } else {
        reading.events += outcome.events
      }
      position.offset = outcome.end
      if let last = outcome.events.last {
        (position.n, position.time, position.crc) = (last.id.n, last.order.time, outcome.crc)
      }
      if hasNext { (position.segment, position.offset) = (position.segment + 1, 0) }
    }
    let unfinished = reading.events[before...].unfinishedCount
    if unfinished > 0 {
      reading.events.removeLast(unfinished)
      let last = reading.events.count > before ? reading.events.last : nil
      position =
        try last.map { (event) throws(JournalError) in try self.position(of: event.order) } ?? known
    }
    reading.positions[replica] = position
  }

  /// Where a replica's journal stands behind an event that is in it.
  func position(of event: EventOrder) throws(JournalError) -> JournalPosition {
    let number = Segment.number(of: event.id.n)
    let path = path(of: event.id.replica, segment: number)
    guard let file = try journalIO(File(ifPresent: path, .read)) else {
      throw .damaged(file: path, byte: 0, .incompleteSegment)
    }
    let bytes = try journalIO(file.readAll())
    var (offset, left) = (0, event.id.n - Segment.first(of: number) + 1)
    while left > 0, let end = bytes[offset...].firstIndex(of: 0x0A) {
      (offset, left) = (end + 1, left - 1)
    }
    guard left == 0 else { throw .damaged(file: path, byte: offset, .incompleteSegment) }
    return JournalPosition(
      n: event.id.n, segment: number, offset: offset,
      crc: Array(bytes[(offset - 11)..<(offset - 3)]), time: event.time)
  }

  func hasSegment(_ replica: ReplicaID, _ number: Int) throws(JournalError) -> Bool {
    try journalIO(File(ifPresent: path(of: replica, segment: number), .read)) != nil
  }
}

extension ArraySlice<Envelope> {
  /// How many events at the end belong to a command whose last event is not there.
  var unfinishedCount: Int { reversed().prefix(while: \.isFollowed).count }
}
