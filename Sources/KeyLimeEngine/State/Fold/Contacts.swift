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
    var current = contact
    if let refusal = refusal(of: change, to: current) { return refusal }
    switch change {
    case .add: events = []
    case .merge:
      // Another machine may have joined the two the other way round; nothing of either is lost.
      if let joined = joinedContact?.former {
        current = joined
        events = eventsOfWhatIsKnown
      } else if current == nil {
        events = []
      }
    // What was known stays, since bills and check-ins name people for longer than they are kept.
    case .remove, .join, .edit: break
    }
    events.append(event)
    remember(.contact(Self.contact(current, after: event)))
    return nil
  }

  private func refusal(of change: ContactChange, to contact: ContactState?) -> NoEffect? {
    switch change {
    case .add, .merge: return nil
    case .remove: return contact == nil ? .nothingThere : nil
    case .join(let other):
      // Another machine may have removed it first: its bills are those of the other all the same.
      guard let contact = contact ?? formerContact else { return .nothingThere }
      return other == contact.id ? .invalid : nil
    case .edit(let patch):
      // Who took it in learns of the change, see ``JoinedContacts``.
      guard let contact = contact ?? joinedContact?.former else { return .nothingThere }
      return (try? patch.applied(to: contact.contact)) == nil ? .invalid : nil
    }
  }

  /// The contact that the events tell of; nil when it was removed.
  var contact: ContactState? {
    if case .contact(let known) = remembered { return known }
    return contact(from: events[...])
  }

  /// A contact that was removed, as it was then; nil when it was not.
  var formerContact: ContactState? {
    guard case .contact(_, .remove) = events.last?.action else { return nil }
    return contact(from: events.dropLast())
  }

  /// The event that joined it with another; after it come only changes that other machines made.
  var join: Event? { events.last { $0.kind == .joinContact } }

  /// The contact who stands for this one since the two were joined, and this one as it was without
  /// that.
  var joinedContact: (former: ContactState, into: ContactID)? {
    guard let join, case .contact(_, .join(let other)) = join.action else { return nil }
    return contact(from: eventsOfWhatIsKnown[...]).map { ($0, other) }
  }

  /// The events but for that which removed it and that which joined it with another.
  var eventsOfWhatIsKnown: [Event] {
    events.filter { $0.kind != .removeContact && $0.kind != .joinContact }
  }

  /// The contact, or as it was before it was removed or joined with another.
  fileprivate var lastContact: ContactState? { contact ?? formerContact ?? joinedContact?.former }

  private func contact(from events: ArraySlice<Event>) -> ContactState? {
    events.reduce(nil) { Self.contact($0, after: $1) }
  }

  /// The contact after an event, which may take another in; `other` is what is known of that one.
  static func contact(
    _ state: ContactState?, after event: Event, taking other: Contact? = nil
  ) -> ContactState? {
    guard case .contact(let id, let change) = event.action else { return state }
    var known = state?.contact
    switch change {
    case .add(let contact): known = contact
    case .merge(let contact):
      let other = other ?? contact
      known = known?.merged(with: other) ?? other
    case .edit(let patch):
      if let current = known { known = (try? patch.applied(to: current)) ?? current }
    case .remove, .join: known = nil
    }
    return known.map { ContactState(id: id, contact: $0) }
  }
}

extension State {
  /// A person's contacts, by id.
  public func contacts(of account: AccountID) throws(SnapshotFault) -> [ContactState] {
    let registers = try registers(.contacts, under: SubjectKey(account.text)).map(\.register)
    return registers.compactMap(JoinedContacts(among: registers).contact(of:))
  }

  /// A person's contacts, those they removed, and which were merged into which.
  ///
  /// A contact whose addition was undone counts as removed, since bills may still name it.
  public func contactBook(of account: AccountID) throws(SnapshotFault) -> ContactBook {
    var book = ContactBook()
    let registers = try registers(.contacts, under: SubjectKey(account.text))
    let joins = JoinedContacts(among: registers.map(\.register))
    for (key, register) in registers {
      if let contact = joins.contact(of: register) {
        book.contacts.append(contact)
      } else if let joined = register.joinedContact {
        book.standIns[joined.former.id] = joined.into
      } else if let former = register.formerContact {
        book.former.append(former)
      } else if let former = try undoneContact(Subject(section: .contacts, key: key)) {
        book.former.append(former)
      }
    }
    return book
  }

  /// A contact as it was after an event, whatever became of it later; nil when it was not there.
  ///
  /// A contact that was removed or merged by then is as it was before.
  public func contact(
    _ id: ContactID, of account: AccountID, after event: Event
  ) throws(SnapshotFault) -> ContactState? {
    let subject = Subject(section: .contacts, key: SubjectKey(account.text, id.text))
    let then = try register(of: subject, after: event)
    if let contact = then.lastContact { return contact }
    return try undoneContact(subject)
  }

  /// A contact as it was before an event; nil when it was not there, or no longer.
  public func contact(
    _ id: ContactID, of account: AccountID, before event: Event
  ) throws(SnapshotFault) -> ContactState? {
    let subject = Subject(section: .contacts, key: SubjectKey(account.text, id.text))
    return try register(of: subject, before: event).contact
  }

  /// A contact whose addition was undone, as it was before that; nil when there is none.
  private func undoneContact(_ subject: Subject) throws(SnapshotFault) -> ContactState? {
    var register = Register()
    for event in try eventsEvenUndone(about: subject) { _ = register.apply(event) }
    return register.lastContact
  }
}

/// The people whom an account knows or knew.
public struct ContactBook: Equatable, Sendable {
  /// The contacts, by id.
  public var contacts: [ContactState] = []
  /// The contacts that were removed, each as it was then, by id: they are called by name where they
  /// are still named.
  public var former: [ContactState] = []
  /// The contact that each merged contact went to.
  var standIns: [ContactID: ContactID] = [:]

  /// A book of these people.
  public init(contacts: [ContactState] = [], former: [ContactState] = []) {
    self.contacts = contacts
    self.former = former
  }

  /// The contact that this one was merged into; the same one when it was not merged.
  public func standIn(for contact: ContactID) -> ContactID {
    var (current, seen): (ContactID, Set<ContactID>) = (contact, [])
    while let next = standIns[current], seen.insert(current).inserted { current = next }
    return current
  }

  /// The book after a contact turned out to be the same person as another, who is kept.
  public func joining(_ contact: ContactID, with kept: ContactID) -> ContactBook {
    var book = self
    book.standIns[contact] = kept
    return book
  }

  /// A check-in with merged people replaced by the contacts they went to, each once.
  public func naming(_ checkIn: CheckInState) -> CheckInState {
    guard !standIns.isEmpty, checkIn.checkIn.with.contains(where: { standIns[$0] != nil }) else {
      return checkIn
    }
    var (named, people) = (checkIn, [ContactID]())
    for person in checkIn.checkIn.with.map(standIn) where !people.contains(person) {
      people.append(person)
    }
    named.checkIn.with = people
    return named
  }

  /// A bill with merged people replaced by the contacts they went to; nobody's share changes.
  public func naming(_ bill: Bill) -> Bill {
    guard !standIns.isEmpty else { return bill }
    return bill.naming(standIn)
  }

  /// A bill's summary with merged people replaced by the contacts they went to.
  public func naming(_ bill: BillSummary) -> BillSummary {
    standIns.isEmpty ? bill : bill.naming(standIn)
  }

  /// The person that somebody of a bill was merged into, or the same one.
  func standIn(for person: PersonID) -> PersonID {
    person.contact.map { PersonID(contact: standIn(for: $0)) } ?? person
  }
}
