/// Keyed hashes: HMAC-SHA-256 of RFC 2104.
public enum HMAC {
  /// The 32-byte code of a message under a key of any length.
  public static func code(for message: some Sequence<UInt8>, key: [UInt8]) -> SHA256.Digest {
    let short = key.count > 64 ? SHA256.hash(of: key).bytes : key
    let block = short + [UInt8](repeating: 0, count: 64 - short.count)
    var inner = SHA256()
    inner.update(block.map { $0 ^ 0x36 })
    inner.update(Array(message))
    var outer = SHA256()
    outer.update(block.map { $0 ^ 0x5c })
    outer.update(inner.finished().bytes)
    return outer.finished()
  }

  /// Whether two secrets are equal, in a time that depends on their lengths alone.
  public static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for index in a.indices { difference |= a[index] ^ b[index] }
    return difference == 0
  }
}
