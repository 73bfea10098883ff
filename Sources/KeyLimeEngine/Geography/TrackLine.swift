/// What a receiver tells of its position.
public enum Fix: Equatable, Sendable {
  /// It is here.
  case at(Coordinate)
  /// It does not know where it is.
  case lost
}

/// Reads the lines that tell positions: NMEA 0183 sentences, gpsd's JSON, and GPX.
public enum TrackLine {
  /// The fixes in a line, in their order; none when it tells no position, or its checksum is wrong.
  ///
  /// GPX may be one line, whatever line breaks it has. Waypoints are marks on the map where there
  /// is a track or a route.
  public static func fixes(in line: String) -> [Fix] {
    if line.hasPrefix("{") { return report(line).map { [$0] } ?? [] }
    if line.contains("<") {
      let path = points(line, ["trkpt", "rtept"])
      return path.isEmpty ? points(line, ["wpt"]) : path
    }
    // Loggers write times and the names of devices before a sentence.
    return line.lastIndex(of: "$").flatMap { sentence(line[$0...]) }.map { [$0] } ?? []
  }

  // MARK: - NMEA

  /// A sentence need not have a checksum, but one that it has must be right.
  private static func sentence(_ line: Substring) -> Fix? {
    let parts = line.dropFirst().trimmed.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 2 && isSum(parts[1], of: parts[0]) else { return nil }
    let fields = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    // The first two letters name the satellites.
    switch fields[0].dropFirst(2) {
    case "RMC" where fields.count > 6:
      return fields[2] == "A" ? fix(fields[3...6]) : .lost
    case "GGA" where fields.count > 6:
      return fields[6].isEmpty || fields[6] == "0" ? .lost : fix(fields[2...5])
    // Receivers of several systems have a letter for what each of them knows; N is nothing.
    case "GNS" where fields.count > 6:
      return fields[6].allSatisfy { $0 == "N" } ? .lost : fix(fields[2...5])
    // A plotter on a boat may send nothing else.
    case "GLL" where fields.count > 6:
      return fields[6] == "A" ? fix(fields[1...4]) : nil
    default: return nil
    }
  }

  private static func isSum(_ sum: Substring, of body: Substring) -> Bool {
    UInt8(sum, radix: 16) == body.utf8.reduce(0, ^)
  }

  /// A position as `2712.6404,S,15303.1201,E`: degrees and minutes without anything between.
  private static func fix(_ fields: ArraySlice<Substring>) -> Fix? {
    let parts = Array(fields)
    // A line that is cut may end before them.
    guard ["N", "S"].contains(parts[1]), ["E", "W"].contains(parts[3]) else { return nil }
    guard let latitude = degrees(parts[0], isNegative: parts[1] == "S"),
      let longitude = degrees(parts[2], isNegative: parts[3] == "W")
    else { return nil }
    return position(latitude, longitude)
  }

  /// Receivers that do not know where they are may say 0, 0, which is at sea.
  private static func position(_ latitude: Double, _ longitude: Double) -> Fix? {
    if latitude == 0, longitude == 0 { return .lost }
    return Coordinate(latitude: latitude, longitude: longitude).map { .at($0) }
  }

  private static func degrees(_ text: Substring, isNegative: Bool) -> Double? {
    guard let value = Double(text), value >= 0, value < 100_000 else { return nil }
    let whole = (value / 100).rounded(.down)
    let degrees = whole + (value - whole * 100) / 60
    return isNegative ? -degrees : degrees
  }

  // MARK: - gpsd

  /// A report of class TPV; modes 2 and 3 are fixes.
  private static func report(_ line: String) -> Fix? {
    guard let json = try? JSON(parsing: line), json["class"]?.text == "TPV" else { return nil }
    guard let latitude = json["lat"]?.number?.double, let longitude = json["lon"]?.number?.double,
      (json["mode"]?.number?.integer ?? 0) >= 2
    else { return .lost }
    return position(latitude, longitude)
  }

  // MARK: - GPX

  /// The points of these elements in a text, which need not be whole.
  private static func points(_ text: String, _ elements: Set<String>) -> [Fix] {
    var isComment = false
    return text.split(separator: "<").compactMap { tag in
      if tag.hasPrefix("!--") { isComment = true }
      guard !isComment else {
        isComment = !tag.contains("-->")
        return nil
      }
      guard elements.contains(localName(tag)), let latitude = attribute("lat", of: tag),
        let longitude = attribute("lon", of: tag)
      else { return nil }
      return Coordinate(latitude: latitude, longitude: longitude).map { .at($0) }
    }
  }

  /// The name of an element without its prefix.
  private static func localName(_ tag: Substring) -> String {
    let name = tag.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    return String(name.split(separator: ":").last ?? "")
  }

  private static func attribute(_ name: String, of tag: Substring) -> Double? {
    let parts = tag.prefix { $0 != ">" }.split(omittingEmptySubsequences: false) {
      $0 == "\"" || $0 == "'"
    }
    // Names and values alternate.
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let words = parts[index].split { $0.isWhitespace || $0 == "=" }
      if let last = words.last, last == name { return Double(parts[index + 1].trimmed) }
    }
    return nil
  }
}
