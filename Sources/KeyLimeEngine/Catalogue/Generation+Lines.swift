extension Store {
  /// What the folder of a generation says of it: in its own file, or when that is lost, in its
  /// places.
  func description(of number: Int) -> Generation? {
    if let copy = try? folder(of: number).contents(Generation.copyName),
      let json = try? JSON(parsing: copy), let generation = Generation(json),
      generation.number == number
    {
      return generation
    }
    return (try? descriptionFromLines(of: number)) ?? nil
  }

  /// A generation as its places describe it; nil unless they have an index that was made of all of
  /// them: an import that was killed leaves none.
  private func descriptionFromLines(of number: Int) throws -> Generation? {
    let folder = folder(of: number)
    let file = try File(folder.file(Generation.linesName), .read)
    let time = HybridTime(milliseconds: try file.modified() / 1_000_000).text.prefix(19) + "Z"
    let lines = try CatalogueLines(file)
    let index = try IndexFile(path: folder.file("index"), catalogueSize: lines.size)
    let (count, fingerprint) = try lines.examine()
    guard count > 0, fingerprint == index.baseFingerprint else { return nil }
    let sources = try lines.sources().map { source in
      Generation.SourceSummary(
        name: source.name, format: CatalogueFormat.keylime.rawValue, records: source.records,
        imported: String(time), attribution: source.attribution, origin: nil)
    }
    return Generation(
      number: number, records: count, bytes: lines.size, fingerprint: fingerprint,
      sources: sources)
  }
}

extension CatalogueLines {
  /// The sources that the lines name, in the order of their first lines.
  fileprivate func sources() throws(StoreError) -> [SourceTallies.Tally] {
    var tallies = SourceTallies()
    var lexed = LexedRestaurant()
    try forEach { line, _ in
      var scanner = JSONScanner(line)
      try? lexed.read(from: &scanner)
      let source = lexed.source
      _ = tallies.count(
        source?.name?.string(in: line), otherwise: "", RecordSequence(chunk: 0, record: 0)
      ) { source?.attribution?.string(in: line).text }
    }
    return tallies.tallies
  }
}
