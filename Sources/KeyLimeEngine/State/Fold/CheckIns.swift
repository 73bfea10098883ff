/// A check-in that was not removed.
public struct CheckInState: Equatable, Sendable {
  /// Its id.
  public var id: CheckInID
  /// What it says now.
  public var checkIn: CheckIn
  /// When it was written down, which is not when it was.
  public var written: HybridTime

  /// A check-in as it is, or as it will be.
  public init(id: CheckInID, checkIn: CheckIn, written: HybridTime) {
    self.id = id
    self.checkIn = checkIn
    self.written = written
  }
}

extension Register {
  mutating func apply(_ change: CheckInChange, _ event: Event) -> NoEffect? {
    if case .add = change {
      guard events.isEmpty else { return .alreadyThere }
      events = [event]
      return nil
    }
    guard let current = checkIn?.checkIn else { return .nothingThere }
    switch change {
    case .add: break
    case .remove:
      events = []
      return nil
    case .edit(let patch):
      if (try? patch.applied(to: current)) == nil { return .invalid }
    case .addPhoto(let photo):
      if current.photos.contains(photo) { return .alreadyThere }
    case .removePhoto(let photo):
      if !current.photos.contains(photo) { return .nothingThere }
    }
    events.append(event)
    return nil
  }

  /// The check-in that the events tell of.
  var checkIn: CheckInState? {
    guard let first = events.first, case .checkIn(let id, .add(let added)) = first.action else {
      return nil
    }
    var checkIn = added
    for event in events.dropFirst() {
      guard case .checkIn(_, let change) = event.action else { continue }
      switch change {
      case .edit(let patch): checkIn = (try? patch.applied(to: checkIn)) ?? checkIn
      case .addPhoto(let photo): checkIn.photos.append(photo)
      case .removePhoto(let photo): checkIn.photos.removeAll { $0 == photo }
      case .add, .remove: break
      }
    }
    return CheckInState(id: id, checkIn: checkIn, written: first.time)
  }
}

extension State {
  /// One check-in of a person.
  public func checkIn(
    _ id: CheckInID, of account: AccountID
  ) throws(SnapshotFault) -> CheckInState? {
    try register(.checkIns, SubjectKey(account.text, id.text)).checkIn
  }

  /// A check-in as it was after an event, or before one that removed it; nil when it was not there.
  public func checkIn(
    _ id: CheckInID, of account: AccountID, after event: Event
  ) throws(SnapshotFault) -> CheckInState? {
    let key = SubjectKey(account.text, id.text)
    return try register(of: Subject(section: .checkIns, key: key), after: event).checkIn
  }

  /// A person's check-ins whose ids begin with a text, by id.
  public func checkIns(
    of account: AccountID, startingWith text: String = ""
  ) throws(SnapshotFault) -> [CheckInState] {
    try registers(.checkIns, under: SubjectKey(account.text, startingWith: text))
      .compactMap(\.register.checkIn)
  }
}
