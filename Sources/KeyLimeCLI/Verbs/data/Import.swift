import Arguments
import KeyLimeEngine

/// `import`: imports a catalogue into the store.
enum Import: Verb {
  private static let file = Operand(
    "FILE",
    value: .path.completed(
      by: .withOption("remove", .dynamic("source"), otherwise: .files([]))
    ).inOneWord,
    summary:
      "File, or the source to remove; - for standard input",
    arity: .optional)
  private static let format = Option(
    "format", short: "f", value: .oneOf(CatalogueFormat.self, "FORMAT"),
    summary: "Format of the file", standard: "detected from its content")
  private static let source = Option(
    "source", short: "s", value: .filledText.named("SOURCE"),
    summary: "Name of the source", standard: "the file's name")
  private static let list = Flag("list", summary: "List the imported sources")
  private static let remove = Flag(
    "remove", summary: "Remove that source from the catalogue")
  private static let yes = Flag("yes", short: "y", summary: "Remove it without asking")

  static var spec: CommandSpec {
    CommandSpec(
      name: "import", group: .data, summary: "Import a catalogue of places",
      discussion: """
        Imports places to eat and drink; skips and counts all other records (--verbose lists \
        them). Importing a source again replaces it, and reports what was added, changed and \
        removed. What people did stays, with the names of the places. Where a place that you \
        rated, keep, avoid or noted something about has another id now, a warning names the \
        commands for the new one. A place that is in two sources is shown once.

        A file is imported completely or not at all. The catalogue can hold several sources: import \
        one file after the other. A file may be packed by gzip, bzip2, xz, zstd or zip, and osmium \
        reads OpenStreetMap's XML and PBF. With --overpass, asks an Overpass server (through curl) \
        for the OpenStreetMap data around --near.

        JSON may be of any shape: an array or lines of objects, or an object that holds them, with \
        a name and a position under usual names, nested or not. A table that was made of JSON, with \
        headings such as geo.lat or hours/0/day, is read alike. An address in one text is taken \
        apart: Mehringdamm 36, 10961 Berlin. --fields names a field where it has another name, and \
        --dry-run shows the first five places as they would be read.
        """,
      operands: [file.declaration],
      options: [
        format.declaration, source.declaration, list.declaration, remove.declaration,
        yes.declaration, WriteOptions.dryRun.declaration,
      ] + SavedImport.declarations + FieldOptions.declarations + OverpassImport.declarations,
      rules: [
        .atMostOne(["FILE", "list"]), .requires("remove", "FILE"),
        .atMostOne(["list", "remove", "overpass"]),
        .conflict("list", "source"), .conflict("list", "format"), .conflict("remove", "source"),
        .conflict("remove", "as"), .conflict("remove", "fields"),
        .conflict("remove", "format"), .requires("yes", "remove"),
        .conflict("dry-run", "list"),
      ] + OverpassImport.rules + SavedImport.rules,
      examples: [
        Example("import hanoi.json", "Output of an Overpass server"),
        Example("import --list", "The sources and their attributions"),
        Example("import --source lunch list.geojson.gz", "Under a name of your own"),
        Example(
          "import list.csv --fields name=Trader,position=Geo", "With unusual column names"),
        Example("import list.json --dry-run", "What would be read, to be sure of the names"),
        Example("import --overpass --near 55.95,-3.19 --within 2km", "Fresh from OpenStreetMap"),
        Example("import hanoi --remove", "Remove the places of that source again"),
        Example("import saved.csv --as favs --dry-run", "What your saved places would become"),
      ],
      fields: ImportReport.fields + SourceListing.fields + SavedReport.fields,
      columns: [
        ResultColumn("SOURCE", "With --list: the name of the source"),
        ResultColumn("PLACES", "The number of its places"), ResultColumn("FORMAT", "Its format"),
        ResultColumn("IMPORTED", "The time of the import, RFC 3339"),
        ResultColumn("ATTRIBUTION", "What to show with its data"),
      ],
      exits: [
        ExitNote(
          1,
          "The file contains no place to eat or drink, there is no such source, or no row of a "
            + "saved list means a place of the catalogue"),
        ExitNote(
          2,
          "The command line is invalid, or the file cannot be read, is broken or has no "
            + "known format, or the server cannot be reached or refuses; nothing was changed"),
      ],
      seeAlso: ["export", "discover"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    if arguments[list] ?? false { return try SourceListing.output(store, context) }
    if arguments[remove] ?? false {
      let source = try arguments.needed(file)
      let removal = SourceRemoval(source: source, context: context)
      if arguments.isDryRun { return try removal.dryRun() }
      return try removal.run(isConfirmed: arguments[yes] ?? false)
    }
    if arguments[OverpassImport.overpass] ?? false {
      var request = try OverpassImport.request(arguments, store, context)
      request.sourceName = arguments[source] ?? request.sourceName
      request.options.detailLimit = context.verbosity == .verbose ? .max : 0
      let address = try OverpassImport.address(arguments, context)
      return try perform(request, address, isDryRun: arguments.isDryRun, store, context)
    }
    let path = try arguments.needed(file)
    if let saved = SavedImport(arguments, context) { return try saved.run(path, arguments) }
    let request = try request(path, arguments, context)
    return try perform(request, path, isDryRun: arguments.isDryRun, store, context)
  }

  private static func request(
    _ path: String, _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> ImportRequest {
    let file = try SourceFile(path, context)
    var request = ImportRequest(
      file.input, sourceName: arguments[source] ?? file.name, time: context.now.rfc3339)
    request.format = arguments[format]
    request.origin = file.origin
    FieldOptions.apply(arguments, to: &request)
    request.options.detailLimit = context.verbosity == .verbose ? .max : 0
    return request
  }

  private static func perform(
    _ request: ImportRequest, _ path: String, isDryRun: Bool, _ store: Store, _ context: Context
  ) throws(Failure) -> Output {
    let progress = ProgressLine(context)
    defer { progress.end() }
    do throws(ImportError) {
      return try isDryRun
        ? preview(request, progress, store, context)
        : publish(request, progress, store, context)
    } catch {
      progress.end()
      if case .nothingToImport(let reading, _) = error {
        for line in ImportReport.details(reading) { context.detail("\(line)") }
        if let warning = ImportReport.unplaced(reading) { context.warn("\(warning)") }
      }
      throw Failure(error, file: path)
    }
  }

  /// Shows the first places as they would be read.
  private static func preview(
    _ request: ImportRequest, _ progress: ProgressLine, _ store: Store, _ context: Context
  ) throws(ImportError) -> Output {
    // A store that is damaged is the business of an import, not of a try.
    let sources = ((try? store.currentGeneration()) ?? nil)?.sources
    let preview = try ImportPreview(
      of: request, count: ImportPreviewPage.count, observer: observer(progress, context))
    progress.end()
    tell(preview.reading, context)
    let replaced = sources?.first { $0.name == request.sourceName }
    return ImportPreviewPage(preview: preview, name: request.sourceName, replaced: replaced).output
  }

  /// Makes the places that are read the catalogue's.
  private static func publish(
    _ request: ImportRequest, _ progress: ProgressLine, _ store: Store, _ context: Context
  ) throws(ImportError) -> Output {
    let own = RenumberedPlaces(before: store)
    let outcome = try store.importCatalogue(request, observer: observer(progress, context))
    progress.end()
    tell(outcome.reading, context)
    let report = ImportReport(outcome: outcome)
    if let warning = report.warning { context.warn("\(warning)") }
    for warning in own.warnings() { context.warn("\(warning)") }
    return .done(
      Confirmation(
        json: report.json, line: report.line,
        hints: ImportHints(context: context, store: store).hints(after: outcome)))
  }

  /// Tells what was skipped or not understood, and that the file may have been cut.
  private static func tell(_ reading: ReadingCount, _ context: Context) {
    for line in ImportReport.details(reading) { context.detail("\(line)") }
    for line in ImportReport.unread(reading) { context.warn("\(line)") }
    if let warning = ImportReport.unplaced(reading) { context.warn("\(warning)") }
    if let warning = ImportReport.warning(of: reading) { context.warn("\(warning)") }
  }

  private static func observer(_ progress: ProgressLine, _ context: Context) -> ImportObserver {
    ImportObserver(
      progress: progress.show,
      loses: { context.report($0) })
  }
}
