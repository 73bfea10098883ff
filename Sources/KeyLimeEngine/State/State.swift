/// What all events together have made of the store: the deterministic fold of every replica's
/// journal in the order of time, replica and number.
///
/// The same set of events gives the same state, byte for byte, in whatever order they arrived. Each
/// subject is folded when it is asked for, from what a snapshot says of it and the events since; so
/// a question costs what its answer is made of, not the length of the journal.
///
/// Without a snapshot nothing here throws. With one, every question throws ``SnapshotFault`` when
/// it meets a part that is not as it was written; ``Journal/read(_:)`` then asks again without it.
public struct State {
  let base: Snapshot?
  /// One for each section about which something happened since the snapshot.
  private let shelves: [Shelf]
  /// What was decided about the events since the snapshot before folding them.
  let decided: [EventID: NoEffect]
  /// The events since the snapshot, in order, undos among them.
  let since: [Event]
  /// Changes of restaurants since the snapshot, those that were undone and the undos and redos among
  /// them, by restaurant; of those restaurants only of which something was undone.
  let revised: [SubjectKey: [Event]]

  /// Folds events, in whatever order they are given; events that are given twice count once.
  public static func fold(_ events: [Event]) -> State {
    State(base: nil, ordered: events.orderedForFold())
  }

  /// The state of a snapshot and the events after it, given in order, none of them an undo of an
  /// event that the snapshot covers.
  init(base: Snapshot?, ordered events: [Event]) {
    self.init(base: base, ordered: events, InEffect(ordered: events))
  }

  init(base: Snapshot?, ordered events: [Event], _ inEffect: InEffect) {
    self.base = base
    since = events
    decided = inEffect.ineffective
    revised = Self.revised(events, inEffect)
    var piles: [(section: Section, events: [Event])] = []
    for event in inEffect.events {
      guard let section = event.section else { continue }
      if let index = piles.firstIndex(where: { $0.section == section }) {
        piles[index].events.append(event)
      } else {
        piles.append((section, [event]))
      }
    }
    piles.append((.keys, events.filter { $0.key != nil }))
    shelves = piles.map { Shelf(section: $0.section, $0.events) }
  }

  private static func revised(_ events: [Event], _ inEffect: InEffect) -> [SubjectKey: [Event]] {
    let reversals = inEffect.reversals
    guard !reversals.isEmpty else { return [:] }
    var revised: [SubjectKey: [Event]] = [:]
    for event in events {
      guard case .restaurant(let id, _) = event.action, reversals[id] != nil,
        inEffect.ineffective[event.id] != .notPermitted
      else { continue }
      revised[SubjectKey(id.text), default: []].append(event)
    }
    for (id, toggles) in reversals { revised[SubjectKey(id.text), default: []] += toggles }
    return revised
  }

  /// The keys in a section about which something happened since the snapshot.
  func tail(_ section: Section, under prefix: SubjectKey? = nil) -> ArraySlice<SubjectKey> {
    shelf(section)?.keys(under: prefix) ?? []
  }

  func tailEvents(_ section: Section, _ key: SubjectKey) -> [Event] {
    shelf(section)?.events(of: key) ?? []
  }

  private func shelf(_ section: Section) -> Shelf? { shelves.first { $0.section == section } }
}
