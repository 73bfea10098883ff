extension Store {
  /// Answers a question from the live generation, or from the sample when nothing was imported.
  ///
  /// An index that turns out to be missing, stale or damaged is made anew, written back where the
  /// store can be written, and the question is asked again; so a bad index costs time and never an
  /// answer.
  func answer<Answer>(
    from place: CatalogueChoice = .live, _ question: (Catalogue) throws(QueryFault) -> Answer
  ) throws(StoreError) -> Answer {
    let catalogue = try open(place)
    do throws(QueryFault) {
      if place == .live { try layChanges(over: catalogue, trusting: true) }
      return try question(catalogue)
    } catch {
      guard case .index = error else { throw error.storeError(path: path) }
    }
    let mended = try open(place, trustingIndex: false)
    do throws(QueryFault) {
      if place == .live { try layChanges(over: mended, trusting: false) }
      return try question(mended)
    } catch {
      throw error.storeError(path: path)
    }
  }

  /// Opens the live generation, or the built-in sample.
  func open(
    _ choice: CatalogueChoice, trustingIndex: Bool = true
  ) throws(StoreError) -> Catalogue {
    switch choice {
    case .sample: return try Catalogue.sample()
    case .live:
      guard let generation = try currentGeneration(), generation.records > 0 else {
        return try Catalogue.sample()
      }
      return try open(generation, trustingIndex: trustingIndex)
    }
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
    let lines = try lines(of: generation)
    let size = try onDisk { () throws(FileFault) in try lines.size() }
    guard trustingIndex else { return try rebuild(generation, in: folder) }
    lines.adviseRandom()
    do throws(IndexFile.IndexFault) {
      let index = try IndexFile(path: folder.file("index"), catalogueSize: size)
      // The same size is not enough: a copied or restored folder may bring another generation's.
      guard index.baseFingerprint == generation.fingerprint,
        try isAsIndexed(lines, by: index, in: folder)
      else {
        throw IndexFile.IndexFault(reason: "made for other lines")
      }
      return Catalogue(lines: .file(lines), index: index, sources: generation.sources)
    } catch {}
    return try rebuild(generation, in: folder)
  }

  /// Whether the lines are those that the index was made from.
  ///
  /// Lines that were changed after the index, by hand or by being copied, are read as a whole; when
  /// they turn out the same, the index is made to look the younger one again.
  private func isAsIndexed(
    _ lines: borrowing File, by index: IndexFile, in folder: Folder
  ) throws(IndexFile.IndexFault) -> Bool {
    do throws(FileFault) {
      guard let indexed = index.modified, try lines.modified() > indexed else { return true }
      guard Fingerprint.of(try lines.readAll()) == index.baseFingerprint else { return false }
    } catch { throw IndexFile.IndexFault(reason: error.description) }
    try? File(folder.file("index"), .read).touch()
    return true
  }

  /// Makes the index anew and keeps it, unless the store cannot be written.
  private func rebuild(_ generation: Generation, in folder: Folder) throws(StoreError) -> Catalogue
  {
    let lines = try lines(of: generation)
    let bytes = try onDisk { () throws(FileFault) in try lines.readAll() }
    let image = try IndexImage(
      lines: bytes, path: lines.path, sourceOrder: generation.sources.map(\.name),
      byLastImport: generation.sourcesByLastImport)
    // A folder that cannot be written, or a full disk, must not keep a question from its answer.
    try? folder.replace("index", with: image.bytes)
    do throws(IndexFile.IndexFault) {
      let index = try IndexFile(image: image, catalogueSize: bytes.count)
      try? adopt(index, as: generation)
      return Catalogue(lines: .file(lines), index: index, sources: generation.sources)
    } catch {
      throw .damagedCatalogue(path: folder.file("index"), byte: nil, reason: error.reason)
    }
  }
}

extension Store {
  /// Lets the generation tell of lines that somebody edited by hand, so that the index made from them
  /// is known to belong there.
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
    try catalogue.replace("current", with: Array("\(edited.json.compactText)\n".utf8))
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

extension IndexImage {
  /// Makes an index from the bytes of a `restaurants.jsonl`; without `byLastImport` each source was
  /// imported once.
  init(
    lines bytes: [UInt8], path: String, sourceOrder: [String], byLastImport: [String]? = nil
  ) throws(StoreError) {
    var builder = IndexBuilder(
      path: path, sourceOrder: sourceOrder, byLastImport: byLastImport ?? sourceOrder)
    var start = 0
    while start < bytes.count {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
        throw .damagedCatalogue(path: path, byte: start, reason: "the last line is cut short")
      }
      try bytes.withBytes { (buffer) throws(StoreError) in
        try builder.add(line: ByteView(rebasing: buffer[start..<end]))
      }
      start = end + 1
    }
    self = builder.finish()
  }
}

extension QueryFault {
  fileprivate func storeError(path: String) -> StoreError {
    switch self {
    case .store(let error): error
    case .index(let fault):
      .damagedCatalogue(
        path: "\(path)/catalogue", byte: nil, reason: "the index cannot be made: \(fault.reason)")
    }
  }
}
