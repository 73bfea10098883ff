extension GeometryShape {
  /// Reads `POLYGON ((x y, …), …)` or `MULTIPOLYGON (((x y, …), …), …)`; nil for another text.
  init?(polygonsOfWKT text: String) {
    let kind = text.prefix { $0 != "(" }.uppercased()
    guard kind.hasSuffix("POLYGON ") || kind.hasSuffix("POLYGON") else { return nil }
    self.init()
    for ring in text.dropFirst(kind.count).split(separator: ")", omittingEmptySubsequences: false) {
      let points = ring.drop { ", (".contains($0) }.split(separator: ",")
      // Two brackets one after the other end a polygon.
      guard !points.isEmpty else {
        if lineEnds.count > polygonEnds.last ?? 0 { closePolygon() }
        continue
      }
      for point in points {
        let numbers = point.split(separator: " ").compactMap { Double($0) }
        guard numbers.count >= 2 else { return nil }
        append(x: numbers[0], y: numbers[1])
      }
      closeLine()
    }
  }
}
