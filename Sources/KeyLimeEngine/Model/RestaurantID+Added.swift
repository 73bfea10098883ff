extension RestaurantID {
  /// Makes the id of a place that an account adds: `a`, six random characters, and twelve that
  /// depend on these and on the account.
  ///
  /// So no other account can add a place under it, and nobody under the id of a place that a
  /// catalogue has: see ``State/refusalOfSpeaker(_:)``.
  public static func added(by account: AccountID, random: UInt64) -> RestaurantID? {
    added(by: account, marked: CrockfordBase32.id(of: random).suffix(6))
  }

  /// Whether the id is made from an account.
  func isMade(from account: AccountID) -> Bool {
    self == Self.added(by: account, marked: text.dropFirst().prefix(6))
  }

  private static func added(by account: AccountID, marked mark: Substring) -> RestaurantID? {
    let hash = SHA256.hash(of: "added \(mark) \(account.text)".utf8)
    let number = hash.bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return RestaurantID("a\(mark)\(CrockfordBase32.id(of: number))")
  }
}
