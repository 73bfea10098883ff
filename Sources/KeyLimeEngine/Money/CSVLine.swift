/// One record of comma-separated values (RFC 4180).
struct CSVLine: Equatable {
  /// The cells, without their quotes.
  var cells: [String]
  /// The line of the text that the record begins on, from 1.
  var number = 0

  init(_ cells: [String]) { self.cells = cells }

  /// The record as text without a line feed; cells are quoted where they must be.
  var text: String {
    cells.map { cell in
      let mustQuote = cell.contains { ",\"".contains($0) || $0.isNewline }
      guard mustQuote else { return cell }
      return "\"" + cell.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }.joined(separator: ",")
  }

  /// All records of a text.
  ///
  /// Quotes may hold commas, doubled quotes and line breaks; a quote left open ends with the text.
  static func lines(of text: String) -> [CSVLine] {
    var reader = CSVReader(text)
    return reader.lines()
  }
}

extension CSVLine {
  /// The first characters that make a spreadsheet take a cell for a formula.
  private static let formulaStarts: Set<Character> = ["=", "+", "-", "@", "\t", "\r", "\r\n"]

  /// Text that no spreadsheet takes for a formula.
  static func guarded(_ cell: String) -> String {
    // A text that begins like a guarded one is guarded too, so that reading gives it back.
    let plain = cell.drop { $0 == "'" }
    return plain.first.map(formulaStarts.contains) == true ? "'" + cell : cell
  }

  /// Takes the guard off again.
  static func unguarded(_ cell: String) -> String {
    guard cell.first == "'" else { return cell }
    let plain = cell.drop { $0 == "'" }
    return plain.first.map(formulaStarts.contains) == true ? String(cell.dropFirst()) : cell
  }
}

private struct CSVReader {
  private let characters: [Character]
  private var position = 0
  private var isQuoted = false
  private var line = 1
  private var cell = ""
  private var record = CSVLine([])
  private var records: [CSVLine] = []

  init(_ text: String) {
    characters = Array(
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text)
  }

  mutating func lines() -> [CSVLine] {
    record.number = 1
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character.isNewline { line += 1 }
      switch character {
      case "\"": takeQuote()
      case _ where isQuoted: cell.append(character)
      case ",": endCell()
      case _ where character.isNewline: endRecord()
      default: cell.append(character)
      }
    }
    if !cell.isEmpty || !record.cells.isEmpty { endRecord() }
    return records
  }

  /// Two quotes within quotes are one of the text, any other begins or ends the quoting.
  private mutating func takeQuote() {
    if isQuoted, position < characters.count, characters[position] == "\"" {
      cell.append("\"")
      position += 1
    } else {
      isQuoted.toggle()
    }
  }

  private mutating func endCell() {
    record.cells.append(cell)
    cell = ""
  }

  private mutating func endRecord() {
    endCell()
    records.append(record)
    record = CSVLine([])
    record.number = line
  }
}

extension String {
  /// The text without white space at either end.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
