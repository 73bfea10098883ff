/// A deal that somebody has used.
public struct UsedDeal: Equatable, Sendable {
  /// Where it is offered.
  public let restaurant: RestaurantID
  /// Which deal.
  public let id: DealID
  /// What was offered last; nil when nothing here tells.
  public let deal: Deal?
  /// The use.
  public let use: DealUse
  /// When the code was accepted; nil when it was not.
  public let redeemed: HybridTime?
  /// Until when the code is good; nil is for ever.
  public let until: OffsetTime?
}

extension State {
  /// What a guest has used, the latest first.
  public func usedDeals(by guest: Guest) throws(SnapshotFault) -> [UsedDeal] {
    var found: [UsedDeal] = []
    for (restaurant, id, uses) in try usedDeals() {
      let mine = uses.uses.filter { $0.isBy(guest) }
      guard !mine.isEmpty else { continue }
      let deal = try lastTerms(of: id, at: restaurant)
      let offered = try self.restaurant(restaurant)?.deals[id]
      for use in mine {
        found.append(
          UsedDeal(
            restaurant: restaurant, id: id, deal: deal, use: use,
            redeemed: uses.redemptions.first { $0.mark == use.mark }?.time,
            until: use.end(offered)))
      }
    }
    return found.sorted { ($1.use.time, $1.id.text) < ($0.use.time, $0.id.text) }
  }

  /// What a deal said last, whether or not it was removed or taken back since; nil when nobody
  /// offered it.
  func lastTerms(
    of id: DealID, at restaurant: RestaurantID
  ) throws(SnapshotFault) -> Deal? {
    let subject = Subject(section: .restaurants, key: SubjectKey(restaurant.text))
    if let deal = Deal(id, lastOf: try fold(subject).register.events) { return deal }
    return Deal(id, lastOf: try eventsEvenUndone(about: subject))
  }
}

extension Deal {
  /// What some changes of a restaurant say of a deal, passing over its removal.
  fileprivate init?(_ id: DealID, lastOf changes: [Event]) {
    var deal: Deal?
    for event in changes {
      switch event.action {
      case .restaurant(_, .addDeal(id, let added)): deal = added
      case .restaurant(_, .editDeal(id, let patch)):
        if let known = deal { deal = (try? patch.applied(to: known)) ?? known }
      default: break
      }
    }
    guard let deal else { return nil }
    self = deal
  }
}

extension DealUse {
  /// Whether a guest used it; all people without a name on one machine count as one.
  func isBy(_ guest: Guest) -> Bool {
    by == guest.account || promise.isAnonymous && guest.machines.contains(machine)
  }
}
