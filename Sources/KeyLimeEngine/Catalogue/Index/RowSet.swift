/// The number of a record in a generation: its line in `restaurants.jsonl`, from 0.
typealias Row = Int

/// A set of rows as one bit each.
///
/// A block of the index is 64 records, so it is exactly one word here: whether a block has any
/// member is one comparison.
struct RowSet {
  private(set) var words: [UInt64]
  let rowCount: Int

  /// None of the rows of a generation.
  init(none rowCount: Int) {
    self.rowCount = rowCount
    words = [UInt64](repeating: 0, count: (rowCount + 63) / 64)
  }

  /// All rows of a generation.
  init(all rowCount: Int) {
    self.rowCount = rowCount
    words = [UInt64](repeating: .max, count: (rowCount + 63) / 64)
    if rowCount % 64 > 0, let last = words.indices.last {
      words[last] = (1 << UInt64(rowCount % 64)) - 1
    }
  }

  /// Adds a row; one outside the generation is ignored, because a damaged index may name it.
  mutating func insert(_ row: Row) {
    guard row >= 0, row < rowCount else { return }
    words[row >> 6] |= 1 << UInt64(row & 63)
  }

  /// Adds the rows of a list; one outside the generation is ignored.
  mutating func insert(_ list: PostingList) throws(IndexFile.IndexFault) {
    let rows = 0..<rowCount
    var words = words.mutableSpan
    var cursor = PostingList.Cursor()
    while let row = try list.next(&cursor) {
      if rows.contains(row) { words[row >> 6] |= 1 << UInt64(truncatingIfNeeded: row & 63) }
    }
  }

  mutating func formUnion(_ other: RowSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  mutating func formIntersection(_ other: RowSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  mutating func subtract(_ other: RowSet) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  mutating func remove(_ row: Row) {
    guard row >= 0, row < rowCount else { return }
    words[row >> 6] &= ~(1 << UInt64(row & 63))
  }

  func contains(_ row: Row) -> Bool {
    row >= 0 && row < rowCount && words[row >> 6] & (1 << UInt64(row & 63)) != 0
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The rows of one block, in order.
  func rows(inBlock block: Int) -> RowsOfBlock {
    RowsOfBlock(first: block << 6, rest: words[block])
  }

  /// From the first row to the last that lie in one block.
  func span(ofBlock block: Int) -> Range<Row> {
    let word = words[block]
    guard word != 0 else { return block << 6..<block << 6 }
    return block << 6 + word.trailingZeroBitCount..<(block + 1) << 6 - word.leadingZeroBitCount
  }

  /// The first rows in catalogue order, at most `limit`.
  func prefix(_ limit: Int) -> [Row] {
    var rows: [Row] = []
    for block in words.indices where words[block] != 0 {
      rows += self.rows(inBlock: block)
      if rows.count >= limit { break }
    }
    return Array(rows.prefix(limit))
  }
}

/// The rows of a set that lie in one block.
struct RowsOfBlock: Sequence, IteratorProtocol {
  let first: Row
  private(set) var rest: UInt64

  mutating func next() -> Row? {
    guard rest != 0 else { return nil }
    defer { rest &= rest - 1 }
    return first | rest.trailingZeroBitCount
  }
}
