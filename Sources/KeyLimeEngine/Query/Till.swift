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
    /// The deal has ended; what is offered is nil when it was removed meanwhile.
    case expired(RestaurantID, DealID, Deal?, OffsetTime)
    /// The deal has not begun.
    case notYet(RestaurantID, Deal)
    /// Real, but others had used the deal up before.
    case limitReached(RestaurantID, Deal?)
    /// Of a restaurant that this account does not look after.
    case notYours(RestaurantID)
    /// No code of any deal here.
    case wrong
  }

  /// Judges the code by the journal, by the uses that count, and knows the codes of uses
  /// that came too late as well.
  ///
  /// Of such a use the state keeps nothing, so the whole journal is read for it.
  public func verdict(in journal: FoldedJournal) throws(JournalError) -> Verdict {
    let verdict = try journal.read { (state: State) throws(SnapshotFault) -> Verdict in
      try self.verdict(in: state)
    }
    guard verdict == .wrong else { return verdict }
    let nonce = code.nonceText
    for event in try journal.journal.events() {
      guard case .deal(let place, let deal, .use(nonce, let end)) = event.action,
        isProved(deal, at: place, by: event.by, until: end)
      else { continue }
      return try journal.read { (state: State) throws(SnapshotFault) -> Verdict in
        try judge(nil, of: deal, at: place, try state.uses(of: deal, at: place), in: state)
      }
    }
    return .wrong
  }

  /// Judges the code by the uses that count.
  ///
  /// A code is good until the end that the deal had when it was shown, which the code proves. An owner
  /// who prolongs the deal prolongs the codes that guests have on their screens; one who shortens or
  /// removes it takes nothing from them.
  public func verdict(in state: State) throws(SnapshotFault) -> Verdict {
    for (place, deal, uses) in try state.usedDeals() {
      guard let use = uses.uses.first(where: { $0.nonce == code.nonceText }),
        isProved(deal, at: place, by: use.by, until: use.until)
      else { continue }
      return try judge(use, of: deal, at: place, uses, in: state)
    }
    return .wrong
  }

  /// Judges a genuine code; nil stands for a use that came too late to count.
  private func judge(
    _ use: DealUse?, of deal: DealID, at restaurant: RestaurantID, _ uses: DealState,
    in state: State
  ) throws(SnapshotFault) -> Verdict {
    let place = try state.restaurant(restaurant)
    let offered = place?.deals[deal]
    guard place?.admins.contains(account) ?? false else { return .notYours(restaurant) }
    if let redemption = uses.redemptions.first(where: { $0.nonce == code.nonceText }) {
      return .alreadyRedeemed(restaurant, deal, offered, redemption.time)
    }
    guard let use else { return .limitReached(restaurant, offered) }
    if let end = use.end(offered), now >= end.seconds {
      return .expired(restaurant, deal, offered, end)
    }
    if let offered, let starts = offered.starts, now < starts.seconds {
      return .notYet(restaurant, offered)
    }
    return .good(restaurant, deal, offered)
  }

  /// Whether the code was made here for this use of this deal.
  private func isProved(
    _ deal: DealID, at restaurant: RestaurantID, by user: AccountID, until end: OffsetTime?
  ) -> Bool {
    code.isGenuine(for: Self.terms(deal, user, until: end), key: key.key(of: restaurant))
  }

  fileprivate static func terms(
    _ deal: DealID, _ user: AccountID, until end: OffsetTime?
  ) -> DealCode.Terms {
    DealCode.Terms(deal: deal.text, user: user.text, expiry: end?.seconds)
  }
}

extension DealCode {
  /// The code for one use of a deal, good until the deal's end at that time, to be shown when the use
  /// is on the disk.
  public init(
    of deal: DealID, at restaurant: RestaurantID, for user: AccountID, until end: OffsetTime?,
    nonce: UInt64, _ key: DealKey
  ) {
    let terms = Till.terms(deal, user, until: end)
    self.init(for: terms, nonce: nonce, key: key.key(of: restaurant))
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

extension DealUse {
  /// When its code ends: at the end that was promised, or the deal's when that is later by now; nil
  /// is never.
  func end(_ offered: Deal?) -> OffsetTime? {
    guard let until, let offered else { return until }
    guard let expires = offered.expires else { return nil }
    return expires.seconds > until.seconds ? expires : until
  }
}
