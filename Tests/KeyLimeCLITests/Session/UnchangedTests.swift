import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

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
