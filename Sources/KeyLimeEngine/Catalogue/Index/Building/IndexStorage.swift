/// Where an index is being built: a file, or memory where no file can be written.
struct IndexStorage: ~Copyable {
  private let file: File?
  private var memory: [UInt8] = []

  /// Builds in memory.
  init() { file = nil }

  /// Builds in an empty file.
  init(_ file: consuming File) { self.file = consume file }

  /// Writes bytes at an offset; what was never written is zero.
  mutating func write(_ bytes: ByteView, at offset: Int) throws(FileFault) {
    if file != nil {
      try file?.write(bytes, at: offset)
      return
    }
    let gap = offset + bytes.count - memory.count
    if gap > 0 { memory += [UInt8](repeating: 0, count: gap) }
    memory.replace(at: offset, with: bytes)
  }

  /// The bytes of a range that was written.
  func read(_ range: Range<Int>) throws(FileFault) -> [UInt8] {
    guard file != nil else { return Array(memory[range]) }
    return try file?.read(range) ?? []
  }

  /// Returns when a file's bytes are on the disk.
  func sync() throws(FileFault) { try file?.sync() }

  /// Puts the file in the place of the one that has the name.
  func replace(_ name: String, in folder: Folder) throws(FileFault) {
    try file?.replace(name, in: folder)
  }

  /// The bytes of an index in memory.
  consuming func bytes() -> [UInt8] { memory }
}

/// The bytes of an index file, made in memory.
struct IndexImage {
  let bytes: [UInt8]
  /// The size of the lines it was made from.
  let baseSize: Int
  /// The fingerprint of the lines it was made from.
  let baseFingerprint: UInt64

  /// Makes an index from the bytes of a `restaurants.jsonl`; without `byLastImport` each source was
  /// imported once.
  ///
  /// Throws ``StoreError/damagedCatalogue(path:byte:reason:)`` where a line is no record.
  init(
    lines: [UInt8], path: String, sourceOrder: [String], byLastImport: [String]? = nil
  ) throws(StoreError) {
    try self.init(
      CatalogueLines(lines, path: path), sourceOrder: sourceOrder,
      byLastImport: byLastImport ?? sourceOrder)
  }

  /// Makes an index from lines wherever they are.
  init(
    _ lines: borrowing CatalogueLines, sourceOrder: [String], byLastImport: [String]
  ) throws(StoreError) {
    let made = try lines.index(
      in: IndexStorage(), scratch: Scratch(in: nil), sourceOrder: sourceOrder,
      byLastImport: byLastImport)
    baseSize = lines.size
    baseFingerprint = made.baseFingerprint
    bytes = made.storage.bytes()
  }
}
