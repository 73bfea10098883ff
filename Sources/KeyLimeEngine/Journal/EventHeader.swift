/// The members that every event has, and where the ids of its subject are: read in one pass over
/// the line, without making an object of it.
struct EventHeader {
  var version: Int?
  var replica: ReplicaID?
  var n: Int?
  var time: HybridTime?
  var wall: Int64?
  var by: AccountID?
  var hasKind = false
  var kind: ActionKind?
  var key: String?
  var request: String?
  var placeName: String?
  var command: Int?
  var hasMore = false
  var ids = Event.IDRanges()
  /// The checksum of the event's own line, where it was given another line.
  var checksum: UInt32?
  /// How many bytes come before the checksum or the closing brace.
  var length = 0

  init() {}

  /// Reads a line without its line feed; nil when it is not a JSON object.
  init?(reading line: ByteView) {
    length = line.count - 1
    var scanner = JSONScanner(line)
    do throws(JSONError) {
      try scanner.readObject { (name, scanner) throws(JSONError) in
        try read(name, from: &scanner)
      }
      try scanner.expectEnd()
    } catch { return nil }
  }

  /// The event of the line; nil when a member is missing that every event has.
  consuming func event(_ line: ArraySlice<UInt8>) -> Event? {
    guard version != nil, let replica, let n, EventID.numbers.contains(n), let time, let by, hasKind
    else { return nil }
    let order = EventOrder(time: time, id: EventID(replica: replica, n: n))
    return Event(self, order: order, by: by, line: line)
  }

  private mutating func read(
    _ name: JSONString, from scanner: inout JSONScanner
  ) throws(JSONError) {
    switch EventMember(name) {
    case .version: version = try scanner.readInteger().map(Int.init)
    case .replica: replica = try scanner.readString().withUnescapedBytes { ReplicaID($0) }
    case .number: n = try scanner.readInteger().map(Int.init)
    case .time: time = try scanner.readString().withUnescapedBytes { HybridTime($0) }
    case .wall: wall = try scanner.readInteger()
    case .by:
      let text = try scanner.readString()
      by = AccountID(text.text)
      ids.by = text.range(endingAt: scanner.position - 1)
    case .kind:
      hasKind = true
      kind = try scanner.readString().withUnescapedBytes { ActionKind($0) }
    case .restaurant: ids.restaurant = try readID(from: &scanner)
    case .item: ids.item = try readID(from: &scanner)
    case .target: ids.target = try readID(from: &scanner)
    case .key: key = try scanner.readString().text
    case .request: request = try scanner.readString().text
    case .placeName: placeName = try scanner.readString().text
    case .command: command = try scanner.readInteger().map(Int.init)
    case .more: hasMore = try scanner.readValue() == .bool(true)
    case .checksum:
      length = scanner.position - ",\"crc\":".utf8.count
      try scanner.skipValue()
    case nil: try scanner.skipValue()
    }
  }

  /// Where an id is; nil when the value is not a text.
  private func readID(from scanner: inout JSONScanner) throws(JSONError) -> Range<Int>? {
    guard try scanner.nextKind() == .string else {
      try scanner.skipValue()
      return nil
    }
    let id = try scanner.readString()
    return id.range(endingAt: scanner.position - 1)
  }
}

/// The members of a line that are read with the event; the others belong to what was done.
enum EventMember {
  case version, replica, number, time, wall, by, kind, key, request, placeName, command, more
  case checksum
  case restaurant, item, target

  /// Reads a name; the frequent ones come first.
  init?(_ name: JSONString) {
    // A name with escapes is longer than what it stands for, and no writer makes one.
    guard !name.hasEscapes else { return nil }
    switch name {
    case "v": self = .version
    case "replica": self = .replica
    case "n": self = .number
    case "time": self = .time
    case "by": self = .by
    case "do": self = .kind
    case "restaurant": self = .restaurant
    case "placeName": self = .placeName
    case "crc": self = .checksum
    case "bill", "deal", "checkIn", "contact", "cuisine": self = .item
    case "event": self = .target
    case "wall": self = .wall
    case "key": self = .key
    case "request": self = .request
    case "command": self = .command
    case "more": self = .more
    default: return nil
    }
  }
}

extension JSONString {
  /// Where its bytes are in the text that it was read from, without the quotation marks.
  fileprivate func range(endingAt end: Int) -> Range<Int> { (end - raw.count)..<end }
}
