/// Ids for records whose source gives none.
enum DerivedID {
  /// `x` and twelve characters of Crockford's base 32 that depend on the name and the place alone.
  ///
  /// The name counts by its letters and digits in lower case, the place to 1e-4 degree, about ten
  /// metres, so that a corrected comma gives the same id.
  static func id(name: String, position: Coordinate) -> RestaurantID? {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for scalar in name.unicodeScalars
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      for byte in scalar.properties.lowercaseMapping.utf8 { mix(byte) }
    }
    for units in [position.latitudeE7, position.longitudeE7] {
      let rounded = Int32((Double(units) / 1000).rounded())
      for shift in [0, 8, 16, 24] { mix(UInt8(truncatingIfNeeded: rounded >> shift)) }
    }
    hash ^= hash >> 33
    hash = hash &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash >> 33
    return RestaurantID("x" + base32(hash >> 4))
  }

  private static func base32(_ value: UInt64) -> String {
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<12).map { digits[Int(value >> UInt64(55 - 5 * $0)) & 31] })
  }
}
