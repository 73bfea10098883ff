/// A password as it was typed: 1 to 511 bytes of UTF-8 without NUL, which is what crypt(3) takes.
public struct Password: Equatable, Sendable {
  let text: String

  /// The fewest characters of a new password.
  public static let leastLength = 8

  /// Takes a typed text; nil when it cannot be a password.
  public init?(_ text: String) {
    guard (1...511).contains(text.utf8.count), !text.utf8.contains(0) else { return nil }
    self.text = text
  }

  /// Whether it may be set anew; one that was set is never asked this.
  public var isLongEnough: Bool { text.count >= Self.leastLength }
}

/// What is kept of a password: its yescrypt hash in the form of crypt(5),
/// `$y$jBT$SALT$HASH`.
public struct PasswordHash: Equatable, Sendable {
  /// The method, its cost, the salt and the hash.
  public let text: String

  /// What it costs to make a hash, and to try a guess.
  public enum Cost: Sendable {
    /// 64 MiB and a tenth of a second or so.
    case standard
    /// 1 MiB and a millisecond: for tests, which keep no secrets.
    case least

    /// How crypt(5) writes the method with this cost.
    fileprivate var method: String {
      switch self {
      case .standard: "$y$jBT$"
      case .least: "$y$j75$"
      }
    }
  }

  /// Takes what was kept; nil when it is no yescrypt hash.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false)
    guard text.hasPrefix("$y$"), parts.count == 5, parts[4].count == 43,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.text = text
  }

  /// Hashes a password; nil where the system's crypt(3) has no yescrypt.
  ///
  /// - Parameters:
  ///   - password: The password.
  ///   - salt: 128 random bits.
  ///   - cost: What it costs; guesses cost as much.
  public init?(_ password: Password, salt: (UInt64, UInt64), cost: Cost = .standard) {
    let setting = cost.method + Self.encoded(salt)
    guard let hash = System.passwordHash(password.text, setting: setting) else { return nil }
    self.init(hash)
  }

  /// Whether this is the hash of a password; as slow for a wrong one as for the right one.
  public func matches(_ password: Password) -> Bool {
    guard let hash = System.passwordHash(password.text, setting: text) else { return false }
    return HMAC.areEqual(Array(hash.utf8), Array(text.utf8))
  }

  /// What is checked in place of a hash that does not exist, for the time that it takes; the answer
  /// does not count.
  static let ofNobody = PasswordHash(
    "$y$jBT$./0123456789ABCDEFGH..$rrACFlawJ.uzzLcKjt03KrpG8DtXr2jjGzWL90F/F/B")
}

extension PasswordHash {
  /// The base 64 of yescrypt: groups of three bytes, the low bits first.
  private static func encoded(_ salt: (UInt64, UInt64)) -> String {
    let bytes = [salt.0, salt.1].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reversed().reduce(0) { $0 << 8 | Int($1) }
      text += (0...group.count).map { alphabet[bits >> (6 * $0) & 63] }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let alphabet = Array(
    "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}
