import Arguments
import KeyLimeEngine

/// A field and where it is read from: a column of CSV or a path in JSON.
struct FieldChoice: Sendable {
  let field: RecordField
  let path: String
}

extension ValueType<[FieldChoice]> {
  /// Assignments such as `name=title,latitude=geo.lat`.
  ///
  /// A comma without an assignment behind it belongs to the name of the column.
  static let fieldChoices = ValueType("FIELD=PATH") { text throws(ValueError) in
    var choices: [FieldChoice] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = halves.first.map { String($0).trimmed }
      if halves.count == 2, let field = choosable.first(where: { $0.rawValue == name }) {
        choices.append(FieldChoice(field: field, path: String(halves[1])))
      } else if halves.count == 1, let last = choices.popLast() {
        choices.append(FieldChoice(field: last.field, path: "\(last.path),\(part)"))
      } else {
        throw malformed
      }
    }
    guard choices.allSatisfy({ !$0.path.trimmed.isEmpty }) else { throw malformed }
    return choices
  }

  /// Every field that a file of somebody else can hold: `--source` names the source, and the record
  /// is its own.
  private static var choosable: [RecordField] {
    RecordField.allCases.filter { $0 != .source && $0 != .record }
  }

  private static var malformed: ValueError {
    let names = choosable.map(\.rawValue).joined(separator: ", ")
    return .malformed(expected: "FIELD=PATH,…, where FIELD is one of \(names)")
  }
}

extension ValueType<UInt8> {
  /// The separator of values in a row.
  static let delimiter = ValueType("CHARACTER", expects: "one ASCII character, or tab") {
    if $0 == "tab" || $0 == "\\t" { return UInt8(ascii: "\t") }
    let bytes = Array($0.utf8)
    return bytes.count == 1 && bytes[0] < 0x80 && bytes[0] != UInt8(ascii: "\"") ? bytes[0] : nil
  }
}

/// The options for files whose fields have unusual names or separators.
enum FieldOptions {
  static let fields = Option(
    "fields", short: "m", value: .fieldChoices, summary: "Read each FIELD from this column or path",
    discussion: """
      For example name=title,latitude=geo.lat,longitude=geo.lng. A path leads into nested JSON; \
      categories.0 is the first of a list. Usual names such as 'lat', 'Restaurant Name' and 'zip' \
      are recognised without it. The fields are those of 'export --format csv' but source \
      and record; also 'position', one value with both coordinates, 'houseNumber', and the parts of \
      opening hours: 'opens', 'closes', 'openDays', 'closedDays', 'breaks', 'alwaysOpen'. JSON of \
      a known format is then read by its fields alone.
      """
  ).formerly("column", "map").repeatable
  static let delimiter = Option(
    "delimiter", value: .delimiter, summary: "For CSV: the separator",
    standard: "detected from the header")

  static let declarations: [OptionDeclaration] = [fields.declaration, delimiter.declaration]

  /// Applies the options to `request`; a delimiter implies the format CSV.
  static func apply(_ arguments: ParsedArguments, to request: inout ImportRequest) {
    for choice in arguments[fields].joined() {
      request.options.fields[choice.field] = choice.path
    }
    request.options.delimiter = arguments[delimiter]
    if arguments[delimiter] != nil, request.format == nil { request.format = .csv }
  }
}
