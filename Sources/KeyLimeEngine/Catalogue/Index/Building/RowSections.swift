/// Writes the sections of the index that have an entry for each record, block or region, row after
/// row.
struct RowSections: Sendable {
  private var regions: SectionWriter
  private var blocks: SectionWriter
  private var points: SectionWriter
  private var lines: SectionWriter
  private var columns: SectionWriter
  /// Where the columns start in the index.
  let columnsStart: Int
  private var region = BoundingBox.empty
  private var block = BoundingBox.empty
  private var blockStart = 0
  /// How many rows were added.
  private(set) var count = 0
  /// The length of the lines that were added, with their line feeds.
  private(set) var baseSize = 0

  /// Gives the sections their places; `recordCount` is how many rows will be added.
  init(recordCount: Int, in writer: inout IndexWriter) {
    func section(_ section: IndexLayout.Section, _ writer: inout IndexWriter) -> SectionWriter {
      let length = section.size(forRecords: recordCount) ?? 0
      return SectionWriter(at: writer.reserve(section, length: length))
    }
    regions = section(.regions, &writer)
    blocks = section(.blocks, &writer)
    points = section(.points, &writer)
    lines = section(.lines, &writer)
    columnsStart = writer.reserve(.columns, length: recordCount * Columns.size)
    columns = SectionWriter(at: columnsStart)
  }

  /// Adds the next row.
  mutating func add(
    _ line: PackedLine, at position: Coordinate, to storage: inout IndexStorage
  ) throws(FileFault) {
    if count % IndexLayout.recordsPerBlock == 0 { startBlock() }
    block.extend(to: position)
    points.buffer.append(littleEndian: position.latitudeE7)
    points.buffer.append(littleEndian: position.longitudeE7)
    lines.buffer.append(littleEndian: UInt32(baseSize - blockStart))
    columns.buffer.append(line.columns)
    count += 1
    baseSize += line.length + 1
    try blocks.flushIfFull(to: &storage)
    try points.flushIfFull(to: &storage)
    try lines.flushIfFull(to: &storage)
    try columns.flushIfFull(to: &storage)
  }

  private mutating func startBlock() {
    endBlock()
    if count % (IndexLayout.recordsPerBlock * IndexLayout.blocksPerRegion) == 0 { endRegion() }
    (block, blockStart) = (.empty, baseSize)
  }

  private mutating func endBlock() {
    guard count > 0 else { return }
    region.extend(to: block)
    blocks.buffer.append(block)
    blocks.buffer.append(littleEndian: UInt64(blockStart))
  }

  private mutating func endRegion() {
    guard count > 0 else { return }
    regions.buffer.append(region)
    region = .empty
  }

  /// Writes what is left.
  mutating func finish(to storage: inout IndexStorage) throws(FileFault) {
    endBlock()
    endRegion()
    try regions.flush(to: &storage)
    try blocks.flush(to: &storage)
    try points.flush(to: &storage)
    try lines.flush(to: &storage)
    try columns.flush(to: &storage)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ box: BoundingBox) {
    append(littleEndian: box.south)
    append(littleEndian: box.west)
    append(littleEndian: box.north)
    append(littleEndian: box.east)
  }
}

/// Changes columns that were written already, here and there.
///
/// Stretches of rows are read when they are needed and written back when there are many: duplicates
/// are near each other on the map, and so in the index.
struct ColumnPatcher: ~Copyable {
  private static let rowsPerStretch = 1024
  private static let mostStretches = 64

  private let start: Int
  private let rowCount: Int
  private var stretches: [Int: [UInt8]] = [:]

  /// Works on columns that start at an offset of the index.
  init(at start: Int, rowCount: Int) {
    self.start = start
    self.rowCount = rowCount
  }

  /// The columns of a row.
  mutating func columns(
    of row: Row, in storage: inout IndexStorage
  ) throws(FileFault) -> Columns {
    let (number, place) = row.quotientAndRemainder(dividingBy: Self.rowsPerStretch)
    return try stretch(number, of: &storage).withBytes { bytes in
      Columns(ByteView(rebasing: bytes[place * Columns.size..<(place + 1) * Columns.size]))
    }
  }

  /// Gives a row other columns.
  mutating func replace(
    _ row: Row, with columns: [UInt8], in storage: inout IndexStorage
  ) throws(FileFault) {
    let (number, place) = row.quotientAndRemainder(dividingBy: Self.rowsPerStretch)
    _ = try stretch(number, of: &storage)
    columns.withBytes { stretches[number]?.replace(at: place * Columns.size, with: $0) }
  }

  private mutating func stretch(
    _ number: Int, of storage: inout IndexStorage
  ) throws(FileFault) -> [UInt8] {
    if let known = stretches[number] { return known }
    if stretches.count >= Self.mostStretches { try flush(to: &storage) }
    let rows = number * Self.rowsPerStretch..<min((number + 1) * Self.rowsPerStretch, rowCount)
    let bytes = try storage.read(
      start + rows.lowerBound * Columns.size..<start + rows.upperBound * Columns.size)
    stretches[number] = bytes
    return bytes
  }

  /// Writes back what was changed.
  mutating func flush(to storage: inout IndexStorage) throws(FileFault) {
    for (number, bytes) in stretches {
      let offset = start + number * Self.rowsPerStretch * Columns.size
      try bytes.withBytes { (bytes) throws(FileFault) in try storage.write(bytes, at: offset) }
    }
    stretches.removeAll()
  }
}
