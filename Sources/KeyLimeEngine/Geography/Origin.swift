/// A point that many distances are measured from, with the trigonometry of its own done once.
///
/// Points become Earth-centred x, y, z on the WGS 84 ellipsoid, where neither the poles nor the
/// antimeridian are special. The straight line between two of them is exact; the ground distance
/// follows from it as the arc over a sphere of the mean radius. Below 500 km that arc differs from
/// the true geodesic by less than 0.0003 % (the correction itself is chord²/24R², and R is known to
/// 0.6 %); up to 10,000 km by at most 0.6 %; at the far side of the Earth it is up to 4 % short.
public struct Origin: Sendable {
  /// The point itself.
  public let coordinate: Coordinate
  private let x: Double
  private let y: Double
  private let z: Double
  private let latitude: Angle
  private let longitude: Angle

  /// WGS 84 equatorial radius, in metres (NIMA TR8350.2).
  static let equatorialRadius = 6_378_137.0
  /// WGS 84 first eccentricity squared.
  static let eccentricitySquared = 6.694_379_990_14e-3
  /// The mean radius (2a + b) / 3, in metres.
  static let meanRadius = 6_371_008.8

  /// Prepares a point.
  public init(_ coordinate: Coordinate) {
    self.coordinate = coordinate
    latitude = Angle(degrees: coordinate.latitude)
    longitude = Angle(degrees: coordinate.longitude)
    (x, y, z) = Self.earthCentred(latitude, longitude)
  }

  /// The ground distance to another point.
  public func distance(to other: Coordinate) -> Distance {
    let (otherX, otherY, otherZ) = Self.earthCentred(
      latitude.moved(toDegrees: other.latitude), longitude.moved(toDegrees: other.longitude))
    let (dx, dy, dz) = (otherX - x, otherY - y, otherZ - z)
    let chord = (dx * dx + dy * dy + dz * dz).squareRoot()
    return Distance(metres: Self.arc(overChord: chord))
  }

  /// The initial compass bearing to another point, in degrees from north, from 0 to below
  /// 360.
  public func bearing(to other: Coordinate) -> Double {
    let (latitude1, latitude2) = (coordinate.latitude.radians, other.latitude.radians)
    let difference = (other.longitude - coordinate.longitude).radians
    let east = sine(difference) * cosine(latitude2)
    let north =
      cosine(latitude1) * sine(latitude2) - sine(latitude1) * cosine(latitude2) * cosine(difference)
    let degrees = arctangent(east, north) * 180 / .pi
    // The sum rounds to 360 for an angle that is barely below zero.
    let turned = degrees < 0 ? degrees + 360 : degrees
    return turned < 360 ? turned : 0
  }

  private static func arc(overChord chord: Double) -> Double {
    let ratio = min(1, chord / (2 * meanRadius))
    // Near zero the arcsine loses digits that its series keeps.
    if ratio < 0.01 { return chord * (1 + ratio * ratio / 6) }
    return 2 * meanRadius * arcsine(ratio)
  }

  private static func earthCentred(_ latitude: Angle, _ longitude: Angle) -> (
    Double, Double, Double
  ) {
    let normal =
      equatorialRadius / (1 - eccentricitySquared * latitude.sine * latitude.sine).squareRoot()
    return (
      normal * latitude.cosine * longitude.cosine,
      normal * latitude.cosine * longitude.sine,
      normal * (1 - eccentricitySquared) * latitude.sine
    )
  }
}

/// An angle with its sine and cosine.
private struct Angle {
  let degrees: Double
  let sine: Double
  let cosine: Double

  init(degrees: Double) {
    self.degrees = degrees
    sine = KeyLimeEngine.sine(degrees.radians)
    cosine = KeyLimeEngine.cosine(degrees.radians)
  }

  private init(degrees: Double, sine: Double, cosine: Double) {
    self.degrees = degrees
    self.sine = sine
    self.cosine = cosine
  }

  /// Another angle; one nearby is reached by the addition theorems with the series of sine and
  /// cosine, whose next terms are below 10⁻¹⁵ within 0.05 radians.
  ///
  /// Ranking a city calls this for every restaurant in it.
  func moved(toDegrees other: Double) -> Angle {
    let step = (other - degrees).radians
    guard abs(step) < 0.05 else { return Angle(degrees: other) }
    let square = step * step
    let sineOfStep = step * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
    let cosineOfStep = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    return Angle(
      degrees: other, sine: sine * cosineOfStep + cosine * sineOfStep,
      cosine: cosine * cosineOfStep - sine * sineOfStep)
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
}
