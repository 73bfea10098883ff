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
