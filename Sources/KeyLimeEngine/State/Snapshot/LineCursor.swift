/// Walks through lines in the order of their keys.
protocol LineCursor {
  /// The line under the cursor; nil behind the last line.
  var line: SnapshotLine? { get }

  mutating func advance() throws(SnapshotFault)
}

extension LineCursor {
  /// Whether the line under the cursor begins with a prefix.
  func isUnder(_ prefix: [UInt8]) -> Bool { line?.begins(with: prefix) ?? false }
}

/// Walks through the lines under a prefix in several levels at once: of the lines under one key that of
/// the newest level counts, and hides the others even when it has no body.
struct LayeredLines {
  private let prefix: [UInt8]
  /// The levels that have more lines under the prefix, the newest first.
  private var levels: [any LineCursor]

  /// Starts at the first lines; `levels` stand there, the newest first.
  init(_ levels: [any LineCursor], under prefix: [UInt8]) {
    self.prefix = prefix
    self.levels = levels.filter { $0.isUnder(prefix) }
  }

  /// The next line that has a body; nil when there is none.
  mutating func next() throws(SnapshotFault) -> SnapshotLine? {
    while var line = levels.first?.line {
      // A bit for each level whose line is under the least key.
      var least: UInt8 = 1
      for place in levels.indices.dropFirst() {
        guard let other = levels[place].line else { continue }
        let order = other.orderOfHead(to: line)
        if order < 0 { (line, least) = (other, 0) }
        if order <= 0 { least |= 1 << UInt8(place) }
      }
      for place in levels.indices.reversed() where least >> UInt8(place) & 1 == 1 {
        try levels[place].advance()
        if !levels[place].isUnder(prefix) { levels.remove(at: place) }
      }
      if !line.isEmpty { return line }
    }
    return nil
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
