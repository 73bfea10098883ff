/// One element of an Overpass answer; one value serves a whole file.
struct OverpassElement: RecordReader {
  private var isObject = false
  private var type: OSMReference.ObjectType?
  private var number: Int64?
  private var latitude: Double?
  private var longitude: Double?
  private var center: (Double, Double)?
  private var middle: (Double, Double)?
  private var shape = GeometryShape()
  private var tags = OSMTags()

  /// The element's type and number, when it has both.
  private var reference: OSMReference? {
    guard let type, let number else { return nil }
    return OSMReference(type: type, number: number)
  }

  mutating func read(from scanner: inout JSONScanner) throws(JSONError) {
    reset()
    isObject = try scanner.nextKind() == .object
    guard isObject else { return try scanner.skipValue() }
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "type":
        guard try scanner.nextKind() == .string else { return try scanner.skipValue() }
        type = OSMReference.ObjectType(try scanner.readString())
      case "id":
        guard try scanner.nextKind() == .number else { return try scanner.skipValue() }
        number = try scanner.readJSONNumber().integer
      case "lat": latitude = try scanner.readDegrees()
      case "lon": longitude = try scanner.readDegrees()
      case "center": center = try scanner.readPoint()
      case "bounds": middle = try scanner.readMiddleOfBounds()
      case "geometry": try readGeometry(from: &scanner)
      case "tags": try tags.read(from: &scanner)
      default: try scanner.skipValue()
      }
    }
  }

  /// Counts an element that stands by itself.
  static func finish(_ value: JSON, _ run: inout ReadingRun) {
    var writer = JSONWriter()
    writer.write(value)
    writer.bytes.withBytes { bytes in
      var element = OverpassElement()
      var scanner = JSONScanner(bytes)
      guard (try? element.read(from: &scanner)) != nil else {
        return run.finish(.skipped(.malformed), id: nil)
      }
      element.finish(&run, of: bytes)
    }
  }

  /// Whether a value is an element: its tags alone tell what it is.
  static func isElement(_ value: JSON) -> Bool {
    guard let type = value["type"]?.text, ["node", "way", "relation"].contains(type),
      value["id"]?.number?.integer != nil
    else { return false }
    return value["tags"]?.object != nil || value["name"] == nil
  }

  /// The restaurant, or why it is none.
  private func outcome(run: ReadingRun) -> ReadingRun.Outcome {
    if let reason = FoodAndDrink.reason(against: tags, on: run.reader.options.today) {
      return .skipped(reason)
    }
    guard let kind = FoodAndDrink.kind(of: tags) else { return .skipped(.notFood) }
    guard let reference, let id = reference.id else { return .skipped(.malformed) }
    guard let (latitude, longitude) = point else { return .skipped(.noPosition) }
    guard let position = Coordinate(latitude: latitude, longitude: longitude) else {
      return .skipped(.positionOutOfRange)
    }
    guard let name = tags.placeName else { return .skipped(.noName) }
    var restaurant = Restaurant(id: id, name: name, position: position)
    tags.describe(&restaurant)
    restaurant.settle(kind: kind)
    restaurant.source = run.source(
      record: reference.record, usual: CatalogueFormat.openStreetMapAttribution)
    return .accepted(restaurant)
  }

  func finish(_ run: inout ReadingRun, of bytes: ByteView) {
    let record = record(run: run)
    if case .skipped(.noPosition) = record.outcome, type != .node { run.noteUnplaced() }
    run.finish(record)
  }

  /// What became of the element.
  private func record(run: ReadingRun) -> ReadingRun.Record {
    guard isObject else { return ReadingRun.Record(outcome: .skipped(.malformed), id: nil) }
    let outcome = outcome(run: run)
    switch outcome {
    case .accepted: return ReadingRun.Record(outcome: outcome, id: nil)
    case .skipped(.malformed):
      return ReadingRun.Record(
        outcome: outcome, id: reference?.record, field: type == nil ? "type" : "id")
    case .skipped: return ReadingRun.Record(outcome: outcome, id: reference?.record)
    }
  }

  private var point: (Double, Double)? {
    if let latitude, let longitude { return (latitude, longitude) }
    if let center { return center }
    if let middle { return middle }
    guard let point = shape.representativePoint else { return nil }
    return (point.y, point.x)
  }

  private mutating func reset() {
    type = nil
    number = nil
    latitude = nil
    longitude = nil
    center = nil
    middle = nil
    shape.removeAll()
    tags.removeAll()
  }

  /// Reads the line of a way; points outside the query's box are null.
  private mutating func readGeometry(from scanner: inout JSONScanner) throws(JSONError) {
    guard try scanner.nextKind() == .array else { return try scanner.skipValue() }
    try scanner.readArray { (scanner) throws(JSONError) in
      guard let (latitude, longitude) = try scanner.readPoint() else { return }
      shape.append(x: longitude, y: latitude)
    }
    shape.closeLine()
  }
}

extension JSONScanner {
  /// Reads `{"lat": …, "lon": …}`; nil when it is something else.
  fileprivate mutating func readPoint() throws(JSONError) -> (Double, Double)? {
    var latitude: Double?
    var longitude: Double?
    guard try nextKind() == .object else {
      try skipValue()
      return nil
    }
    try readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "lat": latitude = try scanner.readDegrees()
      case "lon": longitude = try scanner.readDegrees()
      default: try scanner.skipValue()
      }
    }
    guard let latitude, let longitude else { return nil }
    return (latitude, longitude)
  }

  /// Reads `{"minlat": …, "minlon": …, "maxlat": …, "maxlon": …}` and gives the middle.
  fileprivate mutating func readMiddleOfBounds() throws(JSONError) -> (Double, Double)? {
    var south, west, north, east: Double?
    guard try nextKind() == .object else {
      try skipValue()
      return nil
    }
    try readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "minlat": south = try scanner.readDegrees()
      case "minlon": west = try scanner.readDegrees()
      case "maxlat": north = try scanner.readDegrees()
      case "maxlon": east = try scanner.readDegrees()
      default: try scanner.skipValue()
      }
    }
    guard let south, let west, let north, let east else { return nil }
    return ((south + north) / 2, Self.middle(west, east))
  }

  /// The longitude between two; what is wider than half the Earth crosses the antimeridian.
  private static func middle(_ west: Double, _ east: Double) -> Double {
    let middle = (west + east) / 2
    guard abs(east - west) > 180 else { return middle }
    return middle > 0 ? middle - 180 : middle + 180
  }
}
