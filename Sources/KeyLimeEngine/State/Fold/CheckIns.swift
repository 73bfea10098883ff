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
  mutating func apply(
    _ change: CheckInChange, _ event: Event, of id: CheckInID
  ) -> NoEffect? {
    let current = checkIn
    if let refusal = Self.refusal(of: change, to: current?.checkIn) { return refusal }
    if case .add(let added) = change {
      events.append(event)
      remembered = .checkIn(CheckInState(id: id, checkIn: added, written: event.time))
      return nil
    }
    if case .remove = change { events = [] } else { events.append(event) }
    remember(.checkIn(Self.checkIn(current, after: event)))
    return nil
  }

  private static func refusal(of change: CheckInChange, to checkIn: CheckIn?) -> NoEffect? {
    if case .add = change { return checkIn == nil ? nil : .alreadyThere }
    guard let checkIn else { return .nothingThere }
    switch change {
    case .add, .remove: return nil
    case .edit(let patch): return (try? patch.applied(to: checkIn)) == nil ? .invalid : nil
    case .addPhoto(let photo): return checkIn.photos.contains(photo) ? .alreadyThere : nil
    case .removePhoto(let photo): return checkIn.photos.contains(photo) ? nil : .nothingThere
    }
  }

  /// The check-in that the events tell of.
  var checkIn: CheckInState? {
    if case .checkIn(let known) = remembered { return known }
    return events.reduce(nil, Self.checkIn(_:after:))
  }

  private static func checkIn(_ state: CheckInState?, after event: Event) -> CheckInState? {
    guard case .checkIn(let id, let change) = event.action else { return state }
    if case .add(let added) = change {
      return CheckInState(id: id, checkIn: added, written: event.time)
    }
    guard var state else { return nil }
    switch change {
    case .edit(let patch): state.checkIn = (try? patch.applied(to: state.checkIn)) ?? state.checkIn
    case .addPhoto(let photo): state.checkIn.photos.append(photo)
    case .removePhoto(let photo): state.checkIn.photos.removeAll { $0 == photo }
    case .remove: return nil
    case .add: break
    }
    return state
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
