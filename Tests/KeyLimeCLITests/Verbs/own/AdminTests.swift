import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct AdminTests {
  @Test func thePasscodeIsSetOnceByTheOwner() throws {
    try OwnersWorld.with { world in
      let words = ["admin", "passcode", "--passcode-fd", "0"]
      #expect(world.run("admin", "claim", "Bao House").status == 4, "nobody has set one")
      #expect(world.run(words, typed: "short\n").status == 2)
      #expect(world.run(words, typed: "limes4ever\n").status == 0)
      #expect(world.run(words, typed: "limes4ever\n").status == 4)
      #expect(world.run(words + ["--replace"], typed: "lemons4ever\n").status == 0)
      let hash = try UserFile.read("\(world.storePath)/private/passcode")
      #expect(String(decoding: hash, as: UTF8.self).hasPrefix("$y$"))
      try world.become("ben")
      #expect(world.run(words + ["--replace"], typed: "mine4ever\n").status == 5)
      let old = world.run(
        "admin", "claim", "Bao House", "--passcode-fd", "0", typed: "limes4ever\n")
      #expect(old.status == 5)
    }
  }

  @Test func aPlaceWithoutAnAdminIsMarked() throws {
    try OwnersWorld.with { world in
      #expect(try world.json("show", "Bao House")["partner"] == false)
      try world.claimBaoHouse()
      #expect(try world.json("show", "Bao House")["partner"] == true)
      world.isTerminal = true
      #expect(world.run("show", "Bao House").output.contains("     you\n"))
      try world.become("ben")
      #expect(world.run("show", "Bao House").output.contains("     another account\n"))
      #expect(world.run("show", "Taco Luna").output.contains("none: not a partner"))
    }
  }

  @Test func hoursAreWarnedOfAsHoursDoes() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let hours = "Fr 20:00-02:00; Sa 10:00-14:00; \"ring\""
      let edited = world.run("admin", "edit", "Bao House", "--hours", hours)
      #expect(edited.status == 0)
      #expect(edited.errors.contains("rule 2 erases Sa 00:00-02:00"))
      #expect(edited.errors.contains("rule 3 is only a comment"))
      let fine = world.run("admin", "edit", "Bao House", "--hours", "Mo-Fr 09:00-17:00")
      #expect(fine.status == 0 && !fine.errors.contains("warning"))
    }
  }

  @Test func onATerminalItIsTypedTwice() throws {
    try OwnersWorld.with { world in
      world.isTerminal = true
      #expect(world.run("admin", "passcode", typed: "limes4ever\nlimes4evr\n").status == 4)
      #expect(world.run("admin", "passcode", typed: "limes4ever\nlimes4ever\n").status == 0)
      #expect(world.run("admin", "claim", "Bao House", typed: "limes4ever\n").status == 0)
    }
  }

  /// What is shown of a claim that is not made is of no use to anybody.
  @Test func aDryRunShowsNoProof() throws {
    try OwnersWorld.with { world in
      let words = ["admin", "claim", "Bao House", "--passcode-fd", "0"]
      #expect(
        world.run("admin", "passcode", "--passcode-fd", "0", typed: "limes4ever\n").status == 0)
      let dry = world.run(words + ["--dry-run", "--json"], typed: "limes4ever\n")
      #expect(dry.status == 0)
      #expect(dry.output.contains("claimRestaurant") && !dry.output.contains("proof"))
      #expect(world.run("admin", "show").status == 1)
      #expect(world.run(words, typed: "limes4ever\n").status == 0)
      let members = try world.json("log", "-n", "1")["members"]
      #expect(members?["turn"] == 1)
      #expect(world.run(words + ["--dry-run"], typed: "limes4ever\n").status == 0)
    }
  }

  /// Whoever gave a restaurant up becomes its admin again by the passcode alone.
  @Test func aRestaurantIsClaimedAgain() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      #expect(world.run("admin", "release", "Bao House").status == 0)
      #expect(world.run("admin", "edit", "Bao House", "--phone", "1").status == 5)
      let words = ["admin", "claim", "Bao House", "--passcode-fd", "0", "--key", "k"]
      #expect(world.run(words, typed: "limes4ever\n").status == 0)
      #expect(world.run(words, typed: "limes4ever\n").status == 0)
      #expect(world.run("admin", "edit", "Bao House", "--phone", "1").status == 0)
      // Somebody whose first act it is.
      try Folder(world.storePath).folder("private").remove("session")
      #expect(
        world.run("admin", "claim", "Sol", "--passcode-fd", "0", typed: "limes4ever\n").status == 1)
      #expect(
        world.run("admin", "claim", "Taco Luna", "--passcode-fd", "0", typed: "limes4ever\n")
          .status == 0)
      #expect(world.run("admin", "edit", "Taco Luna", "--phone", "2").status == 0)
    }
  }

  @Test func anAdminChangesTheirOwnRestaurantOnly() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let again = world.run(
        "admin", "claim", "Bao House", "--passcode-fd", "0", typed: "limes4ever\n")
      #expect((again.status, again.errors) == (0, "you are already an admin of Bao House\n"))
      let edit = world.run(
        "admin", "edit", "Bao House", "--name", "Bao Palace", "--price", "4", "--photo",
        world.photo, "--forget", "openingHours")
      #expect(edit.status == 0, "\(edit.errors)")
      #expect(
        edit.errors.hasPrefix("changed Bao Palace: name 'Bao House' -> 'Bao Palace', price 2 -> 4"))
      for missing in [["--menu", "menu.csv"], ["--photo", "none.jpg"]] {
        #expect(world.run(["admin", "edit", "bao-house"] + missing).status == 2)
      }
      #expect(world.run("admin", "edit", "Taco Luna", "--price", "4").status == 5)
      #expect(world.run("admin", "edit", "Bao Palace", "--price", "4").status == 0)
      #expect(world.run("admin", "edit", "Bao Palace", "--hours", "nonsense").status == 2)
      try world.become("ben")
      for price in ["1", "4"] {
        #expect(world.run("admin", "edit", "bao-house", "--price", price).status == 5)
      }
      #expect(world.run("admin", "remove", "bao-house").status == 5)
      #expect(world.run("admin", "deal", "add", "bao-house", "--title", "T").status == 5)
      let shown = try world.json("show", "bao palace")
      #expect(shown["price"] == 4)
      #expect(shown["image"]?.text?.hasSuffix(".jpg") == true)
    }
  }

  @Test func aFormerNameCanBeForgotten() throws {
    let table = """
      name,latitude,longitude,formerNames
      Bao House,52.5201,13.4000,Sushi Go
      """
    try OwnersWorld.with(places: table) { world in
      try world.claimBaoHouse()
      #expect(world.names("search", "sushi") == ["Bao House"])
      let edit = world.run("admin", "edit", "Bao House", "--forget", "formerNames")
      #expect(edit.status == 0, "\(edit.errors)")
      #expect(world.names("search", "sushi").isEmpty)
    }
  }

  @Test func whoReleasesARestaurantIsItsAdminNoMore() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      #expect(try world.json("admin", "show")["id"] == "bao-house")
      #expect(world.run("admin", "release", "Bao House").status == 0)
      #expect(world.run("admin", "release", "Bao House").status == 5)
      #expect(world.run("admin", "edit", "Bao House", "--price", "1").status == 5)
      #expect(world.run("admin", "show").status == 1)
    }
  }

  @Test func whoAddedAPlaceMayChangeItUntilItHasAnAdmin() throws {
    try OwnersWorld.with { world in
      #expect(
        world.run("admin", "passcode", "--passcode-fd", "0", typed: "limes4ever\n").status == 0)
      try world.become("ana")
      let add = world.run(
        "add", "--name", "Sol", "--address", "1 Elm", "--cuisine", "thai", "--price", "1",
        "--phone", "1", "--photo", world.photo, "--position", "35.28,-120.66")
      #expect(add.status == 0, "\(add.errors)")
      #expect(try world.json("admin", "show")["role"] == "added")
      #expect(world.run("admin", "edit", "Sol", "--phone", "2").status == 0)
      try world.become("ben")
      #expect(
        world.run("admin", "claim", "Sol", "--passcode-fd", "0", typed: "limes4ever\n")
          .status == 0)
      try world.become("ana")
      #expect(world.run("admin", "edit", "Sol", "--phone", "3").status == 5)
      #expect(try world.json("show", "Sol")["phone"] == "2")
    }
  }

  /// Every wish twice: the second time it is done already, and named as the first time.
  @Test func aRetriedWishIsFulfilledOnce() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      func twice(_ words: String...) throws -> (first: JSON, again: JSON) {
        let words = words + ["--key", words.joined(separator: " "), "--json"]
        let answers = [world.run(words), world.run(words)]
        #expect(answers.map(\.status) == [0, 0], "\(words): \(answers[1].errors)")
        let json = try answers.map { try JSON(parsing: Array($0.output.utf8)) }
        #expect(json[1]["repeated"] == true, "\(words)")
        for name in ["event", "id", "restaurant"] {
          #expect(json[0][name] == json[1][name], "\(words): \(name)")
        }
        return (json[0], json[1])
      }
      let edit = try twice("admin", "edit", "bao-house", "--phone", "7")
      #expect(edit.first["changed"] == edit.again["changed"])
      let id = try #require(
        try twice("admin", "deal", "add", "bao-house", "--title", "Tea").again["id"]?.text)
      #expect(world.run("deals", "show", id).status == 0)
      _ = try twice("admin", "deal", "edit", id, "--uses", "3")
      let other = try world.json("admin", "deal", "edit", id, "--uses", "3", "--key", "other")
      #expect(other["event"] != nil && other["repeated"] == nil)
      _ = try twice("admin", "deal", "remove", id)
      _ = try twice(
        "add", "--name", "Sol", "--address", "1 Elm", "--cuisine", "thai", "--price", "1",
        "--phone", "1", "--photo", world.photo, "--position", "35.28,-120.66")
      _ = try twice("admin", "remove", "bao-house")
    }
  }

  @Test func dealsAreMadeChangedAndEnded() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer(
        "Two for one", "--expires", "2026-11-30", "--uses", "5", "--once-per-person")
      var deal = try world.json("admin", "deal", "list")
      #expect(deal["expires"] == "2026-12-01T00:00:00-08:00", "the end of that day, there")
      #expect(deal["usesLeft"] == 5)
      #expect(world.run("admin", "deal", "edit", id, "--no-expiry", "--uses", "6").status == 0)
      deal = try world.json("admin", "deal", "list", "Bao House")
      #expect(deal["expires"] == nil)
      #expect(deal["usesLeft"] == 6)
      let backwards = world.run(
        "admin", "deal", "edit", id, "--starts", "2026-12-02", "--expires", "2026-12-01")
      #expect(backwards.status == 2)
      #expect(
        world.run("admin", "deal", "edit", id, "--photo", world.photo, "--starts", "today").status
          == 0)
      #expect(try world.json("deals", "show", id)["image"]?.text?.hasSuffix(".jpg") == true)
      #expect(world.run("admin", "deal", "edit", id, "--no-photo", "--no-start").status == 0)
      deal = try world.json("deals", "show", id)
      #expect(deal["image"] == nil && deal["starts"] == nil)
      let over = world.run("admin", "deal", "edit", id, "--expires", "yesterday")
      #expect(over.errors.contains("nobody will see this deal: it ended 20 Nov 2026 00:00"))
      let prefix = String(id.prefix(5))
      #expect(world.run("admin", "deal", "remove", prefix).status == 0)
      #expect(world.run("admin", "deal", "remove", id).status == 1)
      #expect(world.run("admin", "deal", "list").status == 1)
    }
  }
}
