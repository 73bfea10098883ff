/// A 64-bit hash of bytes, the same on every machine, for finding damage and filling hash tables.
///
/// It multiplies and folds eight bytes at a time. It does not resist an attacker; what the store
/// must trust is read again from JSON.
struct Fingerprint: Equatable {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0
  private var length: UInt64 = 0

  /// The hash of some bytes.
  static func of(_ bytes: ByteView) -> UInt64 {
    var hash = Fingerprint()
    hash.combine(bytes)
    return hash.finished
  }

  /// The hash of some bytes.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    Array(bytes).withBytes { of($0) }
  }

  /// Another hash, for many bytes at once: four are made side by side, which a processor does in
  /// little more time than it takes for one.
  static func ofMany(_ bytes: ByteView) -> UInt64 {
    var lanes = (Fingerprint(), Fingerprint(), Fingerprint(), Fingerprint())
    let end = bytes.count / 32 * 32
    var index = 0
    while index < end {
      lanes.0.mix(bytes.load(at: index, as: UInt64.self))
      lanes.1.mix(bytes.load(at: index &+ 8, as: UInt64.self))
      lanes.2.mix(bytes.load(at: index &+ 16, as: UInt64.self))
      lanes.3.mix(bytes.load(at: index &+ 24, as: UInt64.self))
      index &+= 32
    }
    var hash = lanes.0
    hash.mix(lanes.1.value)
    hash.mix(lanes.2.value)
    hash.mix(lanes.3.value)
    hash.length = UInt64(end)
    hash.combine(ByteView(rebasing: bytes[end...]))
    return hash.finished
  }

  /// Adds bytes; the result depends only on all bytes together, not on how they were cut.
  mutating func combine(_ bytes: ByteView) {
    length &+= UInt64(bytes.count)
    var index = 0
    while pendingCount > 0, index < bytes.count {
      take(byte: bytes[index])
      index += 1
    }
    let words = index &+ (bytes.count &- index) / 8 &* 8
    var hash = self
    while index < words {
      hash.mix(bytes.load(at: index, as: UInt64.self))
      index &+= 8
    }
    self = hash
    // Nothing was pending, or there would be no bytes left.
    guard index < bytes.count else { return }
    pending = bytes.word(at: index)
    pendingCount = UInt64(bytes.count &- index)
  }

  /// Adds a number, least byte first.
  mutating func combine(_ number: some FixedWidthInteger) {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: number)
    bytes.withBytes { combine($0) }
  }

  /// The hash of all bytes so far.
  var finished: UInt64 {
    var last = self
    last.mix(pending ^ (length << 56))
    last.mix(length)
    return last.value ^ (last.value >> 29)
  }

  private mutating func take(byte: UInt8) {
    pending |= UInt64(byte) << (pendingCount * 8)
    pendingCount += 1
    if pendingCount == 8 {
      mix(pending)
      pending = 0
      pendingCount = 0
    }
  }

  @inline(__always)
  private mutating func mix(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    value = product.high ^ product.low ^ (word << 1 | 1)
  }
}
