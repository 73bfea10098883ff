extension Store {
  /// Answers a question from the live generation, or from the sample when nothing was imported.
  ///
  /// An index that turns out to be missing, stale or damaged is made anew, written back where the
  /// store can be written, and the question is asked again; so a bad index costs time and never an
  /// answer.
  func answer<Answer>(
    from place: CatalogueChoice = .live, _ question: (Catalogue) throws(QueryFault) -> Answer
  ) throws(StoreError) -> Answer {
    do throws(QueryFault) { return try ask(place, question) } catch {
      throw error.storeError(path: path)
    }
  }

  /// The same, where the caller deals with what is not the catalogue's fault.
  func ask<Answer>(
    _ place: CatalogueChoice = .live, _ question: (Catalogue) throws(QueryFault) -> Answer
  ) throws(QueryFault) -> Answer {
    do throws(QueryFault) { return try question(try catalogue(place, trustingIndex: true)) } catch {
      guard case .index = error else { throw error }
    }
    return try question(try catalogue(place, trustingIndex: false))
  }

  /// The catalogue to ask, the live one with what people changed laid over it.
  private func catalogue(
    _ choice: CatalogueChoice, trustingIndex: Bool
  ) throws(QueryFault) -> Catalogue {
    guard choice == .live else { return try opening(Catalogue.sample) }
    let generation = try opening(currentGeneration)
    if trustingIndex, let last = kept.catalogue(of: generation, journal: journal.version) {
      return last
    }
    let catalogue = try opening { () throws(StoreError) in
      try unchanged(generation, trustingIndex: trustingIndex)
    }
    try layChanges(over: catalogue, trusting: trustingIndex)
    kept.keep(catalogue, of: generation, journal: journal.version)
    return catalogue
  }

  private func opening<Value>(
    _ open: () throws(StoreError) -> Value
  ) throws(QueryFault) -> Value {
    do throws(StoreError) { return try open() } catch { throw .store(error) }
  }

  /// Opens the live generation, or the built-in sample, without what people changed.
  func openUnchanged() throws(StoreError) -> Catalogue {
    try unchanged(currentGeneration(), trustingIndex: true)
  }

  private func unchanged(
    _ generation: Generation?, trustingIndex: Bool
  ) throws(StoreError) -> Catalogue {
    guard let generation, generation.records > 0 else { return try Catalogue.sample() }
    return try open(generation, trustingIndex: trustingIndex)
  }

  /// Opens a generation; when it vanished meanwhile, the one that replaced it.
  private func open(
    _ generation: Generation, trustingIndex: Bool
  ) throws(StoreError) -> Catalogue {
    let folder = folder(of: generation.number)
    do {
      return try open(generation, in: folder, trustingIndex: trustingIndex)
    } catch {
      guard case .damagedCatalogue(_, nil, _) = error, let newer = try currentGeneration(),
        newer != generation
      else { throw error }
      return try open(newer, trustingIndex: trustingIndex)
    }
  }

  /// The lines of a generation, which are the truth.
  ///
  /// Throws `damagedCatalogue` without a byte when there is no such file.
  func lines(of generation: Generation) throws(StoreError) -> File {
    let path = folder(of: generation.number).file(Generation.linesName)
    do throws(FileFault) { return try File(path, .read) } catch {
      guard error.isMissing else { throw .file(error) }
      throw .damagedCatalogue(path: path, byte: nil, reason: "it is missing")
    }
  }

  private func open(
    _ generation: Generation, in folder: Folder, trustingIndex: Bool
  ) throws(StoreError) -> Catalogue {
    let lines = try CatalogueLines(try self.lines(of: generation))
    if trustingIndex {
      lines.bytes.adviseRandom()
      if let index = try? fittingIndex(of: lines, generation, in: folder) {
        _ = noteIfShrunk(index, generation, in: folder)
        return catalogue(lines, index, generation, in: folder)
      }
    }
    let index = try remakeIndex(of: lines, generation, in: folder)
    if !noteIfShrunk(index, generation, in: folder) { try? adopt(index, as: generation) }
    return catalogue(lines, index, generation, in: folder)
  }

  /// Notes when places are gone that nobody removed by an import; tells whether some are.
  private func noteIfShrunk(
    _ index: IndexFile, _ generation: Generation, in folder: Folder
  ) -> Bool {
    guard index.recordCount < generation.records else { return false }
    let path = folder.file(Generation.linesName)
    damage.note(.shrunk(path: path, records: index.recordCount, of: generation.records))
    return true
  }

  private func catalogue(
    _ lines: consuming CatalogueLines, _ index: IndexFile, _ generation: Generation,
    in folder: Folder
  ) -> Catalogue {
    Catalogue(
      lines: lines.bytes, index: index, sources: generation.sources,
      ratingLocation: .init(folder: folder, name: "ratings"))
  }

  /// The index that the folder holds; throws when it was not made from the lines.
  private func fittingIndex(
    of lines: borrowing CatalogueLines, _ generation: Generation, in folder: Folder
  ) throws(IndexFile.IndexFault) -> IndexFile {
    let index = try IndexFile(path: folder.file("index"), catalogueSize: lines.size)
    // The same size is not enough: a copied or restored folder may bring another generation's.
    if index.baseFingerprint == generation.fingerprint {
      if try isAsIndexed(lines, by: index, in: folder) { return index }
    } else if index.recordCount < generation.records {
      // Lines that lost some stay other lines than were imported; their index is not made each
      // time.
      if let found = try? lines.examine().fingerprint, found == index.baseFingerprint {
        return index
      }
    }
    throw IndexFile.IndexFault(reason: "made for other lines")
  }

  /// Whether the lines are those that the index was made from.
  ///
  /// Lines that were changed after the index, by hand or by being copied, are read as a whole; when
  /// they turn out the same, the index is made to look the younger one again.
  private func isAsIndexed(
    _ lines: borrowing CatalogueLines, by index: IndexFile, in folder: Folder
  ) throws(IndexFile.IndexFault) -> Bool {
    do {
      guard let indexed = index.modified, try lines.bytes.modified() ?? 0 > indexed else {
        return true
      }
      guard try lines.examine().fingerprint == index.baseFingerprint else { return false }
    } catch { throw IndexFile.IndexFault(reason: "\(error)") }
    try? File(folder.file("index"), .read).touch()
    return true
  }

  /// Makes the index anew: in the folder, or in memory where nothing can be written there.
  private func remakeIndex(
    of lines: borrowing CatalogueLines, _ generation: Generation, in folder: Folder
  ) throws(StoreError) -> IndexFile {
    if let index = try indexOnDisk(of: lines, generation, in: folder) { return index }
    let image = try IndexImage(
      lines, sourceOrder: generation.sources.map(\.name),
      byLastImport: generation.sourcesByLastImport)
    do throws(IndexFile.IndexFault) {
      return try IndexFile(image: image, catalogueSize: lines.size)
    } catch {
      throw .damagedCatalogue(path: folder.file("index"), byte: nil, reason: error.reason)
    }
  }

  /// Makes the index in the folder; nil when that is not possible: a folder that cannot be written,
  /// or a full disk, must not keep a question from its answer.
  private func indexOnDisk(
    of lines: borrowing CatalogueLines, _ generation: Generation, in folder: Folder
  ) throws(StoreError) -> IndexFile? {
    var path: String?
    do throws(StoreError) {
      let new = try onDisk { () throws(FileFault) in try folder.begin("index") }
      path = new.path
      let made = try lines.index(
        in: IndexStorage(new), scratch: Scratch(in: folder),
        sourceOrder: generation.sources.map(\.name),
        byLastImport: generation.sourcesByLastImport)
      try onDisk { () throws(FileFault) in try made.storage.replace("index", in: folder) }
    } catch {
      if let path { File.removeName(path) }
      guard case .file = error else { throw error }
      return nil
    }
    return try? IndexFile(path: folder.file("index"), catalogueSize: lines.size)
  }
}

extension Store {
  /// Lets the generation tell of lines that somebody edited by hand, so that the index made from
  /// them is known to belong there.
  ///
  /// Left undone when another process imports, or has imported since.
  private func adopt(_ index: IndexFile, as generation: Generation) throws {
    guard index.baseFingerprint != generation.fingerprint else { return }
    try catalogue.check()
    let lock = try File(catalogue.file("lock"), .update)
    guard try lock.tryLock(), try currentGeneration() == generation else { return }
    var edited = generation
    (edited.records, edited.bytes) = (index.recordCount, index.baseSize)
    edited.fingerprint = index.baseFingerprint
    try catalogue.replace("current", with: edited.line)
    _ = consume lock
  }
}

/// Which catalogue a question is put to.
public enum CatalogueChoice: Sendable {
  /// What was imported; the sample when nothing was.
  case live
  /// The built-in sample.
  case sample
}

extension QueryFault {
  /// What the fault means for a store at a path.
  func storeError(path: String) -> StoreError {
    switch self {
    case .store(let error): error
    case .ratings:
      .damagedCatalogue(
        path: "\(path)/catalogue", byte: nil, reason: "the ratings cannot be made")
    case .state:
      .damaged(path: Snapshot.path(in: path), byte: 0, reason: "it is not whole")
    case .index(let fault):
      .damagedCatalogue(
        path: "\(path)/catalogue", byte: nil, reason: "the index cannot be made: \(fault.reason)")
    }
  }
}
