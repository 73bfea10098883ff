import OpeningHours

/// One change of the catalogue, from taking the lock to publishing the next generation.
///
/// First the restaurants of the new file are sorted. Then come the lines of the generation before:
/// those of replaced sources are compared and dropped, all others are kept byte for byte. All lines
/// are merged into the new generation. Neither the file nor a generation is ever in memory as a
/// whole.
struct CatalogueUpdate: ~Copyable {
  private let store: Store
  private let lock: CatalogueLock
  private let base: CatalogueBase
  private var writer: GenerationWriter
  /// The sorted lines of the file and of the generation before.
  private var runs: [Run] = []
  private var newKeys: [RecordKeys] = []
  private var replacedKeys: [RecordKeys] = []
  /// Where the records of the file are.
  private var places = RecordPlaces()
  /// The records of the file, by source.
  private var imported = SourceTallies()
  /// Lines of other sources that were kept, by source.
  private var kept = SourceTallies()
  /// Lines of the generation before that are no restaurants, and where the first of them starts.
  private var unreadable = (count: 0, firstByte: Int.max)
  private var losses: [CatalogueLoss]
  /// The places that came with a later import of their source.
  private var appearances = Appearances()

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
  static func begin(in store: Store, limits: Scratch.Limits) throws(StoreError) -> CatalogueUpdate {
    let lock = try CatalogueLock(in: store)
    let base = try store.catalogueBase()
    let writer = try onDisk { () throws(FileFault) in
      try GenerationWriter(store, number: base.nextNumber, limits: limits)
    }
    return CatalogueUpdate(store, lock, from: base, writer)
  }

  /// Reads the restaurants of a file; those that repeat others are counted as well.
  mutating func read(
    _ window: InputWindow, _ request: ImportRequest, as format: CatalogueFormat,
    observer: ImportObserver
  ) throws(ImportError) -> ReadingCount {
    let reader = CatalogueReader(
      format: format, sourceName: request.sourceName, options: request.options)
    let (name, scratch, comparesLines) = (
      request.sourceName, writer.scratch, base.generation != nil
    )
    let reading: CatalogueReader.Reading<RecordIntake.Output>
    do throws(ImportFault) {
      reading = try reader.read(
        window, progress: { observer.progress(.reading(bytes: $0, of: window.size)) }
      ) {
        RecordIntake(sourceName: name, comparesLines: comparesLines, scratch: scratch)
      }
      try refuseTooLong(reading)
    } catch {
      throw ImportError(error, in: format)
    }
    places = reading.places
    for output in reading.outputs {
      if let failure = output.failure { throw .store(.file(failure)) }
      runs += output.runs
      newKeys.append(output.keys)
      imported.add(output.sources)
    }
    return reading.count
  }

  private func refuseTooLong(
    _ reading: CatalogueReader.Reading<RecordIntake.Output>
  ) throws(ImportFault) {
    guard let sequence = reading.outputs.compactMap(\.tooLong).min(by: { $0.value < $1.value })
    else { return }
    throw ImportFault(
      .recordTooLong(InputWindow.recordLimit), byte: 0,
      record: reading.places.number(of: sequence) + 1)
  }

  /// Removes what was written.
  func abandon() { writer.abandon() }
}

// MARK: - The generation before

extension CatalogueUpdate {
  /// Lines of the generation before come after those of the file, however many those are.
  private static let firstKeptChunk = 1 << 30

  /// Sorts the lines of the generation before that stay, and notes the others.
  ///
  /// Where the file is as it was written its lines are trusted; else each is read whole, and what
  /// is no restaurant is left behind and counted.
  private mutating func keepLines(butThoseOf replaced: Set<String>) throws(StoreError) {
    guard let generation = base.generation else { return }
    let lines = try CatalogueLines(try store.lines(of: generation))
    let areTrusted = try lines.examine().fingerprint == generation.fingerprint
    let input = ImportInput(try store.lines(of: generation))
    let supply = ChunkSupply(
      InputWindow(input, limit: PackedLine.longestLine), separator: UInt8(ascii: "\n"),
      firstNumber: Self.firstKeptChunk)
    let scratch = writer.scratch
    let reading = ChunkReading.read(supply, progress: { _ in }) {
      LineKeeper(replacing: replaced, areTrusted: areTrusted, scratch: scratch)
    }
    if let fault = reading.outcomes.compactMap(\.fault).first {
      throw fault.storeError(path: linesPath(of: generation))
    }
    for output in reading.outputs {
      if let failure = output.failure { throw .file(failure) }
      runs += output.runs
      replacedKeys.append(output.replaced)
      kept.add(output.kept)
      unreadable.count += output.unreadable
      unreadable.firstByte = min(unreadable.firstByte, output.firstUnreadable)
    }
  }

  private func linesPath(of generation: Generation) -> String {
    store.folder(of: generation.number).file(Generation.linesName)
  }

  /// Notes what is missing of each source that should have stayed, and corrects the counts.
  private mutating func noteLostPlaces(
    butThoseOf replaced: Set<String>, correcting sources: inout [Generation.SourceSummary]
  ) {
    if unreadable.count > 0, let generation = base.generation {
      losses.append(
        .lines(
          path: linesPath(of: generation), count: unreadable.count,
          firstByte: unreadable.firstByte))
    }
    for source in base.expected where !replaced.contains(source.name) {
      let count = source.records - kept[source.name]
      if count > 0 {
        losses.append(.places(source: source.name, count: count, of: source.records))
      }
    }
    for index in sources.indices { sources[index].records = kept[sources[index].name] }
    sources.removeAll { $0.records == 0 && !replaced.contains($0.name) }
  }
}

// MARK: - The next generation

extension CatalogueUpdate {
  /// Publishes the catalogue with the file's restaurants in the place of their sources' old ones.
  mutating func finish(
    _ request: ImportRequest, observer: ImportObserver, outcome: inout ImportOutcome
  ) throws(StoreError) {
    let replaced = Set(imported.names)
    try keepLines(butThoseOf: replaced)
    let (repeated, fresh) = try compareKeys(changes: &outcome.changes)
    let repeatedCount = repeated.count
    let newCount = outcome.reading.accepted - repeatedCount
    outcome.changes.added = newCount - outcome.changes.changed - outcome.changes.unchanged
    let format = outcome.format.rawValue
    let summaries = imported.inOrder.map { source in
      Generation.SourceSummary(
        name: source.name, format: format, records: source.records, imported: request.time,
        attribution: source.attribution, origin: request.origin)
    }
    var sources = sources(replacing: summaries, removing: [])
    let appearing = AppearingRecords(
      fresh, since: base.generation, on: request.options.today, outcome.changes)
    let described = try write(
      newCount, repeated, appearing, describing: request.options.detailLimit > 0, sources, observer)
    outcome.reading.leaveOut(
      duplicates: repeatedCount, described, limit: request.options.detailLimit)
    for index in sources.indices where replaced.contains(sources[index].name) {
      sources[index].records = imported[sources[index].name]
    }
    try publish(newCount, sources, observer)
    outcome.total = newCount + kept.total
    outcome.sources = sources.filter { replaced.contains($0.name) }
  }

  /// Publishes the catalogue without some sources.
  mutating func finish(
    removing names: Set<String>, observer: ImportObserver
  ) throws(StoreError) -> CatalogueChanges {
    try keepLines(butThoseOf: names)
    var changes = CatalogueChanges()
    let (repeated, _) = try compareKeys(changes: &changes)
    let sources = sources(replacing: [], removing: names)
    _ = try write(0, repeated, nil, describing: false, sources, observer)
    try publish(0, sources, observer)
    return changes
  }

  private mutating func compareKeys(
    changes: inout CatalogueChanges
  ) throws(StoreError) -> (repeated: RowSet, fresh: RowSet) {
    defer { (newKeys, replacedKeys) = ([], []) }
    do throws(FileFault) {
      return try RecordKeys.compare(new: &newKeys, old: &replacedKeys, places, changes: &changes)
    } catch { throw .file(error) }
  }

  /// The sources of the next generation, in the order they were first imported.
  private mutating func sources(
    replacing summaries: [Generation.SourceSummary], removing removed: Set<String>
  ) -> [Generation.SourceSummary] {
    var sources = (base.generation?.sources ?? []).filter { !removed.contains($0.name) }
    noteLostPlaces(butThoseOf: removed.union(summaries.map(\.name)), correcting: &sources)
    for summary in summaries {
      if let index = sources.firstIndex(where: { $0.name == summary.name }) {
        sources[index] = summary
      } else {
        sources.append(summary)
      }
    }
    return sources
  }

  /// Writes the lines and the index; records that repeat others stay out and are described if that
  /// is wanted.
  private mutating func write(
    _ newCount: Int, _ repeated: RowSet, _ appearing: AppearingRecords?, describing: Bool,
    _ sources: [Generation.SourceSummary], _ observer: ImportObserver
  ) throws(StoreError) -> [SkippedRecord] {
    var described: [SkippedRecord] = []
    let total = newCount + kept.total
    let (places, isRepeating) = (places, !repeated.isEmpty)
    var (counted, appeared) = (imported, appearances)
    try writer.write(
      runs, count: total, sources: sources,
      takes: { line in
        let sequence = RecordSequence(line.sequence)
        guard isRepeating || appearing != nil, sequence.chunk < Self.firstKeptChunk else {
          return true
        }
        guard repeated.contains(places.number(of: sequence)) else {
          if let entry = appearing?.entry(line, places.number(of: sequence)) { appeared.add(entry) }
          return true
        }
        counted.takeOne(of: line.text(.source)?.text ?? "")
        if describing { described.append(places.describe(line)) }
        return false
      }, progress: { observer.progress(.writing(records: $0, of: total)) })
    imported = counted
    appearances = appeared
    runs = []
    return described
  }

  private mutating func publish(
    _ newCount: Int, _ sources: [Generation.SourceSummary], _ observer: ImportObserver
  ) throws(StoreError) {
    if let generation = base.generation {
      var all = try store.appearances(of: generation)
      for entry in appearances.entries { all.add(entry) }
      all.keep(sources: Set(sources.map(\.name)))
      try writer.write(all)
    }
    _ = try writer.publish(records: newCount + kept.total, sources: sources)
    for loss in losses { observer.loses(loss) }
  }
}

extension ImportFault {
  /// What the fault means in the lines of a generation.
  fileprivate func storeError(path: String) -> StoreError {
    if case .unreadable(let fault) = reason { return .file(fault) }
    return .damagedCatalogue(path: path, byte: byte, reason: wording)
  }
}

extension RecordPlaces {
  /// Describes a record that repeats another.
  fileprivate func describe(_ packed: PackedLine) -> SkippedRecord {
    let sequence = RecordSequence(packed.sequence)
    let lexed = packed.lexed
    let id = (lexed.source?.record ?? lexed.id)?.string(in: packed.line).text
    return SkippedRecord(
      record: number(of: sequence) + 1, line: line(of: sequence), id: id, reason: .duplicate)
  }
}
