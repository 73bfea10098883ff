/// What a new generation is made from: the one before it, or what is left of it.
struct CatalogueBase {
  /// The generation whose lines are gone through; nil when there is none that can be read.
  var generation: Generation?
  /// The sources that people believe to be there.
  var expected: [Generation.SourceSummary] = []
  /// The number of the generation to make.
  var nextNumber: Int
  /// What is known to be lost before any line is looked at.
  var losses: [CatalogueLoss] = []
}

extension Store {
  /// Finds what an update starts from; damage is noted and never in the way.
  ///
  /// The caller has the lock. Throws ``StoreError`` for what no import can mend, such as a file
  /// that may not be read.
  func catalogueBase() throws(StoreError) -> CatalogueBase {
    let current: Generation?
    do {
      current = try namedGeneration()
    } catch {
      guard case .damagedCatalogue(let path, _, _) = error else { throw error }
      let used = try newestReadable()
      return try base(of: used, losses: [.current(path: path, used: used?.number)])
    }
    guard let current else { return try baseWithoutCurrent() }
    do {
      _ = try lines(of: current)
      return CatalogueBase(
        generation: current, expected: current.sources,
        nextNumber: try number(after: current.number))
    } catch {
      guard case .damagedCatalogue(let path, _, _) = error else { throw error }
      let used = try newestReadable()
      var base = try base(of: used, losses: [.generation(path: path, used: used?.number)])
      base.expected = current.sources
      return base
    }
  }

  /// A store that was never imported to, or whose `current` was lost.
  private func baseWithoutCurrent() throws(StoreError) -> CatalogueBase {
    guard try generationNumbers().contains(where: mayBePublished) else {
      return CatalogueBase(nextNumber: 1)
    }
    let used = try newestReadable()
    return try base(
      of: used, losses: [.current(path: catalogue.file("current"), used: used?.number)])
  }

  /// Whether a generation may have been live; an import that was killed leaves an index that does
  /// not fit.
  func mayBePublished(_ number: Int) -> Bool {
    let folder = folder(of: number)
    let hasLinesAlone =
      FileStatus(folder.file(Generation.linesName)) != nil
      && FileStatus(folder.file("index")) == nil
    return hasLinesAlone || isPublished(number) || description(of: number) != nil
  }

  /// The next number, where at most an import was killed; else one that no folder has.
  private func number(after live: Int) throws(StoreError) -> Int {
    description(of: live + 1) == nil ? live + 1 : try unusedNumber()
  }

  /// A number that no folder has, so that nothing is overwritten.
  func unusedNumber() throws(StoreError) -> Int { max(0, try generationNumbers().last ?? 0) + 1 }

  private func base(
    of used: Generation?, losses: [CatalogueLoss]
  ) throws(StoreError) -> CatalogueBase {
    CatalogueBase(
      generation: used, expected: used?.sources ?? [],
      nextNumber: try unusedNumber(), losses: losses)
  }

  /// The newest generation whose lines can be opened.
  func newestReadable() throws(StoreError) -> Generation? {
    for number in try generationNumbers().reversed() {
      guard let generation = description(of: number), (try? lines(of: generation)) != nil else {
        continue
      }
      return generation
    }
    return nil
  }

  func generationNumbers() throws(StoreError) -> [Int] {
    try onDisk { () throws(FileFault) in try catalogue.names() }.compactMap { Int($0) }.sorted()
  }
}
