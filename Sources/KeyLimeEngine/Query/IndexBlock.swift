/// The columns and points of some rows of one block, read when they are needed.
struct IndexBlock {
  private let catalogue: Catalogue
  private let rows: Range<Row>
  private var columns: PackedBytes?
  private var points: PackedBytes?

  init(_ catalogue: Catalogue, rows: Range<Row>) { (self.catalogue, self.rows) = (catalogue, rows) }

  mutating func columns(of row: Row) throws(QueryFault) -> Columns {
    let place = (row - rows.lowerBound) * Columns.size
    if let columns { return Columns(columns, at: place) }
    let bytes = try catalogue.columnBytes(of: rows)
    columns = bytes
    return Columns(bytes, at: place)
  }

  /// Whether a row is a duplicate of another.
  mutating func isHidden(_ row: Row) throws(QueryFault) -> Bool {
    let place = (row - rows.lowerBound) * Columns.size
    if let columns { return Columns.isHidden(columns, at: place) }
    return try columns(of: row).isHidden
  }

  mutating func point(of row: Row) throws(QueryFault) -> Coordinate? {
    let size = IndexLayout.pointSize
    let place = (row - rows.lowerBound) * size
    let bytes: PackedBytes
    if let points {
      bytes = points
    } else {
      bytes = try catalogue.packed(.points, rows.lowerBound * size..<rows.upperBound * size)
      points = bytes
    }
    return Coordinate(
      latitudeE7: bytes.load(at: place), longitudeE7: bytes.load(at: place + 4))
  }
}

extension ColumnFilter {
  /// Whether a row that nobody noted passes all but the conditions on its rating.
  func passes(
    _ row: Row, of block: inout IndexBlock, isNamed: Bool
  ) throws(QueryFault) -> Bool {
    // Without conditions a row need not be taken apart, which is most of what counting costs.
    if isEmpty { return try !block.isHidden(row) }
    return passesApartFromRating(
      try block.columns(of: row), isNoted: false, isNamed: isNamed)
  }
}

extension Catalogue {
  /// The bounding boxes of all regions.
  func regions() throws(QueryFault) -> [BoundingBox] {
    let view = try packed(.regions, 0..<index.length(of: .regions))
    return (0..<view.count / IndexLayout.boxSize).map {
      BoundingBox(view, at: $0 * IndexLayout.boxSize)
    }
  }

  /// The bounding boxes of some blocks.
  func boxes(ofBlocks blocks: Range<Int>) throws(QueryFault) -> [BoundingBox] {
    let size = IndexLayout.blockSize
    let view = try packed(.blocks, blocks.lowerBound * size..<blocks.upperBound * size)
    return (0..<blocks.count).map { BoundingBox(view, at: $0 * size) }
  }

  /// The columns of some rows, not yet taken apart.
  func columnBytes(of rows: Range<Row>) throws(QueryFault) -> PackedBytes {
    try packed(.columns, rows.lowerBound * Columns.size..<rows.upperBound * Columns.size)
  }
}
