import Testing

@testable import KeyLimeCLI

/// An event that was damaged and repaired has no effect and stands in nobody's way.
@Suite struct LostEventTests {
  /// Damages the line of a journal that `script` of sed changes, and repairs the store.
  private func lose(_ line: String, _ world: OwnersWorld) {
    let damaged = Platform.runShell("sed -i '\(line)' '\(world.storePath)'/journal/*/000001.jsonl")
    #expect(damaged == 0)
    let repaired = world.run("doctor", "--repair")
    #expect(repaired.status == 0, "\(repaired.errors)")
  }

  @Test func undoPassesOverIt() throws {
    try OwnersWorld.with { (world) throws in
      for place in ["Bao House", "Taco Luna", "Gelato Riva"] {
        #expect(world.run("rate", place, "4").status == 0)
      }
      lose("4s/\"limes\":4/\"limes\":3/", world)
      let row = try world.json("log")
      #expect(row["text"] == "an event that was damaged and set aside")
      #expect(row["effect"] == false && row["reason"] == "lost")
      let columns = world.run("log", "-n", "1").output.split(separator: "\t")
      #expect(columns.dropFirst(2).first == "an event that was damaged and set aside")
      #expect(columns.dropFirst(3).first == "lost")
      let named = world.run("undo", try #require(row["event"]?.text))
      #expect(named.status == 4)
      #expect(named.errors.contains("it had no effect: it was damaged"), "\(named.errors)")
      #expect(try world.json("undo")["text"] == "rated Taco Luna 4 of 5 limes")
      #expect(try world.json("undo")["text"] == "rated Bao House 4 of 5 limes")
    }
  }

  @Test func redoPassesOverIt() throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("rate", "Bao House", "4").status == 0)
      #expect(world.run("undo").status == 0)
      #expect(world.run("rate", "Taco Luna", "4").status == 0)
      #expect(world.run("redo").status == 4)
      lose("4s/\"limes\":4/\"limes\":3/", world)
      #expect(try world.json("redo")["text"] == "rated Bao House 4 of 5 limes")
    }
  }
}
