extension RestorePlan {
  /// Plans the places: they come where the store has none, or none that can be read, and files come
  /// back whole that are damaged here.
  mutating func planCatalogue(_ backup: Backup, _ store: Store) throws(BackupFault) {
    let examination = CatalogueExamination(store)
    let damage = examination.findings.filter { $0.kind == .damagedCatalogue }
    guard let saved = try backup.generation() else { return keptDamage = damage }
    let (here, unused): (Generation?, Int)
    do throws(StoreError) {
      (here, unused) = (try store.describedGeneration(), try store.unusedNumber())
    } catch { throw .store(error) }
    if damage.isEmpty {
      guard here == nil else { return }
      try planWhole(saved, backup)
    } else if saved.isWhole, saved.isSame(as: here, in: store) {
      try planDamaged(saved, backup, store)
    } else if examination.places == 0 {
      try planRenumbered(saved, as: unused, backup)
    } else {
      keptDamage = damage
    }
  }

  /// What a backup has of the catalogue, into a store that has nothing.
  private mutating func planWhole(
    _ saved: SavedGeneration, _ backup: Backup
  ) throws(BackupFault) {
    for file in backup.manifest.files where file.path.hasPrefix("catalogue/") {
      guard file.path != "catalogue/current" else { continue }
      writes.append(Write(path: file.path))
    }
    writes.append(Write(path: "catalogue/current", bytes: saved.generation.line))
    places = saved.generation.records
  }

  /// The files of the same generation that are another here.
  private mutating func planDamaged(
    _ saved: SavedGeneration, _ backup: Backup, _ store: Store
  ) throws(BackupFault) {
    let folder = "catalogue/\(saved.generation.number)/"
    for file in backup.manifest.files where file.path.hasPrefix(folder) {
      let name = String(file.path.dropFirst(folder.count))
      let there = try contents(name, store.folder(of: saved.generation.number))
      guard try there != backup.contents(of: file) else { continue }
      writes.append(Write(path: file.path, dropsBytes: there != nil))
    }
    let (line, there) = (saved.generation.line, try contents("current", store.catalogue))
    if there != line {
      writes.append(Write(path: "catalogue/current", bytes: line, dropsBytes: there != nil))
    }
    places = saved.generation.records
  }

  private func contents(_ name: String, _ folder: Folder) throws(BackupFault) -> [UInt8]? {
    do throws(FileFault) { return try folder.contents(name) } catch { throw .file(error) }
  }

  /// Another generation than those that are here and cannot be read.
  private mutating func planRenumbered(
    _ saved: SavedGeneration, as number: Int, _ backup: Backup
  ) throws(BackupFault) {
    var generation = saved.generation
    generation.number = number
    for name in [Generation.linesName, Appearances.fileName] {
      let old = "catalogue/\(saved.generation.number)/\(name)"
      guard let bytes = try backup.contents(of: old) else { continue }
      writes.append(Write(path: "catalogue/\(number)/\(name)", bytes: bytes))
    }
    writes.append(
      Write(path: "catalogue/\(number)/\(Generation.copyName)", bytes: generation.line))
    writes.append(Write(path: "catalogue/current", bytes: generation.line, dropsBytes: true))
    places = generation.records
  }
}

/// The generation that a backup has.
struct SavedGeneration {
  let generation: Generation
  /// Whether its places are those that were imported.
  let isWhole: Bool

  /// Whether a store has the same generation, damaged or not.
  fileprivate func isSame(as here: Generation?, in store: Store) -> Bool {
    if let here {
      return here.number == generation.number && here.fingerprint == generation.fingerprint
    }
    let lines = try? store.folder(of: generation.number).contents(Generation.linesName)
    return lines.map { Fingerprint.of($0) } == generation.fingerprint
  }
}

extension Backup {
  /// The generation whose places it has: the one that was live, or else the newest.
  fileprivate func generation() throws(BackupFault) -> SavedGeneration? {
    let copies = manifest.files.map(\.path)
      .filter { $0.hasPrefix("catalogue/") && $0.hasSuffix("/\(Generation.copyName)") }
      .sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    for path in ["catalogue/current"] + copies {
      guard let bytes = try contents(of: path), let json = try? JSON(parsing: bytes),
        let generation = Generation(json),
        let lines = try contents(of: "catalogue/\(generation.number)/\(Generation.linesName)")
      else { continue }
      return SavedGeneration(
        generation: generation, isWhole: Fingerprint.of(lines) == generation.fingerprint)
    }
    return nil
  }
}

extension Store {
  /// The generation that is live, or would be if its places could be read.
  fileprivate func describedGeneration() throws(StoreError) -> Generation? {
    do throws(StoreError) {
      if let named = try namedGeneration() { return named }
    } catch {
      guard case .damagedCatalogue = error else { throw error }
    }
    return try generationNumbers().reversed().lazy.compactMap(description).first
  }
}
