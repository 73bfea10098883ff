import Arguments
import KeyLimeEngine

/// The output format of results.
enum Format: Equatable {
  /// A table on a terminal, TAB-separated lines in a pipe. `header` overrides the default of a
  /// header line on a terminal only.
  case plain(header: Bool?)
  /// One JSON value: an array of objects for a listing, else one object.
  case json(FieldSelection)
  /// One JSON object per line.
  case ndjson(FieldSelection)
  /// A GeoJSON FeatureCollection (RFC 7946).
  case geojson
  /// One line per row, by the user's template.
  case template(Template)
  /// The ids, each followed by a NUL byte.
  case ids

  /// The option that selects the format; nil for the default.
  var spelling: String? {
    switch self {
    case .plain: nil
    case .json: "--json"
    case .ndjson: "--ndjson"
    case .geojson: "--geojson"
    case .template: "--template"
    case .ids: "--null"
    }
  }

  /// Whether ids are printed, each with a NUL.
  var isOfIDs: Bool { if case .ids = self { true } else { false } }

  /// Whether cells are printed, not JSON.
  var isPlain: Bool { if case .plain = self { true } else { false } }

  /// Whether errors are printed as JSON too.
  var tellsErrorsAsJSON: Bool {
    switch self {
    case .json, .ndjson: true
    case .plain, .geojson, .template, .ids: false
    }
  }

  /// Whether this format prints a field; one that is not printed need not be computed.
  func shows(_ field: String) -> Bool {
    switch self {
    case .json(.only(let paths)), .ndjson(.only(let paths)):
      paths.contains { $0.names.first == field }
    case .json(.all), .ndjson(.all), .geojson, .template: true
    case .plain, .ids: false
    }
  }
}

extension Format {
  /// Checks that a verb supports this format, before the verb does anything.
  ///
  /// Throws `usage` with the unknown field, or the format that the verb does not support.
  func check(against spec: CommandSpec, named path: [String]) throws(Failure) {
    let fields = spec.fields
    // Joining the path costs more than the check itself, so only a failure does it.
    var verb: String { path.joined(separator: " ") }
    switch self {
    case .plain, .json(.all), .ndjson(.all): return
    case .json(.only(let paths)), .ndjson(.only(let paths)):
      try Self.check(paths, among: fields, of: verb)
    case .template(let template): try Self.check(template.fields, among: fields, of: verb)
    case .geojson:
      guard fields.contains(where: { $0.name == "latitude" }) else {
        throw .cannot(
          "print '\(verb)' as GeoJSON", "its results have no positions", .usage,
          code: "no-positions")
      }
    case .ids:
      // There it is about what is read.
      let readsLines = fields.contains { $0.summary == OperandLines.field.summary }
      // What is about a place first of all has no other id.
      let isOfPlaces = fields.first?.name == "restaurant"
      guard readsLines || isOfPlaces || fields.contains(where: { $0.name == "id" }) else {
        // What an option adds is no answer to the others.
        let isOfEvents = fields.contains {
          $0.name == "event" && !$0.summary.hasPrefix("With --")
        }
        throw .noIDs(
          of: verb, hints: isOfEvents ? ["--ndjson=event prints the ids of events"] : [])
      }
    }
  }

  /// Checks that an answer has what this format prints of it: some lists of a verb have ids, and
  /// others do not.
  ///
  /// Throws `usage` where nothing in the answer has an id.
  func check(_ output: Output, of path: [String]) throws(Failure) {
    guard isOfIDs else { return }
    let hasIDs =
      switch output {
      case .listing(let listing):
        listing.count == 0 || (0..<listing.count).contains { listing.json($0).id != nil }
      case .record(let record): record.json.id != nil || record.json["dryRun"] != nil
      case .text, .nothing, .done, .shown, .faulty, .handOver: true
      }
    guard hasIDs else { throw .noIDs(of: path.joined(separator: " ")) }
  }

  private static func check(
    _ paths: [FieldPath], among fields: [ResultField], of verb: @autoclosure () -> String
  ) throws(Failure) {
    guard let unknown = paths.first(where: { !$0.isKnown(among: fields) }) else { return }
    let around = fields.first { unknown.text.hasPrefix($0.name + ".") }
    if let around { throw Self.unknown(unknown, in: around, of: verb()) }
    let names = fields.map(\.name)
    let close = Suggestion.closest(to: unknown.text, among: names)
    throw Failure(
      .usage, "'\(verb())' has no field '\(unknown.text)'", code: "unknown-field",
      hints: close.prefix(1).map { "did you mean '\($0)'?" }
        + (names.isEmpty ? [] : ["its fields are \(names.joined(separator: ", "))"]))
  }

  /// The failure for a path that leads into a field which has nothing there.
  private static func unknown(
    _ path: FieldPath, in field: ResultField, of verb: String
  ) -> Failure {
    let inner = String(path.text.dropFirst(field.name.count + 1))
    let close = Suggestion.closest(to: inner, among: field.members)
    let paths = field.members.map { "\(field.name).\($0)" }
    return Failure(
      .usage, "'\(verb)' has no field '\(path.text)'", code: "unknown-field",
      hints: close.prefix(1).map { "did you mean '\(field.name).\($0)'?" }
        + [
          paths.isEmpty
            ? "'\(field.name)' has no fields of its own"
            : "its fields there are \(paths.joined(separator: ", "))"
        ])
  }
}

extension JSONObject {
  /// The id that `--null` prints of a thing; nil when it has none.
  var id: JSON? { self["id"] ?? self["restaurant"] }
}

extension Failure {
  /// What a verb lists has no ids to print.
  fileprivate static func noIDs(of verb: String, hints: [String] = []) -> Failure {
    .cannot(
      "print the ids of '\(verb)'", "its results have none", .usage, code: "no-ids", hints: hints)
  }
}
