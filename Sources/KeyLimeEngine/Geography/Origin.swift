/// A point that many distances are measured from, with the trigonometry of its own done once.
///
/// Points become Earth-centred x, y, z on the WGS 84 ellipsoid, where neither the poles nor the
/// antimeridian are special. The straight line between two of them is exact; the ground distance
/// follows from it as the arc over a sphere of the mean radius. Below 500 km that arc differs from
/// the true geodesic by less than 0.0003 % (the correction itself is chord²/24R², and R is known to
/// 0.6 %); beyond, by at most 0.6 %.
public struct Origin: Sendable {
  /// The point itself.
  public let coordinate: Coordinate
  private let x: Double
  private let y: Double
  private let z: Double

  /// WGS 84 equatorial radius, in metres (NIMA TR8350.2).
  static let equatorialRadius = 6_378_137.0
  /// WGS 84 first eccentricity squared.
  static let eccentricitySquared = 6.694_379_990_14e-3
  /// The mean radius (2a + b) / 3, in metres.
  static let meanRadius = 6_371_008.8

  /// Prepares a point.
  public init(_ coordinate: Coordinate) {
    self.coordinate = coordinate
    (x, y, z) = Self.earthCentred(coordinate)
  }

  /// The ground distance to another point.
  public func distance(to other: Coordinate) -> Distance {
    let (otherX, otherY, otherZ) = Self.earthCentred(other)
    let (dx, dy, dz) = (otherX - x, otherY - y, otherZ - z)
    let chord = (dx * dx + dy * dy + dz * dz).squareRoot()
    return Distance(metres: Self.arc(overChord: chord))
  }

  /// The initial compass bearing to another point, in degrees from north, 0 to 360.
  public func bearing(to other: Coordinate) -> Double {
    let (latitude1, latitude2) = (coordinate.latitude.radians, other.latitude.radians)
    let difference = (other.longitude - coordinate.longitude).radians
    let east = sine(difference) * cosine(latitude2)
    let north =
      cosine(latitude1) * sine(latitude2) - sine(latitude1) * cosine(latitude2) * cosine(difference)
    let degrees = arctangent(east, north) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func arc(overChord chord: Double) -> Double {
    let ratio = min(1, chord / (2 * meanRadius))
    // Near zero the arcsine loses digits that its series keeps.
    if ratio < 0.01 { return chord * (1 + ratio * ratio / 6) }
    return 2 * meanRadius * arcsine(ratio)
  }

  private static func earthCentred(_ point: Coordinate) -> (Double, Double, Double) {
    let (latitude, longitude) = (point.latitude.radians, point.longitude.radians)
    let sinLatitude = sine(latitude)
    let cosLatitude = cosine(latitude)
    let normal =
      equatorialRadius / (1 - eccentricitySquared * sinLatitude * sinLatitude).squareRoot()
    return (
      normal * cosLatitude * cosine(longitude),
      normal * cosLatitude * sine(longitude),
      normal * (1 - eccentricitySquared) * sinLatitude
    )
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
}
