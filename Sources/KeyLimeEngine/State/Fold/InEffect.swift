/// Decides which events count: the first of the two passes of the fold.
///
/// An undo or redo names the event itself, and the last one that its account made decides; so a
/// redo of what was never undone changes nothing, and undoing twice is undoing once. Events that
/// are out of effect are folded as if they had never happened: undoing a rating brings back the one
/// before. An undo that stands before its event in the order has no effect. Nor has a claim of a
/// restaurant whose proof is not right, where proofs are asked for.
struct InEffect {
  /// The events that count, in order, without the undos and redos themselves.
  let events: [Envelope]
  /// What was decided about the others; nil when all count.
  let rulings: Rulings?
  /// Whether an undo or redo names an event that stands before these.
  let namesOlder: Bool

  /// Decides for events in order, without repetition, where `isOlder` tells which events stand before
  /// the first of them.
  init(
    ordered: [Envelope], claims: ClaimCheck = .onTrust(),
    isOlder: (EventID) -> Bool = { _ in false }
  ) {
    let refused = claims.refusals(among: ordered)
    guard !refused.isEmpty || ordered.contains(where: \.isToggle) else {
      (events, rulings, namesOlder) = (ordered, nil, false)
      return
    }
    let rulings = Rulings(ordered, refused: refused)
    self.rulings = rulings
    namesOlder = ordered.contains { $0.toggle.map { isOlder($0.target) } ?? false }
    events = ordered.filter { !$0.isToggle && rulings.ineffective[$0.id] == nil }
  }
}

/// What was decided about events before they are folded: by undos and redos, about others and about
/// themselves, and for want of a proof.
final class Rulings {
  /// Those that do not count, as far as that can be said without folding.
  private(set) var ineffective: [EventID: NoEffect]
  /// Of those restaurants of which something was undone: their changes, the undone ones too, and what
  /// undid and redid them, in no order.
  ///
  /// Refused claims are not among them.
  private(set) var restaurants: [SubjectKey: [Event]] = [:]

  init(_ ordered: [Envelope], refused: [EventID: NoEffect]) {
    ineffective = refused
    var seen: [EventID: Envelope] = [:]
    var toggles: [(key: SubjectKey, event: Event)] = []
    for event in ordered {
      seen[event.id] = event
      guard let toggle = event.toggle else { continue }
      let target = seen[toggle.target]?.event
      if let reason = Self.refusal(of: event.event, target: target) {
        ineffective[event.id] = reason
      } else {
        ineffective[toggle.target] = toggle.isUndo ? .undone : nil
        if case .restaurant(let id, _) = target?.action {
          toggles.append((SubjectKey(id.text), event.event))
        }
      }
    }
    for toggle in toggles { restaurants[toggle.key] = [] }
    for event in ordered where event.section == .restaurants && refused[event.id] == nil {
      if let key = event.subjectKey { restaurants[key]?.append(event.event) }
    }
    for toggle in toggles { restaurants[toggle.key]?.append(toggle.event) }
  }

  private static func refusal(of toggle: Event, target: Event?) -> NoEffect? {
    guard let target else { return .noSuchEvent }
    if target.by != toggle.by { return .notPermitted }
    return target.action.isIrrevocable ? .irrevocable : nil
  }
}

extension Envelope {
  /// Whether it is an undo or redo.
  fileprivate var isToggle: Bool { kind == .undo || kind == .redo }
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

extension [Envelope] {
  /// The events in the order of the fold, each once.
  func orderedForFold() -> [Envelope] {
    var ordered = self
    var isSorted = true
    for (earlier, later) in zip(self, dropFirst()) where earlier.order >= later.order {
      isSorted = false
      break
    }
    guard !isSorted else { return ordered }
    ordered.sort()
    var unique: [Envelope] = []
    unique.reserveCapacity(ordered.count)
    for event in ordered where unique.last?.order != event.order { unique.append(event) }
    return unique
  }
}
