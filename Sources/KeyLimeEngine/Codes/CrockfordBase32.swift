/// Douglas Crockford's base 32: digits and capitals without I, L, O and U, so that a code can be
/// read aloud and typed; an optional check symbol is the number modulo 37.
enum CrockfordBase32 {
  private static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U")

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
