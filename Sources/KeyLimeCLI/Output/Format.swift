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
}
