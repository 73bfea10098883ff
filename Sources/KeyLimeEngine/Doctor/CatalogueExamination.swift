/// What an examination finds in the catalogue of a store.
struct CatalogueExamination {
  private(set) var findings: [Finding] = []
  private(set) var places = 0
  /// Whether `current` names the generation that was examined.
  private var isNamed = false

  /// Reads the live generation whole.
  init(_ store: Store) {
    do throws(StoreError) {
      guard let generation = try liveGeneration(of: store) else { return }
      let lines = store.folder(of: generation.number).file(Generation.linesName)
      let isThere = try onDisk { () throws(FileFault) in try File(ifPresent: lines, .read) != nil }
      guard isThere else {
        try noteMissingLines(of: generation, in: store)
        return
      }
      try examine(generation, of: store)
      findOldGenerations(before: generation.number, in: store)
    } catch {
      // What this user may not read is a finding of its own.
      if case .file(let fault) = error, fault.isDenied { return }
      findings.append(Finding(.damagedCatalogue, "catalogue", "\(error)"))
    }
  }

  private mutating func liveGeneration(of store: Store) throws(StoreError) -> Generation? {
    let path = "catalogue/current"
    do throws(StoreError) {
      if let named = try store.namedGeneration() {
        isNamed = true
        return named
      }
    } catch {
      guard case .damagedCatalogue = error else { throw error }
      let found = try store.newestReadable()
      findings.append(
        Finding(
          .damagedCatalogue, path, "it does not name a generation",
          advice: found == nil ? Self.wayBack : nil, isMendable: found != nil))
      return found
    }
    guard let found = try store.newestReadable() else {
      try findUnnamedGenerations(in: store)
      return nil
    }
    findings.append(
      Finding(
        .damagedCatalogue, path, "it is missing; generation \(found.number) is there",
        isMendable: true))
    return found
  }

  /// What people can do about places that are lost.
  private static let wayBack = "import again or restore a backup"

  /// Nothing says what the folders hold, and their places are not whole.
  private mutating func findUnnamedGenerations(in store: Store) throws(StoreError) {
    let numbers = try store.generationNumbers()
    if numbers.contains(where: store.isPublished) {
      findings.append(
        Finding(
          .damagedCatalogue, "catalogue/current",
          "it is missing, and no generation can be read", advice: Self.wayBack))
    }
    findings += numbers.compactMap { unnamed($0, in: store) }
  }

  /// A folder with places that nothing describes; nil when it is none.
  private func unnamed(_ number: Int, in store: Store) -> Finding? {
    let lines = store.folder(of: number).file(Generation.linesName)
    guard !isNamed, FileStatus(lines) != nil, store.description(of: number) == nil else {
      return nil
    }
    guard store.mayBePublished(number) else {
      return Finding(
        .leftOver, "catalogue/\(number)",
        "an import that was stopped, or is not done yet, wrote it",
        advice: "the next import removes it", isMendable: true)
    }
    return Finding(
      .damagedCatalogue, "catalogue/\(number)",
      "no file says what its places are, and they may be cut short",
      advice: "\(Self.wayBack); a repair sets them aside", isMendable: true)
  }

  private mutating func noteMissingLines(
    of generation: Generation, in store: Store
  ) throws(StoreError) {
    let found = try store.newestReadable()
    let older = found.map { "; a repair goes back to generation \($0.number)" } ?? ""
    findings.append(
      Finding(
        .damagedCatalogue, "catalogue/\(generation.number)/\(Generation.linesName)",
        "it is missing", advice: "\(Self.wayBack)\(older)", isMendable: found != nil))
  }

  private mutating func examine(_ generation: Generation, of store: Store) throws(StoreError) {
    let path = "catalogue/\(generation.number)/\(Generation.linesName)"
    let lines = try CatalogueLines(try store.lines(of: generation))
    let (count, unreadable, first) = try Self.count(lines)
    places = count
    if let first {
      findings.append(
        Finding(
          .damagedCatalogue, path,
          unreadable == 1
            ? "at byte \(first) a line cannot be read"
            : "\(unreadable) lines cannot be read, the first at byte \(first)",
          advice: Self.wayBack
            + (count > 0 ? "; a repair goes on without what cannot be read" : ""),
          isMendable: count > 0))
    }
    if count + unreadable < generation.records {
      findings.append(
        Finding(
          .damagedCatalogue, path,
          "\(generation.records - count - unreadable) of \(generation.records) places are gone",
          advice: Self.wayBack))
    }
    findUnfitIndex(of: lines, generation, in: store)
  }

  /// How many lines can be read, how many cannot, and where the first of these is.
  private static func count(
    _ lines: borrowing CatalogueLines
  ) throws(StoreError) -> (readable: Int, unreadable: Int, first: Int?) {
    var (count, unreadable, first): (Int, Int, Int?) = (0, 0, nil)
    do throws(StoreError) {
      try lines.forEach { line, start in
        if (try? Restaurant(line: line)) != nil { return count += 1 }
        unreadable += 1
        if first == nil { first = start }
      }
    } catch {
      guard case .damagedCatalogue(_, .some(let byte), _) = error else { throw error }
      unreadable += 1
      first = first ?? byte
    }
    return (count, unreadable, first)
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
      if let arriving = arriving(number, after: live, in: store) {
        findings.append(arriving)
        continue
      }
      let old = Finding(
        .leftOver, "catalogue/\(number)", "a generation that is not in use", isMendable: true)
      findings.append(unnamed(number, in: store) ?? old)
    }
  }

  /// A folder for newer places than those in use; nil when it is none.
  ///
  /// Where machines share the store, `current` may come after them. An import makes the next
  /// folder before it reads, which stays empty when the import is stopped.
  private func arriving(_ number: Int, after live: Int, in store: Store) -> Finding? {
    guard isNamed, number > live, let names = try? store.folder(of: number).names(),
      !names.isEmpty || number == live + 1
    else { return nil }
    let words =
      names.isEmpty
      ? "an import that was stopped, or is not done yet, made this empty folder; "
        + "the next import removes it"
      : "newer places than those in use: they may still be arriving, or an import was stopped; "
        + "the next import removes them"
    return Finding(.arriving, "catalogue/\(number)", words)
  }
}
