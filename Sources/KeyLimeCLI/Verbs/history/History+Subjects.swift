import KeyLimeEngine

// Names of the things that events are about. A removal contains only an id, so the name comes from
// earlier events.
extension History {
  /// The bill that an event is about, as it was then; nil for other events and for bills written by
  /// a newer keylime.
  ///
  /// Throws `store` when the journal cannot be read.
  func bill(of decoded: DecodedEvent) throws(Failure) -> BillDescription? {
    guard case .bill(let id, let change) = decoded.action else { return nil }
    var found = try bill(id, change, decoded.event)
    if found == nil {
      found = try lookBack(from: decoded.event) { other in
        guard case .bill(id, let change) = other.action else { return nil }
        return Self.bill(change)
      }
    }
    guard let found else { return nil }
    let people = found.people
    return BillDescription(found, of: people, try names(of: people, decoded.event))
  }

  /// A bill as an event says, or left it; nil when it was not there.
  ///
  /// A change of a note or title has the amount that its machine knew: another one may have changed
  /// it.
  private func bill(
    _ id: BillID, _ change: BillChange, _ event: Event
  ) throws(Failure) -> Bill? {
    switch change {
    case .add: return Self.bill(change)
    case .edit(let edit) where edit.changesAmount: return Self.bill(change)
    case .edit, .remove: break
    }
    let state = try session.state { (state) throws(SnapshotFault) in
      try state.bill(id, of: event.by, after: event)
    }
    return state.flatMap { try? Bill($0.entry.fields) }
  }

  private static func bill(_ change: BillChange) -> Bill? {
    switch change {
    case .add(let entry): try? Bill(entry.fields)
    case .edit(let edit): try? Bill(edit.fields)
    case .remove: nil
    }
  }

  /// The account's names for some people, including contacts removed since.
  private func names(of people: [PersonID], _ event: Event) throws(Failure) -> PeopleNames {
    let names = try names(of: event.by)
    var removed: [NewContact] = []
    for person in people {
      guard let id = person.contact, !names.knows(person),
        let name = try contact(of: event, id)
      else { continue }
      removed.append(NewContact(id: id, name: name))
    }
    return removed.isEmpty ? names : names.adding(removed)
  }

  /// The name of a check-in's place; nil when it is unknown.
  ///
  /// Throws `store` when the journal cannot be read.
  func place(of event: Event, _ id: CheckInID) throws(Failure) -> String? {
    try lookBack(from: event) { other in
      guard case .checkIn(id, .add(let checkIn)) = other.action else { return nil }
      return checkIn.place.name
    }
  }

  /// The name of a contact; nil when it is unknown.
  ///
  /// Throws `store` when the journal cannot be read.
  func contact(of event: Event, _ id: ContactID) throws(Failure) -> String? {
    try session.state { (state) throws(SnapshotFault) in
      try state.contact(id, of: event.by, after: event)
    }?.contact.name
  }

  /// Whether somebody was a contact of its account before an event: an import merges whom it adds.
  ///
  /// Throws `store` when the journal cannot be read.
  func wasContact(_ id: ContactID, before event: Event) throws(Failure) -> Bool {
    try session.state { (state) throws(SnapshotFault) in
      try state.contact(id, of: event.by, before: event) != nil
    }
  }

  /// The first non-nil result of `find` for the event itself, then for earlier events of the same
  /// account about the same thing, the latest first; those that were undone come last.
  private func lookBack<Found>(
    from event: Event, _ find: (Event) -> Found?
  ) throws(Failure) -> Found? {
    if let found = find(event) { return found }
    let events = try session.state { (state) throws(SnapshotFault) in
      try state.events(aboutSubjectOf: event)
    }
    var undone: Found?
    for other in events.reversed() where other < event && other.by == event.by {
      guard let found = find(other) else { continue }
      if try reason(against: other) != .undone { return found }
      undone = undone ?? found
    }
    return undone
  }
}

/// A bill or payment as text for the log: who, what, how much.
struct BillDescription {
  let bill: Bill
  /// The names of people; `me` is the actor.
  let names: PeopleNames
  /// Everybody on it but the actor.
  private let others: [PersonID]

  /// Describes a bill on which `people` are.
  init(_ bill: Bill, of people: [PersonID], _ names: PeopleNames) {
    (self.bill, self.names) = (bill, names)
    others = people.filter { $0 != names.me }
  }

  /// The change in words: `split 40.01 USD with Eli for Pizza`.
  func words(_ change: BillChange) -> String {
    switch (change, bill.kind) {
    case (.add, .expense): "split \(expense)"
    case (.add, .payment): payment
    case (.edit, .expense): "changed the bill: \(expense)"
    case (.edit, .payment): "changed a payment: \(payment)"
    case (.remove, .expense): "removed the bill of \(expense)"
    case (.remove, .payment): "removed a payment: \(payment)"
    }
  }

  /// The JSON members of a bill in a log entry.
  var json: JSONObject {
    [
      "bill": .string(bill.id.text), "amount": bill.amount.json,
      "with": .array(others.map(names.json)),
    ]
  }

  private var amount: String { "\(bill.amount.decimal) \(bill.currency)" }

  private var expense: String {
    let title = bill.title.isEmpty ? "" : " for \(bill.title)"
    return "\(amount) with \(others.map { names[$0] }.listed)\(title)"
  }

  private var payment: String {
    let payers = bill.payers.map(\.person)
    let receivers = bill.shares.map(\.person)
    if payers == [names.me] { return "paid \(receivers.map { names[$0] }.listed) \(amount)" }
    let payer = payers.map { names[$0] }.listed
    if receivers == [names.me] { return "got \(amount) from \(payer)" }
    return "settled \(amount) from \(payer) to \(receivers.map { names[$0] }.listed)"
  }
}

/// An event together with its action, which is decoded once.
struct DecodedEvent {
  let event: Event
  let action: Action

  /// Decodes the action of an event.
  init(_ event: Event) {
    self.event = event
    action = event.action
  }
}
