/// A bill or a settlement that was not removed.
public struct BillState: Equatable, Sendable {
  /// Its id.
  public var id: BillID
  /// What it says now.
  public var entry: BillEntry
  /// When it was first written down.
  public var written: HybridTime
  /// When it was last changed.
  public var changed: HybridTime
}

extension Register {
  mutating func apply(_ change: BillChange, _ event: Event) -> NoEffect? {
    switch change {
    case .add:
      guard events.isEmpty else { return .alreadyThere }
      events = [event]
    case .edit(let edit):
      guard !events.isEmpty else { return .nothingThere }
      events.removeAll { $0.billEdit.map(edit.replaces) ?? false }
      events.append(event)
    case .remove:
      guard !events.isEmpty else { return .nothingThere }
      events = []
    }
    return nil
  }

  /// The bill that the events tell of.
  var bill: BillState? {
    guard let first = events.first, let last = events.last,
      case .bill(let id, .add(var entry)) = firstAction
    else { return nil }
    for edit in events.dropFirst().compactMap(\.billEdit) {
      entry.fields = edit.applied(to: entry.fields)
    }
    return BillState(id: id, entry: entry, written: first.time, changed: last.time)
  }
}

extension Event {
  fileprivate var billEdit: BillEdit? {
    if case .bill(_, .edit(let edit)) = action { edit } else { nil }
  }
}

extension State {
  /// A bill as it was after an event, or before one that removed it; nil when it was not there.
  public func bill(
    _ id: BillID, of account: AccountID, after event: Event
  ) throws(SnapshotFault) -> BillState? {
    let key = SubjectKey(account.text, id.text)
    return try register(of: Subject(section: .bills, key: key), after: event).bill
  }

  /// A person's bills and settlements whose ids begin with a text, by id.
  public func bills(
    of account: AccountID, startingWith text: String
  ) throws(SnapshotFault) -> [BillState] {
    try registers(.bills, under: SubjectKey(account.text, startingWith: text))
      .compactMap(\.register.bill)
  }

  /// A person's bills and settlements, in the order they were first written down.
  public func bills(of account: AccountID) throws(SnapshotFault) -> [BillState] {
    try registers(.bills, under: SubjectKey(account.text)).compactMap(\.register.bill)
      .sorted { ($0.written, $0.id) < ($1.written, $1.id) }
  }
}
