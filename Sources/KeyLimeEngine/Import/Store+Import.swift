extension Store {
  /// Imports a file: its sources' records replace those of an earlier import, all else stays.
  ///
  /// Either a whole new generation is published or nothing changes. Throws ``ImportError``.
  public func importCatalogue(
    _ request: consuming ImportRequest, observer: ImportObserver = ImportObserver()
  ) throws(ImportError) -> ImportOutcome {
    var request = request
    guard let format = request.format ?? recognise(request.bytes) else {
      throw .unrecognisedFormat(
        request.bytes.withBytes(ForeignContent.recognise))
    }
    var update = try beginUpdate(observer)
    do throws(ImportError) {
      var outcome = ImportOutcome(
        format: format, reading: try update.read(request, as: format, observer: observer))
      guard outcome.reading.accepted > 0 else {
        throw .nothingToImport(outcome.reading, format: format)
      }
      // The file is no longer needed, and laying out takes as much memory again.
      request.bytes = []
      try publish(&update, request, observer, &outcome)
      if let now = OffsetTime(request.time) {
        makeRatingColumns(today: RankedPlaces.day(of: now.seconds))
      }
      return outcome
    } catch {
      update.abandon()
      throw error
    }
  }

  private func publish(
    _ update: inout CatalogueUpdate, _ request: ImportRequest, _ observer: ImportObserver,
    _ outcome: inout ImportOutcome
  ) throws(ImportError) {
    do throws(StoreError) {
      let generation = try update.finish(
        request, as: outcome.format, observer: observer, changes: &outcome.changes)
      let imported = Set(update.order)
      outcome.total = generation.records
      outcome.sources = generation.sources.filter { imported.contains($0.name) }
    } catch { throw .store(error) }
  }

  /// Removes every record of a source; what people did with its restaurants stays.
  public func removeSource(
    _ name: String, observer: ImportObserver = ImportObserver()
  ) throws(ImportError) -> CatalogueChanges {
    let known: [String]
    do throws(StoreError) { known = try currentGeneration()?.sources.map(\.name) ?? [] } catch {
      throw .store(error)
    }
    guard known.contains(name) else { throw .unknownSource(name, known: known) }
    var update = try beginUpdate(observer)
    do throws(StoreError) { return try update.finish(removing: name, observer: observer) } catch {
      throw .store(error)
    }
  }

  private func recognise(_ bytes: [UInt8]) -> CatalogueFormat? {
    bytes.withBytes(CatalogueFormat.recognise)
  }

  private func beginUpdate(_ observer: ImportObserver) throws(ImportError) -> CatalogueUpdate {
    do throws(StoreError) {
      try create()
      return try CatalogueUpdate.begin(in: self, observer: observer)
    } catch { throw .store(error) }
  }
}
