/// The hash function SHA-256 of FIPS 180-4, fed in pieces of any length.
public struct SHA256: Sendable {
  /// The 32 bytes of a finished hash.
  public struct Digest: Hashable, Sendable {
    /// The bytes, first to last.
    public let bytes: [UInt8]

    /// The bytes as 64 lower case hexadecimal digits.
    public var hexadecimal: String {
      let digits = Array("0123456789abcdef")
      return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
  }

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// Starts a hash of nothing.
  public init() {}

  /// The hash of bytes that are all at hand.
  public static func hash(of bytes: some Sequence<UInt8>) -> Digest {
    var hash = SHA256()
    hash.update(Array(bytes))
    return hash.finished()
  }

  /// Adds bytes.
  public mutating func update(_ bytes: [UInt8]) {
    bytes.withBytes { update($0) }
  }

  /// Adds bytes.
  public mutating func update(_ bytes: ByteView) {
    length &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(64 - pending.count)
      pending.append(contentsOf: missing)
      rest = rest.dropFirst(missing.count)
      guard pending.count == 64 else { return }
      let block = pending
      block.withBytes { compress($0) }
      pending.removeAll(keepingCapacity: true)
    }
    while rest.count >= 64 {
      compress(ByteView(rebasing: rest.prefix(64)))
      rest = rest.dropFirst(64)
    }
    pending.append(contentsOf: rest)
  }

  /// The hash of everything added so far.
  public func finished() -> Digest {
    var last = self
    let bits = length &* 8
    let zeros = (119 - pending.count) % 64
    last.update([0x80] + [UInt8](repeating: 0, count: zeros) + bits.bigEndianBytes)
    return Digest(bytes: last.state.flatMap(\.bigEndianBytes))
  }

  private mutating func compress(_ block: ByteView) {
    for t in 0..<16 {
      schedule[t] = block.load(at: t * 4, as: UInt32.self).byteSwapped
    }
    for t in 16..<64 {
      let (x, y) = (schedule[t - 15], schedule[t - 2])
      let s0 = x.rotated(7) ^ x.rotated(18) ^ (x >> 3)
      let s1 = y.rotated(17) ^ y.rotated(19) ^ (y >> 10)
      schedule[t] = schedule[t - 16] &+ s0 &+ schedule[t - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let s1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let choice = (e & f) ^ (~e & g)
      let t1 = h &+ s1 &+ choice &+ Self.constants[t] &+ schedule[t]
      let s0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ s0 &+ majority)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension FixedWidthInteger {
  /// The bytes of the number, the most significant first.
  var bigEndianBytes: [UInt8] { Array(littleEndian: byteSwapped) }
}
