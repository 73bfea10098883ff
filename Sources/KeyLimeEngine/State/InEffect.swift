/// Decides which events count: the first of the two passes of the fold.
///
/// An undo or redo names the event itself, and the last one that its account made decides; so a
/// redo of what was never undone changes nothing, and undoing twice is undoing once. Events that
/// are out of effect are folded as if they had never happened: undoing a rating brings back the one
/// before. An undo that stands before its event in the order has no effect. Nor has a claim of a
/// restaurant whose proof is not right, where proofs are asked for.
struct InEffect {
  /// The events that count, in order, without the undos and redos themselves.
  private(set) var events: [Event] = []
  /// Those that do not, as far as that can be said without folding.
  private(set) var ineffective: [EventID: NoEffect] = [:]
  /// Whether an undo or redo names an event that stands before these.
  private(set) var namesOlder = false
  /// The undos and redos of changes of a restaurant that have an effect, in order.
  private(set) var reversals: [RestaurantID: [Event]] = [:]

  /// Decides for events in order, without repetition, where `isOlder` tells which events stand before
  /// the first of them.
  init(
    ordered: [Event], claims: ClaimCheck = .onTrust(),
    isOlder: (EventID) -> Bool = { _ in false }
  ) {
    ineffective = claims.refusals(among: ordered)
    let hasToggles = ordered.contains { $0.toggle != nil }
    guard hasToggles else {
      events = ineffective.isEmpty ? ordered : ordered.filter { ineffective[$0.id] == nil }
      return
    }
    var seen: [EventID: Event] = [:]
    for event in ordered {
      seen[event.id] = event
      guard let toggle = event.toggle else { continue }
      if isOlder(toggle.target) { namesOlder = true }
      if let reason = Self.refusal(of: event, target: seen[toggle.target]) {
        ineffective[event.id] = reason
      } else {
        ineffective[toggle.target] = toggle.isUndo ? .undone : nil
        if case .restaurant(let id, _) = seen[toggle.target]?.action {
          reversals[id, default: []].append(event)
        }
      }
    }
    events = ordered.filter { $0.toggle == nil && ineffective[$0.id] == nil }
  }

  private static func refusal(of toggle: Event, target: Event?) -> NoEffect? {
    guard let target else { return .noSuchEvent }
    if target.by != toggle.by { return .notPermitted }
    return target.action.isIrrevocable ? .irrevocable : nil
  }
}

extension Event {
  /// What an undo or redo says.
  struct Toggle {
    var target: EventID
    var isUndo: Bool
  }

  /// What the event says when it is an undo or redo.
  var toggle: Toggle? {
    switch action {
    case .undo(let target): Toggle(target: target, isUndo: true)
    case .redo(let target): Toggle(target: target, isUndo: false)
    default: nil
    }
  }
}

extension [Event] {
  /// The events in the order of the fold, each once.
  func orderedForFold() -> [Event] {
    var ordered = self
    var isSorted = true
    for (earlier, later) in zip(self, dropFirst()) where earlier.order >= later.order {
      isSorted = false
      break
    }
    guard !isSorted else { return ordered }
    ordered.sort()
    var unique: [Event] = []
    unique.reserveCapacity(ordered.count)
    for event in ordered where unique.last?.order != event.order { unique.append(event) }
    return unique
  }
}
