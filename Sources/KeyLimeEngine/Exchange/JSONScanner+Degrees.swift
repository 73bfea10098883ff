extension JSONScanner {
  /// Reads a number, or a text that spells one, as a double; nil for any other value.
  ///
  /// A number too large for a double gives infinity, which is no coordinate.
  mutating func readDegrees() throws(JSONError) -> Double? {
    switch try nextKind() {
    case .number:
      let range = try readNumber()
      return shortDecimal(in: range) ?? Double(text(of: range))
    case .string: return Double(try readString().text)
    default:
      try skipValue()
      return nil
    }
  }

  /// The value of a plain decimal of at most 15 digits.
  ///
  /// Both the digits and the power of ten are exact doubles then, so one division rounds once and
  /// the result is the nearest double (Clinger 1990).
  private func shortDecimal(in range: Range<Int>) -> Double? {
    guard range.count <= 16 else { return nil }
    var digits: Int64 = 0
    var scale = 1.0
    var isFraction = false
    for byte in bytes[range] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "-"): continue
      default: return nil
      }
    }
    guard digits < 1 << 53 else { return nil }
    let magnitude = Double(digits) / scale
    return bytes[range.lowerBound] == UInt8(ascii: "-") ? -magnitude : magnitude
  }
}
