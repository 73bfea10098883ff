/// Ids for records that are no OpenStreetMap objects.
enum DerivedID {
  /// The source's own id behind a prefix, as in `yelp:abc`, with `_` for white space; an id made
  /// from name and place when there is none or it cannot stand in an id.
  static func id(
    prefix: String, own: String?, name: String, position: Coordinate
  ) -> RestaurantID? {
    guard let own else { return id(name: name, position: position) }
    let text = "\(prefix):\(own)"
    return RestaurantID(text)
      ?? RestaurantID(String(text.map { $0.isWhitespace ? "_" : $0 }))
      ?? id(name: name, position: position)
  }

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
    return RestaurantID("x" + CrockfordBase32.id(of: hash >> 4))
  }
}
