/// What was read of the journals behind known positions, each replica's in its own order.
struct JournalReading<Kept> {
  /// What is kept of each event.
  var events: [Kept] = []
  /// Where the journals end.
  var positions = JournalPositions()
  /// What was acknowledged and cannot be read.
  var losses: [JournalLoss] = []
  /// How many more segments may be read.
  fileprivate var allowance = Int.max
  /// Whether there were more segments than that; then of some replicas nothing was read.
  fileprivate(set) var isTooLong = false
}

extension Journal {
  /// Events that were read.
  typealias Reading = JournalReading<Event>

  /// Every event of every replica that can be read, each replica's in its own order.
  ///
  /// What cannot be read is noted in ``damage``; a command that is cut short at the very end of a
  /// replica's journal is not yet or no longer there.
  public func events() throws(JournalError) -> [Event] {
    try read(after: JournalPositions()).events
  }

  /// Reads on from known positions; a replica without one is read from its start.
  ///
  /// `limit` bounds the segments beyond each replica's first one. Throws ``JournalError`` when a
  /// journal cannot be read; damage is noted.
  func read(
    after known: JournalPositions, limit: Int = .max
  ) throws(JournalError) -> Reading {
    try read(after: known, limit: limit) { event, _, _ in event }
  }

  /// The same, but keeps `keep(event, end, length)` of each event: `end` is behind its line,
  /// `length` is that of the line without its line feed.
  func read<Kept>(
    after known: JournalPositions, limit: Int = .max,
    keeping keep: (Event, JournalPosition, Int) -> Kept
  ) throws(JournalError) -> JournalReading<Kept> {
    var reading = JournalReading<Kept>(allowance: limit)
    for replica in try replicas() where !reading.isTooLong {
      let start = known[replica] ?? JournalPosition()
      let (count, allowance) = (reading.events.count, reading.allowance)
      var losses = try read(replica, after: start, into: &reading, keep)
      if !losses.isEmpty {
        // A writer that takes lines back leaves what looks like damage for a moment.
        System.pause(milliseconds: 10)
        reading.events.removeLast(reading.events.count - count)
        reading.allowance = allowance
        losses = try read(replica, after: start, into: &reading, keep)
      }
      damage.note(losses)
      reading.losses += losses
    }
    return reading
  }

  private func read<Kept>(
    _ replica: ReplicaID, after known: JournalPosition, into reading: inout JournalReading<Kept>,
    _ keep: (Event, JournalPosition, Int) -> Kept
  ) throws(JournalError) -> [JournalLoss] {
    do throws(JournalError) {
      return try readSegments(of: replica, after: known, into: &reading, keep)
    } catch {
      guard case .refused(let fault) = error, fault.isMisplaced else { throw error }
      return [
        JournalLoss(
          file: fault.path, replica: replica, byte: 0, end: 0,
          damage: .misplaced(reason: fault.reason))
      ]
    }
  }

  private func readSegments<Kept>(
    of replica: ReplicaID, after known: JournalPosition, into reading: inout JournalReading<Kept>,
    _ keep: (Event, JournalPosition, Int) -> Kept
  ) throws(JournalError) -> [JournalLoss] {
    try journalIO(folder(of: replica).check())
    let survey = try Segment.survey(folder(of: replica), from: known.segment)
    let last = survey.last
    let isTooLong = last - known.segment >= reading.allowance
    var (position, isAfterLoss, isHeld) = (known, false, false)
    var end = CommandEnd(after: known, count: reading.events.count)
    for number in survey.numbers(from: known.segment) {
      if number > known.segment { (position.segment, position.offset) = (number, 0) }
      var reader = SegmentReader(
        path: path(of: replica, segment: number), replica: replica, isLast: number >= last,
        position: position, isAfterLoss: isAfterLoss)
      try reader.read { record, behind in
        if case .event(let event) = record {
          isHeld = isHeld || hold.holds(event)
          if !isHeld {
            reading.events.append(keep(wrongClocks.corrected(event), behind, event.line.count))
          }
        }
        if !isHeld { end.take(record, endingAt: behind, count: reading.events.count) }
      }
      (position, isAfterLoss) = (reader.position, reader.isAfterLoss)
      // However much is behind an event that waits, it waits as well.
      if isHeld { break }
      if isTooLong {
        reading.isTooLong = true
        return []
      }
    }
    end.finish(at: isHeld ? end.whole : position, count: reading.events.count)
    reading.events.removeLast(reading.events.count - end.count)
    reading.positions[replica] = end.whole
    reading.allowance -= max(0, position.segment - known.segment)
    return end.losses + loss(of: survey.stray, in: replica)
  }

  /// What a segment holds whose number does not follow the others.
  private func loss(of stray: Int?, in replica: ReplicaID) -> [JournalLoss] {
    guard let stray else { return [] }
    return [
      JournalLoss(
        file: path(of: replica, segment: stray), replica: replica, byte: 0, end: 0,
        damage: .misplaced(reason: "its number does not follow those of the other files"))
    ]
  }

  func hasSegment(_ replica: ReplicaID, _ number: Int) throws(JournalError) -> Bool {
    try journalIO(File(ifPresent: path(of: replica, segment: number), .read)) != nil
  }

  // MARK: - Single events

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
    guard position.offset > SealedLine.endLength,
      let file = try journalIO(File(ifPresent: path, .read))
    else {
      return false
    }
    let ending = try journalIO(
      file.read((position.offset - SealedLine.endLength)..<position.offset))
    return ending == position.crc + Array("\"}\n".utf8)
  }
}

extension Segment.Survey {
  /// The segments to read from a first one on, whether that is there or not; of those that are
  /// missing one behind the other only the first, where the loss is noted.
  fileprivate func numbers(from first: Int) -> [Int] {
    var (wanted, next): ([Int], Int) = ([], first)
    for number in numbers where number >= first {
      if number > next { wanted.append(next) }
      wanted.append(number)
      next = number + 1
    }
    return wanted.isEmpty ? [first] : wanted
  }
}
