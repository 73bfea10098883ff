import Arguments
import KeyLimeEngine

/// What became of the rows of a saved list: a table with a line for each, and their counts.
struct SavedReport {
  static let fields: [ResultField] = [
    ResultField("row", type: "number", "With --as: the number of the row, from 1"),
    ResultField(
      "result", type: "string",
      "With --as: added, present, notFound, ambiguous or refused"),
    ResultField("restaurant", type: "string", "With --as: id of the place in the catalogue"),
    ResultField("place", type: "string", "With --as: name of the place in the catalogue"),
    ResultField(
      "distance", type: "number", "With --as: metres from the row's position to the place"),
    ResultField("reason", type: "string", "With --as: why nothing was imported"),
  ]

  let kind: SavedKind
  let path: String
  let outcomes: [SavedOutcome]
  let events: [Event]
  let isDryRun: Bool
  let units: Units
  let hints: [String]

  /// The table; it ends in exit code 1 when no row means a place.
  func output() -> Output {
    let hasPlaces = outcomes.contains { $0.result == .added || $0.result == .present }
    let notes = hasPlaces ? [([summary] + hints).joined(separator: "; ")] : []
    let listing = Output.listing(listing(notes: notes))
    guard hasPlaces else {
      return .faulty(
        listing,
        .cannot(
          "import '\(path)' as \(kind.rawValue)", summary, .nothingFound, code: "nothing-to-import",
          hints: advice))
    }
    return listing
  }

  /// What may help; a row that is refused for itself means no place of any catalogue.
  private var advice: [String] {
    let results = Set(outcomes.map(\.result))
    if results.contains(.notFound) {
      return ["import the catalogue of that region first; --near says where you mean"]
    }
    if results.contains(.ambiguous) {
      return ["--near says where you mean, or a column with the address or the position does"]
    }
    return []
  }

  private func listing(notes: [String]) -> Listing {
    let units = units
    return Listing(
      outcomes,
      columns: [
        Column("ROW", .right, rank: 2) { .number($0.row.number) },
        Column("NAME", shrinksTo: 12) { .text($0.row.name, .strong) },
        Column("RESULT") { Cell("\($0.words)", raw: $0.result.rawValue) },
        Column("PLACE", rank: 1, shrinksTo: 12) { .text($0.place?.name) },
        Column("DISTANCE", .right) {
          $0.distance.map { .distance($0, in: units) } ?? .unknown
        },
        Column("WHY", shrinksTo: 10) { .text($0.reason) },
        Column("ID", rank: 3) { .text($0.place?.id.text) },
      ],
      json: Self.json, position: { $0.place?.position ?? $0.row.position },
      whenEmpty: Nothing("it has no rows"), notes: notes)
  }

  private static func json(_ outcome: SavedOutcome) -> JSONObject {
    var object: JSONObject = ["row": .count(outcome.row.number)]
    object["name"] = outcome.row.name.map(JSON.string)
    object["result"] = .string(outcome.result.rawValue)
    object["restaurant"] = outcome.place.map { .string($0.id.text) }
    object["place"] = outcome.place.map { .string($0.name) }
    object["distance"] = outcome.distance.map { .count(Int($0.metres.rounded())) }
    object["reason"] = outcome.reason.map(JSON.string)
    return object
  }

  /// `9 rows: 7 added, 1 already there, 1 not found (dry run, nothing was written)`.
  private var summary: String {
    let counts = Dictionary(grouping: outcomes, by: \.words).mapValues(\.count)
    let parts = ["added", "already there", "not found", "unclear", "refused"].compactMap { words in
      counts[words].map { "\($0) \(words)" }
    }
    let rows = outcomes.count.counted("row")
    let dry = isDryRun ? " (dry run, nothing was written)" : ""
    return "\(rows): \(parts.joined(separator: ", "))\(notes)\(losses)\(dry)"
  }

  private var notes: String {
    let count = outcomes.count { $0.note != nil }
    return count == 0 ? "" : count == 1 ? ", 1 with its note" : ", \(count) with their notes"
  }

  /// What favourites and likes have no place for.
  private var losses: String {
    guard [.favs, .likes].contains(kind) else { return "" }
    let added = outcomes.filter { $0.action != nil }
    let lost = [
      ("notes", added.contains { $0.row.words != nil && $0.note == nil }),
      ("dates", added.contains { $0.row.time != nil }),
    ].filter(\.1).map(\.0)
    return lost.isEmpty ? "" : "; \(lost.joined(separator: " and ")) in the file are not kept"
  }
}

/// What becomes of one row of a saved list.
struct SavedOutcome {
  /// The kinds of outcomes.
  enum Result: String {
    /// It is new.
    case added
    /// It is there already, or was imported before.
    case present
    /// The catalogue has no such place.
    case notFound
    /// Several places may be meant.
    case ambiguous
    /// It lacks what is needed, such as stars.
    case refused
  }

  let row: SavedRow
  let result: Result
  /// The place of the catalogue.
  var place: Restaurant?
  /// How far the place is from where the row puts it.
  var distance: Distance?
  /// Why nothing was done, or what was found instead.
  var reason: String?
  /// What is written for it.
  var action: KeyedAction?
  /// What the row notes of the place, which is written besides.
  var note: PlaceNote?

  init(_ row: SavedRow, _ result: Result, reason: String? = nil) {
    (self.row, self.result, self.reason) = (row, result, reason)
  }

  /// All that is written for it.
  var actions: [KeyedAction] {
    guard let action else { return [] }
    guard let place, let note else { return [action] }
    return [action, KeyedAction(.editNote(place.id, Patch(from: PlaceNote(), to: note)))]
  }

  /// The result as a person reads it.
  var words: String {
    switch result {
    case .added: "added"
    case .present: "already there"
    case .notFound: "not found"
    case .ambiguous: "unclear"
    case .refused: "refused"
    }
  }
}
