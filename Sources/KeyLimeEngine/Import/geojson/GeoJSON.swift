/// GeoJSON (RFC 7946): a FeatureCollection, one Feature, or features one a line.
///
///     {"type": "FeatureCollection", "features": [
///       {"type": "Feature", "id": "node/1", "properties": {"amenity": "cafe", "name": "…"},
///        "geometry": {"type": "Point", "coordinates": [-3.2, 55.9]}}]}
///
/// Members that are no part of the RFC, such as `crs`, are ignored, but a `copyright` before the
/// features is kept as their credit.
enum GeoJSON {
  static func read(_ stream: JSONStream, run: inout ReadingRun) throws(ImportFault) {
    var stream = stream
    var reader = FeatureReader(format: run.reader.format, isCollection: true)
    var isInside = false
    var hasFeatures = false
    do throws(ImportFault) {
      try stream.readPages { (stream) throws(ImportFault) in
        try stream.readObject { (name, stream) throws(ImportFault) in
          switch name {
          case "features":
            (hasFeatures, isInside) = (true, true)
            stream.forgetBeginning()
            try stream.readRecords(with: &reader, run: &run)
            isInside = false
          case "copyright", "attribution":
            let credit = try stream.read { (scanner) throws(JSONError) in
              try scanner.readCleanText()
            }
            run.fileAttribution = credit.flatMap(Attribution.normalised)
          default: try stream.skipValue()
          }
        }
      }
    } catch { throw isInside ? error.inRecord(run.count.seen + 1) : error }
    if !hasFeatures { try readSingle(stream, with: &reader, run: &run) }
  }

  /// The whole text, known to be a JSON object, is one Feature or no GeoJSON of places.
  private static func readSingle(
    _ stream: JSONStream, with reader: inout FeatureReader, run: inout ReadingRun
  ) throws(ImportFault) {
    var stream = stream
    let end = stream.offset
    let isFeature = try stream.readAgain { (scanner) throws(JSONError) in
      try reader.read(from: &scanner)
      if reader.isFeature { reader.finish(&run, of: scanner.bytes) }
      return reader.isFeature
    }
    guard isFeature else { throw ImportFault(.missingMember("features"), byte: end) }
    try stream.expectEnd()
  }
}

/// Reads one GeoJSON feature after the other; one value serves a whole file.
struct FeatureReader: RecordReader {
  private var tags = OSMTags()
  private var shape = GeometryShape()
  private var id: JSONString?
  private var own: Restaurant?
  private var properties: JSON?
  private let isOverture: Bool
  private var isObject = false
  /// Whether the object just read called itself a Feature.
  private(set) var isFeature = false

  /// Whether the ids of features are the numbers of rows, as geopandas writes those of a table, and
  /// mean other places after the next row was added; nil before the first feature.
  private var idsAreRows: Bool?

  init(format: CatalogueFormat, isCollection: Bool = false) {
    isOverture = format == .overture
    // Features one a line are read in parts, and only the first part begins with row 0.
    idsAreRows = isCollection ? nil : false
  }

  mutating func read(from scanner: inout JSONScanner) throws(JSONError) {
    reset()
    isObject = try scanner.nextKind() == .object
    guard isObject else { return try scanner.skipValue() }
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "type":
        guard try scanner.nextKind() == .string else { return try scanner.skipValue() }
        isFeature = "Feature" ~= (try scanner.readString())
      case "id": id = try scanner.readIdentifier()
      case "properties": try readProperties(from: &scanner)
      case "geometry": try shape.readGeoJSON(from: &scanner)
      default: try scanner.skipValue()
      }
    }
  }

  mutating func finish(_ run: inout ReadingRun, of bytes: ByteView) {
    let row = id?.wholeNumber
    let areRows = idsAreRows ?? (row == 0)
    idsAreRows = areRows
    if areRows, row != nil { id = nil }
    guard let others = tags.otherTags else { return run.finish(record(run: run)) }
    // The tags point into these bytes, so the feature is finished while they are there.
    others.withBytes { bytes in
      var scanner = JSONScanner(bytes)
      try? tags.read(from: &scanner)
      run.finish(record(run: run))
    }
  }

  /// Counts a feature that was read as JSON already.
  static func finish(_ feature: JSON, _ run: inout ReadingRun) {
    var writer = JSONWriter()
    writer.write(feature)
    writer.bytes.withBytes { bytes in
      var reader = FeatureReader(format: run.reader.format)
      var scanner = JSONScanner(bytes)
      guard (try? reader.read(from: &scanner)) != nil else {
        return run.finish(.skipped(.malformed), id: nil)
      }
      reader.finish(&run, of: bytes)
    }
  }

  /// What became of the feature.
  private func record(run: ReadingRun) -> ReadingRun.Record {
    guard isObject else { return ReadingRun.Record(outcome: .skipped(.malformed), id: nil) }
    let outcome = outcome(run: run)
    if case .accepted = outcome { return ReadingRun.Record(outcome: outcome, id: nil) }
    return ReadingRun.Record(outcome: outcome, id: reference?.record ?? ownName)
  }

  /// The restaurant, or why the feature is none.
  private func outcome(run: ReadingRun) -> ReadingRun.Outcome {
    if let own, isOwn(own) { return .accepted(own) }
    if isOverture { return place.outcome(prefix: "overture", run: run) }
    return tags.outcome(
      at: shape.representativePoint, reference: reference, ownName: ownName, run: run)
  }

  private var place: ForeignRecord {
    let point = shape.representativePoint
    return Overture.record(
      id: id?.text, properties: properties ?? .null, latitude: point?.y, longitude: point?.x)
  }

  private mutating func reset() {
    tags.removeAll()
    shape.removeAll()
    id = nil
    own = nil
    properties = nil
    isFeature = false
  }
}

// MARK: - Identity

extension FeatureReader {
  /// The OpenStreetMap object, in any of the exporters' spellings.
  private var reference: OSMReference? {
    for name in [id, tags[.atID], tags[.atOsmID], tags[.id]] {
      if let reference = name.flatMap(OSMReference.init(spelled:)) { return reference }
    }
    // Where osm2pgsql made the table, the number of a relation is negative.
    let isRelation = tags[.osmType].flatMap(OSMReference.ObjectType.init) == .relation
    if isRelation, let number = tags[.osmID]?.wholeNumber, number != .min, number < 0 {
      return OSMReference(type: .relation, number: -number)
    }
    guard !isNew else { return nil }
    return reference(tags[.underscoreType], tags[.underscoreID])
      ?? reference(tags[.atType], tags[.atID])
      ?? reference(tags[.osmType], tags[.osmID] ?? tags[.id])
      ?? reference(tags[.elementType] ?? tags[.element], tags[.osmid] ?? tags[.id])
      ?? reference(tags[.type], tags[.id] ?? id)
      ?? tags.untypedReference(isPoint: shape.lineEnds.isEmpty) ?? shortReference
  }

  /// An id such as `n12`, `w7` or `r3`, as osmium writes it; `a14` is an area made of way 7, and
  /// `a15` of relation 7.
  ///
  /// Only a feature with the tag `amenity` is an object of OpenStreetMap by that alone.
  private var shortReference: OSMReference? {
    guard tags[.amenity] != nil, let text = id?.text, let letter = text.first,
      let number = Int64(text.dropFirst()), number > 1 || letter != "a" && number == 1
    else { return nil }
    return switch letter {
    case "n": OSMReference(type: .node, number: number)
    case "w": OSMReference(type: .way, number: number)
    case "r": OSMReference(type: .relation, number: number)
    case "a": OSMReference(type: number % 2 == 0 ? .way : .relation, number: number / 2)
    default: nil
    }
  }

  private func reference(_ type: JSONString?, _ number: JSONString?) -> OSMReference? {
    guard let type = type.flatMap(OSMReference.ObjectType.init), let number = number?.wholeNumber
    else { return nil }
    return number > 0 ? OSMReference(type: type, number: number) : nil
  }

  /// Whether it is an object that is not yet in OpenStreetMap: editors number those from -1 down,
  /// in each file anew.
  private var isNew: Bool {
    [id, tags[.atID], tags[.underscoreID], tags[.id], tags[.osmid]].contains {
      $0.map(isNegative) ?? false
    } || tags[.osmType] != nil && tags[.osmID].map(isNegative) ?? false
  }

  /// Whether an id is a negative number, with or without a type: `-5`, `n-5`, `node/-5`.
  private func isNegative(_ id: JSONString) -> Bool {
    guard id.raw.contains(UInt8(ascii: "-")),
      let number = id.text.split(separator: "/").last
    else { return false }
    let digits = ["n", "w", "r"].contains(number.prefix(1)) ? number.dropFirst() : number
    return Int64(digits).map { $0 < 0 } ?? false
  }

  /// The feature's own name when it is no OpenStreetMap object.
  private var ownName: String? {
    isNew ? nil : id.flatMap(Cleaning.clean) ?? tags.text(.atID, .id, .underscoreID)
  }
}

// MARK: - keylime's own features

extension FeatureReader {
  /// Reads the properties as tags and, when they look like keylime's, as a restaurant too.
  private mutating func readProperties(from scanner: inout JSONScanner) throws(JSONError) {
    if isOverture {
      properties = try scanner.readValue()
      return
    }
    var again = scanner
    try tags.read(from: &scanner)
    guard tags[.latitude] != nil, tags[.longitude] != nil, tags[.id] != nil, tags[.amenity] == nil
    else { return }
    own = try? Restaurant(scanning: &again)
  }

  /// Whether the feature was written by keylime: its id is said twice, and its place is said twice
  /// and is the same.
  private func isOwn(_ restaurant: Restaurant) -> Bool {
    guard id?.text == restaurant.id.text, let point = shape.representativePoint else {
      return false
    }
    return Coordinate(latitude: point.y, longitude: point.x) == restaurant.position
  }
}

extension JSONScanner {
  /// Reads an id: a text, or a number as it is spelled; nil for other values.
  mutating func readIdentifier() throws(JSONError) -> JSONString? {
    switch try nextKind() {
    case .string: return try readString()
    case .number:
      let range = try readNumber()
      return JSONString(raw: ByteView(rebasing: bytes[range]), hasEscapes: false)
    default:
      try skipValue()
      return nil
    }
  }
}
