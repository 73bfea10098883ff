import Testing

@testable import KeyLimeEngine

/// What one machine changes of a contact goes to the one that took it in on another machine.
@Suite struct JoinedContactsTests {
  private var scribe = Scribe()
  private let eli = Contact(name: "Eli")
  private var eve = Contact(name: "Eve")

  init() {
    eve.phones = ["1"]
    scribe.write(.contact(named("eli"), .add(eli)))
    scribe.write(.contact(named("eve"), .add(eve)))
  }

  private mutating func join() {
    scribe.write(.contact(named("eli"), .merge(eve)))
    scribe.write(.contact(named("eve"), .join(named("eli"))))
  }

  /// The telephone of Eve is another, and it is known when she was born.
  @discardableResult
  private mutating func changeEve() -> EventID {
    var changed = eve
    (changed.phones, changed.birthDate) = (["2"], "1990-02-03")
    return scribe.write(
      .contact(named("eve"), .edit(Patch(from: eve, to: changed))), replica: 2)
  }

  private func expectOnlyEli(knowing phones: [String], _ birthDate: String?) throws {
    let state = State.fold(scribe.events)
    let contacts = try state.contacts(of: account("ana"))
    #expect(contacts.map(\.contact.name) == ["Eli"])
    #expect(contacts.first?.contact.nicknames == ["Eve"])
    #expect(contacts.first?.contact.phones == phones)
    #expect(contacts.first?.contact.birthDate == birthDate)
    let book = try state.contactBook(of: account("ana"))
    #expect(book.contacts == contacts && book.former.isEmpty)
    #expect(book.standIn(for: named("eve")) == named("eli"))
    #expect(try state.refusedEvents().isEmpty)
  }

  @Test(arguments: [false, true])
  mutating func aChangeGoesToWhoTookTheContactIn(isChangedBefore: Bool) throws {
    if isChangedBefore { changeEve() }
    join()
    if !isChangedBefore { changeEve() }
    try expectOnlyEli(knowing: ["2"], "1990-02-03")
  }

  @Test mutating func whatWasChangedOfTheOtherSinceStays() throws {
    join()
    var (known, phoned) = (eli.merged(with: eve), eli.merged(with: eve))
    phoned.phones = ["1", "3"]
    scribe.write(.contact(named("eli"), .edit(Patch(from: known, to: phoned))))
    changeEve()
    try expectOnlyEli(knowing: ["1", "3"], "1990-02-03")
    known.birthDate = "1991-01-01"
    scribe.write(.contact(named("eli"), .edit(Patch(from: phoned, to: known))))
    #expect(
      try State.fold(scribe.events).contacts(of: account("ana")).first?.contact.birthDate
        == "1991-01-01")
  }

  @Test mutating func anUndoneChangeIsForgotten() throws {
    join()
    let change = changeEve()
    scribe.write(.undo(change), replica: 2)
    let contacts = try State.fold(scribe.events).contacts(of: account("ana"))
    #expect(contacts.map(\.contact) == [eli.merged(with: eve)])
  }

  @Test mutating func whoAreTwoAgainKeepWhatWasChanged() throws {
    join()
    changeEve()
    let events = scribe.events.dropFirst(2).prefix(2)
    for event in events { scribe.write(.undo(event.id)) }
    let contacts = try State.fold(scribe.events).contacts(of: account("ana"))
    #expect(contacts.map(\.contact.name) == ["Eli", "Eve"])
    #expect(contacts.map(\.contact.phones) == [[], ["2"]])
  }

  /// One machine removes the contact that another one joins; whichever was first.
  @Test(arguments: [false, true])
  mutating func whoWasRemovedIsJoinedAllTheSame(isRemovedBefore: Bool) throws {
    if !isRemovedBefore { join() }
    scribe.write(.contact(named("eve"), .remove), replica: 2)
    if isRemovedBefore { join() }
    changeEve()
    let state = State.fold(scribe.events)
    let book = try state.contactBook(of: account("ana"))
    #expect(book.standIn(for: named("eve")) == named("eli"))
    #expect(book.former.isEmpty && book.contacts.map(\.contact.phones) == [["2"]])
    let change = try #require(scribe.events.last)
    let eve = try state.contact(named("eve"), of: account("ana"), after: change)
    #expect(eve?.contact.phones == ["2"])
  }

  @Test mutating func whoIsJoinedTheOtherWayRoundIsThereAgain() throws {
    scribe.write(.contact(named("eve"), .remove), replica: 2)
    join()
    scribe.write(.contact(named("eve"), .merge(eli)), replica: 3)
    scribe.write(.contact(named("eli"), .join(named("eve"))), replica: 3)
    let contacts = try State.fold(scribe.events).contacts(of: account("ana"))
    #expect(contacts.map(\.contact.name) == ["Eve"])
    #expect(contacts.first?.contact.nicknames == ["Eli"])
    #expect(contacts.first?.contact.phones == ["1"])
  }

  /// Eve is Eli, and later Eli is Bo.
  @Test mutating func aChangeGoesThroughWhoWasJoinedAgain() throws {
    join()
    scribe.write(.contact(named("bo"), .add(Contact(name: "Bo"))))
    scribe.write(.contact(named("bo"), .merge(eli.merged(with: eve))))
    scribe.write(.contact(named("eli"), .join(named("bo"))))
    changeEve()
    let contacts = try State.fold(scribe.events).contacts(of: account("ana"))
    #expect(contacts.map(\.contact.name) == ["Bo"])
    #expect(contacts.first?.contact.phones == ["2"])
  }
}
