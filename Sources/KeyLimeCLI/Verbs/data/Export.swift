import Arguments
import KeyLimeEngine

/// `export`: writes the catalogue in a format for other programs.
enum Export: Verb {
  private static let format = Option(
    "format", short: "f", value: .oneOf(CatalogueExport.Format.self, "FORMAT"),
    summary: "Output format", standard: "keylime")
  private static let source = Option(
    "source", short: "s", value: .text.named("SOURCE").completed(by: .dynamic("source")),
    summary: "Only places of this source")

  static var spec: CommandSpec {
    CommandSpec(
      name: "export", group: .data, summary: "Export the catalogue for other programs",
      discussion: """
        Importing an export gives the same catalogue again. Places that people added or changed \
        are written as they are now. Open data keeps its attribution. If you share an export, keep \
        the attribution.

        --geojson is the same as --format geojson. The other output options, such as --json, print \
        the places as every verb does.
        """,
      options: [format.declaration, source.declaration],
      examples: [
        Example("export", "One JSON object per line"),
        Example("export --format geojson", "For maps"),
        Example("export --format csv --source hanoi", "One source, for a spreadsheet"),
      ],
      fields: RestaurantFields.stored,
      exits: [ExitNote(1, "There is nothing to export")], seeAlso: ["import"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    let wanted = arguments[source]
    let written = arguments[format]
    let count =
      switch (context.format, written) {
      case (.plain, _): try write(written ?? .keylime, wanted, store, context)
      case (.geojson, nil), (.geojson, .geojson): try write(.geojson, wanted, store, context)
      case (_, nil): try printRows(of: wanted, store, context)
      case (let format, .some): throw .twoFormats("--format", format.spelling ?? "--header")
      }
    return count > 0 ? .shown : .nothing(try nothing(wanted, store, context))
  }

  /// Writes the file and returns the number of places; writes nothing when there is none.
  private static func write(
    _ format: CatalogueExport.Format, _ source: String?, _ store: Store, _ context: Context
  ) throws(Failure) -> Int {
    var export = CatalogueExport(format: format)
    let count = try context.asking { () throws(StoreError) in
      try store.export(source: source) { restaurant in
        export.append(restaurant)
        if export.bytes.count > 1 << 16 {
          context.write(file: export.takeBytes(), isJSON: format != .csv)
        }
        return context.output.failure == nil
      }
    }
    if count > 0 {
      export.end()
      context.write(file: export.takeBytes(), isJSON: format != .csv)
    }
    return count
  }

  /// Prints the places in the output format of the run and returns their number.
  private static func printRows(
    of source: String?, _ store: Store, _ context: Context
  ) throws(Failure) -> Int {
    let renderer = Renderer(format: context.format, terminal: context.terminal, now: context.now)
    var rows = RowStream(renderer, to: context.output)
    let count = try context.asking { () throws(StoreError) in
      try store.export(source: source) { restaurant in
        rows.add(restaurant.json)
        return context.output.failure == nil
      }
    }
    rows.end()
    return count
  }

  private static func nothing(
    _ source: String?, _ store: Store, _ context: Context
  ) throws(Failure) -> Nothing {
    let generation = try context.asking { () throws(StoreError) in try store.currentGeneration() }
    let names = generation?.sources.map(\.name) ?? []
    guard let source, !names.isEmpty else { return SourceListing.nothing(in: generation) }
    return Nothing(
      "no source is called '\(source)'", hints: ["the sources are \(names.joined(separator: ", "))"]
    )
  }
}
