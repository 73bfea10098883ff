/// The coordinates of one geometry, whatever its type, as points cut into lines and lines cut into
/// polygons; one value serves a whole file.
struct GeometryShape {
  /// All points in order.
  private(set) var points: [PlanePoint] = []
  /// Where each line or ring ends in ``points``.
  private(set) var lineEnds: [Int] = []
  /// Where each polygon ends in ``lineEnds``.
  private(set) var polygonEnds: [Int] = []

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    lineEnds.removeAll(keepingCapacity: true)
    polygonEnds.removeAll(keepingCapacity: true)
  }

  mutating func append(x: Double, y: Double) { points.append(PlanePoint(x: x, y: y)) }

  /// Ends a line or ring.
  mutating func closeLine() { lineEnds.append(points.count) }

  /// Ends a polygon: its first ring is the outside, the others are holes.
  mutating func closePolygon() { polygonEnds.append(lineEnds.count) }

  /// Takes what looked like polygons for lines: a MultiLineString nests as deep as a Polygon.
  mutating func forgetPolygons() { polygonEnds.removeAll(keepingCapacity: true) }

  /// The points of a line.
  func line(_ index: Int) -> ArraySlice<PlanePoint> {
    points[(index == 0 ? 0 : lineEnds[index - 1])..<lineEnds[index]]
  }

  /// The rings of a polygon, as indices of lines.
  func rings(ofPolygon index: Int) -> Range<Int> {
    (index == 0 ? 0 : polygonEnds[index - 1])..<polygonEnds[index]
  }

  /// A point that belongs to the geometry: the point itself, the middle vertex of the longest line,
  /// or a point inside the polygons.
  ///
  /// What is wider than half the Earth crosses the antimeridian.
  var representativePoint: PlanePoint? {
    guard let first = points.first else { return nil }
    let (west, east) = points.reduce(into: (first.x, first.x)) { range, point in
      range = (min(range.0, point.x), max(range.1, point.x))
    }
    guard east - west > 180, west >= -180, east <= 180 else { return pointOfPlane }
    var unrolled = self
    for index in points.indices where points[index].x < 0 { unrolled.points[index].x += 360 }
    return unrolled.pointOfPlane.map { PlanePoint(x: $0.x > 180 ? $0.x - 360 : $0.x, y: $0.y) }
  }

  /// ``representativePoint`` where longitudes are as good as straight lines.
  private var pointOfPlane: PlanePoint? {
    guard let first = points.first else { return nil }
    guard !lineEnds.isEmpty else { return first }
    if !polygonEnds.isEmpty { return interiorPoint ?? first }
    let longest = lineEnds.indices.max { line($0).count < line($1).count } ?? 0
    let vertices = line(longest)
    guard let start = vertices.first else { return first }
    if vertices.count >= 4, start == vertices.last {
      return InteriorPoint.find(in: [vertices])?.point ?? start
    }
    return vertices[vertices.startIndex + vertices.count / 2]
  }

  /// A point inside the polygon that is widest where it is cut.
  private var interiorPoint: PlanePoint? {
    polygonEnds.indices
      .compactMap { index in InteriorPoint.find(in: rings(ofPolygon: index).map(line)) }
      .max { $0.width < $1.width }?.point
  }
}

/// A point of a geometry: x is the longitude, y the latitude, in degrees.
struct PlanePoint: Equatable {
  var x: Double
  var y: Double
}

extension GeometryShape {
  /// Reads `POLYGON ((x y, …), …)` or `MULTIPOLYGON (((x y, …), …), …)`; nil for another text.
  init?(polygonsOfWKT text: String) {
    let kind = text.prefix { $0 != "(" }
    guard String(kind).trimmed.uppercased().hasSuffix("POLYGON") else { return nil }
    self.init()
    for ring in text[kind.endIndex...].split(separator: ")", omittingEmptySubsequences: false) {
      let points = ring.drop { ", (".contains($0) }.split(separator: ",")
      // Two brackets one after the other end a polygon.
      guard !points.isEmpty else {
        if lineEnds.count > polygonEnds.last ?? 0 { closePolygon() }
        continue
      }
      for point in points {
        let numbers = point.split(separator: " ").map { PlainNumber.read(String($0)) }
        guard numbers.count >= 2, let x = numbers[0], let y = numbers[1] else { return nil }
        append(x: x, y: y)
      }
      closeLine()
    }
  }
}

extension GeometryShape {
  /// Reads a GeoJSON geometry of any type (RFC 7946 §3.1); null leaves the shape empty.
  mutating func readGeoJSON(from scanner: inout JSONScanner) throws(JSONError) {
    guard try scanner.nextKind() == .object else { return try scanner.skipValue() }
    var isLines = false
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "type":
        guard try scanner.nextKind() == .string else { return try scanner.skipValue() }
        isLines = "MultiLineString" ~= (try scanner.readString())
      case "coordinates": _ = try readCoordinates(from: &scanner)
      case "geometries": try readCollection(from: &scanner)
      default: try scanner.skipValue()
      }
    }
    if isLines { forgetPolygons() }
  }

  /// What an array of coordinates turned out to be.
  private enum Level: Int {
    case nothing, point, line, polygon, polygons
  }

  /// Reads coordinates nested to any depth; the depth tells points from lines from polygons.
  private mutating func readCoordinates(
    from scanner: inout JSONScanner
  ) throws(JSONError) -> Level {
    var numbers: (Double?, Double?) = (nil, nil)
    var deepest = Level.nothing
    guard try scanner.nextKind() == .array else {
      try scanner.skipValue()
      return .nothing
    }
    try scanner.readArray { (scanner) throws(JSONError) in
      if try scanner.nextKind() == .array {
        let level = try readCoordinates(from: &scanner)
        if level.rawValue > deepest.rawValue { deepest = level }
      } else if let number = try scanner.readDegrees() {
        if numbers.0 == nil { numbers.0 = number } else if numbers.1 == nil { numbers.1 = number }
      }
    }
    return close(deepest, numbers)
  }

  private mutating func close(_ content: Level, _ numbers: (Double?, Double?)) -> Level {
    switch content {
    case .nothing:
      guard let x = numbers.0, let y = numbers.1 else { return .nothing }
      append(x: x, y: y)
      return .point
    case .point:
      closeLine()
      return .line
    case .line:
      closePolygon()
      return .polygon
    case .polygon, .polygons: return .polygons
    }
  }

  /// Reads the members of a GeometryCollection; the first that has a point counts.
  private mutating func readCollection(from scanner: inout JSONScanner) throws(JSONError) {
    guard try scanner.nextKind() == .array else { return try scanner.skipValue() }
    try scanner.readArray { (scanner) throws(JSONError) in
      if points.isEmpty {
        try readGeoJSON(from: &scanner)
      } else {
        try scanner.skipValue()
      }
    }
  }
}

/// Finds a point that is inside a polygon for certain, which a centroid is not.
///
/// A horizontal line half-way up, moved off the corners, cuts the rings; the middle of the widest
/// piece between an odd and an even crossing is inside and far from the sides. Holes count like
/// any other ring.
enum InteriorPoint {
  /// The point and how wide the polygon is there, or nil for a polygon without area.
  static func find(in rings: [ArraySlice<PlanePoint>]) -> (point: PlanePoint, width: Double)? {
    guard let y = scanLine(of: rings) else { return nil }
    var crossings: [Double] = []
    for ring in rings { appendCrossings(of: ring, at: y, to: &crossings) }
    crossings.sort()
    var best: (point: PlanePoint, width: Double)?
    for index in stride(from: 0, to: crossings.count - 1, by: 2) {
      let (left, right) = (crossings[index], crossings[index + 1])
      if right - left > best?.width ?? 0 {
        best = (PlanePoint(x: left + (right - left) / 2, y: y), right - left)
      }
    }
    return best
  }

  /// Half-way between the corners next above and next below the middle, so that no corner lies on
  /// the line.
  private static func scanLine(of rings: [ArraySlice<PlanePoint>]) -> Double? {
    guard let outer = rings.first, let start = outer.first else { return nil }
    let (lowest, highest) = outer.reduce(into: (start.y, start.y)) { range, point in
      range = (min(range.0, point.y), max(range.1, point.y))
    }
    let middle = lowest + (highest - lowest) / 2
    var (below, above) = (lowest, highest)
    for ring in rings {
      for point in ring {
        if point.y <= middle { below = max(below, point.y) } else { above = min(above, point.y) }
      }
    }
    return below < above ? below + (above - below) / 2 : nil
  }

  private static func appendCrossings(
    of ring: ArraySlice<PlanePoint>, at y: Double, to crossings: inout [Double]
  ) {
    guard var previous = ring.last else { return }
    for point in ring {
      if (previous.y <= y) != (point.y <= y) {
        let share = (y - previous.y) / (point.y - previous.y)
        crossings.append(previous.x + share * (point.x - previous.x))
      }
      previous = point
    }
  }
}
