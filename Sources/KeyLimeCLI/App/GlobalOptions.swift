import Arguments

/// The options that every verb accepts, before or after its name.
enum GlobalOptions {
  static let store = Option(
    "store", value: .directory, summary: "Folder of the store",
    standard: "~/.local/share/keylime")
  static let json = OptionalValueOption(
    "json", value: .fieldNames, summary: "Print JSON: all fields, or these; 'help' lists them")
  static let ndjson = OptionalValueOption(
    "ndjson", value: .fieldNames, summary: "Print one JSON object per line")
  static let geojson = Flag("geojson", summary: "Print a GeoJSON FeatureCollection")
  static let template = Option(
    "template", value: .text, summary: "Print each result by a template such as '{{name}}'")
  static let null = Flag("null", short: "0", summary: "Print ids, each followed by a NUL byte")
  static let header = Flag(
    "header", summary: "Print the header line, as on a terminal",
    negatable: true)
  static let color = OptionalValueOption(
    "color", value: .oneOf(ColorChoice.self, "WHEN"), summary: "When to use colour",
    standard: "auto")
  static let pager = Flag(
    "pager", summary: "Show long output in a pager on a terminal",
    negatable: true)
  static let failOnDamage = Flag(
    "fail-on-damage", summary: "Exit with 3 when a part of the store cannot be read")
  static let quiet = Flag("quiet", short: "q", summary: "Print answers and errors only")
  static let verbose = Flag("verbose", short: "v", summary: "Print more details")

  /// The options that choose a format.
  static var formats: [OptionDeclaration] {
    [
      json.declaration, ndjson.declaration, geojson.declaration, template.declaration,
      null.declaration,
    ]
  }

  /// All global options, in the order of the help page.
  static var declarations: [OptionDeclaration] {
    formats + [
      header.declaration, color.declaration, pager.declaration,
      store.declaration, failOnDamage.declaration, quiet.declaration, verbose.declaration,
    ]
  }
}

extension ValueType<[String]> {
  /// Names of JSON fields, separated by commas.
  fileprivate static var fieldNames: ValueType {
    ValueType(
      "FIELDS", expects: "names of fields such as id,name", completion: .commaSeparated(.fields)
    ) { text in
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return names.contains("") ? nil : names
    }
  }
}
