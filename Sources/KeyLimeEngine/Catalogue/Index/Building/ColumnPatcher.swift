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
