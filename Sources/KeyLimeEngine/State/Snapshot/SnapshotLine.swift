/// One line of a snapshot's section.
///
/// A checksum, a tab, the key (each of its texts ended by a tab), and what the section keeps under
/// that key. The checksum, of eight hexadecimal digits, covers everything behind the first tab. A
/// rating, on two lines here:
///
///     5d1e0a77<TAB>n4412345678<TAB>7h2c9qk4m0wd<TAB>{"v":1,"replica":"k3f9q0d7m2xa",
///     "n":17,"time":"2026-11-20T19:07:25.123Z#0000","by":"7h2c9qk4m0wd","do":"rate", ...}
///
/// Lines stand in the byte order of their keys; lines of one key stand in the order of the fold.
struct SnapshotLine {
  var key: SubjectKey
  var body: [UInt8]

  static let keyOffset = 9

  static func append(_ key: SubjectKey, _ body: [UInt8], to bytes: inout [UInt8]) {
    let text = key.bytes + body
    bytes += CRC32C.text(text.withBytes { CRC32C.checksum($0) })
    bytes.append(0x09)
    bytes += text
    bytes.append(0x0A)
  }

  /// Calls `body` with each of some lines, without its line feed, and where it starts.
  static func forEach<Fault: Error>(
    in lines: [UInt8], _ body: (ByteView, Int) throws(Fault) -> Void
  ) throws(Fault) {
    try lines.withBytes { (buffer) throws(Fault) in
      var start = 0
      while start < buffer.count {
        let end = SnapshotWindow.lineEnd(buffer, from: start)
        try body(ByteView(rebasing: buffer[start..<(end - 1)]), start)
        start = end
      }
    }
  }

  /// Whether a line, without its line feed, is as it was written.
  static func isWhole(_ line: ByteView) -> Bool {
    guard line.count > keyOffset, let crc = CRC32C.value(line[..<8]) else { return false }
    return crc == CRC32C.checksum(ByteView(rebasing: line[keyOffset...]))
  }

  /// The offset in a line at which its key of so many texts ends.
  static func keyEnd(_ line: ByteView, parts: Int) -> Int? {
    var left = parts
    for index in keyOffset..<max(line.count, keyOffset) where line[index] == 0x09 {
      left -= 1
      if left == 0 { return index + 1 }
    }
    return nil
  }
}

extension Section {
  /// How many texts a key of this section has.
  var keyParts: Int {
    switch self {
    case .accounts, .restaurants, .store, .scores, .unknown, .directory: 1
    case .ratings, .favourites, .cards, .checkIns, .contacts, .bills, .deals, .keys, .ineffective,
      .ratingsByAccount:
      2
    }
  }
}
