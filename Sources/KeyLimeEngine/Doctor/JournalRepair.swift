/// Takes what cannot be read out of the journal of one replica, so that it can be written again.
///
/// The damaged file is copied to `lost+found` first. Each missing event leaves a line of the kind
/// `lost`, so that the numbers stay without gaps and everybody sees that something was there:
///
///     {"v":1,"replica":"k3f9q0d7m2xa","n":17,"time":"…","by":"…","do":"lost","crc":"…"}
struct JournalRepair {
  private let journal: Journal
  private let replica: ReplicaID
  private var previous: Event?

  /// More missing events than this are not believed: a number was damaged, or forged.
  private static let longestGap = 100_000

  /// Repairs one journal while the caller holds the writers' lock.
  ///
  /// A journal in which nothing can be read is moved away whole.
  static func repair(
    _ replica: ReplicaID, of store: Store, into lost: inout LostAndFound
  ) throws(JournalError) {
    let journal = Journal(store: store.path, replica: replica)
    let path = "journal/\(replica.text)"
    guard FileStatus(journal.folder(of: replica).path)?.kind == .folder,
      try journal.segments(of: replica).contains(where: { !$0.events.isEmpty })
    else {
      return try journalIO(lost.take(path, "nothing in it can be read"))
    }
    var repair = JournalRepair(journal: journal, replica: replica)
    try repair.run(into: &lost)
  }

  private init(journal: Journal, replica: ReplicaID) {
    (self.journal, self.replica) = (journal, replica)
  }

  private mutating func run(into lost: inout LostAndFound) throws(JournalError) {
    while let stray = try Segment.survey(journal.folder(of: replica)).stray {
      let path = "journal/\(replica.text)/\(Segment.name(stray))"
      try journalIO(lost.take(path, "its number does not follow those of the other files"))
    }
    let segments = try journal.segments(of: replica)
    for (index, segment) in segments.enumerated() {
      let next = segments[(index + 1)...].lazy.compactMap(\.events.first).first
      let isLast = index == segments.count - 1
      let bytes = try rewritten(segment, upTo: next, isLast: isLast)
      // Of segments that are missing side by side the first gets all the lines, the others none.
      guard bytes != segment.bytes || segment.isMissing else { continue }
      let name = Segment.name(segment.number)
      let path = "journal/\(replica.text)/\(name)"
      try journalIO(lost.copy(path, "lines that cannot be read were taken out"))
      try journalIO(journal.folder(of: replica).replace(name, with: bytes))
    }
  }

  /// The lines that can be read, with lines in the place of those that cannot.
  private mutating func rewritten(
    _ segment: Journal.SegmentContents, upTo next: Event?, isLast: Bool
  ) throws(JournalError) -> [UInt8] {
    var bytes: [UInt8] = []
    for event in segment.events {
      try fill(upTo: event.id.n, at: event, in: segment.path, into: &bytes)
      EventLine.append(event, to: &bytes)
      previous = event
    }
    if let next {
      if segment.unreadable > 0 || segment.isMissing {
        try fill(upTo: next.id.n, at: next, in: segment.path, into: &bytes)
      }
    } else if isLast, segment.unreadable > 0, let previous {
      let end = previous.id.n + segment.unreadableAtEnd + 1
      try fill(upTo: end, at: previous, in: segment.path, into: &bytes)
    }
    return bytes
  }

  private mutating func fill(
    upTo n: Int, at event: Event, in path: String, into bytes: inout [UInt8]
  ) throws(JournalError) {
    let first = (previous?.id.n ?? 0) + 1
    guard n - first <= Self.longestGap else {
      throw .damaged(file: path, byte: 0, .wrongNumber(expected: first, found: n))
    }
    guard n > first else { return }
    let account = (previous ?? event).by
    let time = previous?.time ?? HybridTime(milliseconds: 0)
    for number in first..<n {
      let lost = Event(
        id: EventID(replica: replica, n: number), time: time, wall: previous?.wall, by: account,
        action: .unknown(Event.lostKind, JSONObject()))
      EventLine.append(lost, to: &bytes)
      previous = lost
    }
  }
}

extension Journal {
  /// What is in one segment.
  struct SegmentContents {
    let number: Int
    let path: String
    let bytes: [UInt8]
    /// The events that can be read and follow each other.
    var events: [Event] = []
    /// How many places cannot be read.
    var unreadable = 0
    /// How many of them come after the last event.
    var unreadableAtEnd = 0
    let isMissing: Bool
  }

  /// What is in each segment of a replica, without the torn end of the last one.
  func segments(of replica: ReplicaID) throws(JournalError) -> [SegmentContents] {
    let last = try Segment.last(in: folder(of: replica))
    var (position, isAfterLoss) = (JournalPosition(), false)
    var all: [SegmentContents] = []
    for number in 1...max(1, last) {
      (position.segment, position.offset) = (number, 0)
      let path = path(of: replica, segment: number)
      let bytes = try journalIO(folder(of: replica).contents(Segment.name(number)))
      var contents = SegmentContents(
        number: number, path: path, bytes: bytes ?? [], isMissing: bytes == nil)
      var reader = SegmentReader(
        path: path, replica: replica, isLast: number == last, position: position,
        isAfterLoss: isAfterLoss)
      var end = CommandEnd(after: position, count: 0)
      try reader.read { record, behind in
        switch record {
        case .event(let event):
          contents.events.append(event)
          contents.unreadableAtEnd = 0
        case .unreadable(_, .damage):
          contents.unreadable += 1
          contents.unreadableAtEnd += 1
        case .unreadable(_, .cutShort): contents.unreadable += 1
        }
        end.take(record, endingAt: behind, count: contents.events.count)
      }
      (position, isAfterLoss) = (reader.position, reader.isAfterLoss)
      if number == last {
        end.finish(at: position, count: contents.events.count)
        contents.events.removeLast(contents.events.count - end.count)
      }
      all.append(contents)
    }
    return all
  }
}
