import Arguments
import KeyLimeEngine

/// Which column of a CSV file a field is read from.
struct ColumnChoice: Sendable {
  let field: CSVField
  let column: String
}

extension ValueType<ColumnChoice> {
  /// `name=Restaurant Name`.
  static let columnChoice = ValueType("FIELD=COLUMN") { text throws(ValueError) in
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = CSVField.allCases.map(\.rawValue).joined(separator: ", ")
    guard parts.count == 2, !parts[1].isEmpty, let field = CSVField(rawValue: String(parts[0]))
    else {
      throw .malformed(expected: "FIELD=COLUMN, where FIELD is one of \(names)")
    }
    return ColumnChoice(field: field, column: String(parts[1]))
  }
}

extension ValueType<UInt8> {
  /// The byte between the values of a row.
  static let delimiter = ValueType("CHARACTER", expects: "one character of ASCII, or tab") {
    if $0 == "tab" || $0 == "\\t" { return UInt8(ascii: "\t") }
    let bytes = Array($0.utf8)
    return bytes.count == 1 && bytes[0] < 0x80 && bytes[0] != UInt8(ascii: "\"") ? bytes[0] : nil
  }
}

/// The options for CSV files that name their columns in ways of their own.
enum CSVOptions {
  static let map = Option(
    "map", short: "m", value: .columnChoice, summary: "For CSV: read a field from this column",
    discussion: """
      Usual names are found without it: 'lat', 'Restaurant Name', 'zip' and many more. Fields are \
      those of 'export --format csv'; 'position' is a column with both coordinates.
      """
  ).repeatable
  static let delimiter = Option(
    "delimiter", value: .delimiter, summary: "For CSV: what parts the values",
    standard: "what the header shows")

  static let declarations: [OptionDeclaration] = [map.declaration, delimiter.declaration]

  /// Takes over what was given; with either the file is taken for CSV.
  static func apply(_ arguments: ParsedArguments, to request: inout ImportRequest) {
    for choice in arguments[map] { request.options.columns[choice.field] = choice.column }
    request.options.delimiter = arguments[delimiter]
    let isGiven = !arguments[map].isEmpty || arguments[delimiter] != nil
    if isGiven, request.format == nil { request.format = .csv }
  }
}
