/// The contacts of one person that were joined with others.
///
/// The event that merges a contact into another carries it as that machine knew it. Another machine
/// may change it later without knowing of the merge. So the other contact gets what is known of it
/// now.
struct JoinedContacts {
  /// The register of each who was joined with another, by the event that took it in.
  private var registers: [EventID: Register] = [:]

  /// Finds those who were joined with another among the registers of a person's contacts.
  init(among registers: [Register]) {
    for register in registers {
      guard let join = register.join?.id else { continue }
      // One command writes both: first what the other learns, then that the two are joined.
      self.registers[EventID(replica: join.replica, n: join.n - 1)] = register
    }
  }

  /// The contact that a register tells of; nil when it was removed or joined with another.
  func contact(of register: Register) -> ContactState? {
    guard let contact = register.contact, !registers.isEmpty else { return register.contact }
    return known(from: register) ?? contact
  }

  /// What is known of a contact, also when it was joined with another.
  private func known(from register: Register) -> ContactState? {
    register.eventsOfWhatIsKnown.reduce(nil) { known, event in
      guard let other = registers[event.id] else { return Register.contact(known, after: event) }
      // Each is followed once, so that joins in a circle have an end.
      var rest = self
      rest.registers[event.id] = nil
      return Register.contact(known, after: event, taking: rest.known(from: other)?.contact)
    }
  }
}
