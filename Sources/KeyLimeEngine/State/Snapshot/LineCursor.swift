/// Walks through lines in the order of their keys.
protocol LineCursor {
  /// The line under the cursor; nil behind the last line.
  var line: SnapshotLine? { get }

  mutating func advance() throws(SnapshotFault)
}

extension LineCursor {
  /// Whether the line under the cursor begins with a prefix.
  func isUnder(_ prefix: [UInt8]) -> Bool { line?.begins(with: prefix) ?? false }

  /// Calls `body` with each line from the cursor on that begins with a prefix and has a body, until
  /// it returns false.
  func visit(
    under prefix: [UInt8], while body: (SnapshotLine) throws(SnapshotFault) -> Bool
  ) throws(SnapshotFault) {
    var cursor = self
    while let line = cursor.line, line.begins(with: prefix) {
      if !line.isEmpty { guard try body(line) else { return } }
      try cursor.advance()
    }
  }
}

/// Walks through two levels at once: a line of the newer one replaces that of the older one under
/// the same key.
struct OverlaidCursor<Newer: LineCursor, Older: LineCursor>: LineCursor {
  private var newer: Newer
  private var older: Older
  private var isNew = false
  private(set) var line: SnapshotLine?

  /// Lays the lines of one cursor over those of another.
  init(_ newer: Newer, over older: Older) throws(SnapshotFault) {
    (self.newer, self.older) = (newer, older)
    try choose()
  }

  mutating func advance() throws(SnapshotFault) {
    if isNew { try newer.advance() } else { try older.advance() }
    try choose()
  }

  private mutating func choose() throws(SnapshotFault) {
    guard let new = newer.line else {
      (line, isNew) = (older.line, false)
      return
    }
    (line, isNew) = (new, true)
    guard let old = older.line else { return }
    switch old.orderOfHead(to: new) {
    case ..<0: (line, isNew) = (old, false)
    case 0: try older.advance()
    default: break
    }
  }
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

  var line: SnapshotLine? { cursor?.line }

  mutating func advance() throws(SnapshotFault) {
    try cursor?.advance()
    try skipEnds()
  }

  private mutating func skipEnds() throws(SnapshotFault) {
    while let current = cursor, current.line == nil {
      number += 1
      guard number < snapshot.header.base.count else {
        cursor = nil
        return
      }
      cursor = try TableCursor(try snapshot.part(number), from: [])
    }
  }
}
