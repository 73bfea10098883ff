/// Where the header of a table is: a report may have its title and its date above it.
enum CSVHeader {
  private static let linesAbove = 20

  /// The first row that is a header, by where it starts and how many lines are above it; nil when
  /// none of the first rows is one.
  ///
  /// - Parameter delimiter: what separates the cells; nil finds it out from the row.
  static func find(
    in bytes: ByteView, from start: Int, delimiter: UInt8?, isHeader: ([String]) -> Bool
  ) -> (start: Int, linesAbove: Int)? {
    var (start, values) = (start, [CSVRows.Value]())
    for lines in 0...linesAbove where start < bytes.count {
      let text = start..<bytes.count
      var rows = CSVRows(
        bytes, in: text, delimiter: delimiter ?? CSVRows.delimiter(of: bytes, in: text))
      if (try? rows.next(into: &values)) == true, values.count > 1 {
        let cells = values.map { ((try? rows.text($0)).flatMap(Cleaning.clean)) ?? "" }
        if isHeader(cells) { return (start, lines) }
      }
      start = (bytes.firstIndex(of: 0x0A, from: start) ?? bytes.count) + 1
    }
    return nil
  }
}
