/// Where the score of each restaurant is in its section, by the 32 bits of an id that an index knows.
///
/// Eight bytes an entry, little-endian: the fingerprint of the id, then the offset of its line; sorted,
/// so that the entries of one fingerprint stand together. Made when a snapshot is written: a question
/// asks for thousands of restaurants, and going through all lines first would take longer.
struct ScoreTable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The table of the lines of a section.
  init(of lines: [UInt8]) {
    var entries: [UInt64] = []
    lines.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        let id = Scoreboard.id(buffer, start)
        let fingerprint = Fingerprint.of(UnsafeRawBufferPointer(id)) & 0xFFFF_FFFF
        entries.append(fingerprint << 32 | UInt64(start))
        start = SnapshotWindow.lineEnd(buffer, from: start + SnapshotLine.keyOffset + id.count)
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.count * 8)
    for entry in entries.sorted() {
      bytes.append(littleEndian: UInt32(entry >> 32))
      bytes.append(littleEndian: UInt32(truncatingIfNeeded: entry))
    }
    self.bytes = bytes
  }

  /// Whether a fingerprint is that of a line.
  func contains(_ fingerprint: UInt32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      let place = Self.lowerBound(buffer, fingerprint)
      return place < buffer.count && Self.word(buffer, place) == fingerprint
    }
  }

  /// Calls `body` with the offset of each line that a fingerprint may mean.
  func visit(_ fingerprint: UInt32, _ body: (Int) -> Void) {
    bytes.withUnsafeBytes { buffer in
      var place = Self.lowerBound(buffer, fingerprint)
      while place < buffer.count, Self.word(buffer, place) == fingerprint {
        body(Int(Self.word(buffer, place + 4)))
        place += 8
      }
    }
  }

  /// Where the first entry stands whose fingerprint is not below.
  private static func lowerBound(_ buffer: UnsafeRawBufferPointer, _ fingerprint: UInt32) -> Int {
    var (low, high) = (0, buffer.count / 8)
    while low < high {
      let middle = (low + high) / 2
      if word(buffer, middle * 8) < fingerprint { low = middle + 1 } else { high = middle }
    }
    return low * 8
  }

  @inline(__always)
  private static func word(_ buffer: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
