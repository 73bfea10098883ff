/// The generator of Steele, Lea and Flood (2014): small, fast, the same everywhere.
struct SplitMix64 {
  private var state: UInt64
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(seed: UInt64) { state = seed }

  /// The generator after so many numbers more.
  func skipping(_ count: Int) -> SplitMix64 {
    SplitMix64(seed: state &+ UInt64(count) &* Self.step)
  }

  mutating func next() -> UInt64 {
    state &+= Self.step
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Twelve characters of Crockford's base 32, as ids are made of.
  mutating func id() -> String {
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<12).map { _ in digits[below(32)] })
  }
}
