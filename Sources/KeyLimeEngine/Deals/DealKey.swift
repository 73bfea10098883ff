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
  private static let keyLength = 32

  /// The key of this store, drawn from `random` the first time.
  ///
  /// Of many processes that ask first at once one draws it. Throws ``StoreError`` when the private
  /// folder cannot be used.
  public func dealKey(random: () -> UInt64) throws(StoreError) -> DealKey {
    try prepareForWriting()
    let path = privateFolder.file("deal-key")
    do throws(JournalError) {
      guard let file = try JournalFile(path, .locking) else {
        throw .refused(file: path, .open, code: 0)
      }
      let known = try file.read(at: 0, count: Self.keyLength)
      if known.count == Self.keyLength { return DealKey(secret: known) }
      try file.lock()
      return try DealKey(secret: Self.secret(in: file, random))
    } catch { throw StoreError(error) }
  }

  /// A file that is too short was cut off by a crash before any code was made with it.
  private static func secret(
    in file: borrowing JournalFile, _ random: () -> UInt64
  ) throws(JournalError) -> [UInt8] {
    let known = try file.read(at: 0, count: keyLength)
    if known.count == keyLength { return known }
    let fresh = (0..<keyLength / 8).flatMap { _ in random().bigEndianBytes }
    try file.truncate(to: 0)
    try file.writeAll(fresh)
    if let error = file.sync() { throw .refused(file: file.path, .sync, code: error.code) }
    return fresh
  }
}
