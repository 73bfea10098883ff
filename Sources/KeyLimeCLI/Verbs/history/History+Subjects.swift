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
    var found = Self.bill(change)
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

  private static func bill(_ change: BillChange) -> Bill? {
    switch change {
    case .add(let entry): try? Bill(entry.fields)
    case .edit(let fields): try? Bill(fields)
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
