/// A point of a geometry: x is the longitude, y the latitude, in degrees.
struct PlanePoint: Equatable {
  var x: Double
  var y: Double
}

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
