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

/// Walks through the lines under a prefix in all levels at once.
///
/// Of the lines under one key that of the newest level counts. It hides the others even when it has no
/// body.
struct LayeredLines {
  private let prefix: [UInt8]
  // A level that has no more lines under the prefix is nil.
  private var news: ListCursor?
  private var recent: TableCursor?
  private var base: BaseCursor?

  /// Takes cursors at the first line of each level that is not before the prefix.
  init(
    _ news: ListCursor, over recent: TableCursor? = nil, _ base: BaseCursor? = nil,
    under prefix: [UInt8]
  ) {
    self.prefix = prefix
    if news.isUnder(prefix) { self.news = news }
    if let recent, recent.isUnder(prefix) { self.recent = recent }
    if let base, base.isUnder(prefix) { self.base = base }
  }

  /// The next line that has a body; nil when there is none.
  mutating func next() throws(SnapshotFault) -> SnapshotLine? {
    while true {
      let (new, newer, old) = (news?.line, recent?.line, base?.line)
      let keptOrder = Self.order(newer, old)
      let kept = keptOrder <= 0 ? newer : old
      let order = Self.order(new, kept)
      guard let line = order <= 0 ? new : kept else { return nil }
      if order <= 0 { try advance(&news) }
      if order >= 0 {
        if keptOrder <= 0 { try advance(&recent) }
        if keptOrder >= 0 { try advance(&base) }
      }
      if !line.isEmpty { return line }
    }
  }

  private func advance(_ level: inout (some LineCursor)?) throws(SnapshotFault) {
    try level?.advance()
    if level?.isUnder(prefix) == false { level = nil }
  }

  /// Below zero when the first line comes first; the end comes behind every line.
  private static func order(_ a: SnapshotLine?, _ b: SnapshotLine?) -> Int {
    guard let a else { return b == nil ? 0 : 1 }
    return b.map { a.orderOfHead(to: $0) } ?? -1
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
