/// What claims of restaurants are proved with: 32 random bytes that never leave the machine.
///
/// The file is `private/claim-key`, mode 0600, made when the admin passcode is set: from then on no
/// claim counts here without a proof. Anyone who has the file can make proofs; when it is lost,
/// what was claimed here has to be claimed again. A store into which the backup of another copy was
/// restored has the key of that copy behind its own: it proves nothing new, but what it proved
/// stays.
public struct ClaimKey: Equatable, Sendable {
  private let secret: [UInt8]
  /// The keys of other copies of the store.
  private let others: [[UInt8]]

  init(secret: [UInt8], others: [[UInt8]] = []) { (self.secret, self.others) = (secret, others) }

  /// The proof of an account's claim of a restaurant; its first one has turn 1.
  public func proof(
    of restaurant: RestaurantID, by account: AccountID, turn: Int
  ) -> ClaimProof {
    ClaimProof(turn: turn, code: Self.code(of: restaurant, by: account, turn, secret))
  }

  /// A mark of the keys, for where they must stay secret.
  var mark: String {
    let marks = ([secret] + others).map {
      HMAC.code(for: Array("keylime claim mark 1".utf8), key: $0).hexadecimal.prefix(16)
    }
    return marks.joined(separator: " ")
  }

  /// Whether a proof was made for this restaurant and account, in a time that tells nothing.
  func proves(_ proof: ClaimProof, of restaurant: RestaurantID, by account: AccountID) -> Bool {
    var isProved = false
    for key in [secret] + others {
      let right = Self.code(of: restaurant, by: account, proof.turn, key)
      if HMAC.areEqual(Array(proof.code.utf8), Array(right.utf8)) { isProved = true }
    }
    return isProved
  }

  private static func code(
    of restaurant: RestaurantID, by account: AccountID, _ turn: Int, _ secret: [UInt8]
  ) -> String {
    let place = Array(restaurant.text.utf8)
    let message =
      Array("keylime claim 1\0".utf8) + Int64(turn).bigEndianBytes
      + UInt32(truncatingIfNeeded: place.count).bigEndianBytes + place + Array(account.text.utf8)
    return HMAC.code(for: message, key: secret).hexadecimal
  }
}

extension Store {
  /// Whether the key of this store's claims is here; a damaged file counts as one that is here.
  public var hasClaimKey: Bool {
    do throws(JournalError) { return try ClaimKey.kept(in: path) != nil } catch { return true }
  }

  /// The key of this store's claims, drawn from `random` the first time.
  ///
  /// A snapshot that was made before may hold claims that were taken on trust, so it goes first,
  /// under the lock that its writers hold. Throws ``StoreError`` when the private folder cannot be
  /// used.
  public func claimKey(random: () -> UInt64) throws(StoreError) -> ClaimKey {
    try prepareForWriting()
    do throws(JournalError) {
      if let known = try ClaimKey.kept(in: path) { return known }
      let lock = try journalIO(Snapshot.lockFile(in: path))
      defer { withExtendedLifetime(lock) {} }
      try journalIO(lock.lock(waiting))
      try journalIO(Snapshot.folder(in: path).remove("current"))
      let secret = try ClaimKey.secret(of: path).knownOrDrawn(random, waiting)
      journal.forget()
      return ClaimKey(secret: secret)
    } catch { throw StoreError(error) }
  }
}

extension ClaimKey {
  static let fileName = "claim-key"

  /// The key of a store; nil when it has none.
  static func kept(in store: String) throws(JournalError) -> ClaimKey? {
    guard let secret = try secret(of: store).known() else { return nil }
    return ClaimKey(secret: secret, others: try self.secret(of: store).others())
  }

  fileprivate static func secret(of store: String) -> StoreSecret {
    StoreSecret(fileName, of: store)
  }
}
