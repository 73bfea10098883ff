import Arguments
import KeyLimeEngine

/// A field and the CSV column it is read from.
struct ColumnChoice: Sendable {
  let field: CSVField
  let column: String
}

extension ValueType<ColumnChoice> {
  /// An assignment such as `name=Restaurant Name`.
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
  /// The separator of values in a row.
  static let delimiter = ValueType("CHARACTER", expects: "one ASCII character, or tab") {
    if $0 == "tab" || $0 == "\\t" { return UInt8(ascii: "\t") }
    let bytes = Array($0.utf8)
    return bytes.count == 1 && bytes[0] < 0x80 && bytes[0] != UInt8(ascii: "\"") ? bytes[0] : nil
  }
}

/// The options for CSV files with unusual columns or separators.
enum CSVOptions {
  static let map = Option(
    "column", short: "m", value: .columnChoice, summary: "For CSV: read FIELD from this column",
    discussion: """
      Common column names such as 'lat', 'Restaurant Name' and 'zip' are recognised without it. \
      The fields are those of 'export --format csv'; 'position' is a column with both coordinates.
      """
  ).formerly("map").repeatable
  static let delimiter = Option(
    "delimiter", value: .delimiter, summary: "For CSV: the separator",
    standard: "detected from the header")

  static let declarations: [OptionDeclaration] = [map.declaration, delimiter.declaration]

  /// Applies the options to `request`; either of them implies the format CSV.
  static func apply(_ arguments: ParsedArguments, to request: inout ImportRequest) {
    for choice in arguments[map] { request.options.columns[choice.field] = choice.column }
    request.options.delimiter = arguments[delimiter]
    let isGiven = !arguments[map].isEmpty || arguments[delimiter] != nil
    if isGiven, request.format == nil { request.format = .csv }
  }
}
