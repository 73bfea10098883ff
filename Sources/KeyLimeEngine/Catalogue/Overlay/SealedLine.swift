/// A line of an overlay that is kept on disk: a restaurant with a checksum as its last member.
///
/// The checksum is made as an event's is (see ``EventLine``); it is there since these lines are not
/// the truth but made from it:
///
///     {"id":"a5","name":"Curry Court","latitude":35.27,"longitude":-120.66,"crc":"1a2b3c4d"}
enum SealedLine {
  /// The bytes from `,"crc"` on.
  private static let tailLength = 18

  /// The line of an object.
  static func seal(_ object: [UInt8]) -> [UInt8] {
    let members = Array(object.dropLast())
    let crc = members.withBytes { CRC32C.checksum($0) }
    return members + ",\"crc\":\"".utf8 + CRC32C.text(crc) + "\"}".utf8
  }

  /// Whether a line, without its line feed, is as it was sealed.
  static func isWhole(_ line: ByteView) -> Bool {
    let split = line.count - tailLength
    guard split > 0, let crc = CRC32C.value(line[(split + 8)..<(split + 16)]) else { return false }
    return CRC32C.checksum(ByteView(rebasing: line[..<split])) == crc
  }
}
