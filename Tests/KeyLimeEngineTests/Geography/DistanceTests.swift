import Testing
import Thoroughness

@testable import KeyLimeEngine

/// Distances on the WGS 84 ellipsoid.
@Suite struct DistanceTests {
  /// An arc of meridian or parallel whose length a textbook formula gives.
  struct Arc: Sendable, CustomTestStringConvertible {
    let from: (Double, Double)
    let to: (Double, Double)
    let metres: Double
    var testDescription: String { "\(from) to \(to)" }
  }

  static let arcs = [
    // One degree along the equator: π a / 180. The rest are geodesics of the same ellipsoid by
    // Vincenty's formulae, which are good to a millimetre.
    Arc(from: (0, 0), to: (0, 1), metres: 111_319.491),
    Arc(from: (0, 0), to: (0, 0.01), metres: 1113.195),
    // A tenth of a degree of meridian, from the length of one degree at its middle.
    Arc(from: (-0.05, 7), to: (0.05, 7), metres: 11_057.428),
    Arc(from: (44.95, 7), to: (45.05, 7), metres: 11_113.178),
    Arc(from: (89.85, 7), to: (89.95, 7), metres: 11_169.393),
    // Across the antimeridian, and over the pole.
    Arc(from: (0, 179.95), to: (0, -179.95), metres: 11_131.949),
    Arc(from: (89.95, 0), to: (89.95, 180), metres: 11_169.395),
  ]

  @Test(arguments: arcs)
  func isRightToAHundredthOfAPercent(_ arc: Arc) throws {
    let from = try #require(Coordinate(latitude: arc.from.0, longitude: arc.from.1))
    let to = try #require(Coordinate(latitude: arc.to.0, longitude: arc.to.1))
    let metres = Origin(from).distance(to: to).metres
    #expect(abs(metres - arc.metres) <= arc.metres * 1e-4, "\(metres)")
  }

  /// Short geodesics against the curvature of the ellipsoid: √((M Δφ)² + (N cos φ Δλ)²).
  @Test(arguments: 0..<3 as Range<UInt64>)
  func agreesWithLocalCurvature(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let latitude = Double.random(in: -80...80, using: &random)
      let longitude = Double.random(in: -179...179, using: &random)
      let (north, east) = (
        Double.random(in: -0.02...0.02, using: &random),
        Double.random(in: -0.02...0.02, using: &random)
      )
      let from = try #require(Coordinate(latitude: latitude, longitude: longitude))
      let to = try #require(Coordinate(latitude: latitude + north, longitude: longitude + east))
      let middle = (latitude + north / 2) * .pi / 180
      let bend = 1 - Origin.eccentricitySquared * sine(middle) * sine(middle)
      let meridian =
        Origin.equatorialRadius * (1 - Origin.eccentricitySquared)
        / (bend * bend.squareRoot())
      let normal = Origin.equatorialRadius / bend.squareRoot()
      let dy = (to.latitude - from.latitude) * .pi / 180 * meridian
      let dx = (to.longitude - from.longitude) * .pi / 180 * normal * cosine(middle)
      let expected = (dx * dx + dy * dy).squareRoot()
      let metres = Origin(from).distance(to: to).metres
      #expect(abs(metres - expected) <= expected * 1e-4 + 0.02, "seed \(seed): \(from) to \(to)")
    }
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func isSymmetricAndNeverNegative(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      guard let a = InventedPlaces.anywhere(&random), let b = InventedPlaces.anywhere(&random)
      else { continue }
      let there = Origin(a).distance(to: b).metres
      #expect(abs(there - Origin(b).distance(to: a).metres) < 0.001)
      #expect(there >= 0 && there <= 20_100_000)
      #expect(Origin(a).distance(to: a).metres == 0)
    }
  }

  @Test(arguments: [(1.0, 0.0, 0.0), (0, 1, 90), (-1, 0, 180), (0, -1, 270)])
  func bearings(_ latitude: Double, _ longitude: Double, _ degrees: Double) throws {
    let origin = Origin(try #require(Coordinate(latitude: 0, longitude: 0)))
    let to = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(abs(origin.bearing(to: to) - degrees) < 0.01)
  }

  @Test(arguments: [
    ("800m", 800.0), ("2km", 2000), ("0.5 mi", 804.672), ("500ft", 152.4), ("1,5 km", 1500),
    ("3", 3000), ("0m", 0), ("2 KM", 2000),
  ])
  func spellings(_ text: String, _ metres: Double) throws {
    let distance = try #require(Distance(parsing: text))
    #expect(abs(distance.metres - metres) < 1e-9)
  }

  @Test(arguments: ["", "far", "-1km", "km", "1.2.3km", "1e3m", "5 leagues", "infkm", "٣km"])
  func noDistance(_ text: String) { #expect(Distance(parsing: text) == nil) }
}
