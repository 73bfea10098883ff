/// The position of a point along a Hilbert curve that fills the map.
///
/// Neighbours on the curve are neighbours on the ground, so records in this order keep a city on a
/// few pages of the file. The curve is the usual one of order 32 over longitude and latitude
/// (Hilbert 1891; the loop follows the rotation rule in Warren, "Hacker's Delight", chapter 16).
enum Hilbert {
  /// The distance along the curve, from 0 at the south-west corner.
  static func key(of point: Coordinate) -> UInt64 {
    var x = UInt32(bitPattern: point.longitudeE7) ^ 0x8000_0000
    var y = UInt32(bitPattern: point.latitudeE7) ^ 0x8000_0000
    var key: UInt64 = 0
    var side: UInt32 = 1 << 31
    while side > 0 {
      let right: UInt64 = x & side == 0 ? 0 : 1
      let top: UInt64 = y & side == 0 ? 0 : 1
      key = key << 2 | ((3 * right) ^ top)
      if top == 0 {
        if right == 1 {
          x = ~x
          y = ~y
        }
        swap(&x, &y)
      }
      side >>= 1
    }
    return key
  }
}
