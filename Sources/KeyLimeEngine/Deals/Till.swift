/// The restaurant's side of a code: decides whether it is good.
public struct Till: Sendable {
  /// The code that a guest shows.
  public let code: DealCode
  /// Who stands at the till.
  public let account: AccountID
  /// The time, in seconds since 1970.
  public let now: Int64
  private let key: DealKey

  /// Looks at a code.
  public init(_ code: DealCode, by account: AccountID, now: Int64, key: DealKey) {
    self.code = code
    self.account = account
    self.now = now
    self.key = key
  }

  /// What a code turned out to be.
  public enum Verdict: Equatable, Sendable {
    /// Good: this use of this deal; what is offered is nil when the deal was removed meanwhile.
    case good(RestaurantID, DealID, Deal?)
    /// It was accepted before.
    case alreadyRedeemed(RestaurantID, DealID, Deal?, HybridTime)
    /// The deal has ended.
    case expired(RestaurantID, Deal)
    /// The deal has not begun.
    case notYet(RestaurantID, Deal)
    /// Real, but others had used the deal up before.
    case limitReached(RestaurantID, Deal?)
    /// Of a restaurant that this account does not look after.
    case notYours(RestaurantID)
    /// No code of any deal here.
    case wrong
  }

  /// Judges the code by the journal.
  ///
  /// When a deal ends is looked up, not read from the code: an owner who prolongs a deal prolongs
  /// the codes that guests have on their screens.
  public func verdict(in state: State) throws(SnapshotFault) -> Verdict {
    for (restaurant, deal, uses) in try state.usedDeals() {
      let place = try state.restaurant(restaurant)
      let offered = place?.deals[deal]
      guard Self.terms(deal, nil).dealNumber == code.deal,
        let isCounted = try isGenuine(restaurant, deal, uses, state)
      else { continue }
      guard place?.admins.contains(account) ?? false else { return .notYours(restaurant) }
      if let redemption = uses.redemptions.first(where: { $0.nonce == code.nonceText }) {
        return .alreadyRedeemed(restaurant, deal, offered, redemption.time)
      }
      guard isCounted else { return .limitReached(restaurant, offered) }
      if let offered, let expires = offered.expires, now >= expires.seconds {
        return .expired(restaurant, offered)
      }
      if let offered, let starts = offered.starts, now < starts.seconds {
        return .notYet(restaurant, offered)
      }
      return .good(restaurant, deal, offered)
    }
    return .wrong
  }

  /// Whether the code was made here for this deal; then whether its use counts, else nil.
  ///
  /// A use that came too late left no trace but the event, so its person is found by trying all.
  private func isGenuine(
    _ restaurant: RestaurantID, _ deal: DealID, _ uses: DealState, _ state: State
  ) throws(SnapshotFault) -> Bool? {
    let key = key.key(of: restaurant)
    if let use = uses.uses.first(where: { $0.nonce == code.nonceText }) {
      return code.isGenuine(for: Self.terms(deal, use.by), key: key) ? true : nil
    }
    for account in try state.accounts() {
      if code.isGenuine(for: Self.terms(deal, account.id), key: key) { return false }
    }
    return nil
  }

  fileprivate static func terms(_ deal: DealID, _ user: AccountID?) -> DealCode.Terms {
    DealCode.Terms(deal: deal.text, user: user?.text ?? "", expiry: nil)
  }
}

extension DealCode {
  /// The code for one use of a deal, to be shown when the use is on the disk.
  public init(
    of deal: DealID, at restaurant: RestaurantID, for user: AccountID, nonce: UInt64, _ key: DealKey
  ) {
    self.init(for: Till.terms(deal, user), nonce: nonce, key: key.key(of: restaurant))
  }

  /// The nonce as the journal keeps it: 16 hexadecimal digits.
  public var nonceText: String {
    let digits = String(nonce, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The number of a nonce in the journal; nil for a text that no code has.
  public static func nonce(of text: String) -> UInt64? {
    text.utf8.count == 16 ? UInt64(text, radix: 16) : nil
  }
}

extension State {
  /// Every deal that anybody ever used, removed ones too.
  func usedDeals() throws(SnapshotFault) -> [(RestaurantID, DealID, DealState)] {
    try registers(.deals).compactMap { key, register in
      let parts = key.parts
      guard parts.count == 2, let restaurant = RestaurantID(parts[0]), let deal = DealID(parts[1])
      else { return nil }
      return (restaurant, deal, register.dealUses)
    }
  }
}
