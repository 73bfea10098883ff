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

/// The values of the global options, before a verb is known.
struct GlobalSettings {
  let store: String?
  var color: ColorChoice?
  let verbosity: Verbosity
  let allowsPager: Bool
  let request: FormatRequest

  /// The settings of a run without messages, for completion.
  static func quiet(store: String?) -> GlobalSettings {
    GlobalSettings(
      store: store, verbosity: .quiet, allowsPager: false,
      request: .format(.plain(header: nil)))
  }
}

extension GlobalSettings {
  /// Reads the global options.
  ///
  /// Throws `usage` when two options ask for different formats, or the template is malformed.
  init(_ arguments: ParsedArguments) throws(Failure) {
    store = arguments[GlobalOptions.store]
    color =
      switch arguments[GlobalOptions.color] {
      case .bare: .always
      case .value(let choice): choice
      case nil: nil
      }
    verbosity =
      arguments[GlobalOptions.quiet] ?? false
      ? .quiet : arguments[GlobalOptions.verbose] ?? false ? .verbose : .normal
    allowsPager = arguments[GlobalOptions.pager] ?? true
    request = try FormatRequest(arguments)
  }
}

/// The requested output format, before it is checked against the verb.
enum FormatRequest {
  case format(Format)
  /// `--json=help`: list the fields.
  case listOfFields

  fileprivate init(_ arguments: ParsedArguments) throws(Failure) {
    var requests: [(spelling: String, request: FormatRequest)] = []
    if let reading = arguments[GlobalOptions.json] {
      requests.append(("--json", .fields(reading) { .json($0) }))
    }
    if let reading = arguments[GlobalOptions.ndjson] {
      requests.append(("--ndjson", .fields(reading) { .ndjson($0) }))
    }
    if arguments[GlobalOptions.geojson] ?? false {
      requests.append(("--geojson", .format(.geojson)))
    }
    if let text = arguments[GlobalOptions.template] {
      requests.append(("--template", .format(.template(try Template(parsing: text)))))
    }
    if arguments[GlobalOptions.null] ?? false {
      requests.append(("--null", .format(.ids)))
    }
    guard requests.count < 2 else {
      throw .twoFormats(requests[0].spelling, requests[1].spelling)
    }
    self = requests.first?.request ?? .format(.plain(header: arguments[GlobalOptions.header]))
  }

  private static func fields(
    _ reading: OptionalValueOption<[String]>.Argument, _ format: (FieldSelection) -> Format
  ) -> FormatRequest {
    switch reading {
    case .bare, .value(["all"]): .format(format(.all))
    case .value(["help"]): .listOfFields
    case .value(let names): .format(format(.only(names.map(FieldPath.init))))
    }
  }
}

extension Failure {
  /// Two options ask for different formats.
  static func twoFormats(_ first: String, _ second: String) -> Failure {
    Failure(
      .usage, "'\(first)' and '\(second)' cannot be given together", code: "conflicting-options")
  }
}

/// How much is printed besides the answer.
enum Verbosity: Comparable {
  /// Answers and errors only.
  case quiet
  case normal
  /// Also details that explain an answer.
  case verbose
}
