/// Reads the outside of an event's line, lexing past the rest of it.
struct EnvelopeReader {
  private var version: Int?
  private var replica: ReplicaID?
  private var n: Int?
  private var time: HybridTime?
  private var by: Range<Int>?
  private var kind: ActionKind?
  private var restaurant: Range<Int>?
  private var deal: Range<Int>?
  private var checkIn: Range<Int>?
  private var contact: Range<Int>?
  private var bill: Range<Int>?
  private var hasKey = false
  private var isFollowed = false
  /// Whether something is written in another way than this program does.
  private var isUnusual = false

  /// The envelope of a line whose checksum is right, given without its line feed and as the same bytes
  /// in memory that outlive the call.
  ///
  /// Throws ``EventLine/Fault/noEvent``.
  static func read(
    _ bytes: ByteView, keptAs line: ArraySlice<UInt8>
  ) throws(EventLine.Fault) -> Envelope {
    var reader = EnvelopeReader()
    let opening = reader.readOpening(bytes)
    var scanner = JSONScanner(bytes, in: (opening ?? 0)..<bytes.count)
    do throws(JSONError) {
      if opening == nil {
        try scanner.readObject { (name, scanner) throws(JSONError) in
          try reader.read(name, from: &scanner)
        }
      } else {
        try scanner.readRestOfObject { (name, scanner) throws(JSONError) in
          try reader.read(name, from: &scanner)
        }
      }
      try scanner.expectEnd()
    } catch { throw .noEvent }
    if let envelope = reader.envelope(of: line) { return envelope }
    return Envelope(try EventLine.readBody(bytes))
  }

  /// Reads the members with which every line begins that this program writes, up to what was done, and
  /// tells where the rest begins; nil when a line begins in another way.
  private mutating func readOpening(_ bytes: ByteView) -> Int? {
    var cursor = OpeningCursor(bytes)
    guard cursor.skip("{\"v\":1,\"replica\":\""), let replica = cursor.take(12),
      cursor.skip("\",\"n\":"), let n = cursor.takeNumber(),
      cursor.skip(",\"time\":\""), let time = cursor.take(29),
      cursor.skip("\",\"by\":\""), let by = cursor.takeText(),
      cursor.skip("\",\"do\":\""), let done = cursor.takeText(), cursor.skip("\""),
      (1...255).contains(by.count),
      let replica = ReplicaID(ByteView(rebasing: bytes[replica])),
      let time = HybridTime(ByteView(rebasing: bytes[time]))
    else { return nil }
    version = EventLine.version
    (self.replica, self.n, self.time, self.by) = (replica, n, time, by)
    kind = ActionKind(ByteView(rebasing: bytes[done]))
    return cursor.position
  }

  private mutating func read(
    _ name: JSONString, from scanner: inout JSONScanner
  ) throws(JSONError) {
    switch name {
    case "v": version = try scanner.readJSONNumber().integer.map(Int.init)
    case "replica": replica = try scanner.readString().withUnescapedBytes { ReplicaID($0) }
    case "n": n = try scanner.readJSONNumber().integer.map(Int.init)
    case "time": time = try scanner.readString().withUnescapedBytes { HybridTime($0) }
    case "by": by = try readID(from: &scanner)
    case "do": kind = try scanner.readString().withUnescapedBytes { ActionKind($0) }
    case "restaurant": restaurant = try readID(from: &scanner)
    case "deal": deal = try readID(from: &scanner)
    case "checkIn": checkIn = try readID(from: &scanner)
    case "contact": contact = try readID(from: &scanner)
    case "bill": bill = try readID(from: &scanner)
    case "more": isFollowed = try scanner.readValue() == .bool(true)
    case "key":
      hasKey = true
      _ = try scanner.readString()
    default: try scanner.skipValue()
    }
  }

  /// Where an id stands that is written as it is.
  private mutating func readID(from scanner: inout JSONScanner) throws(JSONError) -> Range<Int>? {
    guard try scanner.nextKind() == .string else {
      isUnusual = true
      try scanner.skipValue()
      return nil
    }
    let id = try scanner.readString()
    if id.hasEscapes || !(1...255).contains(id.raw.count) || id.raw.contains(0x7F) {
      isUnusual = true
    }
    let end = scanner.position - 1
    return (end - id.raw.count)..<end
  }

  /// Nil when the event must be taken apart to know what it is.
  private func envelope(of line: ArraySlice<UInt8>) -> Envelope? {
    guard !isUnusual, version == EventLine.version, let kind, let replica, let n, n > 0, let time,
      let by, let key = key(of: kind, by)
    else { return nil }
    let order = EventOrder(time: time, id: EventID(replica: replica, n: n))
    let sealed = SealedEvent(line: line, key: key, hasKey: hasKey)
    return Envelope(sealed: sealed, order: order, kind: kind, isFollowed: isFollowed)
  }

  /// The same as ``Event/subjectKey``; nil when something is missing.
  private func key(of kind: ActionKind, _ by: Range<Int>) -> SealedEvent.Key? {
    let none = 0..<0
    return switch kind.section {
    case .accounts: .one(by)
    case .restaurants: restaurant.map { .one($0) }
    case .ratings: restaurant.map { .two($0, by) }
    case .favourites: restaurant.map { .two(by, $0) }
    case .cards: kind == .forgetSeen ? .two(by, none) : restaurant.map { .two(by, $0) }
    case .checkIns: checkIn.map { .two(by, $0) }
    case .contacts: contact.map { .two(by, $0) }
    case .bills: bill.map { .two(by, $0) }
    case .deals: restaurant.flatMap { place in deal.map { .two(place, $0) } }
    case .store: .store
    default: SealedEvent.Key.none
    }
  }
}
