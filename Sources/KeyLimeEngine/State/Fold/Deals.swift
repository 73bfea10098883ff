/// One use of a deal.
public struct DealUse: Equatable, Sendable {
  /// Who used it.
  public var by: AccountID
  /// The replica that it was used on.
  public var machine: ReplicaID
  /// When.
  public var time: HybridTime
  /// What recognises the code that was shown.
  public var mark: CodeMark
  /// What the guest was promised.
  public var promise = UsePromise()
}

extension DealUse {
  /// The use that an event tells of; nil for other events.
  public init?(_ event: Event) {
    guard case .deal(_, _, .use(let mark, let promise)) = event.action else { return nil }
    self.init(event, mark, promise)
  }

  fileprivate init(_ event: Event, _ mark: CodeMark, _ promise: UsePromise) {
    self.init(
      by: event.by, machine: event.id.replica, time: event.written, mark: mark, promise: promise)
  }
}

/// One code that was accepted.
public struct DealRedemption: Equatable, Sendable {
  /// Who accepted it.
  public var by: AccountID
  /// When.
  public var time: HybridTime
  /// What recognises the code.
  public var mark: CodeMark
}

/// How often a deal was used and redeemed: what counts, in order.
public struct DealState: Equatable, Sendable {
  /// The uses; those beyond the deal's limits are not among them.
  public private(set) var uses: [DealUse] = []
  /// The codes that were accepted.
  public private(set) var redemptions: [DealRedemption] = []

  private var users: Set<AccountID> = []
  private var machines: Set<ReplicaID> = []
  private var usedMarks: Set<CodeMark> = []
  private var redeemedMarks: Set<CodeMark> = []

  /// Whether a guest has used the deal.
  ///
  /// Who has no name may be anybody who used it on the same machine.
  public func isUsed(by guest: Guest) -> Bool {
    guest.account.map(users.contains) ?? false || !machines.isDisjoint(with: guest.machines)
  }

  /// Whether a code was shown to somebody.
  public func isUsed(_ mark: CodeMark) -> Bool { usedMarks.contains(mark) }

  /// Whether a code was accepted.
  public func isRedeemed(_ mark: CodeMark) -> Bool { redeemedMarks.contains(mark) }

  /// How many uses a deal has left; nil is without limit.
  public func usesLeft(of deal: Deal) -> Int? {
    deal.usesInAll.map { max(0, $0 - uses.count) }
  }

  /// Why a use or a redemption would have no effect; nil when it has one.
  ///
  /// The first uses in the order win, up to the deal's limits at that time; of one code the first
  /// redemption wins. When a deal starts and expires is not looked at, nor its weekly hours: who
  /// uses it was told by then, and clocks differ. A use keeps its effect whatever becomes of the
  /// deal: what is undone later counts as it stood at the time of the use.
  func refusal(
    of change: DealChange, by guest: Guest, deal: Deal?, at place: RestaurantState?
  ) -> NoEffect? {
    switch change {
    case .use(let mark, _):
      guard let deal else { return .nothingThere }
      if isUsed(mark) || deal.oncePerPerson && isUsed(by: guest) { return .alreadyUsed }
      return usesLeft(of: deal) == 0 ? .limitReached : nil
    case .redeem(let mark):
      guard let place, let account = guest.account, place.mayRedeem(account) else {
        return .notPermitted
      }
      return isRedeemed(mark) ? .alreadyRedeemed : nil
    }
  }

  /// Adds an event that has an effect.
  mutating func take(_ event: Event) {
    guard case .deal(_, _, let change) = event.action else { return }
    take(change, event)
  }

  fileprivate mutating func take(_ change: DealChange, _ event: Event) {
    switch change {
    case .use(let mark, let promise):
      uses.append(DealUse(event, mark, promise))
      users.insert(event.by)
      machines.insert(event.id.replica)
      usedMarks.insert(mark)
    case .redeem(let mark):
      redemptions.append(DealRedemption(by: event.by, time: event.written, mark: mark))
      redeemedMarks.insert(mark)
    }
  }
}

extension Register {
  mutating func apply(
    _ change: DealChange, _ event: Event, of deal: Deal?, at place: RestaurantState?
  ) -> NoEffect? {
    var state = dealUses
    remembered = nil
    let refusal = state.refusal(of: change, by: Guest(event, change), deal: deal, at: place)
    if refusal == nil {
      events.append(event)
      state.take(change, event)
    }
    remembered = .uses(state)
    return refusal
  }

  /// The uses and redemptions that the events tell of.
  var dealUses: DealState {
    if case .uses(let known) = remembered { return known }
    return events.reduce(into: DealState()) { $0.take($1) }
  }
}

extension State {
  /// How often a deal was used and redeemed.
  public func uses(
    of deal: DealID, at restaurant: RestaurantID
  ) throws(SnapshotFault) -> DealState {
    try register(.deals, SubjectKey(restaurant.text, deal.text)).dealUses
  }

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
