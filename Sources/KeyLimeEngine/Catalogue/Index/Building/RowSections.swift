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
