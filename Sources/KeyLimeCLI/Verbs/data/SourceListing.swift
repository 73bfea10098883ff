import Arguments
import KeyLimeEngine

/// The sources of the catalogue, with whom to credit.
enum SourceListing {
  static let fields: [ResultField] = [
    ResultField("name", type: "string", "With --list: the name of a source"),
    ResultField("records", type: "number", "With --list: how many places it has"),
    ResultField("imported", type: "string", "With --list: when, RFC 3339"),
    ResultField("attribution", type: "string", "With --list: whom to credit"),
    ResultField("origin", type: "string", "With --list: the file it came from"),
  ]

  static func output(_ store: Store, _ context: Context) throws(Failure) -> Output {
    let sources = try context.asking { () throws(StoreError) in
      try store.currentGeneration()?.sources ?? []
    }
    return .listing(
      Listing(
        sources,
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
        whenEmpty: try nothing(store, context)))
  }

  /// What is said of a catalogue without sources.
  static func nothing(_ store: Store, _ context: Context) throws(Failure) -> Nothing {
    let generation = try context.asking { () throws(StoreError) in try store.currentGeneration() }
    return Nothing(
      generation == nil ? "nothing was imported yet" : "all that was imported was removed again",
      hints: ["keylime import FILE"])
  }
}
