/// Reads records of JSON that are the elements of an array, or values one after the other.
///
/// A record may span lines.
enum JSONRecords {
  static func read(
    _ window: InputWindow, with reader: inout some RecordReader, run: inout ReadingRun
  ) throws(ImportFault) {
    var window = window
    let isArray = try window.firstText() == UInt8(ascii: "[")
    var stream = JSONStream(window)
    stream.forgetBeginning()
    do throws(ImportFault) {
      if isArray {
        try stream.readRecords(with: &reader, run: &run)
        try stream.expectEnd()
      } else {
        while try !stream.isAtEnd() { try stream.readRecord(with: &reader, run: &run) }
      }
    } catch { throw error.inRecord(run.count.seen + 1) }
  }
}

extension InputWindow {
  /// Whether the first line that is not blank holds a whole value of JSON, rather than the beginning
  /// of one that spans lines.
  mutating func beginsWithWholeLine() throws(ImportFault) -> Bool {
    while true {
      let answer = bytes.withBytes { bytes -> Bool? in
        guard let first = (0..<bytes.count).first(where: { !isJSONSpace(bytes[$0]) }),
          let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: first)
        else { return nil }
        var scanner = JSONScanner(bytes, in: first..<end)
        do throws(JSONError) { try scanner.skipValue() } catch {
          return error.fault != .unexpectedEnd
        }
        return true
      }
      if let answer { return answer }
      // Readers of lines say best what is wrong with a file that is cut.
      if isAtEnd || bytes.count >= Self.recordLimit { return true }
      try grow()
    }
  }
}
