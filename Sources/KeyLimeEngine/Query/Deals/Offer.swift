/// A deal of a restaurant, as one person finds it at one time.
public struct Offer: Equatable, Sendable {
  /// Whose it is.
  public let restaurant: RestaurantID
  /// Which of its deals.
  public let id: DealID
  /// What is offered.
  public let deal: Deal
  /// What the person can do with it.
  public internal(set) var status: DealStatus
  /// When its weekly hours next begin; nil unless the status is ``DealStatus/notNow``, and when
  /// they do not begin before the deal ends.
  public internal(set) var nextStart: OffsetTime?
  /// Whether the person has used it, which stays so for good.
  public let isUsed: Bool
  /// How often it may be used yet in all; nil is without limit.
  public let usesLeft: Int?
  /// How often it was used in all.
  public let useCount: Int
  /// How many codes the restaurant accepted.
  public let redemptionCount: Int
  /// Whether anybody may redeem its codes: an admin of the restaurant, or its staff.
  public let isRedeemable: Bool
}

extension State {
  /// The deals of one restaurant, or of all, that were not removed: by restaurant and id.
  ///
  /// - Parameters:
  ///   - restaurant: whose deals; nil for everybody's.
  ///   - guest: who asks.
  ///   - now: the time, in seconds since 1970.
  public func offers(
    at restaurant: RestaurantID? = nil, for guest: Guest, now: Int64
  ) throws(SnapshotFault) -> [Offer] {
    let restaurants =
      if let restaurant { try [self.restaurant(restaurant)].compactMap(\.self) } else {
        try restaurants()
      }
    var offers: [Offer] = []
    for one in restaurants where !one.isRemoved {
      for (id, deal) in one.deals.sorted(by: { $0.key < $1.key }) {
        let uses = try uses(of: id, at: one.id)
        offers.append(
          Offer(
            restaurant: one.id, id: id, deal: deal,
            status: deal.status(for: guest, uses, at: now),
            isUsed: uses.uses.contains { $0.isBy(guest) },
            usesLeft: uses.usesLeft(of: deal),
            useCount: uses.uses.count, redemptionCount: uses.redemptions.count,
            isRedeemable: one.isRedeemable))
      }
    }
    return offers
  }
}

/// What somebody can do with a deal at some time.
public enum DealStatus: String, CaseIterable, Sendable {
  /// It can be used.
  case open
  /// It does not count yet.
  case notYet
  /// It counts, but not at this time of the week.
  case notNow
  /// It counts no longer.
  case expired
  /// This person has used it, and may do so once only.
  case used
  /// It was used as often as it may be in all.
  case usedUp
}

extension Deal {
  /// What a guest can do with the deal at a time, given in seconds since 1970; its weekly hours are
  /// not looked at, see ``DealHours``.
  public func status(for guest: Guest, _ uses: DealState, at now: Int64) -> DealStatus {
    if let expires, now >= expires.seconds { return .expired }
    if oncePerPerson, uses.isUsed(by: guest) { return .used }
    if let starts, now < starts.seconds { return .notYet }
    return uses.usesLeft(of: self) == 0 ? .usedUp : .open
  }
}
