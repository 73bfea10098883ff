/// Writes an index section by section, then its header and the fingerprints of its pages; the
/// format is ``IndexLayout``'s.
struct IndexWriter: ~Copyable {
  private struct Extent {
    var offset = 0
    var length = 0
  }

  var storage: IndexStorage
  private var extents = [Extent](repeating: Extent(), count: IndexLayout.Section.allCases.count)
  /// Where the next section may start: always on a page.
  private var end = IndexLayout.pageSize

  init(_ storage: consuming IndexStorage) { self.storage = storage }

  /// Gives a section of known length its place; the caller writes the bytes.
  mutating func reserve(_ section: IndexLayout.Section, length: Int) -> Int {
    let offset = end
    extents[section.rawValue] = Extent(offset: offset, length: length)
    end = Self.nextPage(offset + length)
    return offset
  }

  /// Starts a section behind all others.
  func writer() -> SectionWriter { SectionWriter(at: end) }

  /// Ends a section that was started behind all others.
  mutating func finish(
    _ section: IndexLayout.Section, _ writer: inout SectionWriter
  ) throws(FileFault) {
    let length = writer.length
    try writer.flush(to: &storage)
    _ = reserve(section, length: length)
  }

  /// Writes a whole section behind all others.
  mutating func append(_ section: IndexLayout.Section, _ bytes: [UInt8]) throws(FileFault) {
    let offset = reserve(section, length: bytes.count)
    try bytes.withBytes { (bytes) throws(FileFault) in try storage.write(bytes, at: offset) }
  }

  /// Writes the header and the table of fingerprints, and hands out the whole.
  consuming func finish(
    recordCount: Int, baseSize: Int, baseFingerprint: UInt64
  ) throws(FileFault) -> IndexStorage {
    var header = IndexLayout.magic
    header.append(littleEndian: IndexLayout.version)
    header.append(littleEndian: UInt32(extents.count))
    header.append(littleEndian: UInt64(recordCount))
    header.append(littleEndian: UInt64(baseSize))
    header.append(littleEndian: baseFingerprint)
    header.append(littleEndian: UInt64(end))
    for extent in extents {
      header.append(littleEndian: UInt64(extent.offset))
      header.append(littleEndian: UInt64(extent.length))
    }
    header += [UInt8](repeating: 0, count: IndexLayout.pageSize - header.count)
    try header.withBytes { (bytes) throws(FileFault) in try storage.write(bytes, at: 0) }
    try writeFingerprints()
    return storage
  }

  private mutating func writeFingerprints() throws(FileFault) {
    let page = IndexLayout.pageSize
    // The last section may end before its page does.
    try [0].withBytes { (zero) throws(FileFault) in try storage.write(zero, at: end) }
    var table = SectionWriter(at: end)
    for start in stride(from: 0, to: end, by: 256 * page) {
      let pages = try storage.read(start..<min(start + 256 * page, end))
      pages.withBytes { pages in
        for offset in stride(from: 0, to: pages.count, by: page) {
          let bytes = ByteView(rebasing: pages[offset..<offset + page])
          table.buffer.append(littleEndian: Fingerprint.ofMany(bytes))
        }
      }
      try table.flushIfFull(to: &storage)
    }
    try table.flush(to: &storage)
  }

  private static func nextPage(_ offset: Int) -> Int {
    let page = IndexLayout.pageSize
    return (offset + page - 1) / page * page
  }
}

/// Writes one section of an index from its start to its end.
struct SectionWriter: Sendable {
  /// What was appended since the last flush.
  var buffer: [UInt8] = []
  private var offset: Int
  private let start: Int

  private static let bufferSize = 1 << 16

  /// Starts a section at an offset of the index.
  init(at offset: Int) { (start, self.offset) = (offset, offset) }

  /// How many bytes the section has so far.
  var length: Int { offset - start + buffer.count }

  /// Writes what was appended when that has become much.
  @inline(__always)
  mutating func flushIfFull(to storage: inout IndexStorage) throws(FileFault) {
    if buffer.count >= Self.bufferSize { try flush(to: &storage) }
  }

  /// Writes what was appended.
  mutating func flush(to storage: inout IndexStorage) throws(FileFault) {
    try buffer.withBytes { (bytes) throws(FileFault) in try storage.write(bytes, at: offset) }
    offset += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }
}
