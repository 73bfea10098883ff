import KeyLimeEngine

// Names of the things that events are about. A removal contains only an id, so the name comes from
// earlier events.
extension History {
  /// The bill that an event is about, as it was then; nil for other events and for bills written by
  /// a newer keylime.
  ///
  /// Throws `store` when the journal cannot be read.
  func bill(of event: Event) throws(Failure) -> BillDescription? {
    guard case .bill(let id, _) = event.action else { return nil }
    let found = try lookBack(from: event) { other -> Bill? in
      switch other.action {
      case .bill(id, .add(let entry)): try? Bill(entry.fields)
      case .bill(id, .edit(let fields)): try? Bill(fields)
      default: nil
      }
    }
    guard let found else { return nil }
    return BillDescription(bill: found, names: try peopleNames(on: found, event))
  }

  /// The account's names for the people on a bill, including contacts removed since.
  private func peopleNames(on bill: Bill, _ event: Event) throws(Failure) -> PeopleNames {
    let contacts = try contacts(of: event.by)
    var removed: [NewContact] = []
    for person in bill.people {
      guard let id = person.contact, !contacts.contains(where: { $0.id == id }),
        let name = try contact(of: event, id)
      else { continue }
      removed.append(NewContact(id: id, name: name))
    }
    return PeopleNames(me: PersonID(event.by), contacts, removed)
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
    try lookBack(from: event) { other in
      switch other.action {
      case .contact(id, .add(let contact)), .contact(id, .merge(let contact)): contact.name
      default: nil
      }
    }
  }

  /// The first non-nil result of `find` for the event itself, then for earlier events of the same
  /// account that were not undone, the latest first.
  private func lookBack<Found>(
    from event: Event, _ find: (Event) -> Found?
  ) throws(Failure) -> Found? {
    if let found = find(event) { return found }
    var (count, seen) = (500, -1)
    while true {
      let events = try newest(count)
      for other in events where other < event && other.by == event.by {
        guard let found = find(other) else { continue }
        if try reason(against: other) != .undone { return found }
      }
      if events.count == seen { return nil }
      (seen, count) = (events.count, count * 8)
    }
  }
}
