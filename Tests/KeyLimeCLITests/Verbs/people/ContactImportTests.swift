import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Who of the cards of a file becomes a contact.
@Suite struct ContactImportTests {
  private func card(_ lines: String...) -> String { card(lines) }

  private func card(_ lines: [String]) -> String {
    (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  private func names(_ home: Household) throws -> [String?] {
    try home.json("contact", "list").elements?.map { $0["name"]?.text } ?? []
  }

  @Test func groupsAndRoomsAreNobody() throws {
    try Household.with { (home) throws in
      let cards =
        card("FN:Eli Berg", "KIND:individual") + card("FN:Hiking", "KIND:group")
        + card("FN:Family", "N:Family", "X-ADDRESSBOOKSERVER-KIND:group")
        + card("FN:Room 4", "item1.KIND:LOCATION") + card("FN:Lime Ltd", "KIND:org")
      let result = home.run("contact", "import", "-", typed: cards)
      let words = "imported 2 contacts: 2 new, 0 changed, 0 unchanged; skipped 3 cards of groups"
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(try names(home) == ["Eli Berg", "Lime Ltd"])
      #expect(try home.json("contact", "import", "-", typed: cards)["skipped"] == 3)
    }
  }

  @Test func onlyGroupsAreNoContacts() throws {
    try Household.with { (home) throws in
      let cards = card("FN:Hiking", "KIND:group")
      let result = home.run("contact", "import", "-", typed: cards)
      #expect(result.status == 1)
      #expect(result.errors.contains("no vCard of a person, only of groups or places"))
    }
  }

  @Test func aTableIsReadAsCardsAre() throws {
    try Household.with { (home) throws in
      let table = "First Name,Last Name,E-mail 1 - Value\nEli,Berg,eli@example.org\n"
      #expect(try counts(home, table) == [1, 0, 0])
      #expect(try counts(home, table) == [0, 0, 1])
      #expect(try counts(home, card(Self.eli)) == [0, 1, 0])
      #expect(try names(home) == ["Eli Berg"])
      let cut = home.run("contact", "import", "-", typed: table + "\"Jo,Roe,")
      #expect(cut.status == 2)
      #expect(cut.errors.contains("line 3 begins a row whose quotes are not closed"))
      let other = home.run("contact", "import", "-", typed: "name,latitude\nBao,55.9\n")
      #expect(other.status == 1)
      #expect(other.errors.contains("neither a vCard of somebody nor a table of people"))
      let nameless = home.run("contact", "import", "-", typed: card("GEO:55.9;-3.1"))
      #expect(nameless.status == 1)
      #expect(nameless.errors.contains("neither a vCard of somebody nor a table of people"))
    }
  }

  private static let eli = ["FN:Eli Berg", "EMAIL:eli@example.org", "TEL:+1 805-555-0100"]

  private func counts(_ home: Household, _ cards: String) throws -> [JSON?] {
    let answer = try home.json("contact", "import", "-", typed: cards)
    return [answer["added"], answer["updated"], answer["unchanged"]]
  }

  @Test(arguments: [
    ["FN:Eli Berg", "EMAIL:Eli@example.org", "TEL:+1 805-555-0999"],
    ["FN:eli berg", "TEL:+1 (805) 555 0100"],
  ]) func aChangedCardWithoutUIDIsThatOfTheSamePerson(_ changed: [String]) throws {
    try Household.with { (home) throws in
      #expect(try counts(home, card(Self.eli)) == [1, 0, 0])
      #expect(try counts(home, card(changed)) == [0, 1, 0])
      #expect(try counts(home, card(changed)) == [0, 0, 1])
      #expect(try names(home).count == 1)
    }
  }

  @Test(arguments: [
    ["FN:Eli Berg", "TEL:1"], ["FN:Ela Berg", "EMAIL:eli@example.org"],
    ["FN:Eli Berg", "UID:e2", "EMAIL:eli@example.org"],
  ]) func aCardThatMayBeAnothersIsNew(_ other: [String]) throws {
    try Household.with { (home) throws in
      #expect(try counts(home, card(Self.eli)) == [1, 0, 0])
      #expect(try counts(home, card(other)) == [1, 0, 0])
    }
  }

  @Test func twoOfOneNameAndTelephoneStayTwo() throws {
    try Household.with { (home) throws in
      let (first, second) = (card(Self.eli), card(Self.eli + ["NOTE:the son"]))
      #expect(try counts(home, first) == [1, 0, 0])
      #expect(try counts(home, first + second) == [1, 0, 1])
      #expect(try counts(home, first + card(Self.eli + ["NOTE:a son"])) == [0, 1, 1])
      // It may be either.
      #expect(try counts(home, card(Self.eli + ["NOTE:who?"])) == [1, 0, 0])
    }
  }

  @Test func anImportKeepsWhatWasNotedSince() throws {
    try Household.with { (home) throws in
      let cards = card(Self.eli + ["NOTE:from phone"])
      #expect(try counts(home, cards) == [1, 0, 0])
      home.run("contact", "edit", "eli", "--note", "allergic to nuts")
      #expect(try counts(home, cards) == [0, 1, 0])
      let note = try home.json("contact", "show", "eli")["note"]
      #expect(note == "from phone; allergic to nuts")
      #expect(try counts(home, cards) == [0, 0, 1])
    }
  }

  @Test func aNumberIsListedOnceHoweverItIsWritten() throws {
    try Household.with { (home) throws in
      let name = "FN:Eli Berg"
      let cards = card(name, "TEL:905-555-1234", "TEL:(905) 555-1234", "TEL:905-555-1234 x1")
      #expect(try counts(home, cards) == [1, 0, 0])
      let phones = try home.json("contact", "show", "eli")["phones"]
      #expect(phones == ["905-555-1234", "905-555-1234 x1"])
      #expect(try counts(home, card(name, "TEL:(905) 555-1234")) == [0, 1, 0])
      let changed = try home.json("contact", "show", "eli")["phones"]
      #expect(changed == ["(905) 555-1234", "905-555-1234 x1"])
    }
  }

  @Test func aFolderIsReadAsItsFilesWouldBe() throws {
    let files = ["a.vcf": card(Self.eli), "b.vcf": card(Self.eli + ["NICKNAME:Eli"])]
    try Household.with(files) { (home) throws in
      let answer = try home.json("contact", "import", home.folder)
      #expect(answer["added"] == 1 && answer["updated"] == 1)
      #expect(try names(home) == ["Eli Berg"])
    }
  }

  @Test func aNamesakeMayBeTheSamePerson() throws {
    try Household.with { (home) throws in
      home.run("contact", "import", "-", typed: card("UID:one", "FN:Eli Berg"))
      let result = home.run("contact", "import", "-", typed: card("UID:two", "FN:Eli Berg"))
      #expect(result.errors.contains("contact merge one two if both Eli Berg are one person"))
      #expect(home.run("contact", "merge", "one", "two").status == 0)
      #expect(try names(home) == ["Eli Berg"])
    }
  }
}
