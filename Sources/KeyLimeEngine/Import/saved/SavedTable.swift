/// Reads saved places from a table with a header, such as the lists of Google Takeout.
///
/// The header may follow a few lines of prose: a list with a description begins with it.
enum SavedTable {
  private static let linesBeforeHeader = 5

  /// Returns the rows, and the columns that hold values but were not read.
  static func read(
    _ bytes: [UInt8], from start: Int
  ) throws(SavedFileFault) -> (rows: [SavedFields], unread: [String]) {
    do throws(ImportFault) {
      return try rows(of: bytes, from: start)
    } catch {
      if case .missingColumns(_, let found) = error.reason { throw .noNames(columns: found) }
      throw .broken(error)
    }
  }

  private static func rows(
    of bytes: [UInt8], from start: Int
  ) throws(ImportFault) -> (rows: [SavedFields], unread: [String]) {
    try bytes.withBytes { (view) throws(ImportFault) in
      let delimiter = self.delimiter(of: view, from: start)
      var rows = CSVRows(view, in: start..<view.count, delimiter: delimiter)
      rows.escapesQuotes = CSVRows.escapesQuotes(view, delimiter: delimiter)
      var values: [CSVRows.Value] = []
      let header = try header(&rows, &values)
      var read: [SavedFields] = []
      var (filled, used): (Set<Int>, Set<String>) = ([], [])
      while try rows.next(into: &values) {
        var fields = SavedFields()
        for (column, (name, value)) in zip(header, values).enumerated() {
          let text = CSVCells.unguarded(try rows.text(value))
          if !text.trimmed.isEmpty { filled.insert(column) }
          fields.add(name, text)
        }
        guard !fields.isEmpty else { continue }
        read.append(fields)
        used.formUnion(fields.namesRead)
      }
      let unread = filled.sorted().map { header[$0] }
      return (read, unread.filter { !used.contains(SavedFields.folded($0)) })
    }
  }

  /// The delimiter of the first line that has one.
  private static func delimiter(of bytes: ByteView, from start: Int) -> UInt8 {
    var line = start
    for _ in 0..<linesBeforeHeader where line < bytes.count {
      let delimiter = CSVRows.delimiter(of: bytes, in: line..<bytes.count)
      let end = (line..<bytes.count).first { bytes[$0] == 0x0A } ?? bytes.count
      if (line..<end).contains(where: { bytes[$0] == delimiter }) { return delimiter }
      line = end + 1
    }
    return UInt8(ascii: ",")
  }

  private static func header(
    _ rows: inout CSVRows, _ values: inout [CSVRows.Value]
  ) throws(ImportFault) -> [String] {
    var first: [String]?
    for _ in 0..<linesBeforeHeader {
      guard try rows.next(into: &values) else { break }
      var cells: [String] = []
      for value in values { cells.append(try rows.text(value)) }
      if SavedFields.isHeader(cells) { return cells }
      if first == nil { first = cells }
    }
    throw ImportFault(.missingColumns(["name"], found: first ?? []), byte: 0, line: 1)
  }
}

extension SavedFields {
  /// Whether nothing is known.
  fileprivate var isEmpty: Bool { row(number: 0) == SavedRow(number: 0) }

  /// Whether the cells are the names of columns, one of which names a place.
  fileprivate static func isHeader(_ cells: [String]) -> Bool {
    var fields = SavedFields()
    for cell in cells { fields.add(cell, cell) }
    let row = fields.row(number: 0)
    return row.name != nil || row.id != nil
  }
}
