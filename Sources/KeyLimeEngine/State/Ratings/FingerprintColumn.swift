/// Fingerprints in their order, in drawers: those whose upper bits are alike lie together, and of
/// each the next 16 bits are kept, its mark.
///
///     UInt32  place of the first in each drawer, and how many there are in all
///     UInt16  mark of each
///
/// Two or three share a drawer, so that one is found without a search. One in some twenty thousand
/// others is taken for one of them.
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
    fileprivate let bytes: ByteView
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
        UInt32(littleEndian: bytes.load(at: drawer, as: UInt32.self)))
      let end = min(
        Int(UInt32(littleEndian: bytes.load(at: drawer + 4, as: UInt32.self))),
        count)
      let marks = FingerprintColumn.drawersSize(drawerBits)
      while place < end {
        let other = bytes.load(at: marks &+ place &* 2, as: UInt16.self)
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
    bytes.withBytes { body(View(bytes: $0, count: count, drawerBits: drawerBits)) }
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
