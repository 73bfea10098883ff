extension Store {
  /// Imports a file: its sources' records replace those of an earlier import, all else stays.
  ///
  /// Either a whole new generation is published or nothing changes. The file is read once, and
  /// neither it nor the catalogue is ever in memory as a whole. Throws ``ImportError``.
  public func importCatalogue(
    _ request: ImportRequest, observer: ImportObserver = ImportObserver()
  ) throws(ImportError) -> ImportOutcome {
    try importCatalogue(request, observer: observer, limits: Scratch.Limits())
  }

  /// Imports a file with other limits of memory.
  func importCatalogue(
    _ request: ImportRequest, observer: ImportObserver = ImportObserver(), limits: Scratch.Limits
  ) throws(ImportError) -> ImportOutcome {
    var window = InputWindow(request.input)
    let format = try request.recognisedFormat(&window)
    let traces = StoreTraces(of: self)
    var update = try beginUpdate(limits)
    do throws(ImportError) {
      var outcome = ImportOutcome(
        format: format,
        reading: try update.read(window, request, as: format, observer: observer))
      guard outcome.reading.accepted > 0 else {
        throw .nothingToImport(outcome.reading, format: format)
      }
      do throws(StoreError) {
        try keepNames()
        try update.finish(request, observer: observer, outcome: &outcome)
      } catch { throw .store(error) }
      if let now = OffsetTime(request.time) {
        makeRatingColumns(today: Moment(secondsSince1970: now.seconds).daysSince1970)
      }
      return outcome
    } catch {
      update.abandon()
      traces.undo(in: self)
      throw error
    }
  }

  /// Removes every record of a source; what people did with its restaurants stays.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read or written; then it is as it was.
  public func removeSource(
    _ name: String, observer: ImportObserver = ImportObserver()
  ) throws(ImportError) -> CatalogueChanges {
    let known: [String]
    do throws(StoreError) { known = try currentGeneration()?.sources.map(\.name) ?? [] } catch {
      throw .store(error)
    }
    guard known.contains(name) else { throw .unknownSource(name, known: known) }
    var update = try beginUpdate(Scratch.Limits())
    do throws(StoreError) {
      try keepNames()
      return try update.finish(removing: [name], observer: observer)
    } catch {
      update.abandon()
      throw .store(error)
    }
  }

  /// Publishes the catalogue without the lines of it that are no places.
  func republishCatalogue() throws(StoreError) {
    var update = try CatalogueUpdate.begin(in: self, limits: Scratch.Limits())
    do throws(StoreError) {
      try keepNames()
      _ = try update.finish(removing: [], observer: ImportObserver())
    } catch {
      update.abandon()
      throw error
    }
  }

  private func beginUpdate(_ limits: Scratch.Limits) throws(ImportError) -> CatalogueUpdate {
    do throws(StoreError) {
      try create()
      return try CatalogueUpdate.begin(in: self, limits: limits)
    } catch { throw .store(error) }
  }
}

extension ImportRequest {
  /// The format that was asked for, or the one that the content shows.
  func recognisedFormat(_ window: inout InputWindow) throws(ImportError) -> CatalogueFormat {
    if let format { return format }
    do throws(ImportFault) {
      if let format = try CatalogueFormat.recognise(&window, fields: options.fields) {
        return format
      }
    } catch { throw .unreadable(error.wording) }
    let content = window.bytes.withBytes { ForeignContent.recognise($0) }
    let isLong = window.bytes.count >= InputWindow.recordLimit
    throw .unrecognisedFormat(content == .otherJSON && isLong ? .longJSON : content)
  }
}

/// What was missing of a store before an import made it.
private struct StoreTraces {
  private let hadStore: Bool
  private let hadFolder: Bool

  init(of store: Store) {
    hadStore = store.format != nil
    hadFolder = store.root.exists
  }

  /// Removes what the import made; a store that somebody else has begun to use meanwhile stays.
  func undo(in store: Store) {
    guard !hadStore, (try? store.catalogue.names()) == ["lock"],
      (try? store.root.names()) == ["catalogue", StoreFormat.name]
    else { return }
    try? store.catalogue.remove("lock")
    guard store.catalogue.removeIfEmpty() else { return }
    try? store.root.remove(StoreFormat.name)
    if !hadFolder { _ = store.root.removeIfEmpty() }
  }
}
