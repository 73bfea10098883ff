import Testing
import Thoroughness

@testable import KeyLimeEngine

/// Coordinates as people and programs write them.
@Suite struct CoordinateTests {
  @Test(arguments: [
    ("35.28,-120.66", 35.28, -120.66), ("35.28, -120.66", 35.28, -120.66),
    ("  35.28 -120.66 ", 35.28, -120.66), ("35°16'57\"N 120°39'34\"W", 35.2825, -120.6594444),
    ("35°16′57″N, 120°39′34″W", 35.2825, -120.6594444), ("N35.28 W120.66", 35.28, -120.66),
    ("120.66W 35.28N", 35.28, -120.66), ("55°57'N 3°11'W", 55.95, -3.1833333),
    ("geo:35.28,-120.66", 35.28, -120.66), ("GEO:35.28,-120.66,30;u=5", 35.28, -120.66),
    ("geo:0,0?q=35.28,-120.66(Foo)", 35.28, -120.66), ("geo:0,0?z=3&q=35%2C-120", 35, -120),
    ("geo:0,0?z=3", 0, 0), ("geo:35.28,-120.66?q=Foo", 35.28, -120.66),
    ("geo:1,2;crs=wgs84", 1, 2), ("-90,180", -90, 180),
    ("0,0", 0, 0), ("33S 18E", -33, 18), ("+1,+2", 1, 2),
    ("55.95,\u{2212}3.19", 55.95, -3.19), ("55,95 -3,19", 55.95, -3.19),
    ("55,95, -3,19", 55.95, -3.19), ("55,95N; 3,19W", 55.95, -3.19), ("55, 3", 55, 3),
  ])
  func areRead(_ text: String, _ latitude: Double, _ longitude: Double) throws {
    let found = try #require(Coordinate(parsing: text))
    #expect(found == Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test(arguments: [
    "", "Paris", "91,0", "0,181", "1", "1,2,3", "1;2", "35.28N 36N", "-35N 10E", "geo:", "geo:1",
    "geo:1,2;crs=mars", "35°60'N 10E", "nan,1", "1,inf", ",", "geo:?", "N E", "1,2N,3",
    "55,95,-3,19", "55,95 -3.1,9", "geo:0,0?q=Castle Street",
  ])
  func areRefused(_ text: String) { #expect(Coordinate(parsing: text) == nil) }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func writtenAndReadBack(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1000 {
      guard let point = InventedPlaces.anywhere(&random) else { continue }
      #expect(Coordinate(parsing: point.description) == point, "seed \(seed): \(point)")
      #expect(Coordinate(latitude: point.latitude, longitude: point.longitude) == point)
    }
  }

  @Test(arguments: [(0, "0"), (1, "0.0000001"), (-1, "-0.0000001"), (12_000_000, "1.2")])
  func shortestDecimals(_ units: Int32, _ text: String) {
    #expect(Coordinate.decimal(units) == text)
  }

  @Test func neighboursOnTheCurveAreNeighboursOnTheMap() throws {
    var random = SplitMix64(seed: 1)
    let points = (0..<4000).compactMap { _ in InventedPlaces.anywhere(&random) }
    #expect(Set(points.map(Hilbert.key)).count == Set(points).count, "the curve meets each once")
    let sorted = points.sorted { Hilbert.key(of: $0) < Hilbert.key(of: $1) }
    let steps = zip(sorted, sorted.dropFirst()).map { Origin($0).distance(to: $1).metres }
    let jumps = zip(points, points.dropFirst()).map { Origin($0).distance(to: $1).metres }
    #expect(steps.reduce(0, +) * 20 < jumps.reduce(0, +))
  }
}
