import Testing
import Thoroughness

@testable import KeyLimeEngine

/// A box may be left out only when nothing in it is near enough.
@Suite struct BoundingBoxTests {
  private func box(around points: [Coordinate]) -> BoundingBox {
    var box = BoundingBox.empty
    for point in points { box.extend(to: point) }
    return box
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func theLeastDistanceIsALowerBound(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<1500 {
      guard let corner = InventedPlaces.anywhere(&random), let from = start(near: corner, &random)
      else { continue }
      let size = random.pick([0.0001, 0.01, 1, 40])
      let points = (0..<5).compactMap { _ in
        Coordinate(
          latitude: corner.latitude + Double.random(in: -size...size, using: &random),
          longitude: corner.longitude + Double.random(in: -size...size, using: &random))
      }
      guard !points.isEmpty else { continue }
      let least = box(around: points).leastDistance(from: Origin(from)).metres
      for point in points {
        let distance = Origin(from).distance(to: point).metres
        #expect(
          least <= distance + 1e-6, "seed \(seed), round \(round): from \(from) to \(point)")
      }
    }
  }

  /// A point anywhere, at the far side, at a pole, or on the antimeridian.
  private func start(near point: Coordinate, _ random: inout SplitMix64) -> Coordinate? {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: Coordinate(latitude: 90, longitude: 0)
    case 1: Coordinate(latitude: point.latitude, longitude: random.pick([180, -180, 179.9999]))
    case 2:
      Coordinate(
        latitude: point.latitude, longitude: point.longitude + (point.longitude > 0 ? -180 : 180))
    case 3:
      Coordinate(
        latitude: point.latitude + Double.random(in: -0.01...0.01, using: &random),
        longitude: point.longitude + Double.random(in: -0.01...0.01, using: &random))
    default: InventedPlaces.anywhere(&random)
    }
  }

  @Test func insideIsNoDistance() throws {
    let points = [
      try #require(Coordinate(latitude: 10, longitude: 20)),
      try #require(Coordinate(latitude: 11, longitude: 21)),
    ]
    let within = try #require(Coordinate(latitude: 10.5, longitude: 20.5))
    #expect(box(around: points).leastDistance(from: Origin(within)).metres == 0)
  }

  @Test func isUsefullyClose() throws {
    let corner = try #require(Coordinate(latitude: 50, longitude: 8))
    let from = try #require(Coordinate(latitude: 50, longitude: 8.1))
    let least = box(around: [corner]).leastDistance(from: Origin(from)).metres
    #expect(least > Origin(from).distance(to: corner).metres * 0.98)
  }
}
