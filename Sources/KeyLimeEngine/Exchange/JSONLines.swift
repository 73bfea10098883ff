/// Texts of one JSON value a line.
enum JSONLines {
  /// Calls `record` with a scanner over each line that is not blank, to read one value.
  ///
  /// A line that is no JSON is a fault of the whole file: it was cut, or is in another format.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, in text: Range<Int>, run: inout ReadingRun,
    record: (inout JSONScanner, ReadingRun) throws(JSONError) -> ReadingRun.Record
  ) throws(ImportFault) {
    var number = 0
    var start = text.lowerBound
    while start < text.upperBound {
      let end = endOfLine(bytes, from: start, to: text.upperBound)
      number += 1
      if let first = (start..<end).first(where: { !isJSONSpace(bytes[$0]) && bytes[$0] != 0x1E }) {
        run.line = number
        var scanner = JSONScanner(bytes, in: first..<end)
        do throws(JSONError) {
          let record = try record(&scanner, run)
          try scanner.expectEnd()
          run.finish(record, at: end)
        } catch { throw run.fault(error, inRecord: true) }
      }
      start = end + 1
    }
  }

  /// The offset of the line feed that ends the line, or the end of the text.
  static func endOfLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let base = UnsafeRawPointer(bytes.baseAddress)
    var index = start
    while let base, index + 8 <= end {
      let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ (ones &* 0x0A)
      guard (word &- ones) & ~word & (ones << 7) == 0 else { break }
      index += 8
    }
    while index < end, bytes[index] != 0x0A { index += 1 }
    return index
  }
}
