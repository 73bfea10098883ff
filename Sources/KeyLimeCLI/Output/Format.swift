/// How a result is printed.
enum Format: Equatable {
  /// A table on a terminal, TAB-separated lines in a pipe; with or without the heading line, which
  /// otherwise only a terminal gets.
  case plain(header: Bool?)
  /// One JSON value: an array of objects for a listing, else an object.
  case json(FieldSelection)
  /// A JSON object a line.
  case ndjson(FieldSelection)
  /// A GeoJSON FeatureCollection (RFC 7946).
  case geojson
  /// A line of the user's own making for each row.
  case template(Template)
  /// The ids, each ended by a NUL byte.
  case ids

  /// The option that asks for it; nil for what nobody needs to ask for.
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

  /// Whether errors are told as JSON too.
  var tellsErrorsAsJSON: Bool {
    switch self {
    case .json, .ndjson: true
    case .plain, .geojson, .template, .ids: false
    }
  }
}
