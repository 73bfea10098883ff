/// The code that a guest shows once and the restaurant redeems.
///
/// It is 180 bits in Crockford's base 32 and a check symbol, in groups of four:
///
///     | version | deal                          | nonce | mac |
///     | 4 bits  | 32 bits of SHA-256 of its id  | 64    | 80  |
///
///     2BNY-1JC0-4HMA-…-9V2WT
///
/// The mac is the start of HMAC-SHA-256 under the restaurant's key over the whole deal id, the
/// user, the nonce and the expiry, so a code cannot be made up, moved to another deal or person, or
/// prolonged. That it is used once is for the journal to see, by the nonce.
public struct DealCode: Hashable, Sendable {
  /// The start of the hash of the deal's id.
  public let deal: UInt32
  /// The random number that tells one use from another.
  public let nonce: UInt64
  /// Ten bytes that prove where the code comes from.
  private let mac: [UInt8]

  /// What a code is about.
  public struct Terms: Hashable, Sendable {
    /// The id of the deal.
    public let deal: String
    /// The id of the account that uses it.
    public let user: String
    /// When the deal ends, in seconds since 1970 UTC; nil when it never does.
    public let expiry: Int64?

    /// Makes terms.
    public init(deal: String, user: String, expiry: Int64?) {
      self.deal = deal
      self.user = user
      self.expiry = expiry
    }

    /// The number that stands for the deal in a code.
    public var dealNumber: UInt32 {
      SHA256.hash(of: deal.utf8).bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// Makes the code for one use; the nonce is drawn by the caller from a good source.
  public init(for terms: Terms, nonce: UInt64, key: [UInt8]) {
    deal = terms.dealNumber
    self.nonce = nonce
    mac = Self.mac(terms, nonce, key)
  }

  /// Whether the code was made for these terms under this key, in a time that tells nothing.
  public func isGenuine(for terms: Terms, key: [UInt8]) -> Bool {
    let isForDeal = deal == terms.dealNumber
    return HMAC.areEqual(mac, Self.mac(terms, nonce, key)) && isForDeal
  }

  private static func mac(_ terms: Terms, _ nonce: UInt64, _ key: [UInt8]) -> [UInt8] {
    let expiry = terms.expiry.map { [1] + $0.bigEndianBytes } ?? [0]
    let deal = Array(terms.deal.utf8)
    let message =
      Array("keylime deal 1\0".utf8) + nonce.bigEndianBytes + expiry
      + UInt32(truncatingIfNeeded: deal.count).bigEndianBytes + deal + Array(terms.user.utf8)
    return Array(HMAC.code(for: message, key: key).bytes.prefix(10))
  }
}

extension DealCode {
  private static let version: UInt8 = 1
  private static let symbolCount = 36

  private var values: [UInt8] {
    var bits = BitString()
    bits.append(Self.version, width: 4)
    bits.append(deal, width: 32)
    bits.append(nonce, width: 64)
    for byte in mac { bits.append(byte, width: 8) }
    return bits.groups(of: 5)
  }

  /// The code as it is shown: nine groups of four symbols, the check symbol behind the last.
  public var text: String {
    let symbols = Array(CrockfordBase32.text(of: values))
    let groups = stride(from: 0, to: symbols.count, by: 4).map { String(symbols[$0..<$0 + 4]) }
    return groups.joined(separator: "-") + String(CrockfordBase32.check(of: values))
  }

  /// Whether the check symbol is a letter or digit and none of `*~$=`, which shells treat specially.
  ///
  /// Whoever draws nonces for codes that people type draws again until it is.
  public var isPlain: Bool { text.last?.isLetter == true || text.last?.isNumber == true }

  /// The code as a QR code carries it: 36 symbols; its error correction replaces the check symbol.
  public var symbols: String { CrockfordBase32.text(of: values) }

  /// Why a text is no code.
  public enum ReadingError: Error, Equatable, Sendable {
    /// Not 36 symbols, or 37 with the check symbol.
    case wrongLength(Int)
    /// A character that no code holds.
    case badSymbol(Character)
    /// The check symbol does not fit: something is mistyped.
    case mistyped
    /// Made by another version of keylime.
    case unknownVersion(UInt8)
  }

  /// Reads a code as it is typed: any case, hyphens and spaces anywhere, `O` for 0, `I` and `L` for
  /// 1, with or without the check symbol.
  public init(reading text: String) throws(ReadingError) {
    let symbols = text.filter { $0 != "-" && !$0.isWhitespace }
    guard symbols.count == Self.symbolCount || symbols.count == Self.symbolCount + 1 else {
      throw .wrongLength(symbols.count)
    }
    var bits = BitString()
    var values: [UInt8] = []
    for symbol in symbols.prefix(Self.symbolCount) {
      guard let value = CrockfordBase32.value(of: symbol) else { throw .badSymbol(symbol) }
      values.append(value)
      bits.append(value, width: 5)
    }
    if let check = symbols.dropFirst(Self.symbolCount).first {
      guard check.uppercased() == String(CrockfordBase32.check(of: values)) else { throw .mistyped }
    }
    let version = UInt8(bits.number(at: 0, width: 4))
    guard version == Self.version else { throw .unknownVersion(version) }
    deal = UInt32(bits.number(at: 4, width: 32))
    nonce = bits.number(at: 36, width: 64)
    mac = (0..<10).map { UInt8(bits.number(at: 100 + 8 * $0, width: 8)) }
  }
}

extension DealCode.ReadingError: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .wrongLength(let count): "\(count) symbols, a code has 36 or 37"
    case .badSymbol(let symbol): "no code holds '\(symbol)'"
    case .mistyped: "the check symbol does not fit, something is mistyped"
    case .unknownVersion(let version): "made by another version (\(version))"
    }
  }
}
