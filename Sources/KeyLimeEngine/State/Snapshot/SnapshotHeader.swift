/// The first line of a snapshot: which events it covers and where its sections are.
struct SnapshotHeader: Equatable {
  /// The form of the file, and of what the events' payloads are read as; another one is refolded.
  static let version = 8

  /// The last event covered, in the order of the fold.
  var last: EventOrder?
  /// How far each replica's journal is covered.
  var positions = JournalPositions()
  /// How many bytes each section takes, in the order of ``Section/allCases``.
  var lengths: [Int] = []
  /// The mark of what decided about claims of restaurants, see ``ClaimCheck``; nil when there was none.
  var claims: String?
  /// The fingerprint of the section of restaurants, by which is known what was made from it.
  var restaurants: UInt64 = Fingerprint.of([])

  /// The line with its line feed; its last member is a checksum like an event's.
  var line: [UInt8] {
    var json = JSONObject()
    json.add("snapshot", Self.version)
    if let last {
      json.add("time", last.time.text)
      json.add("event", last.id.text)
    }
    let replicas = positions.entries.map { known in
      let position = known.position
      var entry = JSONObject()
      entry.add("replica", known.replica.text)
      entry.add("n", position.n)
      entry.add("segment", position.segment)
      entry.add("offset", position.offset)
      entry.add("crc", String(decoding: position.crc, as: UTF8.self))
      entry.add("time", position.time?.text)
      return JSON.object(entry)
    }
    json.members.append(.init(name: "replicas", value: .array(replicas)))
    json.members.append(
      .init(name: "sections", value: .array(lengths.map { .number(JSONNumber($0)) })))
    json.add("restaurants", String(restaurants, radix: 16))
    json.add("claims", claims)
    let text = Array(JSON.object(json).compactText.utf8)
    return CRC32C.text(text.withBytes { CRC32C.checksum($0) }) + [0x09] + text
      + [0x0A]
  }

  init() {}

  /// Reads the line without its line feed; nil when it is damaged or of another version.
  init?(line: ByteView) {
    guard line.count > 9, let crc = CRC32C.value(line[..<8]),
      crc == CRC32C.checksum(ByteView(rebasing: line[9...])),
      let json = try? JSON(parsing: Array(line[9...])),
      json["snapshot"]?.number?.integer == Int64(Self.version),
      let replicas = json["replicas"]?.elements, let lengths = json["sections"]?.elements,
      let restaurants = json["restaurants"]?.text.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    (self.restaurants, claims) = (restaurants, json["claims"]?.text)
    self.lengths = lengths.compactMap { $0.number?.integer.map(Int.init) }
    guard self.lengths.count == Section.allCases.count else { return nil }
    if let time = json["time"]?.text.flatMap({ HybridTime($0) }),
      let id = json["event"]?.text.flatMap({ EventID($0) })
    {
      last = EventOrder(time: time, id: id)
    }
    for entry in replicas {
      guard let replica = entry["replica"]?.text.flatMap({ ReplicaID($0) }),
        let position = JournalPosition(json: entry)
      else { return nil }
      positions[replica] = position
    }
  }
}

extension JournalPosition {
  fileprivate init?(json: JSON) {
    // Numbers that no journal reaches would overflow what is reckoned with them.
    let sound = Int64(0)...1 << 50
    guard let n = json["n"]?.number?.integer, let segment = json["segment"]?.number?.integer,
      let offset = json["offset"]?.number?.integer, let crc = json["crc"]?.text,
      sound.contains(n), sound.contains(segment), sound.contains(offset),
      n == 0 || offset > 11 && segment == Segment.number(of: Int(n))
    else { return nil }
    self.init(
      n: Int(n), segment: Int(segment), offset: Int(offset), crc: Array(crc.utf8),
      time: json["time"]?.text.flatMap { HybridTime($0) })
  }
}
