/// What claims of restaurants are proved with: 32 random bytes that never leave the machine.
///
/// The file is `private/claim-key`, mode 0600, made when the admin passcode is set: from then on no
/// claim counts here without a proof. Whoever has the file can make proofs; when it is lost, what was
/// claimed here has to be claimed again.
public struct ClaimKey: Equatable, Sendable {
  private let secret: [UInt8]

  init(secret: [UInt8]) { self.secret = secret }

  /// The proof of an account's claim of a restaurant; its first one has turn 1.
  public func proof(
    of restaurant: RestaurantID, by account: AccountID, turn: Int
  ) -> ClaimProof {
    let place = Array(restaurant.text.utf8)
    let message =
      Array("keylime claim 1\0".utf8) + Int64(turn).bigEndianBytes
      + UInt32(truncatingIfNeeded: place.count).bigEndianBytes + place + Array(account.text.utf8)
    return ClaimProof(turn: turn, code: HMAC.code(for: message, key: secret).hexadecimal)
  }

  /// Stands for the key where it must not be told.
  var mark: String {
    String(HMAC.code(for: Array("keylime claim mark 1".utf8), key: secret).hexadecimal.prefix(16))
  }

  /// Whether a proof was made for this restaurant and account, in a time that tells nothing.
  func proves(_ proof: ClaimProof, of restaurant: RestaurantID, by account: AccountID) -> Bool {
    let right = self.proof(of: restaurant, by: account, turn: proof.turn)
    return HMAC.areEqual(Array(proof.code.utf8), Array(right.code.utf8))
  }
}

extension Store {
  /// The key of this store's claims, drawn from `random` the first time.
  ///
  /// A snapshot that was made before may hold claims that were taken on trust, so it goes first, under
  /// the lock that its writers hold. Throws ``StoreError`` when the private folder cannot be used.
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
  /// The key of a store; nil when it has none.
  static func kept(in store: String) throws(JournalError) -> ClaimKey? {
    try secret(of: store).known().map { ClaimKey(secret: $0) }
  }

  fileprivate static func secret(of store: String) -> StoreSecret {
    StoreSecret("claim-key", of: store)
  }
}
