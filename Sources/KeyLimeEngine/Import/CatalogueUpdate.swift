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
  private let base: CatalogueBase
  private var writer: GenerationWriter
  /// The fingerprints of the file's lines by their keys.
  private var incoming: [UInt64: UInt64] = [:]
  /// Lines of other sources that were kept, by source.
  private var kept: [String: Int] = [:]
  /// Lines of the generation before that are no restaurants, and where the first of them starts.
  private var unreadable: (count: Int, firstByte: Int)?
  private var losses: [CatalogueLoss]
  private var tallies: [String: Tally] = [:]
  /// The sources of the file, in the order of their first records.
  private(set) var order: [String] = []

  private init(
    _ store: Store, _ lock: consuming CatalogueLock, from base: CatalogueBase,
    _ writer: consuming GenerationWriter
  ) {
    self.store = store
    self.lock = lock
    self.base = base
    self.writer = writer
    losses = base.losses
  }

  /// Takes the lock and prepares the next generation.
  static func begin(in store: Store, observer: ImportObserver) throws(StoreError) -> CatalogueUpdate
  {
    let lock = try CatalogueLock(in: store)
    let base = try store.catalogueBase()
    let writer = try onDisk { () throws(FileFault) in
      try GenerationWriter(store, number: base.nextNumber)
    }
    return CatalogueUpdate(store, lock, from: base, writer)
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
      count = try request.bytes.withBytes { (bytes) throws(ImportFault) in
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
    if base.generation != nil {
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
    let keptCount = kept.values.reduce(0, +)
    changes.added = writer.count - keptCount - changes.changed - changes.unchanged
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
    var sources = (base.generation?.sources ?? []).filter { !removed.contains($0.name) }
    noteLostPlaces(exceptOf: removed.union(summaries.map(\.name)), keptOf: &sources)
    for summary in summaries {
      if let index = sources.firstIndex(where: { $0.name == summary.name }) {
        sources[index] = summary
      } else {
        sources.append(summary)
      }
    }
    incoming = [:]
    let total = writer.count
    let generation = try writer.publish(sources: sources) {
      observer.progress(.writing(records: $0, of: total))
    }
    for loss in losses { observer.loses(loss) }
    return generation
  }

  /// Notes what is missing of each source that should have stayed, and corrects the counts.
  private mutating func noteLostPlaces(
    exceptOf replaced: Set<String>, keptOf sources: inout [Generation.SourceSummary]
  ) {
    if let unreadable, let generation = base.generation {
      let path = store.folder(of: generation.number).file(Generation.linesName)
      losses.append(
        .lines(path: path, count: unreadable.count, firstByte: unreadable.firstByte))
    }
    for source in base.expected where !replaced.contains(source.name) {
      let count = source.records - (kept[source.name] ?? 0)
      if count > 0 {
        losses.append(.places(source: source.name, count: count, of: source.records))
      }
    }
    for index in sources.indices { sources[index].records = kept[sources[index].name] ?? 0 }
    sources.removeAll { $0.records == 0 && !replaced.contains($0.name) }
  }

  /// Spools the lines of the generation before that stay, and counts what becomes of the others.
  ///
  /// Where the file is as it was written its lines are trusted; else each is read whole, and what is
  /// no restaurant is left behind and counted.
  private mutating func keepLines(
    exceptOf replaced: Set<String>, changes: inout CatalogueChanges
  ) throws(StoreError) {
    guard let generation = base.generation else { return }
    let file = try store.lines(of: generation)
    let bytes = try onDisk { () throws(FileFault) in try file.readAll() }
    try bytes.withBytes { (buffer) throws(StoreError) in
      let isWhole = Fingerprint.of(buffer) == generation.fingerprint
      var start = 0
      while start < buffer.count {
        let end = JSONLines.endOfLine(buffer, from: start, to: buffer.count)
        let line = ByteView(rebasing: buffer[start..<end])
        if isWhole || (try? Restaurant(line: line)) != nil {
          try keep(line, exceptOf: replaced, changes: &changes)
        } else {
          unreadable = ((unreadable?.count ?? 0) + 1, unreadable?.firstByte ?? start)
        }
        start = end + 1
      }
    }
  }

  private mutating func keep(
    _ line: ByteView, exceptOf replaced: Set<String>,
    changes: inout CatalogueChanges
  ) throws(StoreError) {
    guard let record = try? IndexedRecord(line: line), let position = record.position else {
      return
    }
    let source = record.sourceName?.text ?? ""
    guard replaced.contains(source) else {
      kept[source, default: 0] += 1
      return try onDisk { () throws(FileFault) in try writer.add(line: line, at: position) }
    }
    let key = Self.key(id: (record.id?.text ?? "").utf8, source: source)
    guard let new = incoming[key] else { return changes.removed += 1 }
    let old = Fingerprint.of(line)
    if new == old { changes.unchanged += 1 } else { changes.changed += 1 }
  }
}

extension Restaurant {
  /// The restaurant with a source, the one it names or else the file's: without one it could be
  /// neither replaced nor removed.
  fileprivate func credited(to name: String) -> Restaurant {
    guard source?.name.isEmpty ?? true else { return self }
    var credited = self
    credited.source = Source(
      name: name, record: source?.record, attribution: source?.attribution)
    return credited
  }
}
