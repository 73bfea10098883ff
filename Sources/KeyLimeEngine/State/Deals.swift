/// One use of a deal.
public struct DealUse: Equatable, Sendable {
  /// Who used it.
  public var by: AccountID
  /// When.
  public var time: HybridTime
  /// The secret part of the code that was shown.
  public var nonce: String
}

/// How often a deal was used and redeemed: what counts, in order.
public struct DealState: Equatable, Sendable {
  /// The uses; those beyond the deal's limits are not among them.
  public var uses: [DealUse] = []
  /// The codes that an admin accepted; `by` is the admin.
  public var redemptions: [DealUse] = []

  /// Whether a person has used the deal.
  public func isUsed(by account: AccountID) -> Bool { uses.contains { $0.by == account } }

  /// How many uses a deal has left; nil is without limit.
  public func usesLeft(of deal: Deal) -> Int? {
    deal.usesInAll.map { max(0, $0 - uses.count) }
  }
}

extension Register {
  /// Takes in a use or a redemption.
  ///
  /// The first uses in the order win, up to the deal's limits at that time; of one code the first
  /// redemption wins. A use keeps its effect whatever becomes of the deal.
  mutating func apply(
    _ change: DealChange, _ event: Event, of deal: Deal?, admins: [AccountID]
  ) -> NoEffect? {
    let state = dealUses
    switch change {
    case .use(let nonce):
      guard let deal else { return .nothingThere }
      if deal.oncePerPerson, state.isUsed(by: event.by) { return .alreadyUsed }
      if state.usesLeft(of: deal) == 0 { return .limitReached }
      if state.uses.contains(where: { $0.nonce == nonce }) { return .alreadyUsed }
    case .redeem(let nonce):
      guard admins.contains(event.by) else { return .notPermitted }
      if state.redemptions.contains(where: { $0.nonce == nonce }) { return .alreadyRedeemed }
    }
    events.append(event)
    return nil
  }

  /// The uses and redemptions that the events tell of.
  var dealUses: DealState {
    var state = DealState()
    for event in events {
      switch event.action {
      case .deal(_, _, .use(let nonce)):
        state.uses.append(DealUse(by: event.by, time: event.time, nonce: nonce))
      case .deal(_, _, .redeem(let nonce)):
        state.redemptions.append(DealUse(by: event.by, time: event.time, nonce: nonce))
      default: break
      }
    }
    return state
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
