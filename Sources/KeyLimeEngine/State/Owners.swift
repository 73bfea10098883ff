/// What people have made of a restaurant: who looks after it, what was added and changed.
public struct RestaurantState: Equatable, Sendable {
  /// Which restaurant.
  public var id: RestaurantID
  /// Its admins, in the order they claimed it.
  public var admins: [AccountID]
  /// The record, when it was added here and is not the catalogue's.
  public var added: Restaurant?
  /// Who added it.
  public var addedBy: AccountID?
  /// Whether it was taken out of sight.
  public var isRemoved: Bool
  /// The changes made to it, oldest first.
  public var changes: [Patch<Restaurant>]
  /// What it offers: the deals that were not removed.
  public var deals: [DealID: Deal]

  /// The restaurant as people see it, laid over the catalogue's record; nil when it is removed, or
  /// neither the catalogue nor anybody here has a record.
  ///
  /// A change that does not fit the catalogue's record is passed over.
  public func applied(to record: Restaurant?) -> Restaurant? {
    guard !isRemoved, var restaurant = added ?? record else { return nil }
    for change in changes { restaurant = (try? change.applied(to: restaurant)) ?? restaurant }
    return restaurant
  }
}

extension Register {
  /// Authority is decided here, at the event's place in the order: only an admin changes a
  /// restaurant or its deals; a restaurant that was added here and has no admin yet may be changed
  /// by the account that added it.
  mutating func apply(_ change: RestaurantChange, _ event: Event) -> NoEffect? {
    if let refusal = refusal(of: change, by: event.by) { return refusal }
    switch change {
    case .add(let restaurant):
      guard case .restaurant(let id, _) = event.action, id == restaurant.id else { return .invalid }
    case .edit(let patch):
      if patch.memberNames.contains("id") { return .invalid }
      let state = restaurant(current: event)
      if let added = state.applied(to: nil), (try? patch.applied(to: added)) == nil {
        return .invalid
      }
    case .editDeal(let id, let patch):
      guard let deal = deals[id] else { return .nothingThere }
      if (try? patch.applied(to: deal)) == nil { return .invalid }
    case .addDeal(let id, _): if deals[id] != nil { return .alreadyThere }
    case .removeDeal(let id): if deals[id] == nil { return .nothingThere }
    case .remove, .claim, .release: break
    }
    events.append(event)
    return nil
  }

  private func refusal(of change: RestaurantChange, by account: AccountID) -> NoEffect? {
    let admins = admins
    switch change {
    case .claim: return admins.contains(account) ? .alreadyThere : nil
    case .release: return admins.contains(account) ? nil : .notPermitted
    case .add: return adder == nil ? nil : .alreadyThere
    case .edit, .remove:
      let mayAct = admins.isEmpty ? adder == account : admins.contains(account)
      return mayAct ? nil : .notPermitted
    case .addDeal, .editDeal, .removeDeal:
      return admins.contains(account) ? nil : .notPermitted
    }
  }

  private var adder: AccountID? {
    events.first { if case .restaurant(_, .add) = $0.action { true } else { false } }?.by
  }

  /// The admins, in the order they claimed the restaurant.
  var admins: [AccountID] {
    var admins: [AccountID] = []
    for event in events {
      switch event.action {
      case .restaurant(_, .claim): admins.append(event.by)
      case .restaurant(_, .release): admins.removeAll { $0 == event.by }
      default: break
      }
    }
    return admins
  }

  /// The deals that were not removed.
  var deals: [DealID: Deal] {
    var deals: [DealID: Deal] = [:]
    for event in events {
      switch event.action {
      case .restaurant(_, .addDeal(let id, let deal)): deals[id] = deal
      case .restaurant(_, .removeDeal(let id)): deals[id] = nil
      case .restaurant(_, .editDeal(let id, let patch)):
        if let deal = deals[id] { deals[id] = (try? patch.applied(to: deal)) ?? deal }
      default: break
      }
    }
    return deals
  }

  /// The restaurant that the events tell of; nil when there are none.
  var restaurant: RestaurantState? { events.first.map { restaurant(current: $0) } }

  private func restaurant(current event: Event) -> RestaurantState {
    guard case .restaurant(let id, _) = event.action else {
      preconditionFailure("a restaurant's register holds its own events only")
    }
    var state = RestaurantState(
      id: id, admins: admins, added: nil, addedBy: nil, isRemoved: false, changes: [],
      deals: deals)
    for event in events {
      switch event.action {
      case .restaurant(_, .add(let record)): (state.added, state.addedBy) = (record, event.by)
      case .restaurant(_, .edit(let patch)): state.changes.append(patch)
      case .restaurant(_, .remove): state.isRemoved = true
      default: break
      }
    }
    return state
  }
}

extension State {
  /// What people have made of a restaurant; nil when they have left it as it is.
  public func restaurant(_ id: RestaurantID) throws(SnapshotFault) -> RestaurantState? {
    try register(.restaurants, SubjectKey(id.text)).restaurant
  }

  /// Every restaurant that people added, changed, claimed or made offers for, by id: what is laid
  /// over the catalogue.
  public func restaurants() throws(SnapshotFault) -> [RestaurantState] {
    try registers(.restaurants).compactMap(\.register.restaurant)
  }
}
