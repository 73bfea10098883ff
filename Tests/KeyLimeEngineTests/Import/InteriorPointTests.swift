import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct InteriorPointTests {
  @Test func aHoleIsAvoided() throws {
    let outer = ring([(0, 0), (10, 0), (10, 10), (0, 10)])
    let hole = ring([(1, 1), (9, 1), (9, 9), (1, 9)])
    let point = try #require(InteriorPoint.find(in: [outer, hole])).point
    #expect(contains(point, [outer]) && !contains(point, [hole]))
  }

  @Test func aHorseshoeHoldsItsPoint() throws {
    let shape = ring([(0, 0), (10, 0), (10, 10), (8, 10), (8, 2), (2, 2), (2, 10), (0, 10)])
    #expect(contains(try #require(InteriorPoint.find(in: [shape])).point, [shape]))
  }

  @Test func aLineHasNoInside() {
    #expect(InteriorPoint.find(in: [ring([(0, 0), (5, 0)])]) == nil)
  }

  @Test(arguments: 1...200) func aStarHoldsItsPoint(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int(random.next() % 20) + 3
    let star = ring(
      (0..<count).map { index in
        let (angle, radius) = (Double(index) / Double(count) * 6.28318, 0.1 + random.unit())
        return (radius * cosine(angle), radius * sine(angle))
      })
    let point = try #require(InteriorPoint.find(in: [star])).point
    #expect(contains(point, [star]), "seed \(seed)")
  }

  private func ring(_ points: [(Double, Double)]) -> ArraySlice<PlanePoint> {
    (points + points.prefix(1)).map { PlanePoint(x: $0.0, y: $0.1) }[...]
  }

  /// The even-odd rule along a vertical ray, which is not the rule under test.
  private func contains(_ point: PlanePoint, _ rings: [ArraySlice<PlanePoint>]) -> Bool {
    rings.reduce(0) { count, ring in
      count
        + zip(ring, ring.dropFirst()).filter { a, b in
          (a.x > point.x) != (b.x > point.x)
            && point.y < (b.y - a.y) * (point.x - a.x) / (b.x - a.x) + a.y
        }.count
    } % 2 == 1
  }
}

extension SplitMix64 {
  /// A number from 0 up to 1.
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
