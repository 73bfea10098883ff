/// A JSON object on one line whose last member is the CRC-32C of every byte before that member, in
/// eight hexadecimal digits.
///
///     {"id":"a5","name":"Curry Court","latitude":35.27,"longitude":-120.66,"crc":"1a2b3c4d"}
///
/// The lines of a journal have it, and those of an overlay that is kept on disk.
enum SealedLine {
  private static let opening: StaticString = ",\"crc\":\""
  private static let closing: StaticString = "\"}"

  /// How many bytes the digits, what closes the object and a line feed take.
  static let endLength = CRC32C.textLength + closing.utf8CodeUnitCount + 1

  /// The line of an object, which is given without its closing brace; it has no line feed.
  static func seal(_ members: ArraySlice<UInt8>) -> [UInt8] {
    var line = Array(members)
    line.append(ByteView(opening))
    line += CRC32C.text(members.withBytes { CRC32C.checksum($0) })
    line.append(ByteView(closing))
    return line
  }

  /// Whether a line, without its line feed, is as it was sealed.
  static func isWhole(_ line: ByteView) -> Bool {
    let end = line.count - closing.utf8CodeUnitCount
    let start = end - CRC32C.textLength
    let split = start - opening.utf8CodeUnitCount
    guard split > 0, line.holds(opening, at: split), line.holds(closing, at: end),
      let crc = CRC32C.value(line[start..<end])
    else { return false }
    return CRC32C.checksum(ByteView(rebasing: line[..<split])) == crc
  }

  /// What a line with a checksum ends with: its digits, what closes the object, and a line feed.
  static func end(_ crc: UInt32) -> [UInt8] {
    var end = CRC32C.text(crc)
    end.append(ByteView(closing))
    return end + [0x0A]
  }

  /// The checksum at the end of a whole line without its line feed.
  static func checksum(of line: ArraySlice<UInt8>) -> UInt32? {
    line.withBytes { line in
      let end = line.count - closing.utf8CodeUnitCount
      return end < CRC32C.textLength ? nil : CRC32C.value(line[(end - CRC32C.textLength)..<end])
    }
  }
}
