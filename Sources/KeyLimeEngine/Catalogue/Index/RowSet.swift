/// The number of a record in a generation: its line in `restaurants.jsonl`, from 0.
typealias Row = Int

/// A set of rows as one bit each.
///
/// A block of the index is 64 records, so it is exactly one word here: whether a block has any
/// member is one comparison. All rows, and none, take no memory: most words of a question are in
/// one dictionary of five.
struct RowSet {
  private enum Extent { case none, all, some }

  private var extent: Extent
  /// A word for each block when the set has some rows.
  private var words: [UInt64] = []
  let rowCount: Int

  /// None of the rows of a generation.
  init(none rowCount: Int) { (self.rowCount, extent) = (rowCount, .none) }

  /// All rows of a generation.
  init(all rowCount: Int) { (self.rowCount, extent) = (rowCount, .all) }

  /// How many blocks the rows have.
  var blockCount: Int { Self.block(of: rowCount + IndexLayout.recordsPerBlock - 1) }

  /// A block has two to the power of this many rows.
  private static let blockBits = 6

  /// The block that a row lies in.
  @inline(__always)
  static func block(of row: Row) -> Int { row >> blockBits }

  /// The place of a row in its block, from 0.
  @inline(__always)
  static func place(of row: Row) -> Int { row & (1 << blockBits - 1) }

  /// The first row of a block.
  @inline(__always)
  static func start(ofBlock block: Int) -> Row { block << blockBits }

  @inline(__always)
  private static func bit(of row: Row) -> UInt64 { 1 << UInt64(truncatingIfNeeded: place(of: row)) }

  /// The rows of a block, a bit each.
  @inline(__always)
  func word(ofBlock block: Int) -> UInt64 {
    switch extent {
    case .none: return 0
    case .some: return words[block]
    case .all:
      let rest = rowCount - Self.start(ofBlock: block)
      return rest >= UInt64.bitWidth ? .max : (1 << UInt64(rest)) - 1
    }
  }

  /// Gives each block a word, to be changed.
  private mutating func writeOut() {
    switch extent {
    case .none: words = [UInt64](repeating: 0, count: blockCount)
    case .all: words = (0..<blockCount).map { word(ofBlock: $0) }
    case .some: return
    }
    extent = .some
  }

  /// Adds a row; one outside the generation is ignored, because a damaged index may name it.
  mutating func insert(_ row: Row) {
    guard extent != .all, row >= 0, row < rowCount else { return }
    writeOut()
    words[Self.block(of: row)] |= Self.bit(of: row)
  }

  /// Adds the rows of a list; one outside the generation is ignored.
  mutating func insert(_ list: PostingList) throws(IndexFile.IndexFault) {
    guard extent != .all else { return }
    writeOut()
    let rows = 0..<rowCount
    var words = words.mutableSpan
    var cursor = PostingList.Cursor()
    while let row = try list.next(&cursor) {
      if rows.contains(row) { words[Self.block(of: row)] |= Self.bit(of: row) }
    }
  }

  mutating func formUnion(_ other: RowSet) {
    switch (extent, other.extent) {
    case (.all, _), (_, .none): return
    case (.none, _), (_, .all): self = other
    case (.some, .some): combine(with: other) { $0 | $1 }
    }
  }

  mutating func formIntersection(_ other: RowSet) {
    switch (extent, other.extent) {
    case (.none, _), (_, .all): return
    case (.all, _), (_, .none): self = other
    case (.some, .some): combine(with: other) { $0 & $1 }
    }
  }

  mutating func subtract(_ other: RowSet) {
    switch (extent, other.extent) {
    case (.none, _), (_, .none): return
    case (_, .all): self = RowSet(none: rowCount)
    case (.all, .some), (.some, .some):
      writeOut()
      combine(with: other) { $0 & ~$1 }
    }
  }

  /// Combines the words of each block; spans spare a look at who else has them for each word.
  @inline(__always)
  private mutating func combine(with other: RowSet, _ combined: (UInt64, UInt64) -> UInt64) {
    let others = other.words.span
    var words = words.mutableSpan
    for block in words.indices { words[block] = combined(words[block], others[block]) }
  }

  func contains(_ row: Row) -> Bool {
    row >= 0 && row < rowCount && word(ofBlock: Self.block(of: row)) & Self.bit(of: row) != 0
  }

  var isEmpty: Bool {
    switch extent {
    case .none: true
    case .all: rowCount == 0
    case .some: words.allSatisfy { $0 == 0 }
    }
  }

  var count: Int {
    switch extent {
    case .none: 0
    case .all: rowCount
    case .some: words.reduce(0) { $0 + $1.nonzeroBitCount }
    }
  }

  /// The rows of one block, in order.
  func rows(inBlock block: Int) -> RowsOfBlock {
    RowsOfBlock(first: Self.start(ofBlock: block), rest: word(ofBlock: block))
  }

  /// From the first row to the last that lie in one block.
  func span(ofBlock block: Int) -> Range<Row> {
    let (word, start) = (word(ofBlock: block), Self.start(ofBlock: block))
    guard word != 0 else { return start..<start }
    return start + word.trailingZeroBitCount..<Self.start(ofBlock: block + 1)
      - word.leadingZeroBitCount
  }

  /// The first rows in catalogue order, at most `limit`.
  func prefix(_ limit: Int) -> [Row] {
    var rows: [Row] = []
    for block in 0..<blockCount where word(ofBlock: block) != 0 {
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
