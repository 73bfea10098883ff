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
