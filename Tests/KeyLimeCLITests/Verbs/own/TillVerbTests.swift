import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// The till, the people who stand at it, and what the owner sees afterwards.
@Suite struct TillVerbTests {
  @Test func aTillReadsOneCodeALine() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea", "--description", "With a bun", "--expires", "2026-11-30")
      let code = try world.use(id)
      world.now = "2026-11-20T18:33:00Z"
      world.isTerminal = true
      let till = world.run(
        "admin", "redeem", "--color=never", typed: "\(code)\n\nXYZ\n\(code.lowercased())\n")
      #expect(till.status == 4)
      let lines = till.output.split(separator: "\n").map(String.init)
      let terms = "Bao House, Tea (With a bun, until 30 Nov 2026, once per person)"
      #expect(
        lines == [
          "good: \(terms), shown 3 minutes ago",
          "not good: 'XYZ' is not a code: it has 3 symbols, a code has 13",
          "not good: \(terms), it was already redeemed, just now (2026-11-20T18:33:00Z)",
        ])
      #expect(till.errors.contains("2 of 3 codes were not good"))
      #expect(world.run("admin", "redeem", typed: "").status == 1)
    }
  }

  @Test func scriptsReadTheTillTooAndAllGoodIsDone() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let codes = try ["Tea", "Bun"].map { try world.use(try world.offer($0)) }
      let till = world.run(
        "admin", "redeem", "--json=status,name,title", typed: codes.joined(separator: "\n"))
      #expect(till.status == 0, "\(till.errors)")
      let rows = try JSON(parsing: Array(till.output.utf8)).elements ?? []
      #expect(rows.map { $0["status"] } == ["ok", "ok"])
      #expect(rows.map { $0["title"] } == ["Tea", "Bun"])
      #expect(rows.first?["name"] == "Bao House")
    }
  }

  @Test func aPlaceThatWasRemovedKeepsItsNameAndItsClock() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let code = try world.use(try world.offer("Tea"))
      #expect(world.run("admin", "remove", "bao-house", "--yes").status == 0)
      #expect(try world.json("admin", "redeem", code)["name"] == "Bao House")
    }
  }

  @Test func aDealThatWasTakenBackKeepsItsTitle() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let offer = try world.json("admin", "deal", "add", "bao-house", "--title", "Lunch")
      let id = try #require(offer["id"]?.text)
      _ = try world.use(id)
      #expect(world.run("undo", try #require(offer["event"]?.text)).status == 0)
      let used = world.run("deals", "used", "--template", "{{title}}")
      #expect(used.output == "Lunch\n", "\(used.output)\(used.errors)")
    }
  }

  @Test func staffMayRedeemAndNothingElse() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let id = try world.offer("Tea", "--no-once-per-person")
      let codes = try [world.use(id), world.use(id)]
      let owner = try #require(try Store(at: world.storePath).session())
      #expect(world.run("account", "logout", "--yes").status == 0)
      let register = world.run(
        "account", "register", "--first-name", "Kit", "--email", "kit@x.org", "--password-fd",
        "0", typed: "limes4ever\n")
      #expect(register.status == 0, "\(register.errors)")
      let kit = try #require(try Store(at: world.storePath).session())
      #expect(world.run("admin", "redeem", codes[0]).status == 5)
      #expect(world.run("admin", "staff", "add", "bao-house", "kit@x.org").status == 5)
      try world.become(owner.text)
      #expect(world.run("admin", "staff", "add", "bao-house", "nobody@x.org").status == 1)
      #expect(world.run("admin", "staff", "add", "bao-house", "kit@x.org").status == 0)
      #expect(try world.json("admin", "staff", "list")["title"] == "Kit")
      try world.become(kit.text)
      #expect(try world.json("admin", "redeem", codes[0])["status"] == "ok")
      #expect(try world.json("admin", "show")["role"] == "staff")
      for words in [
        ["edit", "bao-house", "--phone", "7"], ["deal", "add", "bao-house", "--title", "Mine"],
        ["deal", "remove", id], ["staff", "remove", "bao-house", "kit@x.org"],
        ["report", "bao-house"],
      ] {
        #expect(world.run(["admin"] + words).status == 5, "\(words)")
      }
      try world.become(owner.text)
      #expect(world.run("admin", "staff", "remove", "bao-house", "kit@x.org").status == 0)
      #expect(world.run("admin", "staff", "remove", "bao-house", "kit@x.org").status == 1)
      try world.become(kit.text)
      #expect(world.run("admin", "redeem", codes[1]).status == 5)
    }
  }

  @Test func theReportCountsByDealDayAndHour() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let (tea, bun) = (try world.offer("=Tea", "--no-once-per-person"), try world.offer("Bun"))
      _ = try world.use(tea)
      let second = try world.use(tea)
      world.now = "2026-11-21T20:05:00Z"
      _ = try world.use(bun)
      #expect(world.run("admin", "redeem", second).status == 0)
      #expect(world.run("admin", "deal", "remove", bun).status == 0)
      func rows(_ words: String...) throws -> [[String]] {
        let result = world.run(["admin", "report"] + words)
        #expect(result.status == 0, "\(result.errors)")
        return result.output.split(separator: "\n").map {
          $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
      }
      let all = try rows()
      #expect(all.first == ["2026-11-20", "10", "=Tea", "Bao House", "2", "0"])
      #expect(
        Set(all.dropFirst()) == [
          ["2026-11-21", "12", "=Tea", "Bao House", "0", "1"],
          ["2026-11-21", "12", "Bun", "Bao House", "1", "0"],
        ])
      #expect(try rows("--by", "day") == [["2026-11-20", "2", "0"], ["2026-11-21", "1", "1"]])
      #expect(try rows("--by", "hour") == [["10", "2", "0"], ["12", "1", "1"]])
      #expect(try rows("--by", "day", "--since", "2026-11-21") == [["2026-11-21", "1", "1"]])
      let csv = world.run("admin", "report", "--by", "deal", "--format", "csv").output
      #expect(csv.hasPrefix("restaurant,name,deal,title,uses,redemptions\n"))
      #expect(csv.contains("bao-house,Bao House,\(tea),'=Tea,2,1\n"))
      #expect(try world.json("admin", "report", "--by", "day")["uses"] == 2)
      try world.become("stranger")
      #expect(world.run("admin", "report").status == 5)
    }
  }
}
