extension CatalogueFormat {
  /// Tells the format from the beginning of a text, never from a file's name; nil when it is none of
  /// them.
  ///
  /// A look at the first record is enough, so a file that is cut or broken further on is
  /// recognised too and can be refused with the place of the fault.
  public static func recognise(_ bytes: ByteView) -> CatalogueFormat? { look(at: bytes).format }

  /// Tells the format of a file, reading as much of it as that needs.
  static func recognise(_ window: inout InputWindow) throws(ImportFault) -> CatalogueFormat? {
    try window.fill(1)
    while true {
      let found = window.bytes.withBytes(look)
      if found.isCertain || window.isAtEnd || window.bytes.count >= InputWindow.recordLimit {
        return found.format
      }
      try window.grow()
    }
  }

  /// How far a page may be from its beginning to its first script.
  private static let pageLimit = 1 << 22

  /// The format, and whether more bytes could not change it.
  private static func look(at bytes: ByteView) -> (format: CatalogueFormat?, isCertain: Bool) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = (start..<bytes.count).first(where: { !isJSONSpace(bytes[$0]) }) else {
      return (nil, false)
    }
    switch bytes[first] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let evidence = Evidence(from: JSONScanner(bytes, in: first..<bytes.count))
      return (evidence.verdict, !evidence.isCut)
    case JSONLines.recordSeparator:
      let evidence = Evidence(from: JSONScanner(bytes, in: first + 1..<bytes.count))
      switch evidence.verdict {
      case .keylime, .yelp, .overture: return (evidence.verdict, !evidence.isCut)
      default: return (.geojsonLines, !evidence.isCut)
      }
    case UInt8(ascii: "<"):
      let hasScript =
        HTMLScripts.find(
          "application/ld+json", in: bytes, from: first, to: min(bytes.count, pageLimit)) != nil
      return (hasScript ? .schemaOrg : nil, hasScript || bytes.count >= pageLimit)
    // UTF-16 and what is no text at all.
    case _ where bytes.prefix(64).contains(0): return (nil, true)
    default: return (recogniseColumns(bytes, in: first..<bytes.count), true)
    }
  }

  /// Takes a text for CSV when its first line is a header with two columns or more, one of them
  /// usual: a file that lacks a column is then refused by the name of that column.
  private static func recogniseColumns(
    _ bytes: ByteView, in text: Range<Int>
  ) -> CatalogueFormat? {
    var rows = CSVRows(bytes, in: text, delimiter: CSVRows.delimiter(of: bytes, in: text))
    var values: [CSVRows.Value] = []
    guard (try? rows.next(into: &values)) == true, values.count > 1 else { return nil }
    let names = values.compactMap { try? rows.text($0) }.map(CSVField.folded)
    if names.contains("fsqplaceid") { return .foursquare }
    let usual = [CSVField.name, .latitude, .longitude, .position].flatMap(\.usualNames)
    return names.contains(where: usual.contains) ? .csv : nil
  }
}

/// What the first members of a JSON text tell about its format.
private struct Evidence {
  private var names: Set<String> = []
  private var isFeature = false
  private var isArray = false
  private var hasMore = false
  /// Whether the text ended before it told all.
  private(set) var isCut = false

  /// Thrown to stop looking; the scanner needs some error.
  private static let enough = JSONError(.trailingBytes, at: 0)

  init(from start: JSONScanner) {
    var scanner = start
    do throws(JSONError) {
      if try scanner.nextKind() == .array {
        isArray = true
        try scanner.readArray { (scanner) throws(JSONError) in
          try readMembers(from: &scanner)
          throw Self.enough
        }
      }
      try readMembers(from: &scanner)
      hasMore = !scanner.isAtEnd()
    } catch { isCut = error.fault == .unexpectedEnd }
  }

  private mutating func readMembers(from scanner: inout JSONScanner) throws(JSONError) {
    try scanner.readObject { (name, scanner) throws(JSONError) in
      names.insert(name.text)
      switch name {
      case "elements", "businesses", "@graph": throw Self.enough
      case "features":
        try readFirstFeature(from: &scanner)
        throw Self.enough
      case "type" where try scanner.nextKind() == .string:
        isFeature = "Feature" ~= (try scanner.readString())
      case "properties": try readPropertyNames(from: &scanner)
      default: try scanner.skipValue()
      }
    }
  }

  private mutating func readFirstFeature(from scanner: inout JSONScanner) throws(JSONError) {
    try scanner.readArray { (scanner) throws(JSONError) in
      try scanner.readObject { (name, scanner) throws(JSONError) in
        guard "properties" ~= name else { return try scanner.skipValue() }
        try readPropertyNames(from: &scanner)
      }
      throw Self.enough
    }
  }

  private mutating func readPropertyNames(from scanner: inout JSONScanner) throws(JSONError) {
    guard try scanner.nextKind() == .object else { return try scanner.skipValue() }
    try scanner.readObject { (name, scanner) throws(JSONError) in
      if try scanner.nextKind() == .object { names.insert("properties." + name.text) }
      try scanner.skipValue()
    }
  }

  var verdict: CatalogueFormat? {
    if isFeature || names.contains("features") { return featureVerdict }
    if names.contains("elements") || names.contains("osm3s") { return .overpass }
    if names.contains("businesses") { return .yelpFusion }
    if names.contains("business_id") { return .yelp }
    if !names.isDisjoint(with: ["@context", "@graph", "@type"]) { return .schemaOrg }
    if names.contains("name"), names.contains("coordinates") { return .yelpFusion }
    return names.contains("name") && names.contains("latitude") ? .keylime : nil
  }

  private var featureVerdict: CatalogueFormat? {
    if names.contains("properties.names") { return .overture }
    if isArray { return nil }
    return names.contains("features") || !hasMore ? .geojson : .geojsonLines
  }
}
