/// A table of people, one a row, as mail programs and phones export it besides cards.
///
///     First Name,Last Name,Nickname,E-mail 1 - Value,Phone 1 - Value
///     Eli,Berg,Elk,eli@example.org ::: berg@example.com,+1 555 0100
///
/// The header may follow a few lines of prose. Each row becomes the lines of a card, so that one
/// reader says who somebody is.
enum ContactTable {
  private static let linesBeforeHeader = 5

  /// The lines of the cards; nil when the text has no header with names of people.
  ///
  /// Throws an ``ImportFault`` for a row whose quotes are not closed.
  static func lines(of file: [UInt8]) throws(ImportFault) -> [VCardLine]? {
    let bytes = VCardLine.utf8(of: file)
    return try bytes.withBytes { (view) throws(ImportFault) in
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      guard view.find(ignoringCase: "begin:vcard", from: start, to: min(view.count, 4096)) == nil
      else { return nil }
      return try lines(of: view, from: start)
    }
  }

  private static func lines(
    of bytes: ByteView, from start: Int
  ) throws(ImportFault) -> [VCardLine]? {
    var values: [CSVRows.Value] = []
    var begin = start
    for _ in 0..<linesBeforeHeader where begin < bytes.count {
      let text = begin..<bytes.count
      var rows = CSVRows(bytes, in: text, delimiter: CSVRows.delimiter(of: bytes, in: text))
      guard (try? rows.next(into: &values)) == true else { return nil }
      let header = values.map { heading(bytes, $0) }
      if let columns = ContactColumns(header) { return try cards(of: &rows, columns) }
      begin = rows.position
    }
    return nil
  }

  private static func heading(_ bytes: ByteView, _ value: CSVRows.Value) -> String {
    RecordField.folded(String(decoding: bytes[value.range], as: UTF8.self))
  }

  private static func cards(
    of rows: inout CSVRows, _ columns: ContactColumns
  ) throws(ImportFault) -> [VCardLine] {
    var lines: [VCardLine] = []
    var values: [CSVRows.Value] = []
    while try rows.next(into: &values) {
      var person = ContactRow(number: rows.rowLine)
      for (field, value) in zip(columns.fields, values) {
        if let field { person.add(field, bytes(of: value, in: rows)) }
      }
      lines += person.lines
    }
    return lines
  }

  /// The bytes of a value with each doubled quote once, in whatever character set they are.
  private static func bytes(of value: CSVRows.Value, in rows: CSVRows) -> [UInt8] {
    let raw = Array(rows.bytes[value.range])
    guard value.hasQuotes else { return raw }
    var result: [UInt8] = []
    var isSecond = false
    for byte in raw {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if byte != UInt8(ascii: "\"") || !isSecond { result.append(byte) }
    }
    return result
  }
}
