import Arguments

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
      arguments[GlobalOptions.quiet, default: false]
      ? .quiet : arguments[GlobalOptions.verbose, default: false] ? .verbose : .normal
    allowsPager = arguments[GlobalOptions.pager, default: true]
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
    if arguments[GlobalOptions.geojson, default: false] {
      requests.append(("--geojson", .format(.geojson)))
    }
    if let text = arguments[GlobalOptions.template] {
      requests.append(("--template", .format(.template(try Template(parsing: text)))))
    }
    if arguments[GlobalOptions.null, default: false] {
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
