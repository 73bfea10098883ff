/// Degrees and positions as people write them in one text.
enum WrittenPosition {
  /// A number with a decimal point, or with a comma where that cannot mean anything else.
  static func decimal(_ text: String) -> Double? {
    guard let text = Cleaning.clean(text).map(withHyphens) else { return nil }
    if let number = PlainNumber.read(text) { return number }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 ? PlainNumber.read(parts.joined(separator: ".")) : nil
  }

  /// The text with the minus of ASCII for the minus signs and dashes of typesetters, as in `−3.19`.
  static func withHyphens(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : String(text.map { dashes.contains($0) ? "-" : $0 })
  }

  private static let dashes: Set<Character> = [
    "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}", "\u{FE63}", "\u{FF0D}",
  ]

  /// A latitude by itself: a number, or an angle such as `55°57'N`.
  static func latitude(_ text: String) -> Double? {
    decimal(text) ?? Coordinate.latitude(parsing: withHyphens(text))
  }

  /// A longitude by itself.
  static func longitude(_ text: String) -> Double? {
    decimal(text) ?? Coordinate.longitude(parsing: withHyphens(text))
  }

  /// Latitude and longitude in `55.9,-3.2`, `55,9; -3,2`, `55.9 N, 3.2 W` or `POINT (-3.2 55.9)`,
  /// those of a point inside `POLYGON ((…))`, of a `geo:` URI or of the address of a place on a map
  /// site; nil for another text.
  static func point(_ text: String) -> (latitude: Double, longitude: Double)? {
    let text = withHyphens(text)
    if let shape = GeometryShape(polygonsOfWKT: text) {
      return shape.representativePoint.map { ($0.y, $0.x) }
    }
    if namesHemispheres(text) || text.lowercased().hasPrefix("geo:") {
      return Coordinate.degrees(parsing: text)
    }
    if text.contains("://"), let position = MapLink(text).position {
      return (position.latitude, position.longitude)
    }
    if let point = WellKnownBinary.point(hex: text) { return point }
    // The digits of `9C7RXR26+2X`, a Plus Code, are no degrees.
    if hasDigitsInWords(text) { return nil }
    let numbers = text.split { !"+-.0123456789".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 2 else { return commaPair(text) }
    let isWKT = text.uppercased().contains("POINT")
    return isWKT ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
  }

  /// Whether a text is a position without doubt: two numbers with three decimals or more, alone, in
  /// brackets or as a `POINT`; or binary.
  static func isExact(_ text: String) -> Bool {
    if WellKnownBinary.point(hex: text) != nil { return true }
    guard text.allSatisfy({ "0123456789+-.,;()[] POINTSRD=".contains($0) }) else { return false }
    let numbers = text.split { !"+-.0123456789".contains($0) }.filter { $0.contains(".") }
    let areFine = numbers.allSatisfy { $0.split(separator: ".").last.map { $0.count > 2 } ?? false }
    return numbers.count == 2 && areFine && point(text).map { abs($0.latitude) <= 90 } ?? false
  }

  /// Whether the only letters are those of hemispheres, each by itself, as in `S33.86 E151.20`.
  static func namesHemispheres(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    return !words.isEmpty && words.allSatisfy { ["N", "S", "E", "W"].contains($0.uppercased()) }
  }

  /// Whether a letter stands beside a digit.
  private static func hasDigitsInWords(_ text: String) -> Bool {
    zip(text, text.dropFirst()).contains {
      $0.isLetter && $1.isNumber || $0.isNumber && $1.isLetter
    }
  }

  /// Two numbers with decimal commas, which a blank or a semicolon keeps apart.
  private static func commaPair(_ text: String) -> (latitude: Double, longitude: Double)? {
    let parts = text.split { $0 == ";" || $0.isWhitespace }
      .map { String($0.last == "," ? $0.dropLast() : $0) }
    guard parts.count == 2, let latitude = decimal(parts[0]), let longitude = decimal(parts[1])
    else { return nil }
    return (latitude, longitude)
  }
}

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
