/// The rows of a table that was JSON, each read as the object that it was.
///
///     name,coordinates.latitude,coordinates.longitude,location.city,categories
///     Bao House,55.95,-3.19,Edinburgh,"[{'alias': 'taiwanese', 'title': 'Taiwanese'}]"
struct FlattenedRows {
  private let columns: FlattenedColumns
  private var records: PlainRecords
  /// How many columns there are.
  let count: Int
  /// The columns with names, which may be words such as `None`.
  private let names: Set<Int>

  /// How many rows are looked at to see whether they are places.
  private static let sampleSize = 20

  /// Nil when a header is not that of such a table, or none of the first rows below it has a name and
  /// a position.
  init?(
    _ header: [String], above rows: CSVRows, fields: [RecordField: String]
  ) throws(ImportFault) {
    guard FlattenedColumns.areFlattened(header), !YelpRecords.areColumns(header) else { return nil }
    (columns, records, count) = (
      FlattenedColumns(header), PlainRecords(fields: fields), header.count
    )
    names = Set(header.indices.filter { FlattenedColumns.isName(header[$0], fields: fields) })
    var (rows, values) = (rows, [CSVRows.Value]())
    for _ in 0..<Self.sampleSize {
      guard (try? rows.next(into: &values)) == true else { return nil }
      guard values.count == count, let value = try object(rows, values) else { continue }
      if PlainObject(value, fields: fields).isPlace { return }
    }
    return nil
  }

  /// How many rows are not counted yet.
  var waitingCount: Int { records.waitingCount }

  /// Takes one row, with as many values as there are columns.
  mutating func take(
    _ rows: CSVRows, _ values: [CSVRows.Value], _ run: inout ReadingRun
  ) throws(ImportFault) {
    records.take(try object(rows, values) ?? .object(JSONObject()), &run)
  }

  /// Counts the rows that waited.
  mutating func finish(_ run: inout ReadingRun) { records.finishWaiting(&run) }

  private func object(
    _ rows: CSVRows, _ values: [CSVRows.Value]
  ) throws(ImportFault) -> JSON? {
    try columns.value { (column) throws(ImportFault) in
      let text = try rows.text(values[column])
      let value = text.isEmpty ? nil : PythonLiteral.read(text) ?? .string(text)
      if names.contains(column) { return value }
      return Cleaning.isNothing(text) ? nil : Self.words[text] ?? value
    }
  }

  private static let words: [String: JSON] = [
    "true": .bool(true), "True": .bool(true), "TRUE": .bool(true),
    "false": .bool(false), "False": .bool(false), "FALSE": .bool(false),
  ]
}
