/// Points as spatial databases copy them into tables: well-known binary in hexadecimal digits (OGC
/// Simple Features 06-103r4 §8.2.3), with the reference system that PostGIS puts in front.
///
///     0101000020E6100000BB270F0BB50A09C0B5A679C729FA4B40    POINT (-3.1303 55.9544)
enum WellKnownBinary {
  /// The longitude and latitude of a point in degrees; nil for every other text.
  static func point(hex text: String) -> (latitude: Double, longitude: Double)? {
    guard text.utf8.count == plainLength || text.utf8.count == lengthWithSystem,
      let bytes = bytes(of: text), bytes[0] <= 1
    else { return nil }
    let isLittleEndian = bytes[0] == 1
    let kind = number(bytes[1..<5], isLittleEndian)
    let hasSystem = kind == pointWithSystem
    guard kind == point || hasSystem,
      bytes.count == (hasSystem ? lengthWithSystem : plainLength) / 2,
      !hasSystem || number(bytes[5..<9], isLittleEndian) == wgs84
    else { return nil }
    let (x, y) = (bytes.suffix(16).prefix(8), bytes.suffix(8))
    return (
      Double(bitPattern: number(y, isLittleEndian)), Double(bitPattern: number(x, isLittleEndian))
    )
  }

  private static let plainLength = 42
  private static let lengthWithSystem = 50
  private static let point: UInt64 = 1
  private static let pointWithSystem: UInt64 = 0x2000_0001
  /// The number of the reference system of GPS.
  private static let wgs84: UInt64 = 4326

  private static func bytes(of hex: String) -> [UInt8]? {
    let digits = hex.utf8.compactMap { hexDigit($0) }
    guard digits.count == hex.utf8.count else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ isLittleEndian: Bool) -> UInt64 {
    let ordered = isLittleEndian ? bytes.reversed() : Array(bytes)
    return ordered.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
