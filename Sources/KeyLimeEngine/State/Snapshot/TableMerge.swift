/// Goes through the lines of several tables in the order of all of them together; what they have
/// under one key becomes one line.
struct TableMerge {
  /// A table whose next line this is.
  private struct Head {
    var line: SnapshotLine
    var cursor: TableCursor
  }

  private var heads: [Head] = []
  /// A binary heap of their places, that of the least line first.
  private var order: [Int]

  init(_ tables: [Table]) throws(SnapshotFault) {
    for table in tables {
      let cursor = try TableCursor(table, from: [])
      if let line = try cursor.line { heads.append(Head(line: line, cursor: cursor)) }
    }
    order = Array(heads.indices)
    for place in (0..<order.count / 2).reversed() { sink(from: place) }
  }

  private var least: SnapshotLine? { order.first.map { heads[$0].line } }

  mutating func next() throws(SnapshotFault) -> SnapshotLine? {
    guard var line = least else { return nil }
    try advance()
    while let other = least, other.orderOfHead(to: line) == 0 {
      guard let joined = line.joined(with: other) else { throw SnapshotFault() }
      line = joined
      try advance()
    }
    return line
  }

  private mutating func advance() throws(SnapshotFault) {
    let head = order[0]
    try heads[head].cursor.advance()
    if let line = try heads[head].cursor.line {
      heads[head].line = line
    } else {
      order.swapAt(0, order.count - 1)
      order.removeLast()
    }
    sink(from: 0)
  }

  private mutating func sink(from start: Int) {
    var place = start
    while true {
      var least = 2 * place + 1
      guard least < order.count else { return }
      if least + 1 < order.count, precedes(least + 1, least) { least += 1 }
      guard precedes(least, place) else { return }
      order.swapAt(least, place)
      place = least
    }
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    heads[order[a]].line.orderOfHead(to: heads[order[b]].line) < 0
  }
}

extension SnapshotLine {
  /// What two parts of a journal have under one key; nil when that cannot be read.
  fileprivate func joined(with other: SnapshotLine) -> SnapshotLine? {
    switch section {
    case .debts, .recordCounts:
      guard let first = sum, let second = other.sum else { return nil }
      return replacing(first + second == 0 ? [] : Array(String(first + second).utf8))
    case .checkInDays:
      guard var day = body.withBytes({ DayCount(body: $0) }),
        let more = other.body.withBytes({ DayCount(body: $0) })
      else { return nil }
      day.count += more.count
      day.photos += more.photos
      return replacing(day.body)
    case .keys:
      // The first event that was written with the key counts.
      guard let first = KeptRegister(body)?.events.first,
        let second = KeptRegister(other.body)?.events.first
      else { return nil }
      return first < second ? self : other
    default: return self
    }
  }

  /// The number that is the body; nothing is 0.
  private var sum: Int128? { isEmpty ? 0 : Int128(String(decoding: body, as: UTF8.self)) }
}

extension SnapshotFiles {
  /// Merges tables into those of a base.
  mutating func merge(_ numbers: [Int]) throws(JournalError) -> [SnapshotHeader.Part] {
    var tables: [Table] = []
    for number in numbers { tables.append(try read(number) { $0 }) }
    var base = BaseDraft(bytes: tables.reduce(0) { $0 + $1.size })
    var merge: TableMerge
    do throws(SnapshotFault) { merge = try TableMerge(tables) } catch { throw damage }
    while let line = try next(of: &merge) {
      if !line.isEmpty { try base.append(line, to: &self) }
    }
    return try base.finish(&self)
  }

  private func next(of merge: inout TableMerge) throws(JournalError) -> SnapshotLine? {
    do throws(SnapshotFault) { return try merge.next() } catch { throw damage }
  }
}
