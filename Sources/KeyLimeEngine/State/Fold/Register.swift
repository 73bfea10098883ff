/// The state of one subject: the events about it that still matter, in order.
///
/// Folding is appending an event and dropping those it makes obsolete, one event after the other;
/// so folding some events and later the rest gives what folding all at once gives, and the
/// journal's line is the only form in which state is stored.
struct Register {
  var events: [Event] = []
  /// What the events tell, kept while they are folded, so that folding many takes no longer for
  /// each: of a restaurant or a deal, and of many events about something else.
  var remembered: Remembered?

  /// Kept out of line: most registers have none, and it is large.
  indirect enum Remembered {
    /// What the only event says. Who folds a rating or a bill asks for it next: to decode it once
    /// takes a tenth off the instructions of a fold of 100,000 events.
    case only(Action)
    case restaurant(RestaurantState)
    case uses(DealState)
    case account(AccountState?)
    case checkIn(CheckInState?)
    case contact(ContactState?)
  }

  /// Adds the next event; gives the reason when it has no effect.
  ///
  /// `restaurant` is the state of the restaurant at that time, for events about its deals.
  mutating func apply(_ event: Event, restaurant: RestaurantState? = nil) -> NoEffect? {
    let action = event.action
    switch action {
    case .rate:
      events = [event]
      remembered = .only(action)
    case .favourite, .avoid, .note, .card(.like), .card(.pass), .card(.forgetSeen):
      events = [event]
    // The swipe stays, because its time decides whether the card was forgotten since.
    case .card(.unlike): events = (events.last { $0.isSwipe }.map { [$0] } ?? []) + [event]
    case .editNote(_, let patch): return apply(patch, event)
    case .clearRating, .unfavourite, .unavoid, .clearNote:
      guard !events.isEmpty else { return .nothingThere }
      (events, remembered) = ([], nil)
    case .account(let change): return apply(change, event)
    case .checkIn(let id, let change): return apply(change, event, of: id)
    case .contact(_, let change): return apply(change, event)
    case .bill(_, let change):
      let reason = apply(change, event)
      if reason == nil { remembered = events.count == 1 ? .only(action) : nil }
      return reason
    case .restaurant(let id, let change): return apply(change, event, of: id)
    case .deal(_, let deal, let change):
      return apply(change, event, of: restaurant?.deals[deal], at: restaurant)
    case .store(let change): return apply(change, event)
    case .undo, .redo: events.append(event)
    case .unchanged, .unknown: break
    }
    return nil
  }

  /// What the first event says.
  var firstAction: Action? {
    if case .only(let action) = remembered { action } else { events.first?.action }
  }

  /// Remembers what the events tell, unless they are so few that they tell it as fast again.
  mutating func remember(_ told: @autoclosure () -> Remembered) {
    remembered = events.count > 8 ? told() : nil
  }

  private mutating func apply(_ change: StoreChange, _ event: Event) -> NoEffect? {
    switch change {
    case .own:
      guard events.isEmpty else { return .alreadyThere }
      events = [event]
    case .setPasscode:
      guard let owner = events.first else { return .nothingThere }
      guard owner.by == event.by else { return .notPermitted }
      events = [owner, event]
    // The catalogue itself has changed; the state has nothing to keep.
    case .removeSource: break
    }
    return nil
  }
}

extension Event {
  var isSwipe: Bool { kind == .like || kind == .pass }
}
