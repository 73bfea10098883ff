import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// `import SOURCE --remove` asks, is written down, and what people did keeps the names.
@Suite struct SourceRemovalTests {
  private static let town = """
    {"id":"w1","name":"Amber Kitchen","latitude":55.95,"longitude":-3.19}
    {"id":"w2","name":"Blue Bowl","latitude":55.951,"longitude":-3.191}

    """

  private func withTown(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { world in
      try UserFile.replace("\(world.folder)/town.jsonl", with: Array(Self.town.utf8))
      #expect(world.run("import", "\(world.folder)/town.jsonl").status == 0)
      try body(world)
    }
  }

  @Test func itAsks() throws {
    try withTown { world in
      let unasked = world.run("import", "--remove", "town")
      #expect(unasked.status == 2)
      #expect(unasked.errors.contains("'--yes' is required"))
      world.isTerminal = true
      let refused = world.run("import", "--remove", "town", typed: "n\n")
      #expect(refused.status == 4)
      #expect(refused.errors.contains("Remove the 2 places of 'town'? It cannot be undone"))
      #expect(world.run("import", "--remove", "twon", typed: "y\n").status == 1)
      #expect(world.run("import", "--list", "--json").output.contains(#""name": "town""#))
      #expect(world.run("import", "--remove", "town", typed: "y\n").status == 0)
      #expect(world.run("import", "--list").status == 1)
    }
  }

  @Test func aDryRunSaysWhatWouldBeRemoved() throws {
    try withTown { world in
      let dry = world.run("import", "town", "--remove", "--dry-run")
      let json = try world.json("import", "town", "--remove", "--dry-run")
      #expect(json["dryRun"] == true)
      #expect(dry.status == 0 && dry.errors == "would remove 2 places of 'town'\n")
      #expect(world.run("import", "--list").status == 0)
      #expect(world.run("import", "twon", "--remove", "--dry-run").status == 1)
    }
  }

  @Test(arguments: [["town", "--remove"], ["--remove", "town"]])
  func theSourceIsTheOperand(words: [String]) throws {
    try withTown { world in
      let removed = try world.json(["import"] + words + ["--yes"])
      #expect(removed["removed"] == 2)
    }
  }

  @Test func itNeedsASource() throws {
    try withTown { world in
      let nothing = world.run("import", "--remove")
      #expect(nothing.status == 2)
      #expect(nothing.errors.contains("'--remove'"), "\(nothing.errors)")
      #expect(world.run("import", "town", "--remove", "--as", "favs").status == 2)
    }
  }

  @Test(arguments: [["town", "--remove"], ["--remove", ""]])
  func aTabOffersTheSources(words: [String]) throws {
    try withTown { world in
      let before = words.dropLast(words.last == "" ? 1 : 0)
      let line = ["keylime", "import"] + before + [""]
      let found = world.run(["__complete", "1", "bash", "\(line.count - 1)", "--"] + line)
      // A second operand is none.
      #expect(found.output.contains("town") == (words.last == ""), "\(found.output)")
    }
  }

  @Test func itIsInTheLogAndCannotBeUndone() throws {
    try withTown { world in
      #expect(world.run("rate", "w1", "4").status == 0)
      let removed = try world.json("import", "--remove", "town", "--yes")
      let logged = try world.json("log")
      #expect(logged["event"] == removed["event"])
      #expect(logged["text"]?.text == "removed the 2 places of the source 'town'")
      let undo = world.run("undo")
      #expect(undo.status == 4)
      #expect(undo.errors.contains("you removed the 2 places of the source 'town', and that"))
    }
  }

  @Test func aPlaceThatAnotherSourceHasIsNamed() throws {
    try withTown { world in
      let other = #"{"id":"n1","name":"Amber Kitchen","latitude":55.9501,"longitude":-3.19}"# + "\n"
      #expect(world.run("import", "-", "--source", "map", typed: other).status == 0)
      #expect(world.run("avoid", "w1").status == 0)
      #expect(world.run("rate", "w2", "4").status == 0)
      let removed = world.run("import", "town", "--remove", "--yes")
      #expect(removed.status == 0)
      let warning =
        "'Amber Kitchen' was w1 and is probably n1 now: 'keylime avoid n1' and "
        + "'keylime avoid w1 --remove' keep what you did"
      #expect(removed.errors.contains(warning), "\(removed.errors)")
      #expect(!removed.errors.contains("Blue Bowl"))
    }
  }

  @Test func whatPeopleDidKeepsTheNames() throws {
    try withTown { world in
      for words in [
        ["rate", "w1", "4"], ["fav", "w1"], ["checkin", "w1"], ["swipe", "--like", "w1"],
      ] {
        #expect(world.run(words).status == 0)
      }
      #expect(world.run("import", "--remove", "town", "--yes").status == 0)
      for verb in ["rate", "fav", "likes", "timeline"] {
        let list = world.run(verb)
        #expect(list.output.contains("Amber Kitchen"), "\(verb): \(list.output)\(list.errors)")
      }
      #expect(!world.run("log", "--json=text").output.contains("w1"))
    }
  }
}
