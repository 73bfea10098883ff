import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What is told of deals that were used, wherever it is asked for.
@Suite struct UsedDealsTests {
  @Test func oneUseIsToldAsItsRowIs() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea", "--expires", "2026-11-25")
      let code = try world.use(id)
      let (row, one) = (try world.json("deals", "used"), try world.json("deals", "used", id))
      #expect(one == row && one["code"]?.text == code && one["until"] != nil)
      #expect(world.run("admin", "redeem", code).status == 0)
      let (later, redeemed) = (
        try world.json("deals", "used"), try world.json("deals", "used", id)
      )
      #expect(redeemed == later && redeemed["code"] == nil)
      #expect(redeemed["redeemed"] == "2026-11-20T18:30:00Z")
    }
  }

  @Test func aRemovedPlaceKeepsItsName() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea")
      let use = ["deals", "use", id, "--yes", "--key", "k"]
      #expect(try world.json(use)["name"] == "Bao House")
      #expect(world.run("admin", "remove", "bao-house", "--yes").status == 0)
      for words in [["deals", "used"], ["deals", "used", id], use] {
        #expect(try world.json(words)["name"] == "Bao House", "\(words)")
      }
      world.isTerminal = true
      let page = world.run("deals", "used", id, "--no-pager", "--color=never").output
      #expect(page.hasPrefix("Tea at Bao House\n"), "\(page)")
    }
  }

  /// Olga has a name; without her, whoever comes has none.
  private func register(_ world: OwnersWorld) {
    let options = ["--first-name", "Olga", "--email", "olga@x.org", "--password-fd", "0"]
    let result = world.run(["account", "register"] + options, typed: "correct horse\n")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func aRefusedUseBeginsNoAccount() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      register(world)
      let (tea, bun) = (try world.offer("Tea"), try world.offer("Bun"))
      _ = try world.use(tea)
      #expect(world.run("account", "logout", "--yes").status == 0)
      let before = world.run("log", "--all").output
      let refused = world.run("deals", "use", tea, "--yes")
      #expect(refused.status == 4)
      #expect(refused.errors.contains("it was used on this machine"), "\(refused.errors)")
      #expect(try Store(at: world.storePath).session() == nil)
      #expect(world.run("log", "--all").output == before)
      _ = try world.use(bun)
      #expect(world.run("deals", "use", bun, "--yes").status == 4)
      #expect(try world.json("deals", "used")["title"] == "Bun")
    }
  }

  @Test func whatIsHiddenAsUsedOnThisMachineIsCounted() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      register(world)
      let (tea, bun) = (try world.offer("Tea"), try world.offer("Bun"))
      let words = "1 deal is not listed, since it was used on this machine"
      _ = try world.use(tea)
      #expect(!world.run("deals").errors.contains("not listed"), "one's own use")
      #expect(world.run("account", "logout", "--yes").status == 0)
      let some = world.run("deals")
      #expect(some.status == 0 && some.output.contains("Bun"))
      #expect(some.errors == "keylime: \(words)\n")
      _ = try world.use(bun)
      let none = world.run("deals")
      #expect(none.status == 1 && none.errors.contains("\nhint: \(words)\n"), "\(none.errors)")
      let elsewhere = world.run("deals", "taco-luna")
      #expect(!elsewhere.errors.contains("not listed"), "\(elsewhere.errors)")
    }
  }

  @Test func theLogNamesARemovedPlace() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let code = try world.use(try world.offer("Tea"))
      #expect(world.run("admin", "redeem", code).status == 0)
      #expect(world.run("admin", "remove", "bao-house", "--yes").status == 0)
      let removed = ["removed", "redeemed a code at", "used a deal at"].map { "\($0) Bao House" }
      let texts = {
        try JSON(parsing: Array(world.run("log", "-n", "3", "--json").output.utf8))
          .elements?.compactMap { $0["text"]?.text }
      }
      #expect(try texts() == removed)
      let journal = "'\(world.storePath)'/journal/*/000001.jsonl"
      let named = #"'"do":"(useDeal|redeemDeal)".*"placeName":"Bao House"'"#
      #expect(Platform.runShell("test $(grep -cE \(named) \(journal)) = 2") == 0)
    }
  }

  /// The events of earlier versions do not.
  @Test func theLogNamesARemovedPlaceWhoseEventsDoNot() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let (store, other) = (try Store(at: world.storePath), ReplicaID(random: 99))
      let account = try #require(try store.session())
      try store.register(other)
      let (place, deal) = (try #require(RestaurantID("bao-house")), try #require(DealID("d1")))
      _ = try FoldedJournal(Journal(store: world.storePath, replica: other)).append(
        [
          .restaurant(place, .addDeal(deal, Deal(title: "Tea"))),
          .deal(place, deal, .use(.nonce("n1"))),
        ], by: account, now: 1_795_250_000_000)
      #expect(world.run("admin", "remove", "bao-house", "--yes").status == 0)
      let log = world.run("log", "--all").output
      #expect(log.contains("used a deal at Bao House"), "\(log)")
    }
  }

  @Test func favouritesCountWhatDealsLists() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      #expect(world.run("fav", "bao-house").status == 0)
      let tea = try world.offer("Tea")
      _ = try world.offer("Lunch", "--starts", "tomorrow")
      _ = try world.offer("Last week's", "--expires", "yesterday")
      for left in [2, 1] {
        let listed = world.run("deals", "--template", "{{id}}").output.split(separator: "\n")
        #expect(listed.count == left)
        #expect(try world.json("fav")["deals"]?.number?.literal == "\(left)")
        if left == 2 { _ = try world.use(tea) }
      }
    }
  }

  @Test func thePageSaysWhyThereIsNoCode() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let (tea, bun) = (try world.offer("Tea"), try world.offer("Bun"))
      let use = ["deals", "use", tea, "--yes", "--key", "k"]
      let code = try #require(try world.json(use)["code"]?.text)
      _ = try world.use(bun)
      #expect(world.run("admin", "redeem", code).status == 0)
      #expect(Platform.runShell("rm -r '\(world.storePath)/private/codes'") == 0)
      world.isTerminal = true
      let redeemed = "Its code was redeemed, just now (2026-11-20T18:30:00Z)."
      for words in [["deals", "used", tea], use] {
        let page = world.run(words + ["--no-pager", "--color=never"]).output
        #expect(page.contains(redeemed), "\(page)")
      }
      let elsewhere = world.run("deals", "used", bun, "--no-pager").output
      #expect(elsewhere.contains("Its code is on another machine."), "\(elsewhere)")
    }
  }
}
