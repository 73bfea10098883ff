extension JSONScanner {
  /// Reads a number, or a text that spells one, as a double; nil for any other value.
  ///
  /// A number too large for a double gives infinity, which is no coordinate.
  mutating func readDegrees() throws(JSONError) -> Double? {
    switch try nextKind() {
    case .number:
      let range = try readNumber()
      return shortDecimal(in: range) ?? Double(text(of: range))
    case .string: return PlainNumber.read(try readString().text)
    default:
      try skipValue()
      return nil
    }
  }
}
