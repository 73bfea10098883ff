/// Douglas Crockford's base 32: digits and letters without I, L, O and U, so that an id or a code
/// can be read aloud and typed; an optional check symbol is the number modulo 37.
///
/// The alphabet ascends, so text and number sort alike. Ids are in lower case, codes in capitals.
enum CrockfordBase32 {
  private static let alphabet: StaticString = "0123456789abcdefghjkmnpqrstvwxyz"
  private static let symbols = Array(alphabet.description.uppercased() + "*~$=U")
}

// Ids: sixty bits as twelve characters.
extension CrockfordBase32 {
  /// The low 60 bits of a number as 12 characters in lower case.
  static func id(of value: UInt64) -> String {
    var bytes: [UInt8] = []
    append(idOf: value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what ``id(of:)`` makes.
  static func append(idOf value: UInt64, to bytes: inout [UInt8]) {
    let alphabet = ByteView(alphabet)
    for shift in stride(from: UInt64(55), through: 0, by: -5) {
      bytes.append(alphabet[Int(value >> shift & 31)])
    }
  }

  /// The number that 12 characters in lower case make; nil for any other text.
  static func number(ofID text: ByteView) -> UInt64? {
    guard text.count == 12 else { return nil }
    var value: UInt64 = 0
    for byte in text {
      guard let digit = digit(byte) else { return nil }
      value = value << 5 | UInt64(digit)
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "h"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "j")...UInt8(ascii: "k"): byte - UInt8(ascii: "j") + 18
    case UInt8(ascii: "m")...UInt8(ascii: "n"): byte - UInt8(ascii: "m") + 20
    case UInt8(ascii: "p")...UInt8(ascii: "t"): byte - UInt8(ascii: "p") + 22
    case UInt8(ascii: "v")...UInt8(ascii: "z"): byte - UInt8(ascii: "v") + 27
    default: nil
    }
  }
}

// Codes: one symbol for each five bits.
extension CrockfordBase32 {
  /// One symbol for each value of 0 to 31.
  static func text(of values: [UInt8]) -> String { String(values.map { symbols[Int($0 & 31)] }) }

  /// The check symbol of the number that the values make.
  static func check(of values: [UInt8]) -> Character {
    symbols[values.reduce(0) { ($0 * 32 + Int($1)) % 37 }]
  }

  /// The value of a symbol in any case, `I` and `L` read as 1, `O` as 0; nil for any other
  /// character.
  static func value(of symbol: Character) -> UInt8? {
    let capital = symbol.uppercased()
    let plain = ["I": "1", "L": "1", "O": "0"][capital] ?? capital
    guard let index = symbols.firstIndex(of: Character(plain)), index < 32 else { return nil }
    return UInt8(index)
  }
}
