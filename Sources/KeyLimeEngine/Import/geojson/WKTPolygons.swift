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
