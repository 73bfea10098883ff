/// Texts of one JSON value a line, or of values that each follow a record separator (RFC 8142 §2),
/// which may span lines.
enum JSONLines {
  private static let recordSeparator: UInt8 = 0x1E

  /// Calls `record` with a scanner over each text that is not blank, to read one value.
  ///
  /// A text that is no JSON is a fault of the whole file: it was cut, or is in another format.
  static func read(
    _ bytes: ByteView, in text: Range<Int>, run: inout ReadingRun,
    record: (inout JSONScanner, ReadingRun) throws(JSONError) -> ReadingRun.Record
  ) throws(ImportFault) {
    let isSequence = text.first { !isJSONSpace(bytes[$0]) }.map { bytes[$0] } == recordSeparator
    var line = 1
    var start = text.lowerBound
    while start < text.upperBound {
      let end =
        isSequence
        ? bytes[start..<text.upperBound].firstIndex(of: recordSeparator) ?? text.upperBound
        : endOfLine(bytes, from: start, to: text.upperBound)
      let first = (start..<end).first { !isJSONSpace(bytes[$0]) && bytes[$0] != recordSeparator }
      if let first {
        run.line = line + (isSequence ? lineFeeds(bytes[start..<first]) : 0)
        var scanner = JSONScanner(bytes, in: first..<end)
        do throws(JSONError) {
          let record = try record(&scanner, run)
          try scanner.expectEnd()
          run.finish(record, at: end)
        } catch { throw run.fault(error, inRecord: true) }
      }
      line += isSequence ? lineFeeds(bytes[start..<end]) : 1
      start = end + 1
    }
  }

  private static func lineFeeds(_ bytes: Slice<ByteView>) -> Int {
    bytes.count { $0 == 0x0A }
  }

  /// The offset of the line feed that ends the line, or the end of the text.
  static func endOfLine(
    _ bytes: ByteView, from start: Int, to end: Int
  ) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= end {
      let word = bytes.load(at: index, as: UInt64.self) ^ (ones &* 0x0A)
      guard (word &- ones) & ~word & (ones << 7) == 0 else { break }
      index += 8
    }
    while index < end, bytes[index] != 0x0A { index += 1 }
    return index
  }
}
