/// Sorts packed lines into runs: as many as fit in memory are put in order and written to a scratch
/// file one behind the other, then the next.
///
/// A run is ``PackedLine``s in the order of their keys, and of their sequence where the keys are
/// equal. What fits in memory as a whole is one run that never touches the disk.
struct RunSorter: ~Copyable {
  private struct Entry {
    let key: UInt64
    let offset: Int
  }

  private let scratch: Scratch
  /// The packed lines that are not in a run yet.
  private var lines = ByteBuffer()
  /// Where each of them is.
  ///
  /// Those of equal keys are in the order of their sequence.
  private var entries: [Entry] = []
  private var runs: [Run] = []
  private var file: ScratchFile?
  private var fileSize = 0

  init(_ scratch: Scratch) { self.scratch = scratch }

  /// Adds a line that was lexed, as it stands in some bytes.
  ///
  /// The sequence must be greater than that of every line that was added before.
  mutating func add(
    _ lexed: LexedRestaurant, line: ByteView, at position: Coordinate, idHash: UInt64,
    sequence: UInt64
  ) throws(FileFault) {
    PackedLine.append(
      lexed, line: line, at: position, key: addEntry(position), idHash: idHash,
      sequence: sequence, to: &lines)
    try spillIfFull()
  }

  /// Adds a line that was lexed in keylime's own spelling.
  ///
  /// The sequence must be greater than that of every line that was added before. `body` is lent the
  /// new line.
  mutating func add(
    rewriting lexed: inout LexedRestaurant, from bytes: ByteView, crediting sourceName: String,
    at position: Coordinate, idHash: UInt64, sequence: UInt64,
    _ body: (ByteView) throws(FileFault) -> Void
  ) throws(FileFault) {
    let offset = lines.count
    PackedLine.append(
      rewriting: &lexed, from: bytes, crediting: sourceName, at: position,
      key: addEntry(position), idHash: idHash, sequence: sequence, to: &lines)
    try lines.withBytes { (bytes) throws(FileFault) in
      try body(PackedLine(bytes, at: offset).line)
    }
    try spillIfFull()
  }

  private mutating func addEntry(_ position: Coordinate) -> UInt64 {
    let key = Hilbert.key(of: position)
    entries.append(Entry(key: key, offset: lines.count))
    return key
  }

  private mutating func spillIfFull() throws(FileFault) {
    let size = lines.count + entries.count * MemoryLayout<Entry>.stride
    if scratch.isFull(size, of: \.run) { try spill() }
  }

  private mutating func spill() throws(FileFault) {
    guard let folder = scratch.folder, !entries.isEmpty else { return }
    if file == nil { file = try ScratchFile(in: folder) }
    guard let file else { return }
    sortEntries()
    let start = fileSize
    var buffer: [UInt8] = []
    buffer.reserveCapacity(Self.bufferSize + 4096)
    for entry in entries {
      lines.withBytes { buffer.append(PackedLine($0, at: entry.offset).bytes) }
      if buffer.count >= Self.bufferSize { try flush(&buffer, to: file) }
    }
    try flush(&buffer, to: file)
    runs.append(.file(file, start..<fileSize))
    lines.removeAll()
    entries.removeAll(keepingCapacity: true)
  }

  private static let bufferSize = 1 << 18

  private mutating func flush(
    _ buffer: inout [UInt8], to file: ScratchFile
  ) throws(FileFault) {
    try buffer.withBytes { (bytes) throws(FileFault) in try file.write(bytes, at: fileSize) }
    fileSize += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func sortEntries() {
    entries.sort { $0.key != $1.key ? $0.key < $1.key : $0.offset < $1.offset }
  }

  /// Puts the rest in order and hands out all runs; the sorter is empty then.
  mutating func finish() throws(FileFault) -> [Run] {
    if file != nil {
      try spill()
    } else if !entries.isEmpty {
      sortEntries()
      var sorted: [UInt8] = []
      sorted.reserveCapacity(lines.count)
      lines.withBytes { bytes in
        for entry in entries { sorted.append(PackedLine(bytes, at: entry.offset).bytes) }
      }
      runs.append(.memory(sorted))
    }
    lines = ByteBuffer()
    entries = []
    defer { (runs, file) = ([], nil) }
    return runs
  }
}

/// Packed lines in order: a range of a scratch file, or all of them in memory.
enum Run: Sendable {
  case file(ScratchFile, Range<Int>)
  case memory([UInt8])

  /// How many bytes it has.
  var size: Int {
    switch self {
    case .file(_, let range): range.count
    case .memory(let bytes): bytes.count
    }
  }
}
