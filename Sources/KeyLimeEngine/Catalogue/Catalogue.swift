/// A generation opened for reading: its lines, which are the truth, and its index.
///
/// A catalogue takes no lock and sees no later import; open it anew to see one.
public final class Catalogue {
  /// What the index says and what the lines say do not agree; the index has to be made anew.
  typealias IndexFault = IndexFile.IndexFault

  /// The sources of the generation.
  public let sources: [Generation.SourceSummary]
  let index: IndexFile
  private let lines: Bytes
  private var duplicates: Duplicates { Duplicates(index: index) }

  init(
    lines: consuming Bytes, index: IndexFile, sources: [Generation.SourceSummary],
    isSample: Bool = false, isSealed: Bool = false, ratingLocation: RatingLocation? = nil
  ) {
    self.lines = lines
    self.ratingLocation = ratingLocation
    self.index = index
    self.sources = sources
    self.isSample = isSample
    self.isSealed = isSealed
  }

  /// Whether this is the built-in sample.
  public let isSample: Bool

  /// Where its rating columns are kept; nil for a catalogue in memory, whose are made when they are
  /// needed.
  let ratingLocation: RatingLocation?

  /// What people added and changed, laid over it; nil when nobody did.
  var overlay: Overlay?
  /// Whether the lines are made from the journal, and each has to be what was made: ``SealedLine``.
  private let isSealed: Bool
  /// The catalogue that this one is laid over.
  weak var below: Catalogue?

  /// How many records there are, hidden duplicates included.
  public var recordCount: Int { index.recordCount }
}

// MARK: - Records

extension Catalogue {
  /// The restaurant at a row with what its duplicates of other sources know besides, read from
  /// JSON.
  func restaurant(at row: Row) throws(QueryFault) -> MergedRestaurant {
    let record = try record(at: row)
    // A record that replaces others has the meaning that they had.
    let replaced = try below?.located(record.id)?.listed
    let sources = replaced?.sources ?? [record.source].compactMap(\.self)
    var merged = MergedRestaurant(restaurant: record, sources: sources)
    guard try columns(of: row).hasDuplicates else { return merged }
    for duplicate in try hiddenRows(behind: row) {
      let other = try self.record(at: duplicate)
      merged.restaurant.fillGaps(from: other)
      if let source = other.source { merged.sources.append(source) }
    }
    return merged
  }

  /// The id of the record at a row.
  func id(at row: Row) throws(QueryFault) -> RestaurantID { try record(at: row).id }

  private func hiddenRows(behind row: Row) throws(QueryFault) -> [Row] {
    do { return try duplicates.hidden(behind: row) } catch { throw .index(error) }
  }

  /// A primary row, and the rows of its hidden duplicates.
  func rows(mergedInto row: Row) throws(QueryFault) -> [Row] {
    guard try columns(of: row).hasDuplicates else { return [row] }
    return try [row] + hiddenRows(behind: row)
  }

  /// The first rows of a set that are no hidden duplicates.
  func primaryRows(of rows: RowSet, limit: Int) throws(QueryFault) -> [Row] {
    var primary: [Row] = []
    for block in 0..<rows.blockCount
    where rows.word(ofBlock: block) != 0 && primary.count < limit {
      for row in rows.rows(inBlock: block) where try !columns(of: row).isHidden {
        primary.append(row)
      }
    }
    return Array(primary.prefix(limit))
  }

  /// The primary row of a hidden duplicate, or the row itself.
  func primaryRow(for row: Row) throws(QueryFault) -> Row {
    do { return try duplicates.primary(for: row) ?? row } catch { throw .index(error) }
  }

  /// The record on one line, checked against what the index says of it.
  func record(at row: Row) throws(QueryFault) -> Restaurant {
    let range = try lineRange(of: row)
    let bytes: [UInt8]
    do { bytes = try lines.read(range) } catch { throw .store(.file(error)) }
    try check(bytes, at: row)
    let record: Restaurant
    do throws(Restaurant.Refusal) {
      record = try bytes.withBytes { (line) throws(Restaurant.Refusal) in
        try Restaurant(line: line)
      }
    } catch { throw .index(IndexFault(reason: "row \(row) is no whole line")) }
    guard try position(at: row) == record.position,
      try columns(of: row).idFingerprint
        == UInt32(truncatingIfNeeded: Fingerprint.of(record.id.text.utf8))
    else { throw .index(IndexFault(reason: "row \(row) is another restaurant")) }
    return record
  }

  var linesPath: String { lines.path }

  /// Calls `body` with each line, and where it starts, until it says false; tells whether it never
  /// did.
  func forEachLine(
    _ body: (ByteView, Int) throws(StoreError) -> Bool
  ) throws(StoreError) -> Bool {
    let bytes: [UInt8]
    do { bytes = try lines.read(0..<index.baseSize) } catch { throw .file(error) }
    return try bytes.withBytes { (buffer) throws(StoreError) in
      var start = 0
      while start < buffer.count {
        let end = buffer[start...].firstIndex(of: 0x0A) ?? buffer.count
        guard try body(ByteView(rebasing: buffer[start..<end]), start) else {
          return false
        }
        start = end + 1
      }
      return true
    }
  }

  private func check(_ line: [UInt8], at row: Row) throws(QueryFault) {
    if isSealed, !line.withBytes({ SealedLine.isWhole($0) }) {
      throw .index(IndexFault(reason: "row \(row) is not as it was made"))
    }
  }

  /// Reads every record once, so that what does not fit is found before anything is made of them.
  func checkRecords() throws(QueryFault) {
    for row in 0..<recordCount { _ = try record(at: row) }
  }

  /// Where the line of a row is in the file, without its line feed.
  private func lineRange(of row: Row) throws(QueryFault) -> Range<Int> {
    guard row >= 0, row < recordCount else {
      throw .index(IndexFault(reason: "there is no row \(row)"))
    }
    let (block, place) = row.quotientAndRemainder(dividingBy: IndexLayout.recordsPerBlock)
    let isLastOfBlock = place == IndexLayout.recordsPerBlock - 1 || row == recordCount - 1
    let isLastBlock = (block + 1) * IndexLayout.recordsPerBlock >= recordCount
    let (blockSize, lineSize) = (IndexLayout.blockSize, IndexLayout.lineSize)
    let blocks = try packed(
      .blocks, block * blockSize..<(block + (isLastBlock ? 1 : 2)) * blockSize)
    let lines = try packed(.lines, row * lineSize..<(row + (isLastOfBlock ? 1 : 2)) * lineSize)
    func startOfBlock(_ place: Int) -> Int {
      let offset = place * blockSize + IndexLayout.boxSize
      return Int(truncatingIfNeeded: blocks.load(at: offset, as: UInt64.self))
    }
    let start = startOfBlock(0) &+ Int(lines.load(at: 0, as: UInt32.self))
    let end =
      if !isLastOfBlock {
        startOfBlock(0) &+ Int(lines.load(at: lineSize, as: UInt32.self))
      } else {
        isLastBlock ? index.baseSize : startOfBlock(1)
      }
    guard start >= 0, start < end, end <= index.baseSize else {
      throw .index(IndexFault(reason: "row \(row) lies outside the file"))
    }
    return start..<end - 1
  }

  /// Where the place at a row is.
  func position(at row: Row) throws(QueryFault) -> Coordinate? {
    let view = try packed(.points, row * IndexLayout.pointSize..<(row + 1) * IndexLayout.pointSize)
    return Coordinate(latitudeE7: view.load(at: 0), longitudeE7: view.load(at: 4))
  }

  /// What the index knows of a row.
  func columns(of row: Row) throws(QueryFault) -> Columns {
    Columns(try packed(.columns, row * Columns.size..<(row + 1) * Columns.size), at: 0)
  }

  /// A range of a section of the index.
  func packed(
    _ section: IndexLayout.Section, _ range: Range<Int>
  ) throws(QueryFault) -> PackedBytes {
    do { return try index.read(section, range) } catch { throw .index(error) }
  }
}

/// Why a query could not be answered.
enum QueryFault: Error {
  /// The index is damaged or does not fit; it must be made anew and the query asked again.
  case index(IndexFile.IndexFault)
  /// The rating columns are damaged or were changed meanwhile; the query must be asked again.
  case ratings
  /// The state cannot be read from its snapshot; it must be folded anew and the query asked again.
  case state(SnapshotFault)
  /// The truth cannot be read.
  case store(StoreError)
}
