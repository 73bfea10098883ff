/// What an examination finds in the catalogue of a store.
struct CatalogueExamination {
  private(set) var findings: [Finding] = []
  private(set) var places = 0

  /// Reads the live generation whole.
  init(_ store: Store) {
    do throws(StoreError) {
      guard let generation = try liveGeneration(of: store) else { return }
      try examine(generation, of: store)
      findOldGenerations(before: generation.number, in: store)
    } catch {
      findings.append(Finding(.damagedCatalogue, "catalogue", "\(error)"))
    }
  }

  private mutating func liveGeneration(of store: Store) throws(StoreError) -> Generation? {
    let path = "catalogue/current"
    do throws(StoreError) {
      if let named = try store.namedGeneration() { return named }
    } catch {
      guard case .damagedCatalogue = error else { throw error }
      let found = try store.newestReadable()
      findings.append(
        Finding(
          .damagedCatalogue, path, "it does not name a generation", isMendable: found != nil))
      return found
    }
    guard let found = try store.newestReadable() else { return nil }
    findings.append(
      Finding(
        .damagedCatalogue, path, "it is missing; generation \(found.number) is there",
        isMendable: true))
    return found
  }

  private mutating func examine(_ generation: Generation, of store: Store) throws(StoreError) {
    let path = "catalogue/\(generation.number)/\(Generation.linesName)"
    let lines = try CatalogueLines(try store.lines(of: generation))
    var (count, unreadable, first): (Int, Int, Int?) = (0, 0, nil)
    do throws(StoreError) {
      try lines.forEach { line, start in
        if (try? Restaurant(line: line)) != nil { return count += 1 }
        unreadable += 1
        if first == nil { first = start }
      }
    } catch {
      findings.append(Finding(.damagedCatalogue, path, "\(error); import again"))
    }
    places = count
    if let first {
      findings.append(
        Finding(
          .damagedCatalogue, path,
          "\(unreadable == 1 ? "1 line is no place" : "\(unreadable) lines are no places"), the "
            + "first at byte \(first); an import brings back what it said",
          isMendable: count > 0))
    }
    if count + unreadable < generation.records {
      findings.append(
        Finding(
          .damagedCatalogue, path,
          "\(generation.records - count - unreadable) of \(generation.records) places are gone; "
            + "import again"))
    }
    findUnfitIndex(of: lines, generation, in: store)
  }

  private mutating func findUnfitIndex(
    of lines: borrowing CatalogueLines, _ generation: Generation, in store: Store
  ) {
    let folder = store.folder(of: generation.number)
    let path = folder.file("index")
    guard FileStatus(path) != nil, let fingerprint = try? lines.examine().fingerprint else {
      return
    }
    let fits =
      (try? IndexFile(path: path, catalogueSize: lines.size))
      .map { $0.baseFingerprint == fingerprint } ?? false
    guard !fits else { return }
    findings.append(
      Finding(
        .derived, "catalogue/\(generation.number)/index",
        "it does not fit the places; it is made again", isMendable: true))
  }

  /// An import keeps the generation before the live one, since a reader may be in it.
  private mutating func findOldGenerations(before live: Int, in store: Store) {
    for number in (try? store.generationNumbers()) ?? []
    where number < live - 1 || number > live {
      findings.append(
        Finding(
          .leftOver, "catalogue/\(number)", "a generation that is not in use", isMendable: true))
    }
  }
}
