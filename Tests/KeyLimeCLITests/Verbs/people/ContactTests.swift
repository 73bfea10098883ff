import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct ContactTests {
  private func count(_ home: Household) throws -> Int? {
    try home.json("contact", "list").elements?.count
  }

  @Test func twoJohnsStayTwo() throws {
    try Household.with { (home) throws in
      home.run("contact", "add", "John Oak", "--phone", "1")
      let second = home.run("contact", "add", "John Oak", "--email", "john@example.org")
      #expect(second.errors.contains("another contact has this name"))
      #expect(try count(home) == 2)
      let ambiguous = home.run("checkin", "Bao House", "--with", "john")
      #expect(ambiguous.status == 2)
      #expect(ambiguous.errors.contains("2 of your contacts have this name"))
      #expect(ambiguous.errors.contains("is John Oak, john@example.org"))
      #expect(ambiguous.errors.contains("keylime contact merge "))
      #expect(home.run("checkin", "Bao House", "--with", "john@example.org").status == 0)
    }
  }

  @Test(arguments: ["Eli Berg", "eli berg", "ELI", "eliberg", "eli@example.org"])
  func aPersonIsFoundByAnyName(typed: String) throws {
    try Household.with { home in
      home.run("contact", "add", "Eli Berg", "--nickname", "eliberg", "--email", "eli@example.org")
      home.run("contact", "add", "Elif Stone")
      let found = try home.json("contact", "show", typed)
      #expect(found["name"]?.text == "Eli Berg")
    }
  }

  @Test func anUnknownPersonIsGuessedNever() throws {
    try Household.with { home in
      home.run("contact", "add", "Eli Berg", "--nickname", "Eli")
      let result = home.run("contact", "show", "ely")
      #expect(result.status == 1)
      #expect(result.errors.contains("hint: did you mean 'Eli'?\n"))
      #expect(result.errors.contains("keylime contact add ely adds one"))
    }
  }

  @Test(arguments: [["iwant-pick", "--with", "me"], ["contact", "show", "Me"]])
  func nobodyIsTheirOwnContact(words: [String]) throws {
    try Household.with { home in
      let result = home.run(words, "")
      #expect(result.status == 1)
      #expect(result.errors.contains("hint: you are meant anyway: name only the others\n"))
      #expect(!result.errors.contains("contact add"))
    }
  }

  @Test func noContactIsLinkedToOnesOwnAccount() throws {
    try Household.with { home in
      home.run("rate", "Bao House", "4")
      let mine = try #require(try home.json("account")["id"]?.text)
      let refused = home.run("contact", "add", "Ana", "--account", mine)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("cannot link '\(mine)': that is your own account"))
      #expect(home.run("contact", "list").status == 1)
    }
  }

  @Test func changesAndRemovals() throws {
    try Household.with { home in
      home.run("contact", "add", "Eli Berg", "--phone", "1", "--phone", "2", "--note", "vegan")
      home.run("contact", "edit", "eli", "--name", "Eli Stone", "--phone", "3", "--note", "")
      let eli = try home.json("contact", "show", "eli stone")
      #expect(eli["phones"] == ["3"])
      #expect(eli["note"] == nil)
      let same = try home.json("contact", "edit", "eli", "--phone", "3")
      #expect(same["name"]?.text == "Eli Stone" && same["event"] == nil, "it is so already")
      #expect(home.run("contact", "remove", "eli").status == 0)
      #expect(home.run("contact", "list").status == 1)
    }
  }

  @Test func aFolderThatCannotBeReadIsNoEmptyFolder() throws {
    try Household.with(["locked/a.vcf": "BEGIN:VCARD"]) { home in
      let locked = "\(home.folder)/locked"
      let isRoot = RunBinary.shell("chmod 0 '\(locked)'; ls '\(locked)'")?.status == 0
      defer { _ = RunBinary.shell("chmod 700 '\(locked)'") }
      // Nothing is locked for root.
      guard !isRoot else { return }
      let result = home.run("contact", "import", locked)
      #expect(result.status == 2)
      #expect(result.errors.contains("cannot read '\(locked)': Permission denied"))
    }
  }

  @Test(arguments: ["", "  "]) func aNameIsNeeded(name: String) throws {
    try Household.with { home in
      #expect(home.run("contact", "add", name).status == 2)
      home.run("contact", "add", "Eli")
      let refused = home.run("contact", "edit", "eli", "--name", name)
      #expect(refused.status == 2)
      #expect(refused.errors == "keylime: cannot rename 'Eli': the name is empty\n")
    }
  }

  private static func card(_ uid: String, _ name: String, _ more: String = "") -> String {
    "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(uid)\r\nFN:\(name)\r\n\(more)END:VCARD\r\n"
  }

  @Test func cardsAreKnownByTheirUID() throws {
    let files = [
      "book/a.vcf": Self.card("u1", "John Oak") + Self.card("u2", "John Oak"),
      "book/b.VCF": Self.card("u3", "Zoë Lark", "TEL:555\r\n"), "book/notes.txt": "no card",
      "later.vcf": Self.card("u3", "Zoë Finch", "TEL:556\r\nNOTE:moved\r\n"),
    ]
    try Household.with(files) { home in
      let first = try home.json("contact", "import", "\(home.folder)/book")
      #expect(first["added"] == 3)
      let again = try home.json("contact", "import", "\(home.folder)/book")
      #expect(again["unchanged"] == 3)
      #expect(again["added"] == 0)
      let later = try home.json("contact", "import", "\(home.folder)/later.vcf")
      #expect(later["updated"] == 1)
      let zoe = try home.json("contact", "show", "u3")
      #expect(zoe["name"]?.text == "Zoë Finch")
      #expect(zoe["phones"] == ["556", "555"], "a number is never lost")
      #expect(zoe["nicknames"] == nil)
      let news = Self.card("u3", "Zoë Finch", "NOTE:back\r\n")
      #expect(home.run("contact", "import", "-", typed: news).status == 0)
      let note = try home.json("contact", "show", "u3")["note"]
      #expect(note == "back; moved", "nor is a note")
      #expect(try count(home) == 3)
    }
  }

  @Test func whatIsNoCardIsRefused() throws {
    try Household.with(["empty/x.txt": "", "x.vcf": "hello"]) { home in
      #expect(home.run("contact", "import", "\(home.folder)/empty").status == 1)
      #expect(home.run("contact", "import", "\(home.folder)/x.vcf").status == 1)
      #expect(home.run("contact", "import", "\(home.folder)/none.vcf").status == 2)
    }
  }

  @Test func whatIsExportedComesBack() throws {
    try Household.with { home in
      home.run("contact", "add", "Eli; Berg", "--phone", "1", "--birth-date", "--03-22")
      #expect(try home.json("contact", "export")["text"]?.text?.hasPrefix("BEGIN:VCARD") == true)
      let cards = home.run("contact", "export").output
      home.run("contact", "remove", "eli; berg")
      let result = home.run("contact", "import", "-", typed: cards)
      #expect(result.status == 0, "\(result.errors)")
      let eli = try home.json("contact", "show", "Eli; Berg")
      #expect(eli["birthDate"]?.text == "--03-22")
      #expect(eli["phones"] == ["1"])
    }
  }

  /// The bytes of each say what it is; `/9j/` begins every JPEG.
  @Test(arguments: [
    "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r\n SkZJRg==\r\n",
    "PHOTO;JPEG;ENCODING=BASE64:\r\n /9j/4AAQ\r\n SkZJRg==\r\n\r\n",
    "PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ\r\nSkZJRg==\r\n",
    "PHOTO:data:image/jpeg;base64,/9j/4AAQ\r\n SkZJRg==\r\n",
    "PHOTO:data:image/jpeg\\;base64\\,/9j/4AAQSkZJRg==\r\n",
  ]) func aPictureComesWithItsCard(photo: String) throws {
    try Household.with(["a.vcf": Self.card("u1", "Ana", photo + "TEL:1\r\n")]) { home in
      #expect(home.run("contact", "import", "\(home.folder)/a.vcf").status == 0)
      let name = try home.json("contact", "show", "u1")["picture"]?.text
      let kept = try #require(name)
      let bytes = try UserFile.read("\(home.folder)/store/photos/\(kept)")
      #expect(bytes == [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10] + Array("JFIF".utf8))
      let cards = home.run("contact", "export").output
      #expect(cards.contains("PHOTO:data:image/jpeg;base64,/9j/4AAQSkZJRg=="), "\(cards)")
      #expect(cards.contains("TEL:1"))
      let again = home.run("contact", "import", "-", typed: cards)
      #expect(again.errors.contains("1 unchanged"), "\(again.errors)")
    }
  }

  @Test(arguments: [
    ("PHOTO;VALUE=uri:https://example.org/a.jpg", false), ("PHOTO;ENCODING=b:/9j/!", true),
    ("PHOTO:data:image/svg+xml;base64,PHN2Zz4=", true),
  ]) func aPictureThatCannotBeTakenIsLeftOut(photo: String, isTold: Bool) throws {
    try Household.with { home in
      let result = home.run(
        "contact", "import", "-", typed: Self.card("u1", "Ana", photo + "\r\n"))
      #expect(result.status == 0)
      #expect(result.errors.contains("a picture that cannot be read") == isTold)
      let ana = try home.json("contact", "show", "u1")
      #expect(ana["picture"] == nil)
    }
  }

  @Test func mailAddressesAreChecked() throws {
    try Household.with { (home) throws in
      let dan = try home.json("contact", "add", "Dan", "--email", "a@b.c,d@e.f")
      #expect(dan["emails"] == ["a@b.c", "d@e.f"])
      #expect(home.run("split", "d@e.f", "5").status == 0)
      #expect(home.run("contact", "add", "Bo", "--email", "not a mail").status == 2)
      let edited = try home.json("contact", "edit", "Dan", "--email", "")
      #expect(edited["emails"] == nil)
    }
  }

  @Test func contactsAreTheirOwners() throws {
    try Household.with { (home) throws in
      home.run("contact", "add", "Eli Berg")
      home.run("account", "logout", "--yes")
      home.run("contact", "add", "Bo Lane")
      #expect(try count(home) == 1)
    }
  }

  @Test func aDebtOutlivesTheContact() throws {
    try Household.with { home in
      home.run("contact", "add", "Eli Berg")
      home.run("split", "eli", "10")
      let removed = home.run("contact", "remove", "eli")
      #expect(removed.status == 0)
      #expect(removed.errors.contains("warning: still open: Eli Berg owes you $5.00"))
      let row = try #require(try home.json("split").elements?.first)
      #expect(row["name"]?.text == "Eli Berg (removed)")
      #expect(try home.json("split", "history").compactText.contains("Eli Berg (removed)"))
      let id = try #require(row["id"]?.text)
      for person in [id, "eli"] {
        let settled = home.run("split", "settle", person)
        #expect(settled.errors.contains("Eli Berg (removed) paid you $5.00"))
        if person == id { home.run("undo") }
      }
      for _ in 1...2 { home.run("undo") }
      home.run("split", "settle", "eli")
      #expect(!home.run("contact", "remove", "eli").errors.contains("warning"))
    }
  }

  @Test func aRemovedContactIsANameAndNothingElse() throws {
    try Household.with { (home) throws in
      home.run("contact", "add", "Eli Berg", "--phone", "1", "--note", "vegan")
      home.run("contact", "edit", "eli", "--name", "Eli Stone")
      home.run("checkin", "Bao House", "--with", "eli")
      let cards = home.run("contact", "export").output
      home.run("contact", "remove", "eli")
      #expect(home.run("timeline").output.contains("Eli Stone (removed)"))
      #expect(home.run("timeline", "show", "last").output.contains("Eli Stone (removed)"))
      for verb in ["list", "export"] { #expect(home.run("contact", verb).status == 1) }
      #expect(home.run("contact", "show", "eli").status == 1)
      #expect(home.run("checkin", "Bao House", "--with", "Eli Stone (removed)").status == 1)
      #expect(home.run("contact", "import", "-", typed: "\(cards)").errors.contains("1 new"))
      #expect(home.run("timeline", "show", "last").output.contains("Eli Stone"))
      #expect(!home.run("timeline").output.contains("(removed)"))
      home.run("undo")
      home.run("undo")
      #expect(try home.json("contact", "show", "eli")["note"]?.text == "vegan")
    }
  }

  @Test func aCutFileIsTold() throws {
    let cards = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Eli\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:An"
    try Household.with(["cut.vcf": cards]) { home in
      let result = home.run("contact", "import", "\(home.folder)/cut.vcf")
      #expect(result.status == 0)
      #expect(result.errors.contains("cut.vcf:5: a card without END:VCARD"))
    }
  }

  @Test(arguments: ["one\r\ntwo\r\n\r\nthree", "one\ntwo"])
  func lineEndsOfANoteOutliveAnExport(note: String) throws {
    try Household.with { home in
      home.run("contact", "add", "Eli", "--note", note)
      let cards = home.run("contact", "export").output
      let again = try home.json("contact", "import", "-", typed: cards)
      #expect(again["unchanged"] == 1)
      let shown = try home.json("contact", "show", "eli")
      #expect(shown["note"]?.text == note)
    }
  }

  @Test func otherCharacterSetsAreConvertedOrRefused() throws {
    try Household.with { (home) throws in
      func card(_ charset: String, _ bytes: [UInt8]) throws -> String {
        let head = Array("BEGIN:VCARD\nVERSION:2.1\nFN\(charset):".utf8)
        let path = "\(home.folder)/card.vcf"
        try UserFile.replace(path, with: head + bytes + Array("\nEND:VCARD\n".utf8))
        return path
      }
      // 山 in Shift_JIS.
      let sjis = home.run("contact", "import", try card(";CHARSET=Shift_JIS", [0x8E, 0x52]))
      #expect(sjis.status == 0, "\(sjis.errors)")
      #expect(try home.json("contact", "list").elements?.first?["name"] == "山")
      let unknown = home.run("contact", "import", try card(";CHARSET=X-MARTIAN", [0x8E]))
      #expect(unknown.status == 2 && unknown.errors.contains("'X-MARTIAN'"))
      let unnamed = try card("", [0x5A, 0x6F, 0xEB])
      #expect(home.run("contact", "import", unnamed).errors.contains("--charset"))
      #expect(home.run("contact", "import", unnamed, "--charset", "windows-1252").status == 0)
      #expect(try count(home) == 2)
    }
  }

  @Test func aMergeKeepsBothNotesAndTellsWhatItCannotKeep() throws {
    try Household.with { home in
      home.run("contact", "add", "Eli", "--note", "nuts", "--birth-date", "1990-01-02")
      home.run("contact", "add", "Max Berg", "--note", "late", "--birth-date", "1991-03-04")
      let merged = home.run("contact", "merge", "eli", "max")
      #expect(merged.errors.contains("not kept of Max Berg: birth date 1991-03-04"))
      let found = try home.json("contact", "show", "max")
      #expect(found["note"] == "nuts; late" && found["name"] == "Eli")
    }
  }
}
