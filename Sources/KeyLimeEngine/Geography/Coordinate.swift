/// A point on the Earth in WGS 84, stored as OpenStreetMap stores it: whole 1e-7 degrees, about a
/// centimetre.
///
/// Integers make equality exact and writing lossless: what was read as `55.9531944` is written as
/// `55.9531944`.
public struct Coordinate: Hashable, Sendable, BitwiseCopyable {
  /// Units of ``latitudeE7`` and ``longitudeE7`` in one degree.
  public static let unitsPerDegree = 1e7

  /// Latitude in 1e-7 degrees, -900,000,000 to 900,000,000.
  public let latitudeE7: Int32
  /// Longitude in 1e-7 degrees, -1,800,000,000 to 1,800,000,000.
  public let longitudeE7: Int32

  /// Makes a point from whole 1e-7 degrees; nil when it is not on the Earth.
  public init?(latitudeE7: Int32, longitudeE7: Int32) {
    guard (-900_000_000...900_000_000).contains(latitudeE7),
      (-1_800_000_000...1_800_000_000).contains(longitudeE7)
    else { return nil }
    self.latitudeE7 = latitudeE7
    self.longitudeE7 = longitudeE7
  }

  /// Makes a point from degrees, rounded to 1e-7; nil when it is not on the Earth.
  public init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.init(
      latitudeE7: Int32((latitude * Self.unitsPerDegree).rounded()),
      longitudeE7: Int32((longitude * Self.unitsPerDegree).rounded()))
  }

  /// Latitude in degrees, north positive.
  public var latitude: Double { Double(latitudeE7) / Self.unitsPerDegree }
  /// Longitude in degrees, east positive.
  public var longitude: Double { Double(longitudeE7) / Self.unitsPerDegree }
}

extension Coordinate: CustomStringConvertible {
  /// `55.9531944,-3.1955813`: latitude first, no trailing zeros.
  public var description: String {
    "\(Self.decimal(latitudeE7)),\(Self.decimal(longitudeE7))"
  }

  /// A number of 1e-7 degrees as the shortest decimal number of degrees.
  public static func decimal(_ units: Int32) -> String {
    var bytes: [UInt8] = []
    appendDecimal(units, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a number of 1e-7 degrees as the shortest decimal number of degrees, in ASCII.
  static func appendDecimal(_ units: Int32, to bytes: inout [UInt8]) {
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: 10_000_000)
    if whole >= 100 { bytes.append(UInt8(ascii: "0") + UInt8(whole / 100)) }
    if whole >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(whole / 10 % 10)) }
    bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = fraction
    var place: UInt32 = 1_000_000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }
}
