/// Restaurants in a CSV file with a header.
///
///     name,lat,lng,Cuisine,Phone Number
///     Bao House,55.95,-3.19,chinese;taiwanese,+44 131 555 0100
///
/// Columns are found by their usual names. Lists are separated by `;`. A file that keylime exported
/// is read back exactly; in others texts are cleaned and everything in the file counts as a place
/// to eat unless its kind says otherwise.
enum CSVCatalogue {
  static func read(
    _ bytes: ByteView, in text: Range<Int>, run: inout ReadingRun
  ) throws(ImportFault) {
    let delimiter = run.reader.options.delimiter ?? CSVRows.delimiter(of: bytes, in: text)
    var rows = CSVRows(bytes, in: text, delimiter: delimiter)
    var values: [CSVRows.Value] = []
    guard try rows.next(into: &values) else { throw ImportFault(.empty, byte: text.upperBound) }
    let columns = try CSVColumns(
      header: try Self.header(values, of: rows), chosen: run.reader.options.columns,
      byte: text.lowerBound)
    while true {
      run.line = rows.line
      let start = rows.position
      do throws(ImportFault) {
        guard try rows.next(into: &values) else { return }
        try finishRow(CSVRow(rows: rows, values: values, columns: columns), from: start, run: &run)
      } catch {
        throw ImportFault(
          error.reason, byte: error.byte, record: run.count.seen + 1, line: error.line ?? run.line)
      }
    }
  }

  private static func header(
    _ values: [CSVRows.Value], of rows: CSVRows
  ) throws(ImportFault) -> [String] {
    var names: [String] = []
    for value in values { names.append(Cleaning.clean(try rows.text(value)) ?? "") }
    return names
  }

  /// Counts one row.
  ///
  /// A row with too few values at the very end of a text is a cut file; elsewhere a row of another
  /// length than the header is no usable record.
  private static func finishRow(
    _ row: CSVRow, from start: Int, run: inout ReadingRun
  ) throws(ImportFault) {
    let (count, expected) = (row.values.count, row.columns.header.count)
    if row.rows.endedWithText, count < expected {
      throw ImportFault(.valueCount(count, expected: expected), byte: row.rows.end)
    }
    guard count == expected else {
      return run.finish(.skipped(.malformed), id: nil, at: row.rows.position)
    }
    let outcome: ReadingRun.Outcome
    if run.reader.format == .foursquare {
      outcome = try Foursquare.outcome(of: row, run: run)
    } else if row.columns.isOwn {
      outcome = try row.ownOutcome()
    } else {
      outcome = try row.outcome(run: run)
    }
    run.finish(outcome, id: try row.text(.id), at: row.rows.position)
  }
}
