import Arguments
import KeyLimeEngine

/// The listing of `import --list`: the sources of the catalogue and their attributions.
enum SourceListing {
  static let fields: [ResultField] = [
    ResultField(
      "name", type: "string", "With --list: name of the source; with --as: the name in the row"),
    ResultField("records", type: "number", "With --list: number of places"),
    ResultField("imported", type: "string", "With --list: time of the import, RFC 3339"),
    ResultField("attribution", type: "string", "With --list: attribution to show with its data"),
    ResultField("origin", type: "string", "With --list: the file or server it came from"),
  ]

  /// The listing of all sources.
  ///
  /// Throws `store` when the catalogue cannot be read.
  static func output(_ store: Store, _ context: Context) throws(Failure) -> Output {
    let generation = try context.asking { () throws(StoreError) in try store.currentGeneration() }
    return .listing(
      Listing(
        generation?.sources ?? [],
        columns: [
          Column("SOURCE") { Cell($0.name, .strong) },
          Column("PLACES", .right) { .number($0.records) },
          Column("FORMAT", rank: 2) { Cell($0.format) },
          Column("IMPORTED", rank: 1) { source in
            Instant(parsing: source.imported).map { .time($0, now: context.now) } ?? .unknown
          },
          Column("ATTRIBUTION", rank: 3, shrinksTo: 20) { .text($0.attribution) },
        ],
        json: { $0.json.object ?? JSONObject() },
        whenEmpty: nothing(in: generation)))
  }

  /// The answer for a catalogue without sources.
  static func nothing(in generation: Generation?) -> Nothing {
    Nothing(
      generation == nil ? "nothing is imported yet" : "all imported sources were removed",
      hints: ["keylime import FILE"])
  }
}
