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

/// Fingerprints in their order, in drawers: those whose upper bits are alike lie together, and of
/// each the next 16 bits are kept, its mark.
///
///     UInt32  place of the first in each drawer, and how many there are in all
///     UInt16  mark of each
///
/// Two or three share a drawer, so that one is found without a search. Of a few thousand, one in a
/// thousand is taken for another.
struct FingerprintColumn {
  private let bytes: [UInt8]
  let count: Int
  private let drawerBits: Int

  /// Bytes that are not those of so many fingerprints have none.
  init(_ bytes: [UInt8], count: Int) {
    self.bytes = bytes
    self.count = bytes.count == Self.size(count) ? count : 0
    drawerBits = Self.drawerBits(count)
  }

  /// Calls `body` with the places of all that a fingerprint may be.
  func visitPlaces(of fingerprint: UInt32, _ body: (Int) -> Void) {
    withView { $0.visitPlaces(of: fingerprint, body) }
  }

  /// The column for as long as its bytes stay where they are, to ask about many rows.
  ///
  /// It reads without looking for the end each time: that its size fits was checked when it was made,
  /// and no place behind the last is looked at.
  struct View {
    fileprivate let bytes: UnsafeRawBufferPointer
    fileprivate let count: Int
    fileprivate let drawerBits: Int

    @inline(__always)
    func visitPlaces(of fingerprint: UInt32, _ body: (Int) -> Void) {
      guard count > 0 else { return }
      let mark = FingerprintColumn.mark(fingerprint, drawerBits)
      visitMarks(of: FingerprintColumn.drawer(fingerprint, drawerBits)) { place, other in
        if other == mark { body(place) }
      }
    }

    /// Calls `body` with the places of what lies in a drawer, and its marks.
    @inline(__always)
    fileprivate func visitMarks(of number: Int, _ body: (Int, UInt16) -> Void) {
      let drawer = number * 4
      var place = Int(
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: drawer, as: UInt32.self)))
      let end = min(
        Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: drawer + 4, as: UInt32.self))),
        count)
      let marks = FingerprintColumn.drawersSize(drawerBits)
      while place < end {
        let other = bytes.loadUnaligned(fromByteOffset: marks &+ place &* 2, as: UInt16.self)
        body(place, UInt16(littleEndian: other))
        place &+= 1
      }
    }
  }

  /// A sieve through which all of these fall.
  var sieve: FingerprintSieve {
    withView { view in
      var sieve = FingerprintSieve()
      guard view.count > 0 else { return sieve }
      for drawer in 0..<1 << drawerBits {
        view.visitMarks(of: drawer) { _, mark in
          sieve.insert(upperBits: drawer << 16 | Int(mark), of: drawerBits + 16)
        }
      }
      return sieve
    }
  }

  @inline(__always)
  func withView<Result>(_ body: (View) -> Result) -> Result {
    bytes.withUnsafeBytes { body(View(bytes: $0, count: count, drawerBits: drawerBits)) }
  }

  static func size(_ count: Int) -> Int { drawersSize(drawerBits(count)) + count * 2 }

  /// The column of sorted fingerprints.
  static func bytes(of fingerprints: [UInt32]) -> [UInt8] {
    let bits = drawerBits(fingerprints.count)
    var bytes: [UInt8] = []
    var place = 0
    for number in 0..<1 << bits {
      while place < fingerprints.count, drawer(fingerprints[place], bits) < number { place += 1 }
      bytes.append(littleEndian: UInt32(place))
    }
    bytes.append(littleEndian: UInt32(fingerprints.count))
    for fingerprint in fingerprints { bytes.append(littleEndian: mark(fingerprint, bits)) }
    return bytes
  }

  fileprivate static func drawersSize(_ bits: Int) -> Int { (1 << bits + 1) * 4 }

  /// At most 16, so that bits for the marks are left.
  private static func drawerBits(_ count: Int) -> Int {
    min(16, (UInt(count) / 4).bitWidth - (UInt(count) / 4).leadingZeroBitCount)
  }

  @inline(__always)
  fileprivate static func drawer(_ fingerprint: UInt32, _ bits: Int) -> Int {
    Int(UInt64(fingerprint) >> UInt64(32 - bits))
  }

  @inline(__always)
  fileprivate static func mark(_ fingerprint: UInt32, _ bits: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: fingerprint >> UInt32(16 - bits))
  }
}

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
    words.withUnsafeBufferPointer { words in
      var (rest, found) = (rows, UInt64(0))
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        rest &= rest &- 1
        let fingerprint = fingerprint(bit)
        found |=
          (words[Int(fingerprint >> 24)] >> UInt64(fingerprint >> 18 & 63) & 1) << UInt64(bit)
      }
      return found
    }
  }

  @inline(__always)
  func mayHold(_ fingerprint: UInt32) -> Bool {
    words[Int(fingerprint >> 24)] >> UInt64(fingerprint >> 18 & 63) & 1 == 1
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
