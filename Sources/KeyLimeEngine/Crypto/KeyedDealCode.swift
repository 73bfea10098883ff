/// A code of 0.1.0, which stays good while the file ``DealKey`` is there.
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
public struct KeyedDealCode: Hashable, Sendable {
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

    /// The number of the deal in a code.
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

  /// Whether two codes are the same, in a time that tells nothing of the macs.
  public static func == (one: Self, other: Self) -> Bool {
    let isSameMac = HMAC.areEqual(one.mac, other.mac)
    return isSameMac && one.deal == other.deal && one.nonce == other.nonce
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

extension KeyedDealCode {
  private static let version: UInt8 = 1
  static let symbolCount = 36

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

  /// The code as a QR code carries it: 36 symbols; its error correction replaces the check symbol.
  public var symbols: String { CrockfordBase32.text(of: values) }

  /// The code of 36 values of five bits.
  ///
  /// Throws ``TypedCode/ReadingError/unknownVersion(_:)`` when another version made it.
  init(values: [UInt8]) throws(TypedCode.ReadingError) {
    var bits = BitString()
    for value in values { bits.append(value, width: 5) }
    let version = UInt8(bits.number(at: 0, width: 4))
    guard version == Self.version else { throw .unknownVersion(version) }
    deal = UInt32(bits.number(at: 4, width: 32))
    nonce = bits.number(at: 36, width: 64)
    mac = (0..<10).map { UInt8(bits.number(at: 100 + 8 * $0, width: 8)) }
  }
}

extension KeyedDealCode {
  /// The code for one use of a deal, good until the deal's end at that time.
  init(
    of deal: DealID, at restaurant: RestaurantID, for user: AccountID, until end: OffsetTime?,
    nonce: UInt64, _ key: DealKey
  ) {
    let terms = Terms(deal: deal.text, user: user.text, expiry: end?.seconds)
    self.init(for: terms, nonce: nonce, key: key.key(of: restaurant))
  }

  /// The code of a use that the journal of 0.1.0 has; nil for a use of this version.
  init?(of deal: DealID, at restaurant: RestaurantID, _ use: DealUse, _ key: DealKey) {
    guard case .nonce(let text) = use.mark, let nonce = Self.nonce(of: text) else { return nil }
    self.init(of: deal, at: restaurant, for: use.by, until: use.promise.until, nonce: nonce, key)
  }

  /// The nonce as the journal keeps it: 16 hexadecimal digits.
  var nonceText: String {
    let digits = String(nonce, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The number of a nonce in the journal; nil for a text that no code has.
  static func nonce(of text: String) -> UInt64? {
    text.utf8.count == 16 ? UInt64(text, radix: 16) : nil
  }
}

/// What the codes of 0.1.0 are proved with: 32 random bytes that never leave the machine.
///
/// The file is `private/deal-key`, mode 0600; each restaurant has a key of its own, the HMAC of its
/// id under these bytes. Nothing writes it any longer; without it no code of 0.1.0 can be redeemed.
public struct DealKey: Sendable {
  private let secret: [UInt8]

  init(secret: [UInt8]) { self.secret = secret }

  /// The key of a restaurant's codes.
  public func key(of restaurant: RestaurantID) -> [UInt8] {
    HMAC.code(for: Array("keylime restaurant 1\0\(restaurant.text)".utf8), key: secret).bytes
  }
}

extension Store {
  /// The key of this store; nil when 0.1.0 drew none here.
  ///
  /// Throws ``StoreError`` when the private folder cannot be used.
  public func dealKey() throws(StoreError) -> DealKey? {
    do throws(JournalError) {
      return try StoreSecret("deal-key", of: path).known().map { DealKey(secret: $0) }
    } catch { throw StoreError(error) }
  }
}
