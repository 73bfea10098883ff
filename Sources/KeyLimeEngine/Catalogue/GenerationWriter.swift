/// Writes the next generation from sorted runs of lines: the lines in Hilbert order, and their
/// index.
///
/// It is published by replacing `current`, when all of it is on the disk.
///
/// Until the last rename nothing that readers see has changed; what a killed import leaves behind
/// is removed by the next one.
struct GenerationWriter: ~Copyable {
  private let store: Store
  private let number: Int
  private let folder: Folder
  /// Scratch files go to the folder of the generation.
  let scratch: Scratch
  private var mayBeLive = false
  private var written: (bytes: Int, fingerprint: UInt64) = (0, 0)

  /// For fewer bytes of lines a second thread is not worth its start.
  private static let leastForThread = 4 << 20

  init(_ store: Store, number: Int, limits: Scratch.Limits) throws(FileFault) {
    self.store = store
    self.number = number
    folder = store.folder(of: number)
    scratch = Scratch(in: folder, limits: limits)
    try folder.removeAll()
    try folder.make()
  }

  /// Removes what was written, unless readers may already have been sent to it.
  func abandon() {
    if !mayBeLive { try? folder.removeAll() }
  }

  /// Writes the lines of some runs and their index.
  ///
  /// - Parameters:
  ///   - runs: the lines, those that stay out as well.
  ///   - count: how many of the lines go into the generation.
  ///   - sources: the sources of the generation; their counts do not matter yet.
  ///   - takes: asked for each line whether it goes into the generation.
  ///   - progress: told now and then how many lines are done.
  mutating func write(
    _ runs: [Run], count: Int, sources: [Generation.SourceSummary],
    takes: (PackedLine) -> Bool, progress: (Int) -> Void
  ) throws(StoreError) {
    let plan = IndexingStage.Plan(
      path: folder.file("index"), recordCount: count, sourceOrder: sources.map(\.name),
      byLastImport: generation(count, sources).sourcesByLastImport, scratch: scratch)
    let isLarge = runs.reduce(0) { $0 + $1.size } >= Self.leastForThread
    var index = try onDisk { () throws(FileFault) in
      try IndexingStage(plan, usesThread: isLarge)
    }
    do throws(StoreError) {
      let written = try merge(runs, into: &index, takes: takes, progress: progress)
      precondition(written == count, "\(written) lines are not the \(count) expected")
    } catch {
      index.abandon()
      throw error
    }
    do throws(FileFault) { try index.finish() } catch { throw .file(error) }
  }

  private mutating func merge(
    _ runs: [Run], into index: inout IndexingStage, takes: (PackedLine) -> Bool,
    progress: (Int) -> Void
  ) throws(StoreError) -> Int {
    let file = try onDisk { () throws(FileFault) in
      try File(folder.file(Generation.linesName), .create)
    }
    var merge = try onDisk { () throws(FileFault) in
      try RunMerge(runs, memory: scratch.limits.merge)
    }
    var lines = LineBuffer()
    var goesOn = true
    while goesOn {
      goesOn = try merge.next { line in if takes(line) { lines.append(line) } }
      guard lines.isFull || !goesOn else { continue }
      try onDisk { () throws(FileFault) in try lines.flush(to: file, &index) }
      progress(lines.count)
    }
    written = (lines.size, lines.fingerprint.finished)
    try onDisk { () throws(FileFault) in
      try index.end(fingerprint: written.fingerprint)
      try file.sync()
    }
    return lines.count
  }

  private func generation(
    _ records: Int, _ sources: [Generation.SourceSummary]
  ) -> Generation {
    Generation(
      number: number, records: records, bytes: written.bytes, fingerprint: written.fingerprint,
      sources: sources)
  }

  /// Writes the days on which places appeared.
  func write(_ appearances: Appearances) throws(StoreError) {
    let lines = appearances.lines
    guard !lines.isEmpty else { return }
    try onDisk { () throws(FileFault) in
      let file = try File(folder.file(Appearances.fileName), .create)
      try file.write(lines)
      try file.sync()
    }
  }

  /// Publishes what was written.
  mutating func publish(
    records: Int, sources: [Generation.SourceSummary]
  ) throws(StoreError) -> Generation {
    let generation = generation(records, sources)
    let line = generation.line
    try onDisk { () throws(FileFault) in
      let copy = try File(folder.file(Generation.copyName), .create)
      try copy.write(line)
      try copy.sync()
      try folder.sync()
      try store.catalogue.sync()
      mayBeLive = true
      try store.catalogue.replace("current", with: line)
    }
    removeOldGenerations()
    return generation
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

/// Lines on their way to the file of a generation and to its index.
private struct LineBuffer {
  private static let limit = 1 << 20

  private var text: [UInt8] = []
  private var packed: [UInt8] = []
  /// How many lines there were.
  private(set) var count = 0
  /// How many bytes are in the file.
  private(set) var size = 0
  private(set) var fingerprint = Fingerprint()

  var isFull: Bool { text.count >= Self.limit }

  mutating func append(_ line: PackedLine) {
    text.append(line.line)
    text.append(UInt8(ascii: "\n"))
    packed.append(line.bytes)
    count += 1
  }

  mutating func flush(to file: borrowing File, _ index: inout IndexingStage) throws(FileFault) {
    text.withBytes { fingerprint.combine($0) }
    try file.write(text)
    try index.add(packed)
    size += text.count
    text.removeAll(keepingCapacity: true)
    packed = []
  }
}
