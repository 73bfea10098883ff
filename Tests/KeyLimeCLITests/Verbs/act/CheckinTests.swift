import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct CheckinTests {
  private func photo(_ photo: TinyPhoto = TinyPhoto(), in home: Household) throws -> String {
    let path = "\(home.folder)/lunch.jpg"
    try UserFile.replace(path, with: photo.bytes)
    return path
  }

  @Test func asManyOfTheLatestAsYouLike() throws {
    try Household.with { home in
      for day in 10...20 { home.run("checkin", "Bao House", "--at", "2026-11-\(day)T08:00") }
      func count(_ words: String...) -> Int {
        home.run(["checkin"] + words, "").output.split(separator: "\n").count
      }
      #expect(count() == 10 && count("--limit", "3") == 3 && count("-n", "0") == 11)
      #expect(home.run("checkin", "Bao House", "--limit", "3").status == 2)
    }
  }

  @Test func theListSaysHowManyThereAre() throws {
    try Household.with { home in
      for _ in 1...10 { #expect(home.run("checkin", "Bao House").status == 0) }
      #expect(!home.run("checkin").errors.contains(" of "))
      #expect(home.run("checkin", "Bao House").status == 0)
      #expect(home.run("checkin").errors.contains("10 of 11; keylime timeline shows more"))
    }
  }

  @Test func keepsACopyOfThePlaceInItsOwnTime() throws {
    try Household.with { home in
      home.run("contact", "add", "Eli Berg")
      let made = try home.json("checkin", "Bao House", "--with", "eli", "--note", "window")
      #expect(made["restaurant"]?.text == "bao-house")
      #expect(made["at"]?.text == "2026-11-20T12:30:00-08:00")
      #expect(made["address"]?["street"]?.text == "1024 Chorro Street")
      #expect(made["latitude"]?.number?.double == 35.2806)
      #expect(made["with"]?.elements?.first?["name"]?.text == "Eli Berg")
      let kept = try home.json("timeline", "show", "last")
      #expect(kept["id"] == made["id"])
      #expect(kept["note"]?.text == "window")
      #expect(kept["day"]?.text == "2026-11-20")
    }
  }

  @Test(arguments: [
    ("yesterday 19:30", "2026-11-19T19:30:00-08:00"),
    ("2026-07-04T12:00", "2026-07-04T12:00:00-07:00"),
    ("2026-11-20T12:00:00+01:00", "2026-11-20T03:00:00-08:00"),
    ("-2h", "2026-11-20T10:30:00-08:00"), ("monday", "2026-11-16T12:30:00-08:00"),
    ("monday 19:00", "2026-11-16T19:00:00-08:00"), ("friday 9:00", "2026-11-20T09:00:00-08:00"),
    ("friday 19:00", "2026-11-13T19:00:00-08:00"), ("friday", "2026-11-20T12:30:00-08:00"),
    ("may 3 12:00", "2026-05-03T12:00:00-07:00"), ("nov 21 9:00", "2025-11-21T09:00:00-08:00"),
    ("feb 2 9:00", "2026-02-02T09:00:00-08:00"),
    ("easter sunday 9.30am", "2026-04-05T09:30:00-07:00"),
  ]) func timesAreThePlacesOwn(at: String, expected: String) throws {
    try Household.with { home in
      let made = try home.json("checkin", "Bao House", "--at=\(at)")
      #expect(made["at"]?.text == expected)
    }
  }

  @Test func aTimeIsChangedToTheLastSuchDayToo() throws {
    try Household.with { home in
      home.run("checkin", "Bao House")
      let made = try home.json("timeline", "edit", "last", "--at", "monday 19:00")
      #expect(made["at"]?.text == "2026-11-16T19:00:00-08:00")
    }
  }

  /// Only the clock of a camera may be ahead by half an hour.
  @Test(arguments: ["tomorrow 10:00", "+30m"])
  func whatIsStillToComeIsRefused(at: String) throws {
    try Household.with { home in
      let result = home.run("checkin", "Bao House", "--at=\(at)")
      #expect(result.status == 2)
      #expect(result.errors.contains("that is in the future"))
      #expect(home.run("timeline").status == 1)
    }
  }

  @Test(arguments: ["", " \t"]) func aPlaceNeedsAName(name: String) throws {
    try Household.with { (home) throws in
      let refused = home.run("checkin", "--name", name)
      #expect(refused.status == 2)
      #expect(refused.errors == "keylime: cannot check in: the name is empty\n")
      home.run("checkin", "--name", "Home")
      let same = home.run("timeline", "edit", "last", "--name", name)
      #expect(same.status == 2)
      #expect(same.errors.contains("the name is empty"))
      #expect(try home.json("timeline", "show", "last")["name"] == "Home")
    }
  }

  @Test func nobodyIsAddedByAnEmptyName() throws {
    try Household.with { home in
      for words in [["checkin", "bao-house", "--with", ""], ["contact", "show", " "]] {
        let refused = home.run(words, "")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("hint: keylime contact lists your contacts\n"))
      }
      home.run("checkin", "bao-house")
      let kept = home.run("timeline", "edit", "last", "--with", "")
      #expect(kept.status == 1)
      #expect(kept.errors.hasSuffix("\nhint: --alone removes all companions\n"))
      #expect(home.run("timeline", "--with", "").status == 1)
    }
  }

  @Test func aPlaceInNoCatalogue() throws {
    try Household.with { home in
      let made = try home.json("checkin", "--name", "Mia's kitchen", "--near", "35.28,-120.66")
      #expect(made["name"]?.text == "Mia's kitchen")
      #expect(made["restaurant"] == nil)
      #expect(made["longitude"]?.number?.double == -120.66)
      let nowhere = try home.json("checkin", "--name", "Nowhere")
      #expect(nowhere["latitude"] == nil)
      #expect(home.run("checkin", "Bao House", "--name", "Both").status == 2)
    }
  }

  @Test func picturesAreKeptByTheirContents() throws {
    try Household.with { home in
      let path = try photo(in: home)
      let made = try home.json("checkin", "Bao House", "--photo", path, "--photo", path)
      let name = try #require(made["photos"]?.elements?.first?.text)
      #expect(made["photos"]?.elements?.count == 1)
      #expect(name.hasSuffix(".jpg"))
      #expect(try UserFile.read("\(home.folder)/store/photos/\(name)") == TinyPhoto().bytes)
      #expect(made["at"]?.text == "2026-11-20T12:30:00-08:00", "unasked, the picture tells nothing")
    }
  }

  @Test func whatIsNoPictureIsRefused() throws {
    try Household.with(["note.jpg": "not a picture"]) { home in
      let result = home.run("checkin", "Bao House", "--photo", "\(home.folder)/note.jpg")
      #expect(result.status == 2)
      #expect(result.errors.contains("it is not a picture"))
      #expect(home.run("checkin", "Bao House", "--photo", "/nowhere.jpg").status == 2)
      let endless = home.run("checkin", "Bao House", "--photo", "/dev/zero")
      #expect(endless.errors.contains("it is not a regular file"), "it never ends")
      #expect(home.run("timeline").status == 1)
    }
  }

  @Test func thePictureTellsTimeAndPlace() throws {
    try Household.with { home in
      let path = try photo(in: home)
      let made = try home.json("checkin", "--photo", path, "--from-photo")
      #expect(made["restaurant"]?.text == "bao-house")
      #expect(made["at"]?.text == "2026-11-19T12:15:00-08:00")
      let named = try home.json(
        "checkin", "--photo", path, "--from-photo", "--name", "Cart", "--at", "10:00")
      #expect(named["latitude"]?.number?.double == 35.2806)
      #expect(named["at"]?.text == "2026-11-20T10:00:00-08:00", "--at goes first")
    }
  }

  @Test func aPictureMayKnowNothing() throws {
    try Household.with { home in
      let timeless = try photo(TinyPhoto(time: nil), in: home)
      let result = home.run("checkin", "Bao House", "--photo", timeless, "--from-photo")
      #expect(result.status == 4)
      #expect(result.errors.contains("the picture has no time"))
      let placeless = try photo(TinyPhoto(position: nil), in: home)
      #expect(home.run("checkin", "--photo", placeless, "--from-photo").status == 4)
      let zeros = try photo(TinyPhoto(position: (0, 0)), in: home)
      #expect(home.run("checkin", "--photo", zeros, "--from-photo").status == 4)
      let far = try photo(TinyPhoto(position: (1, 1)), in: home)
      #expect(home.run("checkin", "--photo", far, "--from-photo").status == 1)
      #expect(home.run("checkin", "--from-photo").status == 2, "which picture?")
    }
  }

  @Test func withoutAPlaceTheLatestAreListed() throws {
    try Household.with { home in
      home.run("checkin", "Bao House", "--at", "yesterday 12:00")
      home.run("checkin", "Taco Luna")
      let names = try home.json("checkin").elements?.compactMap { $0["name"]?.text }
      #expect(names == ["Taco Luna", "Bao House"])
      #expect(home.run("checkin", "--note", "where?").status == 2)
    }
  }

  @Test func aRepeatedWishMakesOneCheckIn() throws {
    try Household.with { home in
      let first = try home.json("checkin", "Bao House", "--key", "K")
      let again = try home.json("checkin", "Bao House", "--key", "K")
      #expect(again["repeated"] == true)
      #expect(again["id"] == first["id"])
      let all = try home.json("timeline")
      #expect(all.elements?.count == 1)
    }
  }

  @Test func aDryRunKeepsNoPicture() throws {
    try Household.with { home in
      let path = try photo(in: home)
      #expect(home.run("checkin", "Bao House", "--photo", path, "--dry-run").status == 0)
      #expect(home.run("timeline").status == 1)
      #expect(!UserFile.isFolder("\(home.folder)/store/photos"))
    }
  }
}
