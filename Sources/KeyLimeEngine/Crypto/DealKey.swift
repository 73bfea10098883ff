/// What the codes of a store's deals are proved with: 32 random bytes that never leave the machine.
///
/// The file is `private/deal-key`, mode 0600; each restaurant has a key of its own, the HMAC of its
/// id under these bytes. Whoever has the file can make codes; whoever loses it can redeem none of
/// those that were shown.
public struct DealKey: Sendable {
  private let secret: [UInt8]

  init(secret: [UInt8]) { self.secret = secret }

  /// The key of a restaurant's codes.
  public func key(of restaurant: RestaurantID) -> [UInt8] {
    HMAC.code(for: Array("keylime restaurant 1\0\(restaurant.text)".utf8), key: secret).bytes
  }
}

extension Store {
  /// The key of this store, drawn from `random` the first time.
  ///
  /// Of many processes that ask first at once one draws it. Throws ``StoreError`` when the private
  /// folder cannot be used.
  public func dealKey(random: () -> UInt64) throws(StoreError) -> DealKey {
    try prepareForWriting()
    do throws(JournalError) {
      return DealKey(secret: try StoreSecret("deal-key", of: path).knownOrDrawn(random, waiting))
    } catch { throw StoreError(error) }
  }
}
