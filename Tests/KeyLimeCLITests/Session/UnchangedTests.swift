import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A change to the value that is already there succeeds, so that scripts need not check first.
@Suite struct UnchangedTests {
  /// Makes one of everything, and gives what changes it to what it is.
  private func edits(_ world: OwnersWorld) throws -> [[String]] {
    try world.claimBaoHouse()
    let deal = try world.offer("Tea")
    #expect(world.run("admin", "edit", "bao-house", "--price", "4").status == 0)
    #expect(world.run("contact", "add", "Eli Berg", "--note", "vegan").status == 0)
    #expect(world.run("account", "edit", "--first-name", "Bo").status == 0)
    #expect(world.run("checkin", "bao-house", "--note", "nice").status == 0)
    #expect(world.run("timeline", "photo", "add", "last", world.photo).status == 0)
    let bill = try #require(try world.json("split", "eli", "10", "--title", "T")["id"]?.text)
    return [
      ["admin", "edit", "bao-house", "--price", "4"],
      ["admin", "deal", "edit", deal, "--title", "Tea"],
      ["contact", "edit", "eli", "--note", "vegan"],
      ["account", "edit", "--first-name", "Bo"],
      ["timeline", "edit", "last", "--note", "nice"],
      ["timeline", "photo", "add", "last", world.photo],
      ["split", "edit", bill, "--title", "T", "--amount", "10"],
      ["split", "edit", bill, "--equally", "eli,me"],
      ["split", "edit", bill, "--equally", "me,eli"],
    ]
  }

  @Test func anEditToWhatIsSoAlreadyIsDoneAndWritesNothing() throws {
    try OwnersWorld.with { world in
      let edits = try edits(world)
      let before = world.run("log", "--json").output
      for words in edits {
        let plain = world.run(words)
        #expect(plain.status == 0, "\(words)")
        #expect(plain.errors.contains("nothing to change, "), "\(words): \(plain.errors)")
        let json = try world.json(words)
        #expect(json.object?.members.isEmpty == false && json["event"] == nil, "\(words)")
      }
      #expect(world.run("log", "--json").output == before)
    }
  }

  @Test func cardsAreMarkedAsUnseenOnce() throws {
    try OwnersWorld.with { (world) throws in
      #expect(try world.json("swipe", "--start-over")["event"] == nil)
      #expect(world.run("swipe", "--pass", "bao-house").status == 0)
      #expect(try world.json("swipe", "--start-over", "--key", "k")["event"] != nil)
      #expect(try world.json("swipe", "--start-over")["event"] == nil)
      #expect(try world.json("swipe", "--start-over", "--key", "k")["repeated"] == true)
    }
  }

  @Test func aKeyThatWasUsedForSomethingElseIsRefused() throws {
    try OwnersWorld.with { world in
      let first = ["rate", "bao-house", "4", "--key", "k"]
      #expect(world.run(first).status == 0)
      for words in [
        ["rate", "bao-house", "2"], ["rate", "bao-house", "4", "great patio"],
        ["rate", "taco-luna", "4"], ["fav", "bao-house"], ["note", "bao-house", "cash only"],
      ] {
        let result = world.run(words + ["--key", "k"])
        #expect(result.status == 2 && result.errors.contains("different command"), "\(words)")
      }
      let again = world.run(first)
      #expect(again.status == 0 && again.errors.contains("already done with this key"))
      #expect(world.run("rate", "bao-house", "3").status == 0)
      #expect(world.run(first).status == 0, "whatever came after it")
      let now = try world.json("rate", "bao-house")
      #expect(now["limes"] == 3)
    }
  }

  @Test func whereThereIsNothingToDoNobodysAccountBegins() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "--remove").status == 0)
      #expect(world.run("avoid", "bao-house", "--remove").status == 0)
      #expect(world.run("note", "bao-house", "").errors.contains("you noted nothing"))
      #expect(FileStatus("\(world.storePath)/journal") == nil)
    }
  }

  @Test func aRetriedEditIsStillTheOneThatWasDone() throws {
    try OwnersWorld.with { world in
      _ = try edits(world)
      for words in [
        ["admin", "edit", "bao-house", "--price", "3"], ["account", "edit", "--last-name", "Oak"],
      ] {
        let keyed = words + ["--key", words[0]]
        let event = try #require(try world.json(keyed)["event"])
        let again = try world.json(keyed)
        #expect(again["event"] == event && again["repeated"] == true, "\(words)")
      }
    }
  }
}
