/// The position of a point along a Hilbert curve that fills the map.
///
/// Neighbours on the curve are neighbours on the ground, so records in this order keep a city on a
/// few pages of the file. The curve is the usual one of order 32 over longitude and latitude
/// (Hilbert 1891; the loop follows the rotation rule in Warren, "Hacker's Delight", chapter 16).
enum Hilbert {
  /// The distance along the curve, from 0 at the south-west corner.
  ///
  /// Two bits of each coordinate are looked up at once. With four a key takes half as long, but
  /// making the table took 230,000 instructions, a twentieth of a whole `show`.
  static func key(of point: Coordinate) -> UInt64 {
    let x = UInt32(bitPattern: point.longitudeE7) ^ 0x8000_0000
    let y = UInt32(bitPattern: point.latitudeE7) ^ 0x8000_0000
    let steps = steps
    var key: UInt64 = 0
    var turn = 0
    var shift: UInt32 = 32
    while shift > 0 {
      shift &-= 2
      let bits = Int((x &>> shift & 3) << 2 | (y &>> shift & 3))
      let step = steps[turn << 4 | bits]
      key = key << 4 | UInt64(step & 0xF)
      turn = Int(step >> 4)
    }
    return key
  }

  /// For each turn of the curve and each two bits of x and y: four bits of the key, and above them
  /// the turn for the bits that follow.
  private static let steps: [UInt8] = (0..<4 * 16).map { number in
    var turn = Turn(rawValue: number >> 4)
    var key: UInt8 = 0
    for bit in [1, 0] {
      let x = number >> (2 + bit) & 1
      let y = number >> bit & 1
      key = key << 2 | turn.enter(x: x, y: y)
    }
    return UInt8(turn.rawValue) << 4 | key
  }

  /// How a square of the map is turned before it is cut into four.
  private struct Turn: OptionSet {
    var rawValue: Int
    static let isSwapped = Turn(rawValue: 1)
    static let isMirrored = Turn(rawValue: 2)

    /// Goes into one of the four squares; returns its number along the curve.
    mutating func enter(x: Int, y: Int) -> UInt8 {
      var (right, top) = contains(.isSwapped) ? (y, x) : (x, y)
      if contains(.isMirrored) { (right, top) = (1 - right, 1 - top) }
      if top == 0 {
        if right == 1 { formSymmetricDifference(.isMirrored) }
        formSymmetricDifference(.isSwapped)
      }
      return UInt8(3 * right ^ top)
    }
  }
}
