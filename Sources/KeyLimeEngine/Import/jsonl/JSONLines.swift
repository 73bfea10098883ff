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
