/// Numbers of a few bytes each, little-endian.
struct NumberColumn<Number: FixedWidthInteger> {
  private let bytes: PackedBytes
  private let count: Int

  init(_ bytes: [UInt8]) {
    (self.bytes, count) = (PackedBytes(bytes), bytes.count / MemoryLayout<Number>.size)
  }

  /// The number at a place; nil behind the last.
  @inline(__always)
  subscript(place: Int) -> Number? {
    place < count ? bytes.load(at: place * MemoryLayout<Number>.size) : nil
  }
}

/// A score in 16 bits, by less than a thousandth too high: the exponent from -32 to 31 and ten bits
/// of the fraction.
struct RoundedScore {
  let word: UInt16

  /// What is taken from the pattern of a Float, and how many bits it loses.
  private static let base: UInt32 = (127 - 32) << 23
  private static let lost: UInt32 = 13

  init(word: UInt16) { self.word = word }

  init(_ score: Double) {
    let pattern = max(Float(score).nextUp.bitPattern, Self.base) - Self.base
    let rounded = (pattern + (1 << Self.lost - 1)) >> Self.lost
    word = UInt16(clamping: rounded)
  }

  /// The score, or the smallest that can be said when it is less; infinite when it is too large.
  @inline(__always)
  var value: Double {
    guard word < .max else { return .infinity }
    return Double(Float(bitPattern: UInt32(word) << Self.lost + Self.base))
  }
}

/// How many ratings a restaurant has, in the lower 16 bits, and their limes together above them; all
/// bits are set when they are more than that.
struct Votes: Equatable {
  let word: UInt32

  init(word: UInt32) { self.word = word }

  init(_ rank: ScoreRank) {
    word = rank.limes < UInt16.max ? UInt32(rank.limes) << 16 | UInt32(rank.count) : .max
  }

  /// Whether they are more than can be said.
  var areMany: Bool { word == .max }

  /// The rank that they give, apart from the score and the last one; at least the true one.
  var rank: ScoreRank {
    var rank = ScoreRank(value: 0, count: Int(word & 0xFFFF), limes: Int(word >> 16))
    // More than what a source says can weigh against.
    if areMany { rank.limes = 5 * (rank.count + 10_000_005) }
    return rank
  }
}
