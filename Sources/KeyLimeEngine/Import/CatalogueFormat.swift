/// A format that catalogues of restaurants are published in; the raw value is what `--format`
/// takes.
public enum CatalogueFormat: String, CaseIterable, Sendable {
  /// keylime's own: one restaurant a line as ``Restaurant/write(to:)`` gives it, or an array of
  /// them.
  case keylime
  /// The JSON answer of an Overpass API server: an object with `elements`.
  case overpass
  /// A GeoJSON FeatureCollection, or a single Feature, with OpenStreetMap tags as properties.
  case geojson
  /// GeoJSON features one a line, with or without the record separators of RFC 8142.
  case geojsonLines = "geojsonl"
  /// Values in columns under a header line (RFC 4180), separated by commas, semicolons, tabs or
  /// bars.
  case csv
  /// The business file of the Yelp Open Dataset: one business a line.
  case yelp
  /// An answer of the Yelp Fusion API: an object with `businesses`, or one business.
  case yelpFusion = "yelp-fusion"
  /// Places of the Overture Maps Foundation as a FeatureCollection or as features one a line.
  case overture
  /// Foursquare OS Places as CSV.
  case foursquare
  /// schema.org restaurants as JSON-LD, alone or inside an HTML page.
  case schemaOrg = "schema-org"
  /// Any other JSON with objects that have a name and a position, in arrays or one a line.
  case json

  /// Who must be credited for data in this format when the file does not say; nil when the format
  /// says nothing about its publisher.
  public var attribution: String? {
    switch self {
    case .overpass: Self.openStreetMapAttribution
    case .overture: "Overture Maps Foundation, CDLA-Permissive-2.0 and Apache-2.0"
    case .foursquare: "© Foursquare Labs, Inc., Apache-2.0"
    case .yelp: "© Yelp, Yelp Dataset License"
    case .yelpFusion: "© Yelp, Yelp API Terms of Use"
    case .keylime, .geojson, .geojsonLines, .csv, .schemaOrg, .json: nil
    }
  }

  /// The credit that the OpenStreetMap Foundation asks for.
  static let openStreetMapAttribution = "© OpenStreetMap contributors, ODbL 1.0"
}

extension CatalogueFormat {
  /// Tells the format from the beginning of a text, never from a file's name; nil when it is none
  /// of them.
  ///
  /// A look at the first record is enough, so a file that is cut or broken further on is
  /// recognised too and can be refused with the place of the fault.
  public static func recognise(_ bytes: ByteView) -> CatalogueFormat? {
    look(at: bytes, [:]).format
  }

  /// Tells the format of a file, reading as much of it as that needs.
  ///
  /// Where somebody chose fields, they have looked at the file, so any JSON and any text will do.
  static func recognise(
    _ window: inout InputWindow, fields: [RecordField: String] = [:]
  ) throws(ImportFault) -> CatalogueFormat? {
    try window.fill(1)
    while true {
      let found = window.bytes.withBytes { look(at: $0, fields) }
      if found.isCertain || window.isAtEnd || window.bytes.count >= InputWindow.recordLimit {
        return found.format ?? (fields.isEmpty ? nil : window.bytes.withBytes(plainFormat))
      }
      try window.grow()
    }
  }

  /// How far a page may be from its beginning to its first script.
  private static let pageLimit = 1 << 22

  /// What a text without a format of its own can be read as.
  private static func plainFormat(_ bytes: ByteView) -> CatalogueFormat? {
    guard ForeignContent.recognise(bytes).map({ $0 == .otherJSON }) ?? true,
      !bytes.prefix(64).contains(0), let first = bytes.first(where: { !isJSONSpace($0) })
    else { return nil }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .csv
  }

  /// The format, and whether more bytes could not change it.
  private static func look(
    at bytes: ByteView, _ fields: [RecordField: String]
  ) -> (format: CatalogueFormat?, isCertain: Bool) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = (start..<bytes.count).first(where: { !isJSONSpace(bytes[$0]) }) else {
      return (nil, false)
    }
    switch bytes[first] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let evidence = JSONEvidence(from: JSONScanner(bytes, in: first..<bytes.count))
      if let format = evidence.verdict { return (format, !evidence.isCut) }
      let (layout, isCut) = RecordLayout.find(
        in: ByteView(rebasing: bytes[first...]), fields: fields)
      guard layout != nil else { return (nil, !isCut) }
      return (Foursquare.isAnswer(bytes) ? .foursquare : .json, true)
    case JSONLines.recordSeparator:
      let evidence = JSONEvidence(from: JSONScanner(bytes, in: first + 1..<bytes.count))
      switch evidence.verdict {
      case .keylime, .yelp, .overture: return (evidence.verdict, !evidence.isCut)
      default: return (.geojsonLines, !evidence.isCut)
      }
    case UInt8(ascii: "<"):
      let hasScript =
        bytes.find(
          ignoringCase: "application/ld+json", from: first, to: min(bytes.count, pageLimit)) != nil
      return (hasScript ? .schemaOrg : nil, hasScript || bytes.count >= pageLimit)
    // UTF-16 and what is no text at all.
    case _ where bytes.prefix(64).contains(0): return (nil, true)
    default: return (recogniseColumns(bytes, in: first..<bytes.count), true)
    }
  }

  /// Takes a text for CSV when its first line is a header with two columns or more, one of them
  /// usual for names and positions, or two for anything: a file that lacks a column is then refused
  /// by the name of that column.
  private static func recogniseColumns(
    _ bytes: ByteView, in text: Range<Int>
  ) -> CatalogueFormat? {
    let announced = CSVRows.announcement(in: bytes, from: text.lowerBound)
    let start = announced?.end ?? text.lowerBound
    let header = CSVHeader.find(in: bytes, from: start, delimiter: announced?.delimiter) { cells in
      FlattenedColumns.areFlattened(cells)
        || (try? CSVColumns(header: cells, chosen: [:], byte: 0)) != nil
    }
    let text = (header?.start ?? start)..<text.upperBound
    var rows = CSVRows(
      bytes, in: text,
      delimiter: announced?.delimiter ?? CSVRows.delimiter(of: bytes, in: text))
    var values: [CSVRows.Value] = []
    guard (try? rows.next(into: &values)) == true, values.count > 1 else { return nil }
    let names = values.compactMap { try? rows.text($0) }.map(RecordField.folded)
    if names.contains("fsqplaceid") { return .foursquare }
    let usual = [RecordField.name, .latitude, .longitude, .position].flatMap(\.usualNames)
    let known = names.filter { RecordField.meanings[$0] != nil }.count
    let isFlattened = FlattenedColumns.areFlattened(values.compactMap { try? rows.text($0) })
    return names.contains(where: usual.contains) || known > 1 || isFlattened ? .csv : nil
  }
}
