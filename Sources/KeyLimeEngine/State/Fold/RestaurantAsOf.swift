/// A restaurant as it was at one place in the order of events after the other.
///
/// The state itself takes what was undone as if it had never happened. Changes made in the meantime
/// were made on what it said at that time: here a change counts until the place of its undo, so
/// that taking a change back takes nothing from people who relied on it.
struct RestaurantAsOf {
  private let base: Register
  private var changes: [Event] = []
  private var undone: Set<EventID> = []
  private var current: Register
  private var isCurrent = true
  private var owners: OwnersAsOf

  /// Begins with the state of a restaurant as a snapshot has it.
  init(_ base: Register) {
    var base = base
    base.remembered = base.restaurant.map { .restaurant($0) }
    self.base = base
    current = base
    owners = OwnersAsOf(base.restaurant)
  }

  /// Adds the next change of the restaurant, or the next undo or redo of one.
  ///
  /// False for an undo or redo without effect: of no change that was taken in, or by somebody who
  /// may not change the restaurant any more.
  mutating func take(_ event: Event) -> Bool {
    guard let toggle = event.toggle else {
      changes.append(event)
      owners.take(event)
      if isCurrent { _ = current.apply(event) }
      return true
    }
    guard owners.mayReverse(toggle, butFor: undone) else { return false }
    let isNews =
      toggle.isUndo
      ? undone.insert(toggle.target).inserted : undone.remove(toggle.target) != nil
    if isNews { isCurrent = false }
    return true
  }

  /// The restaurant at this place in the order; nil when nobody had touched it.
  var restaurant: RestaurantState? {
    mutating get {
      if !isCurrent {
        current = base
        for change in changes where !undone.contains(change.id) { _ = current.apply(change) }
        isCurrent = true
      }
      return current.restaurant
    }
  }
}

/// Who might change a restaurant at one place in the order of events.
///
/// Claims and releases cannot be undone, so it grows with the changes and is never made anew: many
/// undos take no longer for each.
private struct OwnersAsOf {
  private var state: RestaurantState?
  private var additions: [(id: EventID, by: AccountID)] = []
  private var changes: [EventID: RestaurantChange] = [:]

  init(_ base: RestaurantState?) { state = base }

  mutating func take(_ event: Event) {
    guard case .restaurant(let id, let change) = event.action else { return }
    changes[event.id] = change
    var state = self.state ?? RestaurantState(id: id)
    switch change {
    case .claim, .release:
      if state.refusal(of: change, by: event.by) == nil { state.take(event) }
    case .add: additions.append((event.id, event.by))
    default: break
    }
    self.state = state
  }

  /// Whether an undo or redo has an effect when these changes are undone already.
  func mayReverse(_ toggle: Event.Toggle, butFor undone: Set<EventID>) -> Bool {
    guard let change = changes[toggle.target], var state else { return false }
    if state.added == nil {
      state.addedBy = additions.first { !undone.contains($0.id) }?.by
    }
    return state.mayReverse(change, by: toggle.event.by)
  }
}

extension State {
  /// The undos and redos of a restaurant's changes that have no effect since their account might
  /// not change it any more; none for another subject.
  ///
  /// `kept` is what the events before have made of it.
  func voidToggles(
    about subject: Subject, since kept: Register, isRefolded: Bool
  ) throws(SnapshotFault) -> Set<EventID> {
    guard subject.section == .restaurants else { return [] }
    let events = try changesAndToggles(of: subject, isRefolded: isRefolded)
    var void: Set<EventID> = []
    guard events.contains(where: { $0.toggle != nil }) else { return void }
    var place = RestaurantAsOf(kept)
    for event in events where !place.take(event) { void.insert(event.id) }
    return void
  }

  /// What was made of a restaurant, all of it or since the snapshot, with the undos and redos of
  /// that, in order.
  ///
  /// What somebody wrote in another's name is not among it.
  func changesAndToggles(
    of restaurant: Subject, isRefolded: Bool
  ) throws(SnapshotFault) -> [Event] {
    let changes = isRefolded ? try history(of: restaurant) : tail.events(of: restaurant)
    var events: [Event] = []
    for change in changes where claims.refusal(of: change, authority) == nil {
      guard try refusalOfSpeaker(change) == nil else { continue }
      events.append(change)
      events += try toggles(of: change.id, isRefolded: isRefolded)
        .filter { $0.refusal(naming: change) == nil }.map(\.event)
    }
    return events.sorted()
  }
}
