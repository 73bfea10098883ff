import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// A store that came to another machine without its catalogue, or with a part of it.
@Suite struct MissingCatalogueTests {
  private static let town =
    #"{"id":"a","name":"Alpha Diner","latitude":55.95,"longitude":-3.19}"# + "\n"
  private static let more =
    #"{"id":"b","name":"Beta","latitude":55.95,"longitude":-3.19}"# + "\n"

  /// A store with two generations of a catalogue and something in every list, and what a command
  /// made of its folder `catalogue`.
  private func copied(_ command: String, _ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { (world) throws in
      for (source, text) in [("one", Self.town), ("two", Self.more)] {
        #expect(world.run("import", "-", "--source", source, typed: text).status == 0)
      }
      for words in [
        ["rate", "a", "5"], ["fav", "a"], ["note", "a", "cash only"], ["checkin", "a"],
        ["avoid", "b"],
      ] {
        #expect(world.run(words).status == 0)
      }
      #expect(Platform.runShell("cd '\(world.storePath)/catalogue' && \(command)") == 0)
      try body(world)
    }
  }

  @Test func aCatalogueThatNeverCameIsNotOneThatLostThePlace() throws {
    try copied("rm -r *") { world in
      for words in [["show", "a"], ["rate", "alpha diner", "4"]] {
        let result = world.run(words)
        #expect(result.status == 1)
        let words = "the catalogue that has 'Alpha Diner' is not here"
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(!result.errors.contains("--remove") && result.errors.contains("import FILE"))
      }
      for list in ["rate", "fav"] {
        let row = try world.json(list)
        #expect(row["name"] == "Alpha Diner" && row["gone"] == nil, "\(list)")
      }
    }
  }

  @Test(arguments: ["rate", "fav", "note", "avoid", "log"])
  func aGenerationThatIsStillToComeStopsNoListOfOnesOwn(_ list: String) throws {
    try copied("rm -r 2") { world in
      let result = world.run(list)
      #expect(result.status == 0, "\(result.errors)")
      let name = list == "avoid" ? "Beta" : "Alpha Diner"
      #expect(result.output.contains(name), "\(result.output)")
      #expect(result.errors.contains("2/restaurants.jsonl' cannot be read"), "\(result.errors)")
      #expect(world.run(list, "--fail-on-damage").status == 3)
      #expect(world.run("nearby", "--near", "55.95,-3.19").status == 3)
    }
  }

  @Test func theLogNamesThePlaceOfACheckInByItself() throws {
    try copied("rm -r *") { world in
      let log = try JSON(parsing: Array(world.run("log", "--json").output.utf8))
      let row = log.elements?.first { $0["do"] == "checkIn" }
      #expect(row?["name"] == "Alpha Diner")
    }
  }

  @Test func anEmptyNameOfTheGenerationIsAsNone() throws {
    try copied(": > current") { world in
      let result = world.run("show", "a")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.contains("generation 2 is used"))
    }
  }

  @Test func theLogTakesNoIdForTheNameOfABillsPlace() throws {
    try OwnersWorld.with { world in
      #expect(world.run("import", "-", "--source", "one", typed: Self.town).status == 0)
      #expect(world.run("split", "eli", "10", "--new", "--restaurant", "a").status == 0)
      let bill = { try world.json("log", "--do", "addBill") }
      #expect(try bill()["name"] == "Alpha Diner")
      #expect(Platform.runShell("rm -r '\(world.storePath)'/catalogue/1/*") == 0)
      let row = try bill()
      #expect(row["restaurant"] == "a" && row["name"]?.text == nil, "\(row)")
    }
  }
}
