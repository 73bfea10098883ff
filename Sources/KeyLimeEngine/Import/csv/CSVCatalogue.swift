/// Restaurants in a CSV file with a header.
///
///     name,lat,lng,Cuisine,Phone Number
///     Bao House,55.95,-3.19,chinese;taiwanese,+44 131 555 0100
///
/// Columns are found by their usual names. Lists are separated by `;`. A file that keylime exported
/// is read back exactly; in others texts are cleaned and everything in the file counts as a place
/// to eat unless its kind says otherwise.
struct CSVCatalogue {
  private var window: InputWindow
  private let delimiter: UInt8
  private var escapesQuotes = false
  private var columns: CSVColumns?
  /// What reads the rows of a table that was JSON.
  private var flattened: FlattenedRows?
  /// The line that the window starts on, from 1.
  private var line = 1
  private var values: [CSVRows.Value] = []

  static func read(_ window: InputWindow, run: inout ReadingRun) throws(ImportFault) {
    var window = window
    try window.fill(8)
    let announced = window.bytes.withBytes { CSVRows.announcement(in: $0, from: 0) }
    window.drop(announced?.end ?? 0)
    try window.fillFirstLine()
    // The first rows show on which scale ratings are, and how quotes are written.
    try window.fill(1 << 20)
    let options = run.reader.options
    let known = options.delimiter ?? announced?.delimiter
    let header = window.bytes.withBytes { bytes in
      CSVHeader.find(in: bytes, from: 0, delimiter: known) { cells in
        (try? CSVColumns(header: cells, chosen: options.fields, byte: 0)) != nil
      }
    }
    window.drop(header?.start ?? 0)
    let found = window.bytes.withBytes { bytes in
      let delimiter = known ?? CSVRows.delimiter(of: bytes, in: 0..<bytes.count)
      return (delimiter, CSVRows.escapesQuotes(bytes, delimiter: delimiter))
    }
    var catalogue = CSVCatalogue(window: window, delimiter: found.0)
    catalogue.escapesQuotes = found.1
    catalogue.line = (announced == nil ? 1 : 2) + (header?.linesAbove ?? 0)
    do throws(ImportFault) { while try catalogue.readRows(run: &run) {} } catch {
      catalogue.flattened?.finish(&run)
      throw error
    }
    catalogue.flattened?.finish(&run)
  }

  /// Whether the header was read.
  private var hasHeader: Bool { columns != nil || flattened != nil }

  private init(window: InputWindow, delimiter: UInt8) {
    self.window = window
    self.delimiter = delimiter
  }

  /// Reads the rows that are in the window as a whole, then moves it on; false at the end of the
  /// file.
  private mutating func readRows(run: inout ReadingRun) throws(ImportFault) -> Bool {
    let read = try window.bytes.withBytes { (bytes) throws(ImportFault) in
      try readRows(of: bytes, run: &run)
    }
    line = read.line
    window.drop(read.bytes)
    run.report(window.offset)
    if window.isAtEnd {
      if !hasHeader { throw ImportFault(.empty, byte: window.end) }
      return false
    }
    do { try window.grow() } catch { throw error.inRecord(run.count.seen + 1) }
    return true
  }

  /// Reads whole rows; returns how many bytes they are, and the line behind them.
  private mutating func readRows(
    of bytes: ByteView, run: inout ReadingRun
  ) throws(ImportFault) -> (bytes: Int, line: Int) {
    var rows = CSVRows(bytes, in: 0..<bytes.count, delimiter: delimiter)
    rows.line = line
    rows.isCut = !window.isAtEnd
    rows.escapesQuotes = escapesQuotes
    while true {
      let before = (bytes: rows.position, line: rows.line)
      run.line = hasHeader ? rows.line : nil
      do throws(ImportFault) {
        guard try rows.next(into: &values) else {
          return rows.isCut ? before : (rows.position, rows.line)
        }
        // Blank lines may have come before it.
        if hasHeader { run.line = rows.rowLine }
        try take(rows, run: &run)
      } catch {
        throw ImportFault(
          error.reason, byte: window.offset + error.byte,
          record: hasHeader ? run.count.seen + (flattened?.waitingCount ?? 0) + 1 : nil,
          line: error.line ?? run.line)
      }
    }
  }

  /// Takes the first row for the header, the others for records.
  private mutating func take(_ rows: CSVRows, run: inout ReadingRun) throws(ImportFault) {
    if let columns {
      try Self.finishRow(rows, values, columns, run: &run)
    } else if flattened != nil {
      guard let values = try Self.whole(values, of: rows, flattened?.count ?? 0, &run) else {
        return
      }
      try flattened?.take(rows, values, &run)
    } else {
      try takeHeader(rows, run: &run)
    }
  }

  private mutating func takeHeader(
    _ rows: CSVRows, run: inout ReadingRun
  ) throws(ImportFault) {
    let header = try Self.header(values, of: rows)
    let fields = run.reader.options.fields
    if run.reader.format == .csv {
      flattened = try FlattenedRows(header, above: rows, fields: fields)
    }
    guard flattened == nil else { return }
    var found = try CSVColumns(header: header, chosen: fields, byte: 0) {
      Self.columnWithPosition(in: rows)
    }
    if run.reader.format == .csv, !found.isOwn, !found.areTags {
      run.note(unusedColumns: found.unused)
      found.scales = Self.scales(of: rows, found)
    }
    columns = found
  }

  /// The first column that has a position in the row that follows.
  private static func columnWithPosition(in rows: CSVRows) -> Int? {
    var (rows, values) = (rows, [CSVRows.Value]())
    guard (try? rows.next(into: &values)) == true else { return nil }
    return values.firstIndex { value in
      (try? rows.text(value)).map(WrittenPosition.isExact) ?? false
    }
  }

  /// The scales of the rows that follow, as far as they are in the window.
  private static func scales(of rows: CSVRows, _ columns: CSVColumns) -> RecordScales {
    var (rows, values, scales) = (rows, [CSVRows.Value](), RecordScales())
    for _ in 0..<RecordScales.sampleSize {
      guard (try? rows.next(into: &values)) == true else { break }
      guard values.count >= columns.header.count else { continue }
      let row = CSVRow(rows: rows, values: values, columns: columns)
      scales.note(rating: try? row.ratingText(), price: try? row.text(.price))
    }
    return scales
  }

  private static func header(
    _ values: [CSVRows.Value], of rows: CSVRows
  ) throws(ImportFault) -> [String] {
    var names: [String] = []
    for value in values { names.append(Cleaning.clean(try rows.text(value)) ?? "") }
    return names
  }

  /// The values of a row of an expected length; nil for one that is no usable record.
  ///
  /// A row with too few values at the very end of a text is a cut file. Elsewhere a spreadsheet has
  /// left out empty values at the end, or added some; a row with more values than that is no usable
  /// record.
  private static func whole(
    _ values: [CSVRows.Value], of rows: CSVRows, _ expected: Int, _ run: inout ReadingRun
  ) throws(ImportFault) -> [CSVRows.Value]? {
    let count = values.count
    if rows.endedWithText, count < expected {
      throw ImportFault(.valueCount(count, expected: expected), byte: rows.end)
    }
    if rows.endedWithText { run.noteMissingEnd() }
    guard values.dropFirst(expected).allSatisfy(\.range.isEmpty) else {
      run.finish(.skipped(.malformed), id: nil)
      return nil
    }
    let none = CSVRows.Value(range: rows.end..<rows.end, hasQuotes: false)
    return values + [CSVRows.Value](repeating: none, count: max(0, expected - count))
  }

  /// Counts one row.
  private static func finishRow(
    _ rows: CSVRows, _ values: [CSVRows.Value], _ columns: CSVColumns, run: inout ReadingRun
  ) throws(ImportFault) {
    guard let values = try whole(values, of: rows, columns.header.count, &run) else { return }
    let row = CSVRow(rows: rows, values: values, columns: columns)
    if columns.areYelps, run.reader.format == .csv {
      return YelpRecords.finish(YelpRecords.record(try row.unflattened() ?? .null), &run)
    }
    let outcome: ReadingRun.Outcome
    if run.reader.format == .foursquare {
      outcome = try Foursquare.outcome(of: row, run: run)
    } else if row.columns.isOwn {
      outcome = try row.ownOutcome(&run)
    } else if row.columns.areTags {
      outcome = try row.taggedOutcome(run: run)
    } else {
      outcome = try row.outcome(run: run)
      if case .accepted(let restaurant) = outcome { try row.noteUnread(of: restaurant, &run) }
    }
    run.finish(outcome, id: try row.text(.id))
  }
}

extension InputWindow {
  /// Reads until the first line is in the window.
  fileprivate mutating func fillFirstLine() throws(ImportFault) {
    try fill(1)
    while !isAtEnd, bytes.count < Self.recordLimit,
      !bytes.contains(where: { $0 == 0x0A || $0 == 0x0D })
    { try grow() }
  }
}
