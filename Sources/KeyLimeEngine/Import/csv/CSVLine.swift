/// One record of comma-separated values (RFC 4180), such as `2026-11-20,"Tri-tip, ""hot""",30.00`.
///
/// Everything that keylime writes as CSV is written here, and cut at UTF-8 bytes as other programs
/// cut it: a comma with a combining mark behind it is still a comma.
struct CSVLine: Equatable {
  /// The cells, without their quotes.
  var cells: [String]
  /// The line of the text that the record begins on, from 1; 0 in a record that was not read.
  var number = 0

  init(_ cells: [String]) { self.cells = cells }

  /// The record as text without a line feed; cells are quoted where they must be.
  var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the record in UTF-8, without a line feed.
  func write(to bytes: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      let mustQuote = cell.utf8.contains { $0 < 0x20 || $0 == Self.quote || $0 == 0x2C }
      guard mustQuote else {
        bytes += cell.utf8
        continue
      }
      bytes.append(Self.quote)
      for byte in cell.utf8 {
        if byte == Self.quote { bytes.append(Self.quote) }
        bytes.append(byte)
      }
      bytes.append(Self.quote)
    }
  }

  private static let quote = UInt8(ascii: "\"")

  /// All records of a text, blank lines left out.
  ///
  /// Throws ``ImportFault`` for a quote that never ends and for text behind a closing one.
  static func lines(
    of text: String, delimiter: UInt8 = UInt8(ascii: ",")
  ) throws(ImportFault) -> [CSVLine] {
    let bytes = Array(text.utf8)
    return try bytes.withBytes { bytes throws(ImportFault) in
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      var rows = CSVRows(bytes, in: start..<bytes.count, delimiter: delimiter)
      var values: [CSVRows.Value] = []
      var lines: [CSVLine] = []
      while try rows.next(into: &values) {
        var line = CSVLine([])
        for value in values { line.cells.append(try rows.text(value)) }
        line.number = rows.rowLine
        lines.append(line)
      }
      return lines
    }
  }
}

// MARK: - Tables

extension CSVLine {
  /// A header, and what stands before and behind it.
  struct Table {
    let before: [CSVLine]
    let header: [String]
    let rows: [CSVLine]
  }

  /// Finds a table by its header, whichever sign separates the cells; nil when there is none.
  ///
  /// Throws ``ImportFault`` when the text has no header, and is broken as comma-separated values.
  static func table(
    in text: String, hasHeader isHeader: ([String]) -> Bool
  ) throws(ImportFault) -> Table? {
    var fault: ImportFault?
    for delimiter in [",", ";", "\t", "|"].map({ UInt8(ascii: $0) }) {
      do throws(ImportFault) {
        let lines = try lines(of: text, delimiter: delimiter)
        guard let index = lines.firstIndex(where: { isHeader($0.cells) }) else { continue }
        return Table(
          before: Array(lines[..<index]), header: lines[index].cells,
          rows: Array(lines[(index + 1)...]))
      } catch {
        // Cut at the wrong signs, a sound text is broken.
        if delimiter == UInt8(ascii: ",") { fault = error }
      }
    }
    if let fault { throw fault }
    return nil
  }
}
