/// Hidden rows, each with its primary row: sixteen bytes in memory for each.
struct DuplicatePairs: Sendable {
  /// The hidden row is in the upper half, the primary one in the lower.
  private var pairs: [UInt64] = []
  /// The same pairs in the order of their primary rows.
  private var byPrimary: [UInt64] = []
  /// The hidden rows: most rows are not, and one look here tells.
  private var hiddenRows: RowSet

  /// Makes an empty list for the rows of a generation.
  init(rowCount: Int) { hiddenRows = RowSet(none: rowCount) }

  /// Whether nothing is hidden.
  var isEmpty: Bool { pairs.isEmpty }

  /// Adds a pair; they need not come in order.
  mutating func add(hidden: UInt32, primary: UInt32) {
    pairs.append(UInt64(hidden) << 32 | UInt64(primary))
    hiddenRows.insert(Row(hidden))
  }

  /// The primary row of a row, which may be itself; the pairs must be sorted.
  func primaryRow(of row: UInt32) -> UInt32 {
    hiddenRows.contains(Row(row)) ? primary(for: row) ?? row : row
  }

  /// Hides primary rows behind others, along with what was hidden behind them.
  mutating func hide(_ primaries: [UInt32: UInt32]) {
    for index in pairs.indices {
      guard let new = primaries[UInt32(truncatingIfNeeded: pairs[index])] else { continue }
      pairs[index] = pairs[index] & ~0xFFFF_FFFF | UInt64(new)
    }
    for (old, new) in primaries { add(hidden: old, primary: new) }
    sort()
  }

  /// Puts the pairs in the order of their hidden rows.
  mutating func sort() { pairs.sort() }

  /// Puts what is hidden behind a row in the order the sources were first imported.
  ///
  /// - Parameter ranks: for each row the place of its source in that order.
  mutating func order(by ranks: [UInt16]) {
    byPrimary = pairs.sorted { a, b in
      let (first, second) = (UInt32(truncatingIfNeeded: a), UInt32(truncatingIfNeeded: b))
      return (first, ranks[Int(a >> 32)], a) < (second, ranks[Int(b >> 32)], b)
    }
  }

  /// Visits the pairs primary row by primary row, as they were put in order.
  func forEachByPrimary<Fault: Error>(
    _ body: (_ hidden: Row, _ primary: Row) throws(Fault) -> Void
  ) throws(Fault) {
    for pair in byPrimary { try body(Row(pair >> 32), Row(pair & 0xFFFF_FFFF)) }
  }

  /// Visits the pairs in order.
  func forEach<Fault: Error>(
    _ body: (_ hidden: Row, _ primary: Row) throws(Fault) -> Void
  ) throws(Fault) {
    for pair in pairs { try body(Row(pair >> 32), Row(pair & 0xFFFF_FFFF)) }
  }

  /// Adds the primary rows of hidden ones: a restaurant is found by the words of all its records.
  func completed(_ term: TermRows) -> TermRows {
    guard !isEmpty else { return term }
    var primaries: [UInt32] = []
    term.forEachRow { row in
      guard hiddenRows.contains(Row(row)), let primary = primary(for: row) else { return }
      primaries.append(primary)
    }
    return primaries.isEmpty ? term : term.inserting(primaries.sorted())
  }

  private func primary(for hidden: UInt32) -> UInt32? {
    let place = (0..<pairs.count).firstPlace { pairs[$0] >> 32 >= UInt64(hidden) }
    guard place < pairs.count, pairs[place] >> 32 == UInt64(hidden) else { return nil }
    return UInt32(truncatingIfNeeded: pairs[place])
  }

  /// Writes the sections `duplicates` and `duplicatesByPrimary`.
  func write(to writer: inout IndexWriter) throws(FileFault) {
    // The lower half is written first.
    try Self.write(pairs.map { $0 << 32 | $0 >> 32 }, .duplicates, to: &writer)
    try Self.write(byPrimary, .duplicatesByPrimary, to: &writer)
  }

  private static func write(
    _ pairs: [UInt64], _ section: IndexLayout.Section, to writer: inout IndexWriter
  ) throws(FileFault) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pairs.count * 8)
    for pair in pairs { bytes.append(littleEndian: pair) }
    try writer.append(section, bytes)
  }
}
