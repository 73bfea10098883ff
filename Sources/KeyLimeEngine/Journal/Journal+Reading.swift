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
}

extension Segment.Survey {
  /// The segments to read from a first one on, which need not be there.
  ///
  /// Of several missing ones in a row it has only the first, where the loss is noted.
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
