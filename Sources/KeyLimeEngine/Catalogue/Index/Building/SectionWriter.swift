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
