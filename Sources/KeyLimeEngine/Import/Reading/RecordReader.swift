/// Reads the records of a format that are JSON values, one after the other; one reader serves a
/// whole file.
protocol RecordReader: SendableMetatype {
  /// Reads one value in the place of the one before.
  mutating func read(from scanner: inout JSONScanner) throws(JSONError)

  /// Counts the value that was read and hands it on, while the bytes that it was read from are at
  /// hand.
  mutating func finish(_ run: inout ReadingRun, of bytes: ByteView)
}

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
  /// Whether the first line that is not blank holds a whole value of JSON, rather than the
  /// beginning of one that spans lines.
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

/// Texts of one JSON value a line, or of values that each follow a record separator (RFC 8142 §2),
/// which may span lines.
enum JSONLines {
  static let recordSeparator: UInt8 = 0x1E

  /// Reads the records of a chunk; lines and records are counted from its start.
  ///
  /// A text that is no JSON is a fault of the whole file: it was cut, or is in another format.
  static func read(
    _ chunk: InputChunk, with reader: inout some RecordReader, run: inout ReadingRun
  ) throws(ImportFault) {
    try chunk.bytes.withBytes { (bytes) throws(ImportFault) in
      var line = 1
      var start = 0
      while start < bytes.count {
        let end = bytes.firstIndex(of: chunk.separator, from: start) ?? bytes.count
        let first = (start..<end).first {
          !isJSONSpace(bytes[$0]) && bytes[$0] != recordSeparator
        }
        let isLine = chunk.separator == UInt8(ascii: "\n")
        if let first {
          run.line = line + (isLine ? 0 : bytes[start..<first].count { $0 == 0x0A })
          do throws(JSONError) {
            var scanner = JSONScanner(bytes, in: first..<end)
            try reader.read(from: &scanner)
            try scanner.expectEnd()
          } catch { throw run.fault(error, inRecord: true, offset: chunk.offset) }
          reader.finish(&run, of: bytes)
        }
        line += isLine ? 1 : bytes[start..<end].count { $0 == 0x0A }
        start = end + 1
      }
    }
  }
}
