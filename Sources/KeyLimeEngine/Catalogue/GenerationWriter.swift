/// Writes the next generation: lines are spooled as they come, then laid out in Hilbert order with
/// their index, flushed, and published by replacing `current`.
///
/// Until the last rename nothing that readers see has changed; what a killed import leaves behind is
/// removed by the next one.
struct GenerationWriter: ~Copyable {
  private struct Entry {
    let key: UInt64
    let offset: Int
    let length: Int
  }

  private let store: Store
  private let number: Int
  private let folder: Folder
  private let spool: File
  private var buffer: [UInt8] = []
  private var spooled = 0
  private var entries: [Entry] = []
  private var mayBeLive = false

  static let bufferSize = 1 << 20

  init(_ store: Store, number: Int) throws(FileFault) {
    self.store = store
    self.number = number
    folder = store.folder(of: number)
    try folder.removeAll()
    try folder.make()
    spool = try File(folder.file("spool"), .create)
  }

  /// How many lines were added.
  var count: Int { entries.count }

  /// Adds a line, without its line feed.
  mutating func add(
    line: some Collection<UInt8>, at position: Coordinate
  ) throws(FileFault) {
    let length = line.count
    entries.append(Entry(key: Hilbert.key(of: position), offset: spooled, length: length))
    buffer.append(contentsOf: line)
    spooled += length
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Removes what was written, unless readers may already have been sent to it.
  func abandon() {
    if !mayBeLive { try? folder.removeAll() }
  }

  private mutating func flush() throws(FileFault) {
    try spool.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the files and publishes them; `progress` is told how many lines are done.
  mutating func publish(
    sources: [Generation.SourceSummary], progress: (Int) -> Void
  ) throws(StoreError) -> Generation {
    do { try flush() } catch { throw .file(error) }
    var generation = Generation(
      number: number, records: entries.count, bytes: 0, fingerprint: 0, sources: sources)
    let image = try writeLines(of: generation, progress: progress)
    (generation.bytes, generation.fingerprint) = (image.baseSize, image.baseFingerprint)
    let line = Array("\(generation.json.compactText)\n".utf8)
    try onDisk { () throws(FileFault) in
      try folder.remove("spool")
      for (name, bytes) in [("index", image.bytes), (Generation.copyName, line)] {
        let file = try File(folder.file(name), .create)
        try file.write(bytes)
        try file.sync()
      }
      try folder.sync()
      try store.catalogue.sync()
      mayBeLive = true
      try store.catalogue.replace("current", with: line)
    }
    removeOldGenerations()
    return generation
  }

  private mutating func writeLines(
    of generation: Generation, progress: (Int) -> Void
  ) throws(StoreError) -> IndexImage {
    let path = folder.file(Generation.linesName)
    var builder = IndexBuilder(
      path: path, sourceOrder: generation.sources.map(\.name),
      byLastImport: generation.sourcesByLastImport)
    let lines = try onDisk { () throws(FileFault) in try File(path, .create) }
    try layOut(into: lines, and: &builder, progress: progress)
    try onDisk { () throws(FileFault) in try lines.sync() }
    return builder.finish()
  }

  /// Writes the spooled lines in Hilbert order, and shows each to the builder.
  private mutating func layOut(
    into lines: borrowing File, and builder: inout IndexBuilder, progress: (Int) -> Void
  ) throws(StoreError) {
    entries.sort { ($0.key, $0.offset) < ($1.key, $1.offset) }
    let spooled = try onDisk { () throws(FileFault) in try spool.readAll() }
    for (row, entry) in entries.enumerated() {
      let range = entry.offset..<entry.offset + entry.length
      try spooled.withBytes { (bytes) throws(StoreError) in
        let line = ByteView(rebasing: bytes[range])
        try builder.add(line: line)
        buffer.append(contentsOf: line)
      }
      buffer.append(UInt8(ascii: "\n"))
      if buffer.count >= Self.bufferSize {
        try flush(to: lines)
        progress(row + 1)
      }
    }
    try flush(to: lines)
  }

  private mutating func flush(to file: borrowing File) throws(StoreError) {
    do { try file.write(buffer) } catch { throw .file(error) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Keeps the two newest generations: a reader may be in the older one.
  private func removeOldGenerations() {
    for name in (try? store.catalogue.names()) ?? [] {
      guard let old = Int(name), old < number - 1 else { continue }
      // One that cannot be removed only takes room.
      try? store.catalogue.folder(name).removeAll()
    }
  }
}
