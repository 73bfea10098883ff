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
  /// The nodes of a way.
  private var nodes: [Int64] = []
  /// The ways that a relation is bounded by.
  private var outerWays: [Int64] = []
  /// Where the element lies among the bytes that it was read from.
  private var extent = 0..<0
  /// What other elements say of places; nil where each element stands by itself.
  private var skeleton: OverpassSkeleton?

  /// Reads elements of one answer, or elements that stand by themselves.
  init(ofAnswer: Bool = false) { skeleton = ofAnswer ? OverpassSkeleton() : nil }

  /// The element's type and number, when it has both.
  private var reference: OSMReference? {
    guard let type, let number else { return nil }
    return OSMReference(type: type, number: number)
  }

  mutating func read(from scanner: inout JSONScanner) throws(JSONError) {
    reset()
    isObject = try scanner.nextKind() == .object
    guard isObject else { return try scanner.skipValue() }
    let start = scanner.position
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "type":
        guard try scanner.nextKind() == .string else { return try scanner.skipValue() }
        type = OSMReference.ObjectType(try scanner.readString())
      case "id":
        guard try scanner.nextKind() == .number else { return try scanner.skipValue() }
        number = try scanner.readInteger()
      case "lat": latitude = try scanner.readDegrees()
      case "lon": longitude = try scanner.readDegrees()
      case "center": center = try scanner.readPoint()
      case "bounds": middle = try scanner.readMiddleOfBounds()
      case "geometry": try readGeometry(from: &scanner)
      case "nodes": nodes = try scanner.readNumbers()
      case "members": try readMembers(from: &scanner)
      case "tags": try tags.read(from: &scanner)
      default: try scanner.skipValue()
      }
    }
    extent = start..<scanner.position
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

  mutating func finish(_ run: inout ReadingRun, of bytes: ByteView) {
    let record = record(run: run)
    keep()
    if case .skipped(.noPosition) = record.outcome, type != .node {
      if let lines, skeleton?.hasRoom(for: extent.count) == true {
        skeleton?.postpone(
          OverpassSkeleton.Waiting(
            sequence: run.nextSequence(), bytes: Array(bytes[extent]), lines: lines))
        return
      }
      run.noteUnplaced()
    }
    run.finish(record)
  }

  /// Keeps what other elements may need to be placed.
  private mutating func keep() {
    guard skeleton != nil, let number else { return }
    if type == .way, !nodes.isEmpty { skeleton?.add(way: number, nodes) }
    guard type == .node, let latitude, let longitude,
      let position = Coordinate(latitude: latitude, longitude: longitude)
    else { return }
    skeleton?.add(node: number, at: position)
  }

  /// What the element is made of; nil when it does not say.
  private var lines: OverpassSkeleton.Lines? {
    if !nodes.isEmpty { return .nodes(nodes) }
    return outerWays.isEmpty ? nil : .ways(outerWays)
  }

  /// Counts the elements whose place only the whole answer tells.
  static func finishWaiting(of reader: OverpassElement, _ run: inout ReadingRun) {
    guard let skeleton = reader.skeleton else { return }
    var element = OverpassElement()
    for (waiting, shape) in zip(skeleton.waiting, skeleton.shapes()) {
      waiting.bytes.withBytes { bytes in
        var scanner = JSONScanner(bytes)
        try? element.read(from: &scanner)
      }
      if let shape { element.shape = shape } else { run.noteUnplaced() }
      run.finish(element.record(run: run), at: waiting.sequence)
    }
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
    nodes.removeAll(keepingCapacity: true)
    outerWays.removeAll(keepingCapacity: true)
  }

  /// Reads the members of a relation and keeps the outer ways, which bound it.
  private mutating func readMembers(from scanner: inout JSONScanner) throws(JSONError) {
    guard try scanner.nextKind() == .array else { return try scanner.skipValue() }
    try scanner.readArray { (scanner) throws(JSONError) in
      guard try scanner.nextKind() == .object else { return try scanner.skipValue() }
      var (isWay, isOuter) = (false, false)
      var number: Int64?
      try scanner.readObject { (name, scanner) throws(JSONError) in
        switch (name, try scanner.nextKind()) {
        case ("type", .string):
          let type = try scanner.readString()
          isWay = "way" ~= type
        case ("ref", .number): number = try scanner.readInteger()
        case ("role", .string):
          let role = try scanner.readString()
          isOuter = "outer" ~= role || "" ~= role
        default: try scanner.skipValue()
        }
      }
      if isWay, isOuter, let number { outerWays.append(number) }
    }
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
  /// Reads an array of whole numbers; other values are passed over.
  fileprivate mutating func readNumbers() throws(JSONError) -> [Int64] {
    guard try nextKind() == .array else {
      try skipValue()
      return []
    }
    var numbers: [Int64] = []
    try readArray { (scanner) throws(JSONError) in
      guard try scanner.nextKind() == .number else { return try scanner.skipValue() }
      if let number = try scanner.readInteger() { numbers.append(number) }
    }
    return numbers
  }

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
