/// One use of a deal.
public struct DealUse: Equatable, Sendable {
  /// Who used it.
  public var by: AccountID
  /// When.
  public var time: HybridTime
  /// The secret part of the code that was shown.
  public var nonce: String
  /// Until when the code was promised to be good; nil is for ever.
  public var until: OffsetTime?
}

/// How often a deal was used and redeemed: what counts, in order.
public struct DealState: Equatable, Sendable {
  /// The uses; those beyond the deal's limits are not among them.
  public private(set) var uses: [DealUse] = []
  /// The codes that an admin accepted; `by` is the admin.
  public private(set) var redemptions: [DealUse] = []

  private var users: Set<AccountID> = []
  private var usedNonces: Set<String> = []
  private var redeemedNonces: Set<String> = []

  /// Whether a person has used the deal.
  public func isUsed(by account: AccountID) -> Bool { users.contains(account) }

  /// Whether a code was shown to somebody.
  public func isUsed(nonce: String) -> Bool { usedNonces.contains(nonce) }

  /// Whether a code was accepted by an admin.
  public func isRedeemed(nonce: String) -> Bool { redeemedNonces.contains(nonce) }

  /// How many uses a deal has left; nil is without limit.
  public func usesLeft(of deal: Deal) -> Int? {
    deal.usesInAll.map { max(0, $0 - uses.count) }
  }

  /// Why a use or a redemption would have no effect; nil when it has one.
  ///
  /// The first uses in the order win, up to the deal's limits at that time; of one code the first
  /// redemption wins. When a deal starts and expires is not looked at: who uses it was told by then,
  /// and clocks differ. A use keeps its effect whatever becomes of the deal: what is undone later
  /// counts as it stood at the time of the use.
  func refusal(
    of change: DealChange, by account: AccountID, deal: Deal?, admins: [AccountID]
  ) -> NoEffect? {
    switch change {
    case .use(let nonce, _):
      guard let deal else { return .nothingThere }
      if isUsed(nonce: nonce) || deal.oncePerPerson && isUsed(by: account) { return .alreadyUsed }
      return usesLeft(of: deal) == 0 ? .limitReached : nil
    case .redeem(let nonce):
      guard admins.contains(account) else { return .notPermitted }
      return isRedeemed(nonce: nonce) ? .alreadyRedeemed : nil
    }
  }

  /// Takes in an event that has an effect.
  mutating func take(_ event: Event) {
    guard case .deal(_, _, let change) = event.action else { return }
    switch change {
    case .use(let nonce, let until):
      uses.append(DealUse(by: event.by, time: event.time, nonce: nonce, until: until))
      users.insert(event.by)
      usedNonces.insert(nonce)
    case .redeem(let nonce):
      redemptions.append(DealUse(by: event.by, time: event.time, nonce: nonce))
      redeemedNonces.insert(nonce)
    }
  }
}

extension Register {
  mutating func apply(
    _ change: DealChange, _ event: Event, of deal: Deal?, admins: [AccountID]
  ) -> NoEffect? {
    var state = dealUses
    rememberedUses = nil
    let refusal = state.refusal(of: change, by: event.by, deal: deal, admins: admins)
    if refusal == nil {
      events.append(event)
      state.take(event)
    }
    rememberedUses = state
    return refusal
  }

  /// The uses and redemptions that the events tell of.
  var dealUses: DealState {
    rememberedUses ?? events.reduce(into: DealState()) { $0.take($1) }
  }
}

extension State {
  /// How often a deal was used and redeemed.
  public func uses(
    of deal: DealID, at restaurant: RestaurantID
  ) throws(SnapshotFault) -> DealState {
    try register(.deals, SubjectKey(restaurant.text, deal.text)).dealUses
  }
}
