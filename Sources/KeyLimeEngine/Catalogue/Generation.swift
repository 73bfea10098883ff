/// One published state of the catalogue, as the line in `catalogue/current` names it.
///
///     {"generation":3,"records":560,"bytes":153021,"fingerprint":"9f…","sources":[{"name":"hanoi",
///     "format":"overpass","records":560,"imported":"2026-11-20T18:00:00Z","attribution":"© …"}]}
///
/// The line is replaced by rename, so a reader sees one generation or the next, never a mixture.
/// The generation's folder has a copy of it in `generation.json`, which is read when `current` is
/// lost.
public struct Generation: Equatable, Sendable {
  /// What one source brought.
  public struct SourceSummary: Equatable, Sendable {
    /// Its name in this store.
    public var name: String
    /// The format it was read from.
    public var format: String
    /// How many restaurants it has.
    public var records: Int
    /// When it was last imported, RFC 3339 in UTC.
    public var imported: String
    /// Who must be credited.
    public var attribution: String?
    /// The file or address it came from.
    public var origin: String?

    /// Makes a summary.
    public init(
      name: String, format: String, records: Int, imported: String, attribution: String?,
      origin: String?
    ) {
      self.name = name
      self.format = format
      self.records = records
      self.imported = imported
      self.attribution = attribution
      self.origin = origin
    }
  }

  /// The number of the generation, from 1; the name of its folder.
  public var number: Int
  /// How many lines its `restaurants.jsonl` has.
  public var records: Int
  /// The size of that file.
  public var bytes: Int
  /// The fingerprint of that file.
  var fingerprint: UInt64
  /// Its sources in the order they were first imported.
  public var sources: [SourceSummary]
}

extension Generation {
  /// The file with its restaurants, one a line.
  static let linesName = "restaurants.jsonl"
  /// The file with a copy of its line in `current`.
  static let copyName = "generation.json"

  /// The names of its sources, the one that was imported last at the end.
  var sourcesByLastImport: [String] {
    sources.enumerated().sorted {
      ($0.element.imported, $0.offset) < ($1.element.imported, $1.offset)
    }
    .map(\.element.name)
  }

  var json: JSON {
    [
      "generation": .number(JSONNumber(number)), "records": .number(JSONNumber(records)),
      "bytes": .number(JSONNumber(bytes)),
      "fingerprint": .string(String(fingerprint, radix: 16)),
      "sources": .array(sources.map(\.json)),
    ]
  }

  /// The line with its line feed.
  var line: [UInt8] { Array("\(json.compactText)\n".utf8) }

  /// Reads the line; nil when it is not one this program wrote.
  init?(_ json: JSON) {
    guard let number = json["generation"]?.number?.integer, number > 0,
      let records = json["records"]?.number?.integer,
      let bytes = json["bytes"]?.number?.integer,
      let fingerprint = json["fingerprint"]?.text.flatMap({ UInt64($0, radix: 16) }),
      let sources = json["sources"]?.elements
    else { return nil }
    self.number = Int(number)
    self.records = Int(records)
    self.bytes = Int(bytes)
    self.fingerprint = fingerprint
    self.sources = sources.compactMap(SourceSummary.init)
  }
}

extension Generation.SourceSummary {
  /// The summary as JSON with the property names as members.
  public var json: JSON {
    var object = JSONObject()
    object["name"] = .string(name)
    object["format"] = .string(format)
    object["records"] = .number(JSONNumber(records))
    object["imported"] = .string(imported)
    object["attribution"] = attribution.map(JSON.string)
    object["origin"] = origin.map(JSON.string)
    return .object(object)
  }

  init?(_ json: JSON) {
    guard let name = json["name"]?.text, let format = json["format"]?.text,
      let records = json["records"]?.number?.integer, let imported = json["imported"]?.text
    else { return nil }
    self.init(
      name: name, format: format, records: Int(records), imported: imported,
      attribution: json["attribution"]?.text, origin: json["origin"]?.text)
  }
}

extension Store {
  /// The live generation, or nil when nothing was imported yet.
  ///
  /// When `current` is missing or empty, it is the newest generation that is whole, as its own
  /// folder or its places describe it. Throws ``StoreError/damagedCatalogue(path:byte:reason:)``
  /// when there is something, but nothing whole: the sample must not stand in for it.
  public func currentGeneration() throws(StoreError) -> Generation? {
    if let named = try namedGeneration() { return named }
    guard try generationNumbers().contains(where: isComplete) else { return nil }
    // The first import may have published it meanwhile.
    if let named = try namedGeneration() { return named }
    let path = catalogue.file("current")
    guard let found = try newestReadable() else {
      throw .damagedCatalogue(path: path, byte: nil, reason: "it is missing")
    }
    damage.note(.lostCurrent(path: path, used: found.number))
    try? rebuildCurrent(found)
    return found
  }

  /// Whether a generation was written to its end.
  private func isComplete(_ number: Int) -> Bool {
    isPublished(number) || !isImporting && description(of: number) != nil
  }

  /// Whether a generation has the file that is written last.
  func isPublished(_ number: Int) -> Bool {
    (try? File(ifPresent: folder(of: number).file(Generation.copyName), .read)) != nil
  }

  /// Whether a process is about to publish a generation.
  private var isImporting: Bool {
    guard let lock = try? File(catalogue.file("lock"), .read) else { return false }
    return (try? lock.tryLock()) == false
  }

  /// Left undone while another process imports.
  private func rebuildCurrent(_ generation: Generation) throws {
    try catalogue.check()
    let lock = try File(catalogue.file("lock"), .update)
    guard try lock.tryLock(), try namedGeneration() == nil else { return }
    try catalogue.replace("current", with: generation.line)
    _ = consume lock
  }

  /// The generation that `current` names; nil when that file is missing, or empty as a copy may
  /// leave it.
  func namedGeneration() throws(StoreError) -> Generation? {
    let bytes = try onDisk { () throws(FileFault) in try catalogue.contents("current") }
    guard let bytes, !bytes.isEmpty else { return nil }
    guard let json = try? JSON(parsing: bytes), let generation = Generation(json) else {
      throw .damagedCatalogue(
        path: catalogue.file("current"), byte: nil, reason: "it does not name a generation")
    }
    return generation
  }

  func folder(of generation: Int) -> Folder { catalogue.folder(String(generation)) }
}

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
