/// The rows of a CSV text (RFC 4180): values between delimiters, quoted values with anything in
/// them, lines ended by LF, CRLF or CR.
struct CSVRows {
  /// Where a value stands, without its quotes.
  struct Value {
    let range: Range<Int>
    /// Whether doubled quotes inside mean single ones.
    let hasQuotes: Bool
  }

  let bytes: ByteView
  let end: Int
  let delimiter: UInt8
  /// The offset of the next row.
  private(set) var position: Int
  /// The line that the next row starts on, from 1.
  var line = 1
  /// Whether a quote inside a quoted value has a backslash before it, as MySQL and Spark write it.
  var escapesQuotes = false
  /// Whether the text goes on behind these bytes: then a row that nothing follows is not whole.
  var isCut = false
  /// The line that the row just read started on, from 1.
  private(set) var rowLine = 1
  private var rowStart = 0

  init(_ bytes: ByteView, in text: Range<Int>, delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
    position = text.lowerBound
    end = text.upperBound
  }

  /// Whether the row just read was ended by the end of the text rather than by a line feed.
  private(set) var endedWithText = false

  /// Reads the next row that is not blank into `values`; false where the bytes have no whole row
  /// more.
  mutating func next(into values: inout [Value]) throws(ImportFault) -> Bool {
    do throws(ImportFault) {
      return try readRow(into: &values) && !(isCut && position >= end)
    } catch {
      guard isCut, position >= end else { throw error }
      return false
    }
  }

  private mutating func readRow(into values: inout [Value]) throws(ImportFault) -> Bool {
    values.removeAll(keepingCapacity: true)
    while position < end, bytes[position] == 0x0A || bytes[position] == 0x0D { endLine() }
    guard position < end else { return false }
    rowLine = line
    rowStart = position
    while true {
      values.append(try value())
      guard position < end else {
        endedWithText = true
        return true
      }
      if bytes[position] == delimiter {
        position += 1
      } else {
        endLine()
        return true
      }
    }
  }

  /// The text of a value; throws when it is not UTF-8.
  func text(_ value: Value) throws(ImportFault) -> String {
    let raw = ByteView(rebasing: bytes[value.range])
    guard let text = String(validating: raw, as: UTF8.self) else {
      throw ImportFault(.invalidUTF8, byte: value.range.lowerBound, line: line(of: value))
    }
    guard value.hasQuotes else { return text }
    var single = ""
    var skips = false
    let scalars = Array(text.unicodeScalars)
    for (scalar, next) in zip(scalars, scalars.dropFirst() + [" "]) {
      let isEscape = escapesQuotes && scalar == "\\" && (next == "\"" || next == "\\")
      skips = (scalar == "\"" || isEscape) && !skips
      if !skips { single.unicodeScalars.append(scalar) }
    }
    return single
  }

  /// The line that a value of the row just read starts on.
  private func line(of value: Value) -> Int {
    rowLine + bytes[rowStart..<value.range.lowerBound].count { $0 == 0x0A }
  }

  private mutating func value() throws(ImportFault) -> Value {
    if position < end, bytes[position] == UInt8(ascii: "\"") { return try quotedValue() }
    let start = position
    while position < end, bytes[position] != delimiter, bytes[position] != 0x0A,
      bytes[position] != 0x0D
    { position += 1 }
    return Value(range: start..<position, hasQuotes: false)
  }

  private mutating func quotedValue() throws(ImportFault) -> Value {
    let (start, startLine) = (position + 1, line)
    var hasQuotes = false
    position += 1
    while position < end {
      let byte = bytes[position]
      position += 1
      if byte == 0x0A { line += 1 }
      if escapesQuotes, byte == UInt8(ascii: "\\"), position < end {
        hasQuotes = true
        if bytes[position] == 0x0A { line += 1 }
        position += 1
        continue
      }
      guard byte == UInt8(ascii: "\"") else { continue }
      if position < end, bytes[position] == UInt8(ascii: "\"") {
        hasQuotes = true
        position += 1
      } else {
        try expectEndOfValue()
        return Value(range: start..<position - 1, hasQuotes: hasQuotes)
      }
    }
    throw ImportFault(.unterminatedQuote, byte: start - 1, line: startLine)
  }

  private func expectEndOfValue() throws(ImportFault) {
    guard position < end else { return }
    let byte = bytes[position]
    guard byte == delimiter || byte == 0x0A || byte == 0x0D else {
      throw ImportFault(.textAfterQuote, byte: position, line: line)
    }
  }

  /// Moves past LF, CRLF or CR.
  private mutating func endLine() {
    if bytes[position] == 0x0D, position + 1 < end, bytes[position + 1] == 0x0A { position += 1 }
    position += 1
    line += 1
  }
}

extension CSVRows {
  /// The delimiter that the line `sep=;` before the header says, which Excel understands, and where
  /// the next line starts; nil when the text has no such line.
  static func announcement(
    in bytes: ByteView, from start: Int
  ) -> (delimiter: UInt8, end: Int)? {
    guard bytes.count - start > 5,
      String(decoding: bytes[start..<start + 4], as: UTF8.self).lowercased() == "sep=",
      bytes[start + 5] == 0x0A || bytes[start + 5] == 0x0D
    else { return nil }
    let isLong = bytes[start + 5] == 0x0D && start + 6 < bytes.count && bytes[start + 6] == 0x0A
    return (bytes[start + 4], start + (isLong ? 7 : 6))
  }

  /// Whether some quote has a backslash before it and neither ends a value nor is doubled, which
  /// RFC 4180 does not allow.
  static func escapesQuotes(_ bytes: ByteView, delimiter: UInt8) -> Bool {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    return bytes.indices.dropFirst().dropLast().contains { index in
      bytes[index] == quote && bytes[index - 1] == backslash
        && ![quote, delimiter, 0x0A, 0x0D].contains(bytes[index + 1])
    }
  }

  /// The delimiter that stands most often in the header line outside quotes, the comma when none
  /// does.
  static func delimiter(of bytes: ByteView, in text: Range<Int>) -> UInt8 {
    let candidates = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }
    var counts = [0, 0, 0, 0]
    var isQuoted = false
    for byte in bytes[text] {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return candidates[counts.firstIndex(of: most) ?? 0]
  }
}
