import Testing

@testable import KeyLimeEngine

/// A note is folded part by part, so that machines which change different parts both keep theirs.
@Suite struct NoteTests {
  private var scribe = Scribe()

  private func note() throws -> PlaceNote? {
    try State.fold(scribe.events).notes(by: account("ana"))[restaurant(1)]
  }

  private static func text(_ text: String) -> PlaceNote {
    var note = PlaceNote()
    note.text = text
    return note
  }

  private static func price(_ level: Int) -> PlaceNote {
    var note = PlaceNote()
    note.price = PriceLevel(rawValue: level)
    return note
  }

  @discardableResult
  private mutating func change(
    _ old: PlaceNote = PlaceNote(), to new: PlaceNote, replica: UInt64 = 1
  ) -> EventID {
    scribe.write(.editNote(restaurant(1), Patch(from: old, to: new)), replica: replica)
  }

  @Test mutating func partsFromTwoMachinesAreBothKept() throws {
    change(to: Self.text("cash only"))
    change(to: Self.price(3), replica: 2)
    #expect(try note()?.summary == "cash only; price $$$")
  }

  @Test mutating func aWholeNoteOfAnEarlierVersionReplacesAllOfIt() throws {
    change(to: Self.text("cash only"))
    scribe.write(.note(restaurant(1), Self.price(1)))
    #expect(try note() == Self.price(1))
    change(to: Self.text("no cards"))
    #expect(try note()?.summary == "no cards; price $")
  }

  @Test mutating func undoingOnePartRestoresWhatItWasBefore() throws {
    change(to: Self.text("cash only"))
    let second = change(Self.text("cash only"), to: Self.text("no cards"))
    change(to: Self.price(2))
    scribe.write(.undo(second))
    #expect(try note()?.summary == "cash only; price $$")
  }

  @Test mutating func takingOutTheLastPartTakesOutTheNote() throws {
    change(to: Self.text("cash only"))
    change(Self.text("cash only"), to: PlaceNote())
    #expect(try note() == nil)
    #expect(try State.fold(scribe.events).notedPlaces(by: account("ana")).isEmpty)
    let idle = change(Self.price(1), to: PlaceNote())
    let event = try #require(scribe.events.first { $0.id == idle })
    #expect(try State.fold(scribe.events).reason(against: event) == .nothingThere)
  }

  @Test mutating func takingOutAPartLeavesWhatAnotherMachineNoted() throws {
    change(to: Self.text("cash only"))
    change(to: Self.price(2), replica: 2)
    change(Self.text("cash only"), to: PlaceNote())
    #expect(try note() == Self.price(2))
  }

  @Test mutating func ofManyChangesOnlyThoseThatMatterAreKept() throws {
    for number in 0..<50 { change(to: Self.text("\(number)")) }
    change(to: Self.price(2))
    let key = SubjectKey(account("ana").text, restaurant(1).text)
    #expect(try State.fold(scribe.events).register(.notes, key).events.count == 2)
    var members = Self.text("x")
    members.price = PriceLevel(rawValue: 1)
    (members.diets, members.tags, members.openingHours) = ([.vegan], ["patio"], "24/7")
    members.isClosed = true
    #expect(members.json.members.map(\.name) == PlaceNote.memberNames)
  }
}
