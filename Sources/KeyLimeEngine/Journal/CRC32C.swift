/// The CRC-32C (Castagnoli) of RFC 3720 §12.1: what every line of the journal ends with.
///
/// Reflected polynomial 0x82F63B78, initial value and final exclusive or all ones. The check value
/// of `123456789` is `e3069283`.
enum CRC32C {
  static func checksum(_ bytes: ByteView) -> UInt32 {
    let table = tables
    var crc = ~UInt32(0)
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.load(at: index, as: UInt64.self) ^ UInt64(crc)
      crc = 0
      for slice in 0..<8 {
        crc ^= table[(7 - slice) << 8 | Int(UInt8(truncatingIfNeeded: word >> (8 * slice)))]
      }
      index += 8
    }
    while index < bytes.count {
      crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[index])] ^ crc >> 8
      index += 1
    }
    return ~crc
  }

  static let textLength = 8

  /// Eight lower-case hexadecimal digits.
  static func text(_ crc: UInt32) -> [UInt8] {
    var text: [UInt8] = []
    text.append(digitsOf: UInt64(crc), atLeast: textLength, radix: 16)
    return text
  }

  /// Reads eight hexadecimal digits; nil when one of them is none, or a capital: there is one way
  /// to write a checksum, so that no changed byte of a line goes unnoticed.
  static func value(_ text: Slice<ByteView>) -> UInt32? {
    guard text.count == textLength else { return nil }
    var value: UInt32 = 0
    for byte in text {
      guard let digit = hexDigit(byte), !(0x41...0x46).contains(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Eight tables, so that eight bytes are folded at a time ("slicing by eight").
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var crc = UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0x82F6_3B78 : crc >> 1 }
      tables[byte] = crc
    }
    for index in 256..<tables.count {
      let shorter = tables[index - 256]
      tables[index] = tables[Int(shorter & 0xFF)] ^ shorter >> 8
    }
    return tables
  }()
}
