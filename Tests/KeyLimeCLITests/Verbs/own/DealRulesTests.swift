import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Who may use a deal how often, when, and by what name.
@Suite struct DealRulesTests {
  @Test func aDealIsOncePerPersonUnlessTheOwnerSaysOtherwise() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let once = try world.offer("Tea")
      let often = try world.offer("Bun", "--no-once-per-person")
      let use = { (id: String) in world.run("deals", "use", id, "--yes", "--json") }
      #expect([use(once).status, use(often).status, use(often).status] == [0, 0, 0])
      let again = use(once)
      #expect(again.status == 4)
      #expect(again.errors.contains("each person may use it once"))
      #expect(try world.json("deals", "show", once)["status"] == "used")
      let listed = try JSON(parsing: Array(world.run("deals", "--json").output.utf8))
      #expect(listed.elements?.compactMap { $0["id"]?.text } == [often])
    }
  }

  @Test func loggingOutMakesNobodyAnother() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea")
      #expect(world.run("deals", "use", id, "--yes").status == 0)
      let code = try world.json("deals", "used")["code"]?.text
      #expect(world.run("account", "logout", "--yes").status == 0)
      let again = world.run("deals", "use", id, "--yes", "--json")
      #expect(again.status == 4)
      #expect(again.errors.contains(#""already-used""#))
      #expect(try world.json("deals", "used")["code"]?.text == code)
    }
  }

  @Test func namedAccountsOfOneMachineAreSeveralPeople() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea")
      for name in ["Ana", "Ben"] {
        let register = world.run(
          "account", "register", "--first-name", name, "--email", "\(name)@x.org",
          "--password-fd", "0", typed: "limes4ever\n")
        #expect(register.status == 0, "\(register.errors)")
        #expect(world.run("deals", "use", id, "--yes").status == 0)
        #expect(world.run("account", "logout").status == 0)
      }
      #expect(world.run("deals", "use", id, "--yes").status == 4, "without a name, either of them")
    }
  }

  @Test func dealsAreNamedByRowAndByTitle() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let late = try world.offer("Two for one", "--expires", "2026-12-24")
      let soon = try world.offer("Free tea", "--expires", "2026-11-30")
      #expect(world.run("deals", "show", "@1").status == 2, "no list of deals was shown")
      #expect(world.run("deals").status == 0)
      #expect(try world.json("deals", "show", "@1")["id"]?.text == soon)
      #expect(try world.json("deals", "show", "@2")["id"]?.text == late)
      #expect(try world.json("show", "@2")["id"] == "bao-house", "its place elsewhere")
      #expect(world.run("deals", "show", "@3").status == 2)
      #expect(try world.json("deals", "show", "two FOR one")["id"]?.text == late)
      #expect(try world.json("deals", "show", "tea")["id"]?.text == soon)
      #expect(world.run("deals", "show", "e").status == 2, "both titles have it")
      #expect(world.run("admin", "deal", "edit", "free tea", "--uses", "3").status == 0)
      #expect(world.run("nearby").status == 0)
      let row = world.run("deals", "use", "@1", "--yes")
      #expect(row.status == 2)
      #expect(row.errors.contains("the last list was not a list of deals"))
    }
  }

  /// The sample is in California, eight hours behind UTC.
  @Test func weeklyHoursAreOfThePlace() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Happy hour", "--when", "Mo-Fr 15:00-18:00")
      let early = world.run("deals", "use", id, "--yes", "--json")
      #expect(early.status == 4)
      #expect(early.errors.contains(#""not-now""#))
      #expect(early.errors.contains("it can be used from 20 Nov 2026 15:00"))
      #expect(try world.json("deals")["status"] == "notNow")
      #expect(try world.json("deals")["nextStart"] == "2026-11-20T15:00:00-08:00")
      world.now = "2026-11-20T16:00:00Z"
      let mine = world.run("deals", "use", id, "--yes", "--json")
      #expect(
        mine.errors.contains(#""not-now""#),
        "four in the afternoon here, eight in the morning there")
      world.now = "2026-11-20T23:30:00Z"
      let code = try #require(try world.json("deals", "use", id, "--yes")["code"]?.text)
      world.now = "2026-11-21T02:00:00Z"
      let late = world.run("admin", "redeem", code, "--json")
      #expect(late.status == 4)
      #expect(late.errors.contains(#""not-now""#))
      #expect(world.run("admin", "deal", "edit", id, "--no-when").status == 0)
      #expect(world.run("admin", "redeem", code).status == 0)
    }
  }

  @Test func hoursThatNobodyUnderstandsAreRefused() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let words = ["admin", "deal", "add", "bao-house", "--title", "T", "--when", "whenever"]
      #expect(world.run(words).status == 2)
      #expect(world.run("admin", "deal", "list").status == 1)
    }
  }

  @Test func theJournalHasNoCodeAndPrivateHasItUntilItIsRedeemed() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea")
      let code = try #require(try world.json("deals", "use", id, "--yes")["code"]?.text)
      #expect(code.count == 15)
      let symbols = code.filter { $0 != "-" }.dropLast()
      let lines = try Store(at: world.storePath).journal.log.events()
        .map { String(decoding: $0.members, as: UTF8.self).uppercased() }
      #expect(lines.allSatisfy { !$0.contains(symbols) })
      let codes = "\(world.storePath)/private/codes"
      #expect(String(decoding: try UserFile.read(codes), as: UTF8.self).contains(symbols))
      #expect((try? UserFile.read("\(world.storePath)/private/deal-key")) == nil)
      #expect(try world.json("deals", "used", "tea")["code"]?.text == code)
      #expect(world.run("admin", "redeem", code).status == 0)
      #expect(String(decoding: try UserFile.read(codes), as: UTF8.self).isEmpty)
      let used = try world.json("deals", "used")
      #expect(used["code"] == nil)
      #expect(used["redeemed"] == "2026-11-20T18:30:00Z")
    }
  }

  /// A use that 0.1.0 wrote, with its key beside it.
  @Test func codesOf010StayGoodWhileTheirKeyIsThere() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let (place, id) = (
        try #require(RestaurantID("bao-house")), try #require(DealID(try world.offer("Tea")))
      )
      let secret = [UInt8](repeating: 9, count: 32)
      let path = "\(world.storePath)/private/deal-key"
      try UserFile.replace(path, with: secret)
      let store = try Store(at: world.storePath)
      let owner = try #require(try store.session())
      let code = KeyedDealCode(
        of: id, at: place, for: owner, until: nil, nonce: 77, DealKey(secret: secret))
      let replica = try #require(try store.replicasOfThisMachine().first)
      _ = try store.beginWriting(as: replica).append(
        [.deal(place, id, .use(.nonce(code.nonceText)))], by: owner, now: 1_763_663_400_000)
      #expect(try world.json("deals", "used")["code"]?.text == code.text)
      #expect(world.run("admin", "redeem", code.text, "--dry-run").status == 0)
      #expect(Platform.runShell("mv '\(path)' '\(path)-away'") == 0)
      #expect(world.run("admin", "redeem", code.text).status == 4)
      #expect(Platform.runShell("mv '\(path)-away' '\(path)'") == 0)
      #expect(world.run("admin", "redeem", code.text).status == 0)
    }
  }
}
