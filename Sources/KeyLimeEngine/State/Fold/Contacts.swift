/// A contact that was not removed.
public struct ContactState: Equatable, Sendable {
  /// Its id.
  public var id: ContactID
  /// What is known.
  public var contact: Contact

  /// A contact as it is, or as it will be.
  public init(id: ContactID, contact: Contact) {
    self.id = id
    self.contact = contact
  }
}

extension Register {
  mutating func apply(_ change: ContactChange, _ event: Event) -> NoEffect? {
    switch change {
    case .add: events = [event]
    case .merge:
      if contact == nil { events = [] }
      events.append(event)
    case .remove:
      // What was known stays, since bills and check-ins name people for longer than they are kept.
      guard contact != nil else { return .nothingThere }
      events.append(event)
    case .edit(let patch):
      guard let contact = contact?.contact else { return .nothingThere }
      guard (try? patch.applied(to: contact)) != nil else { return .invalid }
      events.append(event)
    }
    return nil
  }

  /// The contact that the events tell of; nil when it was removed.
  var contact: ContactState? { contact(from: events[...]) }

  /// A contact that was removed, as it was then; nil when it was not.
  var formerContact: ContactState? {
    guard case .contact(_, .remove) = events.last?.action else { return nil }
    return contact(from: events.dropLast())
  }

  private func contact(from events: ArraySlice<Event>) -> ContactState? {
    guard let first = events.first, case .contact(let id, _) = first.action else { return nil }
    var known: Contact?
    for event in events {
      guard case .contact(_, let change) = event.action else { continue }
      switch change {
      case .add(let contact): known = contact
      case .merge(let contact): known = known?.merged(with: contact) ?? contact
      case .edit(let patch):
        if let current = known { known = (try? patch.applied(to: current)) ?? current }
      case .remove: known = nil
      }
    }
    return known.map { ContactState(id: id, contact: $0) }
  }
}

extension State {
  /// One contact of a person.
  public func contact(
    _ id: ContactID, of account: AccountID
  ) throws(SnapshotFault) -> ContactState? {
    try register(.contacts, SubjectKey(account.text, id.text)).contact
  }

  /// A person's contacts, by id.
  public func contacts(of account: AccountID) throws(SnapshotFault) -> [ContactState] {
    try registers(.contacts, under: SubjectKey(account.text)).compactMap(\.register.contact)
  }

  /// A person's contacts, and those they have removed, each as it was then; both by id.
  ///
  /// The former are there to be called by name where they are still named, and for nothing else.
  public func contactsAndFormer(
    of account: AccountID
  ) throws(SnapshotFault) -> (contacts: [ContactState], former: [ContactState]) {
    let registers = try registers(.contacts, under: SubjectKey(account.text)).map(\.register)
    return (registers.compactMap(\.contact), registers.compactMap(\.formerContact))
  }
}
