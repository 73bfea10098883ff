/// A bit for the upper 14 bits of fingerprints: most others are told from them by one look.
struct FingerprintSieve {
  private var words = [UInt64](repeating: 0, count: 256)

  mutating func insert(_ fingerprint: UInt32) { insert(upperBits: Int(fingerprint), of: 32) }

  /// Adds a fingerprint of which at least 14 upper bits are known.
  mutating func insert(upperBits bits: Int, of count: Int) {
    let place = bits >> (count - 14)
    words[place >> 6 & 255] |= 1 << UInt64(place & 63)
  }

  mutating func formUnion(_ other: FingerprintSieve) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Those of some rows, a bit each, whose fingerprints may be here.
  @inline(__always)
  func rows(_ rows: UInt64, _ fingerprint: (Int) -> UInt32) -> UInt64 {
    do {
      var (rest, found) = (rows, UInt64(0))
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        rest &= rest &- 1
        found |= Self.bit(of: fingerprint(bit), in: words) << UInt64(bit)
      }
      return found
    }
  }

  func mayHold(_ fingerprint: UInt32) -> Bool {
    Self.bit(of: fingerprint, in: words) == 1
  }

  @inline(__always)
  private static func bit(of fingerprint: UInt32, in words: [UInt64]) -> UInt64 {
    words[Int(fingerprint >> 24)] >> UInt64(fingerprint >> 18 & 63) & 1
  }
}
