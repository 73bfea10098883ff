import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct DealsTests {
  private func code(_ result: FakeWorld.Result) throws -> String {
    #expect(result.status == 0, "\(result.errors)")
    return try #require(try JSON(parsing: Array(result.output.utf8))["code"]?.text)
  }

  @Test func dealsHaveThePositionOfTheirPlace() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let deal = try world.offer("Free tea")
      for words in [["deals"], ["admin", "deal", "list"], ["deals", "show", deal]] {
        let result = world.run(words + ["--geojson"])
        let feature = try JSON(parsing: result.output)["features"]?.elements?.first
        #expect(feature?["geometry"]?["type"] == "Point", "\(result.output) \(result.errors)")
      }
      #expect(try world.json("deals")["latitude"] != nil)
      #expect(try world.json("admin", "deal", "remove", deal)["name"] == "Bao House")
    }
  }

  @Test func aDealIsUsedOnceAndRedeemedOnce() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Two for one")
      try world.become("ben")
      let code = try code(world.run("deals", "use", id, "--yes", "--json"))
      let again = world.run("deals", "use", id, "--yes", "--json")
      #expect(again.status == 4)
      #expect(again.output.isEmpty)
      #expect(again.errors.contains(#""already-used""#))
      #expect(again.errors.contains("keylime deals used shows its code again"))
      let empty = world.run("deals")
      #expect(empty.status == 1, "it is out of the list")
      #expect(empty.errors.contains("keylime deals used lists those"), "\(empty.errors)")
      #expect(try world.json("deals", "used")["code"]?.text == code)
      #expect(world.run("admin", "redeem", code).status == 5)
      try world.become("owner2")
      #expect(
        world.run("admin", "claim", "Bao House", "--passcode-fd", "0", typed: "limes4ever\n")
          .status == 0)
      #expect(try world.json("admin", "redeem", code.lowercased())["status"] == "ok")
      world.now = "2026-11-20T19:30:00Z"
      let twice = world.run("admin", "redeem", code)
      #expect(twice.status == 4)
      #expect(twice.errors.contains("already redeemed, 1 hour ago (2026-11-20T18:30:00Z)"))
    }
  }

  @Test func anEmptyListSaysWhatWouldFillIt() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      _ = try world.offer("Tea")
      let far = world.run("deals", "--near", "55.95,-3.19")
      #expect(far.status == 1)
      let hint = try #require(far.errors.split(separator: "\n").last)
      #expect(hint.hasPrefix("hint: 1 deal is farther away: try --within "), "\(hint)")
      let distance = try #require(hint.split(separator: " ").last)
      #expect(world.run("deals", "--near", "55.95,-3.19", "--within", "\(distance)").status == 0)
      let excluded = world.run("deals", "--cuisine", "ethiopian")
      #expect(excluded.errors.contains("the only deal was excluded by --cuisine"))
    }
  }

  @Test func anOwnersDealsAreListedByTitle() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      for title in ["W", "x", "Y", "Z", "V"] { _ = try world.offer(title) }
      let rows = try JSON(parsing: Array(world.run("admin", "deal", "list", "--json").output.utf8))
      #expect(rows.elements?.compactMap { $0["title"]?.text } == ["V", "W", "x", "Y", "Z"])
      #expect(world.run("admin", "deal", "remove", "@3", "--yes").errors.contains("removed x"))
      let unknown = world.run("admin", "deal", "remove", "nix")
      #expect(unknown.errors.contains("keylime admin deal list lists them"))
    }
  }

  @Test func usingAsksFirstAndCannotBeTakenBack() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea", "--uses", "1")
      #expect(world.run("deals", "use", id).status == 2)
      world.isTerminal = true
      #expect(world.run("deals", "use", id, typed: "n\n").status == 4)
      let used = world.run("deals", "use", id, typed: "y\n")
      #expect(used.status == 0)
      #expect(used.errors.contains("It cannot be undone."))
      #expect(used.output.contains("▀") && used.output.contains("shows it again"))
      #expect(world.run("deals", "use", id, "--yes").status == 4)
    }
  }

  @Test func ofTwoPeopleOneGetsTheLastUse() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea", "--uses", "1", "--no-once-per-person")
      try world.become("ben")
      _ = try code(world.run("deals", "use", id, "--yes", "--json"))
      #expect(world.run("undo").status == 4)
      try world.become("cy")
      let late = world.run("deals", "use", id, "--yes", "--json")
      #expect(late.status == 4)
      #expect(late.errors.contains(#""limit-reached""#))
      #expect(world.run("deals").status == 1, "it is gone for cy")
      try world.become("ben")
      #expect(world.run("deals").status == 1, "and for ben")
    }
  }

  @Test func ofTwoReplicasThatMeetTheFirstUseCounts() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea", "--uses", "1")
      // The key of codes is drawn for the first of them.
      #expect(world.run("deals", "use", try world.offer("Bun"), "--yes").status == 0)
      let (here, there) = (world.storePath, "\(world.folder)/copy")
      #expect(Platform.runShell("cp -r '\(here)' '\(there)'") == 0)
      let owner = try #require(try Store(at: here).session())
      world.storePath = there
      #expect(world.run("account", "logout", "--yes").status == 0)
      let first = try code(world.run("deals", "use", id, "--yes", "--json"))
      world.storePath = here
      world.now = "2026-11-20T19:30:00Z"
      try world.become("cy")
      let second = try code(world.run("deals", "use", id, "--yes", "--json"))
      #expect(Platform.runShell("cp -rn '\(there)/journal/.' '\(here)/journal/'") == 0)
      try world.become(owner.text)
      let late = world.run("admin", "redeem", second, "--json")
      #expect(late.status == 4)
      #expect(late.errors.contains(#""limit-reached""#))
      #expect(late.errors.contains("Bao House, 'Tea': all uses"), "\(late.errors)")
      #expect(world.run("admin", "redeem", first).status == 0)
    }
  }

  @Test func aCodeIsOnTheMachineWhereItWasShown() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea")
      #expect(world.run("deals", "use", id, "--yes").status == 0)
      let here = world.run("deals", "use", id, "--yes")
      #expect(here.errors.contains("keylime deals used shows its code again"), "\(here.errors)")
      #expect(!world.run("deals", "used").errors.contains("1 code is"))
      #expect(Platform.runShell("rm '\(world.storePath)/private/codes'") == 0)
      let there = world.run("deals", "use", id, "--yes")
      #expect(there.status == 4 && !there.errors.contains("shows its code again"))
      #expect(there.errors.contains("its code is on the machine where you used it"))
      let used = world.run("deals", "used")
      #expect(used.errors.contains("1 code is on the machine where the deal was used"))
    }
  }

  @Test func anOwnersUndoTakesNothingFromGuests() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer(
        "Tea", "--uses", "1", "--expires", "2026-11-21", "--no-once-per-person")
      let terms = ["--uses", "2", "--expires", "2026-11-30"]
      #expect(world.run(["admin", "deal", "edit", id] + terms).status == 0)
      let codes = try (1...2).map { _ in
        try code(world.run("deals", "use", id, "--yes", "--json"))
      }
      let log = try JSON(parsing: Array(world.run("log", "--json").output.utf8))
      let raised = try #require(
        log.elements?.first { $0["do"] == "editDeal" }?["event"]?.text)
      #expect(world.run("undo", raised).status == 0)
      #expect(world.run("deals", "use", id, "--yes").status == 4)
      #expect(try world.json("admin", "deal", "list")["uses"] == 2)
      world.now = "2026-11-29T12:00:00Z"
      #expect(world.run("admin", "redeem", codes[0]).status == 0)
      #expect(world.run("admin", "deal", "remove", id).status == 0)
      #expect(world.run("admin", "redeem", codes[1]).status == 0)
    }
  }

  @Test func everyVerbGivesTheSameFieldsOfADeal() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Two for one")
      #expect(world.run("fav", "Bao House").status == 0)
      let listed = try #require(try world.json("deals").object)
      #expect(listed["favourite"] == true && listed["distance"] != nil)
      let page = try world.json("deals", "show", id)
      #expect(page.object == listed)
      let ofPlace = try world.json("show", "Bao House")
      #expect(ofPlace["deals"]?.elements?.first?.object == listed)
      var owned = try #require(try world.json("admin", "deal", "list").object)
      (owned["uses"], owned["redemptions"]) = (nil, nil)
      #expect(owned == listed)
    }
  }

  @Test func aPlaceShowsItsDeals() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      #expect(try world.json("show", "Bao House")["deals"] == nil)
      let tea = try world.offer("Tea", "--uses", "5", "--no-once-per-person")
      _ = try world.offer("Yesterday's", "--expires", "yesterday")
      let soon = try world.offer(
        "Lunch", "--starts", "tomorrow", "--expires", "2026-11-30", "--no-once-per-person")
      #expect(world.run("deals", "use", tea, "--yes").status == 0)
      let deals = try #require(try world.json("show", "Bao House")["deals"]?.elements)
      #expect(deals.compactMap { $0["id"]?.text } == [soon, tea])
      #expect(deals.map { $0["used"] } == [false, true])
      world.isTerminal = true
      let page = world.run("show", "Bao House", "--color=never", "--no-pager").output
      #expect(page.contains("deals       Lunch  from 21 Nov 2026  \(soon)\n"))
      #expect(page.contains("          ✓ Tea  always, you have used it, 4 left  \(tea)\n"))
    }
  }

  @Test func aRetriedWishIsOneUseOfOneCode() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea", "--uses", "2")
      let words = ["deals", "use", id, "--yes", "--key", "k", "--json"]
      let first = try code(world.run(words))
      #expect(try code(world.run(words)) == first)
      #expect(try world.json("deals", "show", id)["usesLeft"] == 1)
    }
  }

  @Test(arguments: ["removed", "expired", "edited", "used up"])
  func aRetriedWishIsAnsweredWhateverBecameOfTheDeal(fate: String) throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer(
        "Tea", "--uses", "2", "--expires", "2026-11-21", "--no-once-per-person")
      let words = ["deals", "use", id, "--key", "k", "--json"]
      let first = try JSON(parsing: Array(world.run(words + ["--yes"]).output.utf8))
      switch fate {
      case "removed": #expect(world.run("admin", "deal", "remove", id).status == 0)
      case "expired": world.now = "2026-12-01T12:00:00Z"
      case "edited": #expect(world.run("admin", "deal", "edit", id, "--title", "T").status == 0)
      default: #expect(world.run("deals", "use", id, "--yes").status == 0)
      }
      let again = world.run(words)
      #expect(again.status == 0, "\(again.errors)")
      var expected = try #require(first.object)
      expected["repeated"] = true
      #expect(try JSON(parsing: Array(again.output.utf8)).object == expected)
    }
  }

  @Test func aKeyOfAnotherWishShowsNoCode() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let (one, two) = (try world.offer("Tea"), try world.offer("Bun"))
      #expect(world.run("deals", "use", one, "--yes", "--key", "k").status == 0)
      #expect(world.run("rate", "Bao House", "5", "--key", "r").status == 0)
      for words in [[two, "--key", "k"], [one, "--key", "r"], ["nosuch", "--key", "k"]] {
        let result = world.run(["deals", "use", "--yes", "--json"] + words)
        #expect(result.status == 2)
        #expect(result.errors.contains(#""key-taken""#))
      }
    }
  }

  @Test func aDryRunShowsNoCode() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea", "--uses", "1")
      let result = world.run("deals", "use", id, "--dry-run")
      #expect(result.status == 0)
      #expect(result.output.contains("useDeal"))
      #expect(try world.json("deals", "show", id)["usesLeft"] == 1)
    }
  }

  @Test func timeDecides() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Lunch", "--starts", "2026-11-21", "--expires", "2026-11-21")
      #expect(try world.json("deals")["status"] == "notYet")
      #expect(world.run("deals", "use", id, "--yes").status == 4)
      world.now = "2026-11-22T07:59:59Z"
      let code = try code(world.run("deals", "use", id, "--yes", "--json"))
      world.now = "2026-11-22T08:00:00Z"
      let late = world.run("admin", "redeem", code)
      #expect(late.status == 4)
      #expect(late.errors.contains("ended"))
      #expect(world.run("deals", "use", id, "--yes").status == 4)
      #expect(world.run("deals").status == 1)
    }
  }

  @Test func listsAreNarrowed() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      _ = try world.offer("Tea")
      #expect(world.run("deals", "Bao House").status == 0)
      #expect(world.run("deals", "Taco Luna").status == 1)
      #expect(world.run("deals", "--cuisine", "chinese").status == 0)
      #expect(world.run("deals", "--cuisine", "mexican").status == 1)
      let far = world.run("deals", "--near", "36,-120", "--within", "1km")
      #expect(far.status == 1)
      #expect(far.errors.contains("1 deal is farther away"))
      #expect(world.run("deals", "show", "nosuch").status == 1)
    }
  }

  @Test(arguments: ["XYZ", "", "2HBC-NS8B-92CR-WPSN-Y6HR-MTHD-FVAR-P0GX-JXYW"])
  func madeUpCodesAreWrong(code: String) throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let result = world.run("admin", "redeem", code, "--json")
      #expect(result.status == 4)
      #expect(result.errors.contains(#""wrong-code""#))
    }
  }
}
