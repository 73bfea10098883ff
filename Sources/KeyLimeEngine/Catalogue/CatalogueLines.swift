/// The lines of a `restaurants.jsonl`, gone through with a small part of them in memory.
struct CatalogueLines: ~Copyable {
  let bytes: Bytes
  let path: String
  /// How many bytes they are.
  let size: Int

  /// How much is read at once; a line that is longer is read as a whole.
  private static let windowSize = 1 << 20

  /// The lines of a file.
  init(_ file: consuming File) throws(StoreError) {
    do throws(FileFault) { size = try file.size() } catch { throw .file(error) }
    path = file.path
    bytes = .file(file)
  }

  /// Lines in memory; the path is for messages.
  init(_ lines: [UInt8], path: String) {
    size = lines.count
    bytes = .memory(lines)
    self.path = path
  }

  /// Calls `body` with each line, without its line feed, and where it starts.
  ///
  /// Throws ``StoreError/damagedCatalogue(path:byte:reason:)`` when the last one has no line feed.
  func forEach(
    _ body: (_ line: ByteView, _ start: Int) throws(StoreError) -> Void
  ) throws(StoreError) {
    var start = 0
    var wanted = Self.windowSize
    while start < size {
      let range = start..<min(start + wanted, size)
      let window = try onDisk { () throws(FileFault) in try bytes.read(range) }
      let used = try window.withBytes { (window) throws(StoreError) in
        try Self.visitLines(of: window, from: start, body)
      }
      if used == 0, range.upperBound == size {
        throw .damagedCatalogue(
          path: path, byte: start, reason: "the last line is cut short")
      }
      start += used
      wanted = used == 0 ? wanted * 2 : Self.windowSize
    }
  }

  /// Visits the whole lines of a window; returns how many bytes they are.
  private static func visitLines(
    of window: ByteView, from start: Int,
    _ body: (_ line: ByteView, _ start: Int) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    var position = 0
    while let end = window.firstIndex(of: UInt8(ascii: "\n"), from: position) {
      try body(ByteView(rebasing: window[position..<end]), start + position)
      position = end + 1
    }
    return position
  }

  /// The number of lines, and the fingerprint of all bytes.
  func examine() throws(StoreError) -> (count: Int, fingerprint: UInt64) {
    var count = 0
    var fingerprint = Fingerprint()
    for start in stride(from: 0, to: size, by: Self.windowSize) {
      let range = start..<min(start + Self.windowSize, size)
      let window = try onDisk { () throws(FileFault) in try bytes.read(range) }
      window.withBytes { window in
        fingerprint.combine(window)
        count += window.count(of: UInt8(ascii: "\n"))
      }
    }
    return (count, fingerprint.finished)
  }
}

// MARK: - The index

extension CatalogueLines {
  /// Makes the index of the lines.
  ///
  /// The orders in which the sources were imported first and last are those of ``IndexBuilder``.
  /// Throws ``StoreError/damagedCatalogue(path:byte:reason:)`` where a line is no record.
  func index(
    in storage: consuming IndexStorage, scratch: Scratch, sourceOrder: [String],
    byLastImport: [String]
  ) throws(StoreError) -> MadeIndex {
    let (count, fingerprint) = try examine()
    var builder = IndexBuilder(
      recordCount: count, in: storage, scratch: scratch, sourceOrder: sourceOrder,
      byLastImport: byLastImport)
    var lexed = LexedRestaurant()
    var packed = ByteBuffer()
    try forEach { (line, start) throws(StoreError) in
      packed.removeAll()
      try pack(line, at: start, using: &lexed, into: &packed)
      try onDisk { () throws(FileFault) in
        try packed.withBytes { (bytes) throws(FileFault) in
          try builder.add(PackedLine(bytes, at: 0))
        }
      }
    }
    guard builder.count == count else {
      throw .damagedCatalogue(path: path, byte: nil, reason: "it changed while it was read")
    }
    do throws(FileFault) {
      return MadeIndex(
        storage: try builder.finish(baseFingerprint: fingerprint), baseFingerprint: fingerprint)
    } catch { throw .file(error) }
  }

  private func pack(
    _ line: ByteView, at start: Int, using lexed: inout LexedRestaurant,
    into packed: inout ByteBuffer
  ) throws(StoreError) {
    var scanner = JSONScanner(line)
    do throws(JSONError) { try lexed.read(from: &scanner) } catch {
      throw .damagedCatalogue(
        path: path, byte: start + error.offset, reason: error.wording)
    }
    if let invalid = lexed.invalid {
      throw .damagedCatalogue(
        path: path, byte: start, reason: "its \(invalid.rawValue) is out of range")
    }
    guard let id = lexed.id, let position = lexed.position, line.count <= PackedLine.longestLine
    else {
      throw .damagedCatalogue(path: path, byte: start, reason: "no id or position")
    }
    PackedLine.append(
      lexed, line: line, at: position, key: Hilbert.key(of: position),
      idHash: id.string(in: line).hash, sequence: UInt64(start), to: &packed)
  }
}

/// An index that was just made.
struct MadeIndex: ~Copyable {
  let storage: IndexStorage
  /// The fingerprint of the lines it was made from.
  let baseFingerprint: UInt64
}
