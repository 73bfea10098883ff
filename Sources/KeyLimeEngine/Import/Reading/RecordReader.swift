/// Reads the records of a format that are JSON values, one after the other; one reader serves a
/// whole file.
protocol RecordReader: SendableMetatype {
  /// Reads one value in the place of the one before.
  mutating func read(from scanner: inout JSONScanner) throws(JSONError)

  /// Counts the value that was read and hands it on, while the bytes that it was read from are at
  /// hand.
  mutating func finish(_ run: inout ReadingRun, of bytes: ByteView)
}
