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
/// About eight share a drawer, so that one is found without a search. Of a few thousand, one in a
/// thousand is taken for another.
struct FingerprintColumn {
  private let bytes: PackedBytes
  let count: Int
  private let drawerBits: Int
  private let marksStart: Int

  init(_ bytes: [UInt8], count: Int) {
    (self.bytes, self.count) = (PackedBytes(bytes), bytes.isEmpty ? 0 : count)
    drawerBits = Self.drawerBits(count)
    marksStart = Self.drawersSize(drawerBits)
  }

  /// Calls `body` with the places of all that a fingerprint may be.
  @inline(__always)
  func visitPlaces(of fingerprint: UInt32, _ body: (Int) -> Void) {
    guard count > 0 else { return }
    let drawer = Self.drawer(fingerprint, drawerBits) * 4
    let mark = Self.mark(fingerprint, drawerBits)
    var place = Int(bytes.load(at: drawer, as: UInt32.self))
    let end = min(Int(bytes.load(at: drawer + 4, as: UInt32.self)), count)
    while place < end {
      if bytes.load(at: marksStart + place * 2, as: UInt16.self) == mark { body(place) }
      place += 1
    }
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

  private static func drawersSize(_ bits: Int) -> Int { (1 << bits + 1) * 4 }

  /// At most 16, so that bits for the marks are left.
  private static func drawerBits(_ count: Int) -> Int {
    min(16, (UInt(count) / 8).bitWidth - (UInt(count) / 8).leadingZeroBitCount)
  }

  @inline(__always)
  private static func drawer(_ fingerprint: UInt32, _ bits: Int) -> Int {
    Int(UInt64(fingerprint) >> UInt64(32 - bits))
  }

  @inline(__always)
  private static func mark(_ fingerprint: UInt32, _ bits: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: fingerprint >> UInt32(16 - bits))
  }
}

/// A score in 16 bits, by less than a thousandth too high: the exponent from -32 to 31 and ten bits
/// of the fraction.
struct RoundedScore {
  let word: UInt16

  /// What is taken from the pattern of a Float, and how many bits it loses.
  private static let (base, lost): (UInt32, UInt32) = ((127 - 32) << 23, 13)

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
