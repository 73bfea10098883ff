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
        generation: current, expected: current.sources, nextNumber: current.number + 1)
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
    guard let used = try newestReadable() else { return CatalogueBase(nextNumber: 1) }
    return try base(
      of: used, losses: [.current(path: catalogue.file("current"), used: used.number)])
  }

  /// The number is new, so that nothing readable is overwritten.
  private func base(
    of used: Generation?, losses: [CatalogueLoss]
  ) throws(StoreError) -> CatalogueBase {
    CatalogueBase(
      generation: used, expected: used?.sources ?? [],
      nextNumber: (try generationNumbers().last ?? 0) + 1, losses: losses)
  }

  /// The newest generation whose lines can be opened, as its own folder describes it.
  func newestReadable() throws(StoreError) -> Generation? {
    for number in try generationNumbers().reversed() {
      let copy = try? folder(of: number).contents(Generation.copyName)
      guard let copy, let json = try? JSON(parsing: copy), let generation = Generation(json),
        generation.number == number, (try? lines(of: generation)) != nil
      else { continue }
      return generation
    }
    return nil
  }

  func generationNumbers() throws(StoreError) -> [Int] {
    try onDisk { () throws(FileFault) in try catalogue.names() }.compactMap { Int($0) }.sorted()
  }
}
