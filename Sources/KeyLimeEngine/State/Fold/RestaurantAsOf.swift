/// A restaurant as it was at one place in the order of events after the other.
///
/// The state itself takes what was undone as if it had never happened. Whoever acts on a restaurant
/// in the meantime does so on what it says at that time: here a change counts until the place of its
/// undo, so that taking a change back takes nothing from those who relied on it.
struct RestaurantAsOf {
  private let base: Register
  private var changes: [Event] = []
  private var undone: Set<EventID> = []
  private var current: Register
  private var isCurrent = true

  /// Begins with the state of a restaurant as a snapshot has it.
  init(_ base: Register) {
    var base = base
    base.remembered = base.restaurant.map { .restaurant($0) }
    self.base = base
    current = base
  }

  /// Takes in the next change of the restaurant, or the next undo or redo of one.
  mutating func take(_ event: Event) {
    guard let toggle = event.toggle else {
      changes.append(event)
      if isCurrent { _ = current.apply(event) }
      return
    }
    let isNews =
      toggle.isUndo
      ? undone.insert(toggle.target).inserted : undone.remove(toggle.target) != nil
    if isNews { isCurrent = false }
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
