import Arguments
import KeyLimeEngine

/// Brings a catalogue into the store.
enum Import: Verb {
  static let name = "import"

  private static let file = Operand(
    "FILE", value: .path, summary: "The file, packed with gzip or not; - for standard input",
    arity: .optional)
  private static let format = Option(
    "format", short: "f", value: .oneOf(CatalogueFormat.self, "FORMAT"),
    summary: "The format of the file", standard: "what its content shows")
  private static let source = Option(
    "source", short: "s", value: .filledText.named("NAME"),
    summary: "What the source is called", standard: "the file's name")
  private static let list = Flag("list", summary: "List what was imported")
  private static let remove = Option(
    "remove", value: .text.named("SOURCE").completed(by: .dynamic("source")),
    summary: "Take a source out of the catalogue")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .data, summary: "Bring a catalogue of places into the store",
      discussion: """
        Places to eat and drink are kept, everything else is counted and left out; --verbose lists \
        it. Importing a source again replaces it and tells what was added, changed and removed; \
        what people did stays. The same place in two sources is shown once.

        A file is imported whole or not at all. Several sources live side by side. With --overpass \
        a server is asked for what OpenStreetMap knows around --near, through curl.
        """,
      operands: [file.declaration],
      options: [
        format.declaration, source.declaration, list.declaration, remove.declaration,
      ] + CSVOptions.declarations + OverpassImport.declarations,
      rules: [
        .atMostOne(["FILE", "list", "remove"]), .atMostOne(["list", "remove", "overpass"]),
        .conflict("list", "source"), .conflict("list", "format"), .conflict("remove", "source"),
        .conflict("remove", "format"),
      ] + OverpassImport.rules,
      examples: [
        Example("import hanoi.json", "An answer of an Overpass server"),
        Example("import --source lunch list.geojson.gz", "Under a name of your own"),
        Example("import list.csv --map name=Trader --map position=Geo", "Columns of its own"),
        Example("import --overpass --near 55.95,-3.19 --within 2km", "Fresh from OpenStreetMap"),
        Example("import --list", "What there is, and whom to credit"),
      ],
      fields: ImportReport.fields + SourceListing.fields,
      exits: [
        ExitNote(1, "The file holds no place to eat, or there is no such source"),
        ExitNote(
          2,
          "The command line cannot be understood, or the file cannot be read, is broken or of no "
            + "known format, or the server cannot be reached; nothing was changed"),
      ],
      seeAlso: ["export", "discover"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    if arguments[list] ?? false { return try SourceListing.output(store, context) }
    if let source = arguments[remove] { return try removeSource(source, store, context) }
    if arguments[OverpassImport.overpass] ?? false {
      var request = try OverpassImport.request(arguments, store, context)
      request.sourceName = arguments[source] ?? request.sourceName
      request.options.detailLimit = context.verbosity == .verbose ? .max : 0
      return try perform(request, OverpassImport.address(arguments), store, context)
    }
    let path = try arguments.needed(file)
    return try perform(try request(path, arguments, context), path, store, context)
  }

  /// The request holds the only copy of the file, so that the engine can let go of it in time.
  private static func request(
    _ path: String, _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> ImportRequest {
    let file = try SourceFile(path, context)
    var request = ImportRequest(
      bytes: file.bytes, sourceName: arguments[source] ?? file.name, time: context.now.rfc3339)
    request.format = arguments[format]
    request.origin = file.origin
    CSVOptions.apply(arguments, to: &request)
    request.options.detailLimit = context.verbosity == .verbose ? .max : 0
    return request
  }

  private static func perform(
    _ request: consuming ImportRequest, _ path: String, _ store: Store, _ context: Context
  ) throws(Failure) -> Output {
    let progress = ProgressLine(context)
    defer { progress.end() }
    do throws(ImportError) {
      let outcome = try store.importCatalogue(request, observer: observer(progress, context))
      progress.end()
      for line in ImportReport.details(outcome.reading) { context.detail("\(line)") }
      let report = ImportReport(outcome: outcome)
      if let warning = report.warning { context.warn("\(warning)") }
      return .done(
        Confirmation(
          json: report.json, line: report.line,
          hints: ImportHints(context: context, store: store).hints(after: outcome)))
    } catch {
      progress.end()
      if case .nothingToImport(let reading, _) = error {
        for line in ImportReport.details(reading) { context.detail("\(line)") }
      }
      throw Failure(error, file: path)
    }
  }

  private static func observer(_ progress: ProgressLine, _ context: Context) -> ImportObserver {
    ImportObserver(
      progress: progress.show,
      loses: { context.warn("\($0.words)") })
  }

  private static func removeSource(
    _ name: String, _ store: Store, _ context: Context
  ) throws(Failure) -> Output {
    let changes: CatalogueChanges
    do throws(ImportError) {
      changes = try store.removeSource(name, observer: observer(ProgressLine(context), context))
    } catch {
      throw Failure(error, file: name)
    }
    return .done(
      Confirmation(
        json: ["sources": [.string(name)], "removed": .count(changes.removed)],
        line: "removed \(changes.removed, .strong) places of '\(name)'"))
  }
}
