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
  /// The events since the snapshot, in order, undos among them.
  let since: [Envelope]
  /// Those that count, by section.
  private let shelves: Shelves
  /// What was decided about those that do not; nil when all count.
  let rulings: Rulings?

  /// Folds events, in whatever order they are given; events that are given twice count once.
  public static func fold(_ events: [Event]) -> State {
    State(base: nil, ordered: events.map { Envelope($0) }.orderedForFold())
  }

  /// The state of a snapshot and the events after it, given in order, none of them an undo of an
  /// event that the snapshot covers.
  init(base: Snapshot?, ordered events: [Envelope]) {
    self.init(base: base, ordered: events, InEffect(ordered: events))
  }

  init(base: Snapshot?, ordered events: [Envelope], _ inEffect: InEffect) {
    self.base = base
    since = events
    shelves = Shelves(counting: inEffect.events, wishes: events)
    rulings = inEffect.rulings
  }

  /// The keys in a section about which something happened since the snapshot.
  func tail(_ section: Section, under prefix: SubjectKey? = nil) -> ArraySlice<SubjectKey> {
    shelves[section].keys(under: prefix)
  }

  /// The first text of the key of each event of a section since the snapshot.
  func tailFirstTexts(_ section: Section) -> [String] { shelves[section].firstTexts }

  func tailEvents(_ section: Section, _ key: SubjectKey) -> [Event] {
    shelves[section].events(of: key)
  }
}
