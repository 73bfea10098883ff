/// One change of the catalogue, from taking the lock to publishing the next generation.
///
/// Restaurants of the new file are spooled first; then the lines of the generation before are gone
/// through: those of the sources that are replaced are compared and dropped, all others are kept
/// byte for byte.
struct CatalogueUpdate: ~Copyable {
  private struct Tally {
    var records: Int
    var attribution: String?

    mutating func countOne() { records += 1 }
  }

  private let store: Store
  private let lock: CatalogueLock
  private let current: Generation?
  private var writer: GenerationWriter
  /// The fingerprints of the file's lines by their keys.
  private var incoming: [UInt64: UInt64] = [:]
  /// Lines of other sources that were kept.
  private var kept = 0
  private var tallies: [String: Tally] = [:]
  /// The sources of the file, in the order of their first records.
  private(set) var order: [String] = []

  private init(
    _ store: Store, _ lock: consuming CatalogueLock, after current: Generation?,
    _ writer: consuming GenerationWriter
  ) {
    self.store = store
    self.lock = lock
    self.current = current
    self.writer = writer
  }

  /// Takes the lock and prepares the next generation.
  static func begin(in store: Store, observer: ImportObserver) throws(StoreError) -> CatalogueUpdate
  {
    let lock = try CatalogueLock.take(in: store, waiting: observer.waits)
    let current = try store.currentGeneration()
    let writer = try onDisk { () throws(FileFault) in try GenerationWriter(store, after: current) }
    return CatalogueUpdate(store, lock, after: current, writer)
  }

  /// Spools the restaurants of a file.
  mutating func read(
    _ request: ImportRequest, as format: CatalogueFormat, observer: ImportObserver
  ) throws(ImportError) -> ReadingCount {
    let reader = CatalogueReader(
      format: format, sourceName: request.sourceName, options: request.options)
    let size = request.bytes.count
    var line = JSONWriter()
    var failure: FileFault?
    let count: ReadingCount
    do throws(ImportFault) {
      count = try request.bytes.withUnsafeBufferPointer { (bytes) throws(ImportFault) in
        try reader.read(bytes, progress: { observer.progress(.reading(bytes: $0, of: size)) }) {
          guard failure == nil else { return }
          do throws(FileFault) {
            try add($0.credited(to: request.sourceName), using: &line)
          } catch { failure = error }
        }
      }
    } catch { throw .broken(error, format: format) }
    if let failure { throw .store(.file(failure)) }
    return count
  }

  private mutating func add(
    _ restaurant: Restaurant, using line: inout JSONWriter
  ) throws(FileFault) {
    line.removeAll()
    restaurant.write(to: &line)
    let source = restaurant.source?.name ?? ""
    count(source, restaurant)
    // Without a generation before there is nothing to compare with.
    if current != nil {
      incoming[Self.key(id: restaurant.id.text.utf8, source: source)] = Fingerprint.of(line.bytes)
    }
    try writer.add(line: line.bytes, at: restaurant.position)
  }

  private mutating func count(_ source: String, _ restaurant: Restaurant) {
    if tallies[source]?.countOne() == nil {
      order.append(source)
      tallies[source] = Tally(records: 1, attribution: restaurant.source?.attribution)
    }
  }

  /// What tells one record of one source from all others.
  private static func key(id: some Sequence<UInt8>, source: String) -> UInt64 {
    Fingerprint.of(id) &+ Fingerprint.of(source.utf8) &* 31
  }

  /// Removes what was spooled.
  func abandon() { writer.abandon() }
}

// MARK: - The generation before

extension CatalogueUpdate {
  /// Publishes the catalogue with the file's restaurants in the place of their sources' old ones.
  mutating func finish(
    _ request: ImportRequest, as format: CatalogueFormat, observer: ImportObserver,
    changes: inout CatalogueChanges
  ) throws(StoreError) -> Generation {
    let replaced = Set(order)
    try keepLines(exceptOf: replaced, changes: &changes)
    changes.added = writer.count - kept - changes.changed - changes.unchanged
    let summaries = order.map { name in
      Generation.SourceSummary(
        name: name, format: format.rawValue, records: tallies[name]?.records ?? 0,
        imported: request.time, attribution: tallies[name]?.attribution, origin: request.origin)
    }
    return try publish(replacing: summaries, removing: [], observer)
  }

  /// Publishes the catalogue without a source.
  mutating func finish(
    removing name: String, observer: ImportObserver
  ) throws(StoreError) -> CatalogueChanges {
    var changes = CatalogueChanges()
    try keepLines(exceptOf: [name], changes: &changes)
    _ = try publish(replacing: [], removing: [name], observer)
    return changes
  }

  private mutating func publish(
    replacing summaries: [Generation.SourceSummary], removing removed: Set<String>,
    _ observer: ImportObserver
  ) throws(StoreError) -> Generation {
    var sources = (current?.sources ?? []).filter { !removed.contains($0.name) }
    for summary in summaries {
      if let index = sources.firstIndex(where: { $0.name == summary.name }) {
        sources[index] = summary
      } else {
        sources.append(summary)
      }
    }
    incoming = [:]
    let total = writer.count
    return try writer.publish(sources: sources) {
      observer.progress(.writing(records: $0, of: total))
    }
  }

  /// Spools the lines of the current generation that stay, and counts what becomes of the others.
  private mutating func keepLines(
    exceptOf replaced: Set<String>, changes: inout CatalogueChanges
  ) throws(StoreError) {
    guard let current else { return }
    let path = store.folder(of: current.number).file("restaurants.jsonl")
    let bytes = try onDisk { () throws(FileFault) in try File(path, .read).readAll() }
    try bytes.withUnsafeBufferPointer { (buffer) throws(StoreError) in
      var start = 0
      while start < buffer.count {
        guard let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) else {
          throw .damaged(path: path, byte: start, reason: "the last line is cut short")
        }
        let line = UnsafeBufferPointer(rebasing: buffer[start..<end])
        try keep(line, from: path, at: start, exceptOf: replaced, changes: &changes)
        start = end + 1
      }
    }
  }

  private mutating func keep(
    _ line: UnsafeBufferPointer<UInt8>, from path: String, at offset: Int,
    exceptOf replaced: Set<String>, changes: inout CatalogueChanges
  ) throws(StoreError) {
    let record: IndexedRecord
    do throws(JSONError) { record = try IndexedRecord(line: line) } catch {
      throw .damaged(path: path, byte: offset + error.offset, reason: error.wording)
    }
    let source = record.sourceName?.text ?? ""
    guard replaced.contains(source) else {
      guard let position = record.position else { return }
      kept += 1
      return try onDisk { () throws(FileFault) in try writer.add(line: line, at: position) }
    }
    let key = Self.key(id: (record.id?.text ?? "").utf8, source: source)
    guard let new = incoming[key] else { return changes.removed += 1 }
    let old = Fingerprint.of(UnsafeRawBufferPointer(line))
    if new == old { changes.unchanged += 1 } else { changes.changed += 1 }
  }
}

extension Restaurant {
  /// The restaurant with a source, the one it names or else the file's: without one it could be
  /// neither replaced nor removed.
  fileprivate func credited(to name: String) -> Restaurant {
    guard source == nil else { return self }
    var credited = self
    credited.source = Source(name: name)
    return credited
  }
}
