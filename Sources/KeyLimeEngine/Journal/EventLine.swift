/// The line of one event, as the journal keeps it.
///
/// A JSON object on one line with, in this order: `v`, the version of the line's form (1);
/// `replica` and `n`, which name the event; `time`, a ``HybridTime``; `by`, the account; `do`, what
/// was done; the members of that kind; `key` when the caller gave one; `"more":true` on every event of
/// a command but its last, since they count together; and last `crc`, the CRC-32C
/// of every byte of the line before `,"crc"`, as eight hexadecimal digits. A line feed ends it:
///
///     {"v":1,"replica":"k3f9q0d7m2xa","n":17,"time":"2026-11-20T19:07:25.123Z#0000",
///     "by":"7h2c9qk4m0wd","do":"rate","restaurant":"n4412345678","limes":5,"crc":"1a2b3c4d"}
///
/// (shown on two lines here). Lines are never edited; an undo is a line of its own.
enum EventLine {
  /// The version of the form that this program writes; a newer one is kept and counted only.
  static let version = 1

  /// No line of this program is shorter than so many bytes.
  static let leastLength = 128

  /// What can be wrong with a line.
  enum Fault: Error, Equatable {
    /// There is no `crc` at its end.
    case noChecksum
    /// The bytes are not those the checksum was made of.
    case wrongChecksum
    /// The checksum is right but the line is no event.
    case noEvent
  }

  /// Appends the line with its checksum and its line feed.
  static func append(_ event: Event, to bytes: inout [UInt8]) {
    let start = bytes.count
    var writer = JSONWriter()
    writeMembers(of: event, to: &writer)
    bytes += writer.bytes
    let end = bytes.count
    bytes += Array(",\"crc\":\"".utf8)
    let crc = bytes.withBytes { all in
      CRC32C.checksum(ByteView(rebasing: all[start..<end]))
    }
    bytes += CRC32C.text(crc)
    bytes += Array("\"}\n".utf8)
  }

  /// The event as an object without checksum and line feed: the form inside snapshots.
  static func body(_ event: Event) -> [UInt8] {
    var writer = JSONWriter()
    writeMembers(of: event, to: &writer)
    writer.write(raw: "}")
    return writer.bytes
  }

  private static func writeMembers(of event: Event, to writer: inout JSONWriter) {
    writer.write(raw: "{\"v\":1,\"replica\":")
    writer.write(event.id.replica.text)
    writer.write(raw: ",\"n\":")
    writer.write(event.id.n)
    writer.write(raw: ",\"time\":")
    writer.write(event.time.text)
    writer.write(raw: ",\"by\":")
    writer.write(event.by.text)
    writer.write(raw: ",\"do\":")
    writer.write(event.action.name)
    for member in event.action.fields.members {
      writer.write(raw: ",")
      writer.write(member.name)
      writer.write(raw: ":")
      writer.write(member.value)
    }
    if let key = event.key {
      writer.write(raw: ",\"key\":")
      writer.write(key)
    }
    if event.isFollowed { writer.write(raw: ",\"more\":true") }
  }

  /// The bytes from `,"crc"` on: always 18 before the line feed.
  private static let tailLength = 18

  /// Reads a line, given without its line feed, and checks its checksum.
  static func read(_ line: ByteView) throws(Fault) -> Event {
    try check(line)
    return try readBody(line)
  }

  /// Checks the checksum of a line, given without its line feed.
  static func check(_ line: ByteView) throws(Fault) {
    let split = line.count - tailLength
    guard split > 0, line.holds(",\"crc\":\"", at: split), line.holds("\"}", at: line.count - 2),
      let wanted = CRC32C.value(line[(split + 8)..<(split + 16)])
    else { throw .noChecksum }
    let covered = ByteView(rebasing: line[..<split])
    guard CRC32C.checksum(covered) == wanted else { throw .wrongChecksum }
  }

  /// Whether another line begins inside this one, so that the line feed between them was damaged;
  /// a write that was cut short leaves the beginning of a line and nothing more.
  static func holdsAnother(_ line: ByteView) -> Bool {
    let opening = Array("{\"v\":1,\"replica\":\"".utf8)
    guard line.count > opening.count else { return false }
    return (1...(line.count - opening.count)).contains { offset in
      line[offset] == opening[0] && line[offset...].starts(with: opening)
    }
  }

  /// Reads an object whose bytes are known to be whole.
  static func readBody(_ line: ByteView) throws(Fault) -> Event {
    var draft = EventDraft()
    var scanner = JSONScanner(line)
    do throws(JSONError) {
      try scanner.readObject { (name, scanner) throws(JSONError) in
        try draft.read(name, from: &scanner)
      }
      try scanner.expectEnd()
    } catch { throw .noEvent }
    guard let event = draft.event else { throw .noEvent }
    return event
  }
}

/// The members of an event while they are being read.
private struct EventDraft {
  var version: Int?
  var replica: ReplicaID?
  var n: Int?
  var time: HybridTime?
  var by: AccountID?
  var action: String?
  var key: String?
  var isFollowed = false
  var fields = JSONObject()

  mutating func read(_ name: JSONString, from scanner: inout JSONScanner) throws(JSONError) {
    switch name {
    case "v": version = try readInteger(&scanner)
    case "replica": replica = try scanner.readString().withUnescapedBytes { ReplicaID($0) }
    case "n": n = try readInteger(&scanner)
    case "time": time = try scanner.readString().withUnescapedBytes { HybridTime($0) }
    case "by": by = AccountID(try scanner.readString().text)
    case "do": action = try scanner.readString().text
    case "key": key = try scanner.readString().text
    case "more": isFollowed = try scanner.readValue() == .bool(true)
    case "crc": try scanner.skipValue()
    default: fields.members.append(.init(name: name.text, value: try scanner.readValue()))
    }
  }

  private func readInteger(_ scanner: inout JSONScanner) throws(JSONError) -> Int? {
    try scanner.readJSONNumber().integer.map(Int.init)
  }

  var event: Event? {
    guard let version, let replica, let n, n > 0, let time, let by, let action else { return nil }
    let isKnown = version == EventLine.version
    return Event(
      id: EventID(replica: replica, n: n), time: time, by: by,
      action: isKnown ? Action(name: action, fields: fields) : .unknown(action, fields), key: key,
      isFollowed: isFollowed)
  }
}
