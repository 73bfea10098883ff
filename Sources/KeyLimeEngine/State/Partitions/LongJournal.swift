/// Journals that are too long to be held in memory: where each of their events stands.
///
/// It takes 32 bytes for each event.
struct LongJournal: Sendable {
  private let folder: Folder
  private let replicas: [ReplicaID]
  private let wrongClocks: [WrongClock]
  /// The place of every event: in the order of each replica, and later in the order of the parts.
  private var places: [EventPlace]
  /// Where the journals ended when they were read.
  let positions: JournalPositions
  /// The last event in the order of the fold, or one after it that was being written.
  let last: EventOrder?

  /// Reads all journals; nil when something cannot be read of them.
  init?(_ journal: Journal) throws(JournalError) {
    var (replicas, last): ([ReplicaID], EventOrder?) = ([], nil)
    let reading = try journal.read(after: JournalPositions()) { event, end, length in
      last = max(last ?? event.order, event.order)
      // One replica is read behind the other; another may begin its journal meanwhile.
      if replicas.last != event.id.replica { replicas.append(event.id.replica) }
      return EventPlace(event, replica: replicas.count - 1, endingAt: end, length: length)
    }
    guard reading.losses.isEmpty else { return nil }
    (folder, self.replicas, wrongClocks) = (journal.folder, replicas, journal.wrongClocks)
    (places, positions, self.last) = (reading.events, reading.positions, last)
    try joinToggles()
  }

  var count: Int { places.count }

  func has(_ role: EventPlace.Role) -> Bool { places.contains { $0.role == role } }

  /// Reads the events again that have a role.
  func events(_ role: EventPlace.Role) throws(JournalError) -> [Event] {
    try events(at: places.filter { $0.role == role })
  }

  /// Reads the events of a part again, each replica's in its own order.
  func events(in part: Range<Int>) throws(JournalError) -> [Event] {
    try events(at: places[part])
  }

  private func events(at places: some Collection<EventPlace>) throws(JournalError) -> [Event] {
    var reader = SegmentLines()
    var events: [Event] = []
    events.reserveCapacity(places.count)
    for place in places { events.append(try event(at: place, from: &reader)) }
    return events
  }

  /// Cuts the events into `count` parts.
  ///
  /// All events about one subject are in the same part.
  mutating func cut(into count: Int) -> [Range<Int>] {
    places.sort {
      ($0.part(of: count), $0.replica, $0.n) < ($1.part(of: count), $1.replica, $1.n)
    }
    var (parts, start): ([Range<Int>], Int) = ([], 0)
    for part in 0..<count {
      let end = (start..<places.count).firstPlace { places[$0].part(of: count) > part }
      parts.append(start..<end)
      start = end
    }
    return parts
  }

  private func event(
    at place: EventPlace, from reader: inout SegmentLines
  ) throws(JournalError) -> Event {
    let line = try reader.line(at: place) { path(of: place) }
    do throws(EventLine.Fault) { return wrongClocks.corrected(try EventLine.read(line[...])) } catch
    {
      // It was whole a moment ago.
      throw .damaged(file: path(of: place), byte: Int(place.offset), .checksum)
    }
  }

  private func path(of place: EventPlace) -> String {
    folder.folder(replicas[Int(place.replica)].text).file(Segment.name(Int(place.segment)))
  }

  // MARK: - Undos and redos

  /// Puts undos and redos into the part of the events that they name.
  ///
  /// One that names another undo has no effect on it, so it may be anywhere.
  private mutating func joinToggles() throws(JournalError) {
    var reader = SegmentLines()
    for index in places.indices where places[index].role == .toggle {
      let toggle = try event(at: places[index], from: &reader).toggle
      guard let target = toggle.flatMap({ place(of: $0.target) }), places[target].role != .toggle
      else { continue }
      places[index].hash = places[target].hash
    }
  }

  private func place(of id: EventID) -> Int? {
    guard let replica = replicas.firstIndex(of: id.replica) else { return nil }
    let place = places.indices.firstPlace {
      (Int(places[$0].replica), places[$0].n) >= (replica, id.n)
    }
    guard place < places.count, places[place].n == id.n, places[place].replica == replica else {
      return nil
    }
    return place
  }
}

/// Reads single lines of segments; the segment that was read last stays open.
private struct SegmentLines: ~Copyable {
  private var opened: Opened?

  private struct Opened: ~Copyable {
    let replica: Int32
    let segment: UInt32
    let file: File
  }

  mutating func line(
    at place: EventPlace, path: () -> String
  ) throws(JournalError) -> [UInt8] {
    if let line = try read(place) { return line }
    opened = Opened(
      replica: place.replica, segment: place.segment, file: try journalIO(File(path(), .read)))
    return try read(place) ?? []
  }

  private borrowing func read(_ place: EventPlace) throws(JournalError) -> [UInt8]? {
    switch opened {
    case .some(let opened)
    where opened.replica == place.replica && opened.segment == place.segment:
      let start = Int(place.offset)
      return try journalIO(opened.file.read(start..<start + Int(place.length)))
    default: return nil
    }
  }
}

/// Where the line of an event stands in the journals, and to which part of a partitioned fold it
/// belongs.
struct EventPlace: Sendable {
  /// The events that are looked for by what they are.
  enum Role: UInt8, Sendable {
    case plain
    /// It is about an account, so it may decide who speaks for whom.
    case account
    /// It undoes or redoes another one.
    case toggle
    /// It claims a restaurant.
    case claim
  }

  // In this order it takes 32 bytes.
  /// The event's number in the journal of its replica.
  let n: Int
  /// The place of the replica among all of them.
  let replica: Int32
  let segment: UInt32
  /// Where its line begins.
  let offset: UInt32
  /// How long the line is, without its line feed.
  let length: UInt32
  /// Tells what must be folded together: two events about one subject have the same.
  var hash: UInt32
  let role: Role

  /// Takes an event, the position behind its line, and how long the line is.
  init(_ event: Event, replica: Int, endingAt end: JournalPosition, length: Int) {
    (self.replica, n) = (Int32(clamping: replica), event.id.n)
    // What is clamped is not a line of the journal, which is found out when it is read again.
    segment = UInt32(clamping: end.segment)
    offset = UInt32(clamping: end.offset - length - 1)
    self.length = UInt32(clamping: length)
    (role, hash) = (Role(event.kind), Self.hash(of: event))
  }

  /// The number of the part that the event belongs to when there are `count` parts.
  func part(of count: Int) -> Int { Int(hash) % count }

  private static func hash(of event: Event) -> UInt32 {
    guard let subject = event.subject else { return UInt32(truncatingIfNeeded: event.id.n) }
    switch subject.section {
    // The summary of a restaurant needs all ratings of it, and a deal needs its restaurant.
    case .ratings, .restaurants, .deals:
      return UInt32(truncatingIfNeeded: Fingerprint.of(subject.key.head.bytes))
    default: return UInt32(truncatingIfNeeded: Fingerprint.of(subject.key.bytes))
    }
  }
}

extension EventPlace.Role {
  init(_ kind: ActionKind?) {
    switch kind {
    case .claimRestaurant: self = .claim
    case .some(let kind) where kind.section == .accounts: self = .account
    case .some(let kind) where kind.section == .toggles: self = .toggle
    default: self = .plain
    }
  }
}
