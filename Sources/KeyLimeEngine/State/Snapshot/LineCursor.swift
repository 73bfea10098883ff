/// Walks through lines in the order of their keys.
protocol LineCursor {
  /// The line under the cursor; nil behind the last line.
  var line: SnapshotLine? { get throws(SnapshotFault) }

  mutating func advance() throws(SnapshotFault)
}

/// Walks through lines that are in memory.
struct ListCursor: LineCursor {
  private var lines: ArraySlice<SnapshotLine>

  /// Starts at the first of some lines, in the order of their keys, that is not before a key.
  init(_ lines: [SnapshotLine], from key: [UInt8]) {
    let first = key.withBytes { key in
      lines.indices.firstPlace { !lines[$0].bytes.withBytes { $0.precedes(key) } }
    }
    self.lines = lines[first...]
  }

  var line: SnapshotLine? { lines.first }

  mutating func advance() { lines.removeFirst() }
}

/// Walks through the lines of a table from a key on.
///
/// A line is taken apart when it is asked for: to keep it beside the cursor took a third longer.
struct TableCursor: LineCursor {
  private let table: Table
  private var number: Int
  /// The block with the line; empty behind the last line.
  private var bytes: [UInt8] = []
  /// Where the line begins in its block, and where it ends.
  private var start = 0
  private var end = 0

  /// Starts at the first line whose key is not before `key`.
  init(_ table: Table, from key: [UInt8]) throws(SnapshotFault) {
    self.table = table
    number = table.block(holding: key)
    guard number < table.blockCount else { return }
    bytes = try table.block(number)
    start = Self.startOfLine(notBefore: key, in: bytes)
    if start < bytes.count { findEnd() } else { try enterNextBlock() }
  }

  /// Where the first line of a block begins that is not before a key; the end when all are before
  /// it.
  private static func startOfLine(notBefore key: [UInt8], in block: [UInt8]) -> Int {
    block.withBytes { bytes in
      key.withBytes { key in
        var start = 0
        while let end = bytes.firstIndex(of: 0x0A, from: start),
          ByteView(rebasing: bytes[start..<end]).precedes(key)
        {
          start = end + 1
        }
        return start
      }
    }
  }

  var line: SnapshotLine? {
    get throws(SnapshotFault) {
      isAtEnd ? nil : try SnapshotLine(bytes[start..<end]).sound()
    }
  }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func advance() throws(SnapshotFault) {
    if isAtEnd { return }
    start = end + 1
    if start < bytes.count { findEnd() } else { try enterNextBlock() }
  }

  private mutating func enterNextBlock() throws(SnapshotFault) {
    (number, start) = (number + 1, 0)
    bytes = number < table.blockCount ? try table.block(number) : []
    findEnd()
  }

  private mutating func findEnd() {
    end = bytes.withBytes { $0.firstIndex(of: 0x0A, from: start) } ?? bytes.count
  }
}

/// Walks through the lines of a base from a key on, from one table into the next.
struct BaseCursor: LineCursor {
  private let snapshot: Snapshot
  private var number: Int
  private var cursor: TableCursor?

  init(_ snapshot: Snapshot, from key: [UInt8]) throws(SnapshotFault) {
    self.snapshot = snapshot
    number = snapshot.part(holding: key) ?? 0
    guard number < snapshot.header.base.count else { return }
    cursor = try TableCursor(try snapshot.part(number), from: key)
    try skipEnds()
  }

  var line: SnapshotLine? { get throws(SnapshotFault) { try cursor?.line } }

  mutating func advance() throws(SnapshotFault) {
    try cursor?.advance()
    try skipEnds()
  }

  private mutating func skipEnds() throws(SnapshotFault) {
    while let current = cursor, current.isAtEnd {
      number += 1
      guard number < snapshot.header.base.count else {
        cursor = nil
        return
      }
      cursor = try TableCursor(try snapshot.part(number), from: [])
    }
  }
}
