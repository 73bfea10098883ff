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
  var addedAt: HybridTime?
  /// Whether it was taken out of sight.
  public var isRemoved: Bool
  /// The changes made to it, oldest first.
  public var changes: [Patch<Restaurant>]
  /// What it offers: the deals that were not removed.
  public var deals: [DealID: Deal]
  /// Who may redeem codes for it besides its admins, in the order they were named.
  public var staff: [AccountID] = []
  /// How often each account has claimed it.
  var claims: [AccountID: Int] = [:]

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

extension RestaurantState {
  /// A restaurant that nobody has touched.
  init(id: RestaurantID) {
    self.init(
      id: id, admins: [], added: nil, addedBy: nil, isRemoved: false, changes: [], deals: [:])
  }

  /// Why a change would have no effect; nil when it has one.
  ///
  /// Authority is decided here, at the event's place in the order: only an admin changes a
  /// restaurant or its deals; a restaurant that was added here and has no admin yet may be changed
  /// by the account that added it.
  func refusal(of change: RestaurantChange, by account: AccountID) -> NoEffect? {
    let isAdmin = admins.contains(account)
    switch change {
    case .claim(let proof):
      if isAdmin { return .alreadyThere }
      // A turn that was taken is somebody's old proof, written down again.
      return proof.map { $0.turn <= claims[account, default: 0] } == true ? .notPermitted : nil
    case .release: return isAdmin ? nil : .notPermitted
    case .add(let restaurant):
      if added != nil { return .alreadyThere }
      if !admins.isEmpty, !isAdmin { return .notPermitted }
      return restaurant.id == id ? nil : .invalid
    case .edit, .remove:
      return mayBeChanged(by: account) ? fault(of: change) : .notPermitted
    case .addDeal, .editDeal, .removeDeal, .addStaff, .removeStaff:
      return isAdmin ? fault(of: change) : .notPermitted
    }
  }

  /// Whether an account may change it: an admin, or who added it while it has none.
  func mayBeChanged(by account: AccountID) -> Bool {
    admins.isEmpty ? addedBy == account : admins.contains(account)
  }

  /// Whether an account may undo and redo a change that it made: while it may make changes.
  ///
  /// Who added the restaurant may also bring it back when it was undone.
  func mayReverse(_ change: RestaurantChange, by account: AccountID) -> Bool {
    if case .add = change, admins.isEmpty { return true }
    return mayBeChanged(by: account)
  }

  /// Whether an account may accept the codes of guests.
  public func mayRedeem(_ account: AccountID) -> Bool {
    admins.contains(account) || staff.contains(account)
  }

  /// Whether anybody may accept the codes of guests.
  public var isRedeemable: Bool { !admins.isEmpty || !staff.isEmpty }

  private func fault(of change: RestaurantChange) -> NoEffect? {
    switch change {
    case .edit(let patch):
      if patch.memberNames.contains("id") { return .invalid }
      let current = added == nil ? nil : applied(to: nil)
      return current.map { (try? patch.applied(to: $0)) == nil } == true ? .invalid : nil
    case .addDeal(let id, _): return deals[id] == nil ? nil : .alreadyThere
    case .removeDeal(let id): return deals[id] == nil ? .nothingThere : nil
    case .editDeal(let id, let patch):
      guard let deal = deals[id] else { return .nothingThere }
      return (try? patch.applied(to: deal)) == nil ? .invalid : nil
    case .addStaff(let account): return staff.contains(account) ? .alreadyThere : nil
    case .removeStaff(let account): return staff.contains(account) ? nil : .nothingThere
    case .add, .remove, .claim, .release: return nil
    }
  }

  /// Adds an event that has an effect.
  mutating func take(_ event: Event) {
    guard case .restaurant(_, let change) = event.action else { return }
    switch change {
    case .add(let record): (added, addedBy, addedAt) = (record, event.by, event.written)
    case .edit(let patch): changes.append(patch)
    case .remove: isRemoved = true
    case .claim:
      admins.append(event.by)
      claims[event.by, default: 0] += 1
    case .release: admins.removeAll { $0 == event.by }
    case .addStaff(let account): staff.append(account)
    case .removeStaff(let account): staff.removeAll { $0 == account }
    case .addDeal(let id, let deal): deals[id] = deal
    case .removeDeal(let id): deals[id] = nil
    case .editDeal(let id, let patch):
      if let deal = deals[id] { deals[id] = (try? patch.applied(to: deal)) ?? deal }
    }
  }
}

extension Register {
  mutating func apply(
    _ change: RestaurantChange, _ event: Event, of id: RestaurantID
  ) -> NoEffect? {
    var state = restaurant ?? RestaurantState(id: id)
    remembered = nil
    let refusal = state.refusal(of: change, by: event.by)
    if refusal == nil {
      events.append(event)
      state.take(event)
    }
    remembered = .restaurant(state)
    return refusal
  }

  /// The restaurant that the events tell of; nil when there are none.
  var restaurant: RestaurantState? {
    if case .restaurant(let known) = remembered { return known }
    guard case .restaurant(let id, _) = events.first?.action else { return nil }
    return events.reduce(into: RestaurantState(id: id)) { $0.take($1) }
  }
}

extension State {
  /// What people have made of a restaurant; nil when they have left it as it is.
  public func restaurant(_ id: RestaurantID) throws(SnapshotFault) -> RestaurantState? {
    let register = try register(.restaurants, SubjectKey(id.text))
    return register.events.isEmpty ? nil : register.restaurant
  }

  /// Whether the account of an event may undo and redo it now.
  ///
  /// What was done to a restaurant, it may only while it may change the restaurant.
  public func mayReverse(_ event: Event) throws(SnapshotFault) -> Bool {
    guard case .restaurant(let id, let change) = event.action, let state = try restaurant(id) else {
      return true
    }
    return state.mayReverse(change, by: event.by)
  }

  /// Every restaurant that people added, changed, claimed or made offers for, by id: what is laid
  /// over the catalogue.
  public func restaurants() throws(SnapshotFault) -> [RestaurantState] {
    try registers(.restaurants).compactMap {
      $0.register.events.isEmpty ? nil : $0.register.restaurant
    }
  }

  /// Why a change of a restaurant would have no effect if this account made it now; nil when it
  /// would have one.
  public func refusal(
    of change: RestaurantChange, on restaurant: RestaurantID, by account: AccountID
  ) throws(SnapshotFault) -> NoEffect? {
    let state = try self.restaurant(restaurant) ?? RestaurantState(id: restaurant)
    return state.refusal(of: change, by: account)
  }

  /// The claim of a restaurant that an account would make now, with its proof.
  public func claim(
    of restaurant: RestaurantID, by account: AccountID, _ key: ClaimKey
  ) throws(SnapshotFault) -> RestaurantChange {
    let turns = try self.restaurant(restaurant)?.claims[account] ?? 0
    return .claim(proof: key.proof(of: restaurant, by: account, turn: turns + 1))
  }
}
