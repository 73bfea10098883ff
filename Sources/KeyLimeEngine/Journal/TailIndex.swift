/// What the lines behind a snapshot are about, so that a command need not lex hundreds of lines to
/// find the few that matter: `snapshot/tail`, derived, local to this machine, never trusted blindly.
///
/// It says of a stretch of a segment what its lines are, and counts only while the same bytes are
/// there. Numbers are little-endian:
///
///     8 bytes  "KLTAIL\n" and the version, 1
///     UInt64   the fingerprint of everything behind it, and of what its numbers stand for
///     UInt32   how many stretches; then each of them:
///         12 bytes  the replica        UInt32  the segment     UInt64  the offset there
///         UInt32    its length         UInt64  the fingerprint of its bytes
///         UInt64    the number of the first event              UInt32  how many lines
///         then the lines, see ``TailLine``
struct TailIndex {
  /// Lines that follow one another in a segment.
  struct Stretch {
    let replica: ReplicaID
    let segment: Int
    let offset: Int
    let length: Int
    let fingerprint: UInt64
    let first: Int
    let lines: [TailLine]
  }

  private var stretches: [Stretch] = []

  /// So many lines that were lexed make a new index worth writing.
  static let interval = 32

  private static let magic: [UInt8] = Array("KLTAIL\n".utf8) + [1]

  /// An index that knows nothing.
  init() {}

  /// The stretch that begins at an offset of a segment; nil when it is not known.
  func stretch(of replica: ReplicaID, segment: Int, from offset: Int) -> Stretch? {
    stretches.first { $0.replica == replica && $0.segment == segment && $0.offset == offset }
  }
}

extension TailIndex.Stretch {
  /// The stretch of the whole lines of what was read; nil when there are none.
  fileprivate init?(_ piece: Journal.Piece) {
    let (reader, outcome) = (piece.reader, piece.outcome)
    guard let first = outcome.events.first?.id.n else { return nil }
    (replica, segment, offset) = (reader.replica, reader.number, piece.offset)
    self.first = first
    length = outcome.end - offset
    fingerprint = Self.fingerprint(of: outcome.bytes, length)
    lines = zip(outcome.events, outcome.lengths).map { TailLine($0, length: $1) }
  }

  /// The events of the lines, when these bytes begin with the very ones that were read.
  func events(in bytes: [UInt8], startingWith number: Int) -> [Envelope]? {
    guard number == first, length <= bytes.count,
      Self.fingerprint(of: bytes, length) == fingerprint
    else { return nil }
    var events: [Envelope] = []
    // What came since the index was made follows.
    events.reserveCapacity(lines.count + TailIndex.interval)
    var (n, start) = (first, 0)
    for line in lines {
      let end = start + line.length
      guard end < length,
        let event = line.envelope(bytes[start..<end], EventID(replica: replica, n: n))
      else { return nil }
      events.append(event)
      (n, start) = (n + 1, end + 1)
    }
    return start == length ? events : nil
  }

  private static func fingerprint(of bytes: [UInt8], _ length: Int) -> UInt64 {
    bytes.withBytes { Fingerprint.ofMany(ByteView(rebasing: $0[..<length])) }
  }
}

// MARK: - The file

extension TailIndex {
  static func path(in store: String) -> String { Snapshot.folder(in: store).file("tail") }

  /// Reads the index of a store; nil when there is none that is as it was written.
  init?(store: String) {
    guard let file = try? File(Self.path(in: store), .read),
      let size = try? file.size(), size <= 1 << 20, let bytes = try? file.read(0..<size)
    else { return nil }
    self.init(bytes: bytes)
  }

  init?(bytes: [UInt8]) {
    guard bytes.count >= 20, bytes[..<8].elementsEqual(Self.magic) else { return nil }
    var reader = PackedReader(bytes, from: 8)
    guard reader.next(UInt64.self) == Self.sum(of: bytes[16...]),
      let count = reader.next(UInt32.self)
    else { return nil }
    var stretches: [Stretch] = []
    for _ in 0..<count {
      guard let stretch = Stretch(from: &reader) else { return nil }
      stretches.append(stretch)
    }
    self.stretches = stretches
  }

  /// The fingerprint of the kinds of events in their order, by which lines name them, and of some
  /// bytes: a program with other kinds, or other snapshots, believes nothing here.
  static func sum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    var names: [UInt8] = [UInt8(SnapshotHeader.version)]
    for kind in ActionKind.allCases { names += Array(kind.rawValue.utf8) }
    var sum = Fingerprint()
    names.withBytes { sum.combine($0) }
    bytes.withBytes { sum.combine($0) }
    return sum.finished
  }

  /// Writes the index of what was read beside the old one and then in its place; not synced, as it
  /// checks itself.
  static func write(_ pieces: [Journal.Piece], store: String) throws(JournalError) {
    let stretches = pieces.compactMap { Stretch($0) }
    var content: [UInt8] = []
    content.append(littleEndian: UInt32(stretches.count))
    for stretch in stretches { stretch.append(to: &content) }
    var bytes = magic
    bytes.append(littleEndian: sum(of: content[...]))
    bytes += content
    let folder = Snapshot.folder(in: store)
    try journalIO(folder.make())
    try journalIO(folder.replace("tail", with: bytes, isDurable: false))
  }
}

extension TailIndex.Stretch {
  fileprivate init?(from reader: inout PackedReader) {
    guard let name = reader.next(bytes: 12),
      let replica = name.withBytes({ ReplicaID($0) }),
      let segment = reader.next(UInt32.self), let offset = reader.next(UInt64.self),
      let length = reader.next(UInt32.self), let fingerprint = reader.next(UInt64.self),
      let first = reader.next(UInt64.self), let count = reader.next(UInt32.self),
      offset < 1 << 50, first < 1 << 50
    else { return nil }
    self.replica = replica
    (self.segment, self.offset, self.length) = (Int(segment), Int(offset), Int(length))
    (self.fingerprint, self.first) = (fingerprint, Int(first))
    var lines: [TailLine] = []
    lines.reserveCapacity(min(Int(count), Segment.capacity))
    for _ in 0..<count {
      guard let line = TailLine(from: &reader) else { return nil }
      lines.append(line)
    }
    self.lines = lines
  }

  fileprivate func append(to bytes: inout [UInt8]) {
    bytes += Array(replica.text.utf8)
    bytes.append(littleEndian: UInt32(segment))
    bytes.append(littleEndian: UInt64(offset))
    bytes.append(littleEndian: UInt32(length))
    bytes.append(littleEndian: fingerprint)
    bytes.append(littleEndian: UInt64(first))
    bytes.append(littleEndian: UInt32(lines.count))
    for line in lines { line.append(to: &bytes) }
  }
}
