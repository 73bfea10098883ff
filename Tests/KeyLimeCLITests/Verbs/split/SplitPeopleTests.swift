import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// People who turn out to be one, who were removed, or who come from a file.
@Suite struct SplitPeopleTests {
  @Test("people in one word are divided at commas, unless somebody has that very name")
  func namesWithCommas() throws {
    try SplitWorld.with { world in
      let made = world.run("split", "Sam,Priya", "30", "--new", "--json").json
      #expect(made?["added"]?.elements?.map { $0["name"] } == ["Sam", "Priya"])
      world.run("contact", "add", "Smith, Bob")
      #expect(world.run("split", "Smith, Bob", "10").status == 0)
      #expect(world.balances["Smith, Bob USD"] == 500)
      #expect(world.run("split", "turn", "sam,priya", "--json").rows.count == 3)
    }
  }

  @Test func aMailAddressIsTheSameInCapitals() throws {
    try SplitWorld.with { world in
      world.run("contact", "add", "Sam", "--email", "Sam@X.org")
      #expect(world.run("split", "sam@x.org", "10", "--new").status == 0)
      #expect(world.balances == ["Sam USD": 500])
    }
  }

  @Test(arguments: ["me", "Myself", "I", "you", " You "])
  func nobodyElseIsCalledAsOneself(_ word: String) throws {
    try SplitWorld.with { world in
      let added = world.run("contact", "add", word)
      #expect(added.status == 2)
      #expect(added.errors.contains("always means yourself"))
      #expect(world.run("contact", "edit", "eli", "--name", word).status == 2)
      #expect(world.run("split", word, "10", "--new").status != 0)
      #expect(world.run("contact", "list", "--json").rows.count == 2)
    }
  }

  @Test func twoContactsBecomeOne() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "ana", "10.01", "--paid-by", "ana")
      world.run("split", "eli", "20")
      world.run("contact", "add", "Elias Berg", "--email", "eb@x.org")
      world.run("split", "elias", "30")
      world.run("checkin", "Bao House", "--with", "elias")
      let before = world.balances
      #expect(before == ["eli USD": 1000, "Elias Berg USD": 1500, "ana USD": -334])
      #expect(world.run("contact", "merge", "eli", "eli").status == 2)
      let merged = world.run("contact", "merge", "eli", "elias", "--json").json
      #expect(merged?["nicknames"]?.elements == ["Elias Berg"])
      #expect(world.balances == ["eli USD": 2500, "ana USD": -334])
      #expect(world.run("split", "elias berg", "2").status == 0, "the other name means them too")
      #expect(world.balances["eli USD"] == 2600)
      let visit = world.run("timeline", "--json").rows.first
      #expect(visit?["with"]?.elements?.first?["name"] == "eli")
      #expect(world.run("timeline", "--with", "eli").status == 0)
      #expect(world.run("contact", "list", "--json").rows.count == 2)
    }
  }

  @Test func whatEachPaidIsNoName() throws {
    try SplitWorld.with { world in
      let refused = world.run("split", "eli", "30", "--paid-by", "eli=10,me=20")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("--paid eli=10,ana=30.01"), "\(refused.errors)")
      #expect(!refused.errors.contains("contact add"))
    }
  }

  @Test(arguments: [[], ["--new"]]) func onePersonPaid(_ options: [String]) throws {
    try SplitWorld.with { world in
      let refused = world.run(["split", "eli", "10", "--paid-by", "ana,sue"] + options)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("only one person can be named here"), "\(refused.errors)")
      #expect(refused.errors.contains("--paid eli=10,ana=30.01"), "\(refused.errors)")
      #expect(!refused.errors.contains("contact add"))
      #expect(world.run("contact", "list", "--json").rows.count == 2)
      world.run("contact", "add", "Smith, Bob")
      #expect(world.run("split", "eli", "10", "--paid-by", "smith, bob").status == 0)
    }
  }

  @Test func aPaymentIsDividedAtCommasToo() throws {
    try SplitWorld.with { world in
      let paid = world.run("split", "settle", "eli,ana", "5", "--yes", "--json").json
      #expect(paid?["debtor"]?["name"] == "eli" && paid?["creditor"]?["name"] == "ana")
      for words in [["settle", "eli", "5", "--paid-by", "eli,ana"], ["history", "eli,ana"]] {
        let refused = world.run(["split"] + words)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("only one person can be named here"), "\(refused.errors)")
      }
    }
  }

  @Test func whoWasRemovedIsNamedByTheirID() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "20")
      let balances = world.run("split", "--json").json
      let id = try #require(balances?.elements?.first?["id"]?.text)
      #expect(world.run("contact", "remove", "eli").status == 0)
      for name in ["eli", "Eli (removed)"] {
        let refused = world.run("split", name, "10")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("'\(id)' still means them"), "\(refused.errors)")
      }
      #expect(world.run("split", id, "10").status == 0)
      #expect(world.balances == ["eli (removed) USD": 1500])
    }
  }

  @Test func undoPartsThemAgain() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "20")
      world.run("split", "ana", "30")
      #expect(world.run("contact", "merge", "eli", "ana").status == 0)
      #expect(world.balances == ["eli USD": 2500])
      #expect(world.run("undo").status == 0)
      #expect(world.balances == ["eli USD": 1000, "ana USD": 1500])
    }
  }

  /// The odd cents stay with whom they were, whatever the ids are.
  @Test func mergingMovesNoCent() throws {
    try SplitWorld.with { world in
      world.run("contact", "add", "Zed")
      for cents in 1...20 {
        world.run("split", "eli", "ana", "zed", "10.0\(cents % 10)", "--paid-by", "ana")
      }
      let before = world.balances
      world.run("contact", "add", "Max")
      #expect(world.run("contact", "merge", "max", "zed").status == 0)
      #expect(world.balances == before)
      #expect(world.run("contact", "merge", "eli", "max").status == 0)
      #expect(world.balances == before)
      #expect(world.run("split", "settle", "--suggest", "--record").status == 0)
      #expect(world.balances == [:])
    }
  }

  @Test func whoWasRemovedKeepsTheirHistory() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "20", "--title", "Lunch")
      #expect(world.run("contact", "remove", "eli").status == 0)
      let rows = world.run("split", "history", "Eli", "--json").rows
      #expect(rows.map { $0["title"] } == ["Lunch"])
      #expect(world.run("split", "eli", "5").status == 1, "no new bill with them")
      let id = try #require(world.run("split", "--json").rows.first?["id"]?.text)
      #expect(world.run("split", "settle", id, "1").status == 0)
      #expect(world.run("split", "settle", "eli").status == 0, "a debt is paid by name as well")
      #expect(world.balances == [:])
    }
  }

  @Test func importingWhatWasExportedChangesNothing() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "ana", "60.01", "--title", "=Pizza")
      world.run("split", "eli", "-12 €")
      world.run("split", "settle", "ana", "5")
      world.run("contact", "remove", "ana")
      let before = world.run("split", "history", "--json").output
      let path = "\(world.folder)/bills.csv"
      let table = world.run("split", "export", "--format", "splitwise").output
      #expect(table.hasPrefix("Date,Description,Category,Cost,Currency,"))
      #expect(table.split(separator: "\n")[0].hasSuffix(",Keylime ID,Keylime Bill"))
      try UserFile.replace(path, with: Array(table.utf8))
      for _ in 0..<2 {
        let result = world.run("split", "import", path, "--json").json
        #expect(result?["imported"] == 0)
        #expect(result?["present"] == 3)
        #expect(result?["added"]?.elements?.isEmpty == true)
      }
      #expect(world.run("split", "history", "--json").output == before)
      #expect(world.run("contact", "list", "--json").rows.count == 1)
    }
  }

  @Test func aNameThatResemblesAContactIsAskedFor() throws {
    let table = """
      Date,Description,Category,Cost,Currency,Me,Sam Lee
      2026-11-20,Tri-tip,Dining out,30.00,USD,20.00,-20.00
      """
    func world(_ words: [String], typed: String? = nil) throws -> (SplitWorld.Result, [String]) {
      var outcome: (SplitWorld.Result, [String])?
      try SplitWorld.with { world in
        let path = "\(world.folder)/s.csv"
        try UserFile.replace(path, with: Array(table.utf8))
        for name in ["Sam", "Samuel Lee"] { world.run("contact", "add", name) }
        world.isTerminal = typed != nil
        world.typed = typed ?? ""
        let result = world.run(["split", "import", path] + words)
        world.isTerminal = false
        outcome = (result, world.balances.keys.sorted())
      }
      return try #require(outcome)
    }
    let blind = try world([])
    #expect(blind.0.status == 2)
    #expect(blind.0.errors.contains("'Sam Lee' may be your contact 'Sam'"))
    #expect(blind.1 == [])
    #expect(try world(["--person", "Sam Lee=Sam"]).1 == ["Sam USD"])
    #expect(try world(["--new"]).1 == ["Sam Lee USD"])
    #expect(try world([], typed: "y\n").1 == ["Sam USD"])
    #expect(try world([], typed: "n\n").1 == ["Sam Lee USD"])
    #expect(try world([], typed: "").0.status == 4)
  }
}
