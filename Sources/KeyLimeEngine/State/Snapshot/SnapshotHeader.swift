/// The file that names the live snapshot: `private/snapshot/current`.
///
/// One line: a checksum as an event has, a tab, and a JSON object (on four lines here):
///
///     1a2b3c4d<TAB>{"snapshot":22,"time":"2026-11-20T19:07:25.123Z#0000","event":"k3f9q0d7m2xa.17",
///     "replicas":[{"replica":"k3f9q0d7m2xa","n":17,"segment":1,"offset":3120,"crc":"5d1e0a77",
///     "time":"…"}],"recent":4,"base":[3,2],"from":["","Bn9"],"claims":"key 9f…","cuts":true,
///     "restaurants":{"count":2,"stamp":"9f…","since":["n77"]}}
///
/// `recent` and `base` name the files of tables in the same folder; each table of the base has the
/// lines from its first key up to the first key of the next, and `from` has those keys.
struct SnapshotHeader: Equatable {
  /// The form of the files, and of what is read from events; another one is folded again.
  static let version = 22

  /// A table of the base.
  struct Part: Equatable {
    var file: Int
    /// The letter and the key that its lines do not come before.
    var from: [UInt8]
  }

  /// The last event covered, in the order of the fold.
  var last: EventOrder?
  /// How far each replica's journal is covered.
  var positions = JournalPositions()
  /// The table of what changed last; nil when there is none.
  var recent: Int?
  /// The tables of the rest, in the order of their keys.
  var base: [Part] = []
  /// What decided about claims of restaurants, see ``ClaimCheck``; nil without a claim.
  var claims: String?
  /// What decided about the lines of other replicas, see ``Authority``; nil without such replicas.
  var authority: String?
  var hasCuts = false
  /// What is known of restaurants that people added or changed.
  var restaurants = RestaurantStamp()

  init() {}

  var line: [UInt8] {
    var json = JSONObject()
    json.add("snapshot", Self.version)
    if let last {
      json.add("time", last.time.text)
      json.add("event", last.id.text)
    }
    let replicas = positions.entries.map { JSON.object($0.json) }
    json.members.append(.init(name: "replicas", value: .array(replicas)))
    json.add("recent", recent)
    let files = base.map { JSON.number(JSONNumber($0.file)) }
    json.members.append(.init(name: "base", value: .array(files)))
    let keys = base.map { JSON.string(String(decoding: $0.from, as: UTF8.self)) }
    json.members.append(.init(name: "from", value: .array(keys)))
    json.add("claims", claims)
    json.add("authority", authority)
    json.add("cuts", flag: hasCuts)
    json.add("restaurants", restaurants.json)
    let text = Array(JSON.object(json).compactText.utf8)
    return CRC32C.text(text.withBytes { CRC32C.checksum($0) }) + [0x09] + text + [0x0A]
  }

  /// Reads the line; nil when it is damaged or of another version.
  init?(line: [UInt8]) {
    let start = CRC32C.textLength + 1
    guard line.count > start + 1, line.last == 0x0A else { return nil }
    let text = Array(line[start...].dropLast())
    guard line.starts(with: CRC32C.text(text.withBytes { CRC32C.checksum($0) })),
      let json = try? JSON(parsing: text), let replicas = json["replicas"]?.elements,
      json["snapshot"]?.number?.integer == Int64(Self.version),
      let files = json["base"]?.elements, let keys = json["from"]?.elements,
      files.count == keys.count,
      let restaurants = json["restaurants"].flatMap({ RestaurantStamp(json: $0) })
    else { return nil }
    self.restaurants = restaurants
    claims = json["claims"]?.text
    authority = json["authority"]?.text
    hasCuts = json["cuts"] == true
    recent = json["recent"]?.number?.integer.map(Int.init)
    for (file, from) in zip(files, keys) {
      guard let file = file.number?.integer, let from = from.text else { return nil }
      base.append(Part(file: Int(file), from: Array(from.utf8)))
    }
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

extension JournalPositions.Entry {
  fileprivate var json: JSONObject {
    var json = JSONObject()
    json.add("replica", replica.text)
    json.add("n", position.n)
    json.add("segment", position.segment)
    json.add("offset", position.offset)
    json.add("crc", position.crc.map { String(decoding: CRC32C.text($0), as: UTF8.self) } ?? "")
    json.add("time", position.time?.text)
    return json
  }
}

extension JournalPosition {
  fileprivate init?(json: JSON) {
    // Numbers that no journal reaches would overflow what is reckoned with them.
    let sound = Int64(0)...1 << 50
    guard let n = json["n"]?.number?.integer, let segment = json["segment"]?.number?.integer,
      let offset = json["offset"]?.number?.integer, let crc = json["crc"]?.text,
      sound.contains(n), sound.contains(segment), sound.contains(offset),
      n == 0 || offset > SealedLine.endLength
    else { return nil }
    self.init(
      n: Int(n), segment: Int(segment), offset: Int(offset),
      crc: Array(crc.utf8).withBytes { CRC32C.value($0[...]) },
      time: json["time"]?.text.flatMap { HybridTime($0) })
  }
}
