/// Journals that are too long to be held in memory: where each of their events stands.
///
/// It takes 32 bytes for each event.
struct LongJournal: Sendable {
  private let folder: Folder
  private let replicas: [ReplicaID]
  /// Every event, each replica's in its own order.
  private(set) var places: [EventPlace]
  /// Where the journals ended when they were read.
  let positions: JournalPositions

  /// Reads all journals; nil when something cannot be read of them.
  init?(_ journal: Journal) throws(JournalError) {
    let replicas = try journal.replicas()
    let numbers = Dictionary(uniqueKeysWithValues: zip(replicas, replicas.indices))
    let reading = try journal.read(after: JournalPositions()) { event, end in
      EventPlace(event, replica: numbers[event.id.replica] ?? 0, endingAt: end)
    }
    guard reading.losses.isEmpty else { return nil }
    (folder, self.replicas) = (journal.folder, replicas)
    (places, positions) = (reading.kept, reading.positions)
    try joinToggles()
  }

  /// The last event in the order of the fold.
  var last: EventOrder? {
    positions.entries.compactMap { entry in
      entry.position.time.map {
        EventOrder(time: $0, id: EventID(replica: entry.replica, n: entry.position.n))
      }
    }.max()
  }

  /// Reads those events again whose places are wanted, each replica's in its own order.
  func events(
    where isWanted: (EventPlace) -> Bool
  ) throws(JournalError) -> [Event] {
    var reader = SegmentLines()
    var events: [Event] = []
    for place in places where isWanted(place) {
      events.append(try event(at: place, from: &reader))
    }
    return events
  }

  private func event(
    at place: EventPlace, from reader: inout SegmentLines
  ) throws(JournalError) -> Event {
    let line = try reader.line(at: place) { path(of: place) }
    do throws(EventLine.Fault) { return try EventLine.read(line[...]) } catch {
      // It was whole a moment ago.
      throw .damaged(file: path(of: place), byte: Int(place.offset), .checksum)
    }
  }

  private func path(of place: EventPlace) -> String {
    folder.folder(replicas[Int(place.replica)].text).file(Segment.name(Int(place.segment)))
  }

  // MARK: - Undos and redos

  /// Undos and redos belong where the events do that they name.
  private mutating func joinToggles() throws(JournalError) {
    var reader = SegmentLines()
    var targets: [Int: EventID] = [:]
    for index in places.indices where places[index].role == .toggle {
      targets[index] = try event(at: places[index], from: &reader).toggle?.target
    }
    for index in targets.keys {
      // An undo may itself be undone.
      var (place, steps) = (index, 0)
      while let target = targets[place], let next = self.place(of: target), steps < targets.count {
        (place, steps) = (next, steps + 1)
      }
      if targets[place] == nil { places[index].hash = places[place].hash }
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
