extension Coordinate {
  /// Reads a point as people and programs write it; nil when the text is no point.
  ///
  /// Understood are `35.28,-120.66` and `35.28 -120.66`; degrees, minutes and seconds with
  /// hemispheres, `35°16'57"N 120°39'34"W` or `N35.28 W120.66`; and `geo:35.28,-120.66;u=30?q=…`
  /// (RFC 5870; latitude first, altitude and parameters ignored, only the WGS 84 reference system).
  /// `geo:0,0?q=35.28,-120.66(Label)` is what Android shares: there 0,0 is no point, `q` is.
  /// Decimals may stand behind commas where it is clear, `55,95 -3,19`, and a minus may be U+2212.
  public init?(parsing text: String) {
    guard let degrees = Self.degrees(parsing: text) else { return nil }
    self.init(latitude: degrees.latitude, longitude: degrees.longitude)
  }

  /// The same two numbers, whether or not there is such a point on the Earth.
  public static func degrees(parsing text: String) -> (latitude: Double, longitude: Double)? {
    if let degrees = degrees(plain: text) { return degrees }
    let trimmed = text.trimmed
    if trimmed.lowercased().hasPrefix("geo:") { return degrees(geoURI: trimmed.dropFirst(4)) }
    return degrees(spelling: plainNumbers(trimmed))
  }

  /// Two decimal numbers with a comma between them, as scripts write them: no letter has to be
  /// looked at for what else it could mean.
  private static func degrees(plain text: String) -> (latitude: Double, longitude: Double)? {
    guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")),
      let latitude = plainNumber(text[..<comma]),
      let longitude = plainNumber(text[text.utf8.index(after: comma)...])
    else { return nil }
    return (latitude, longitude)
  }

  private static func plainNumber(_ text: Substring) -> Double? {
    let isPlain =
      text.utf8.contains(UInt8(ascii: "."))
      && text.utf8.allSatisfy { byte in
        byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      }
    return isPlain ? Double(text) : nil
  }

  /// The text with the minus of ASCII, and with points where commas are the only decimal marks.
  private static func plainNumbers(_ text: String) -> String {
    let plain = String(text.map { $0 == "\u{2212}" ? "-" : $0 })
    let words = plain.split { $0.isWhitespace || $0 == ";" }
    guard words.count == 2 else { return plain }
    let halves = [words[0].hasSuffix(",") ? words[0].dropLast() : words[0], words[1]]
    guard halves.allSatisfy({ $0.count { $0 == "," } == 1 && !$0.contains(".") }) else {
      return plain
    }
    let pointed = halves.map { half in String(half.map { $0 == "," ? "." : $0 }) }
    return pointed[0] + " " + pointed[1]
  }

  private static func degrees(
    geoURI body: Substring
  ) -> (latitude: Double, longitude: Double)? {
    let parts = body.prefix { $0 != "?" }.split(separator: ";")
    guard let first = parts.first else { return nil }
    for parameter in parts.dropFirst() where parameter.lowercased().hasPrefix("crs=") {
      guard parameter.lowercased() == "crs=wgs84" else { return nil }
    }
    let numbers = first.split(separator: ",", omittingEmptySubsequences: false)
      .map { PlainNumber.read(String($0)) }
    guard (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1]
    else { return nil }
    guard latitude == 0, longitude == 0, let sought = sought(geoURI: body) else {
      return (latitude, longitude)
    }
    return degrees(spelling: sought)
  }

  /// What `?q=` of a geo URI looks for, without a label in brackets.
  private static func sought(geoURI body: Substring) -> String? {
    let query = body.drop { $0 != "?" }.dropFirst()
    return query.split(separator: "&").first { $0.lowercased().hasPrefix("q=") }.map { field in
      String(field.dropFirst(2).prefix { $0 != "(" })
        .replacing("%2C", with: ",").replacing("%2c", with: ",")
    }
  }

  private static func degrees(
    spelling text: String
  ) -> (latitude: Double, longitude: Double)? {
    guard let halves = halves(of: text), let first = Angle(halves.0),
      let second = Angle(halves.1)
    else { return nil }
    switch (first.axis, second.axis) {
    case (.longitude, .latitude), (.longitude, nil), (nil, .latitude):
      return (second.degrees, first.degrees)
    case (.latitude, .latitude), (.longitude, .longitude): return nil
    default: return (first.degrees, second.degrees)
    }
  }

  /// Cuts a text in its two numbers: at a comma, at a hemisphere letter, or at the only space.
  private static func halves(of text: String) -> (Substring, Substring)? {
    let commas = text.split(separator: ",", omittingEmptySubsequences: false)
    if commas.count == 2 { return (commas[0], commas[1]) }
    guard commas.count == 1 else { return nil }
    let upper = text.uppercased()
    if let north = upper.firstIndex(where: { "NS".contains($0) }),
      upper.last.map({ "EWO".contains($0) }) ?? false
    {
      let end = upper.index(after: north)
      return (Substring(upper[..<end]), Substring(upper[end...]))
    }
    if let east = upper.dropFirst().firstIndex(where: { "EW".contains($0) }) {
      // `N35 W120` is cut before the letter, `120W 35N` behind it.
      let cut = upper.last.map { "NS".contains($0) } ?? false ? upper.index(after: east) : east
      return (Substring(upper[..<cut]), Substring(upper[cut...]))
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count == 2 ? (words[0], words[1]) : nil
  }
}

extension Coordinate {
  /// Reads the degrees of a latitude.
  ///
  /// People write `35.28`, `35°16'57"N` or `N 35.28`; nil for another text. It may be beyond a
  /// pole.
  static func latitude(parsing text: String) -> Double? {
    Angle(text[...]).flatMap { $0.axis == .longitude ? nil : $0.degrees }
  }

  /// Reads the degrees of a longitude, written in the same way.
  static func longitude(parsing text: String) -> Double? {
    Angle(text[...]).flatMap { $0.axis == .latitude ? nil : $0.degrees }
  }
}

/// One angle with its hemisphere, when it names one.
private struct Angle {
  enum Axis { case latitude, longitude }

  let degrees: Double
  let axis: Axis?

  init?(_ text: Substring) {
    var body = text.uppercased().trimmed[...]
    var hemisphere: Character?
    if let last = body.last, "NSEW".contains(last) {
      hemisphere = last
      body = body.dropLast()
    } else if let first = body.first, "NSEW".contains(first) {
      hemisphere = first
      body = body.dropFirst()
    }
    guard let magnitude = Self.magnitude(body) else { return nil }
    if hemisphere != nil, magnitude < 0 { return nil }
    degrees = hemisphere == "S" || hemisphere == "W" ? -magnitude : magnitude
    axis = hemisphere.map { "NS".contains($0) ? .latitude : .longitude }
  }

  /// Degrees from `35.28`, `35°16.95'` or `35°16'57"`.
  private static func magnitude(_ text: Substring) -> Double? {
    let fields = text.split { "°º'′’\"″”".contains($0) || $0.isWhitespace }
    let numbers = fields.compactMap { PlainNumber.read(String($0)) }
    guard !numbers.isEmpty, numbers.count == fields.count, numbers.count <= 3 else { return nil }
    guard numbers.dropFirst().allSatisfy({ $0 >= 0 && $0 < 60 }) else { return nil }
    let size =
      abs(numbers[0]) + (numbers.count > 1 ? numbers[1] / 60 : 0)
      + (numbers.count > 2 ? numbers[2] / 3600 : 0)
    return numbers[0].sign == .minus ? -size : size
  }
}
