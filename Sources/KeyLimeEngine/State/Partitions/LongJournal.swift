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

  /// How many events there are.
  var count: Int { places.count }

  /// Whether any event has a role.
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
