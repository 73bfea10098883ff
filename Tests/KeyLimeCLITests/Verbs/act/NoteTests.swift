import Testing

@testable import KeyLimeCLI

/// What two machines say of a place is one note where they meet.
@Suite struct NotePartsTests {
  @Test func eachMachineChangesItsOwnParts() throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("fav", "taco-luna").status == 0)
      let (here, there) = (world.storePath, "\(world.folder)/other")
      #expect(Platform.runShell("cp -r '\(here)' '\(there)'") == 0)
      #expect(world.run("note", "bao-house", "cash only").status == 0)
      world.storePath = there
      world.now = "2026-11-20T18:31:00Z"
      #expect(world.run("note", "bao-house", "--price", "3").status == 0)
      #expect(Platform.runShell("cp -r '\(here)/journal/.' '\(there)/journal/'") == 0)
      let note = try world.json("note", "bao-house")["note"]
      #expect(note?["text"] == "cash only" && note?["price"] == 3, "\(note?.compactText ?? "")")
    }
  }

  @Test func theLogSaysWhatWasTakenOut() throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("note", "bao-house", "cash only", "--price", "2").status == 0)
      #expect(try world.json("log")["text"] == "noted about Bao House: cash only; price $$")
      #expect(world.run("note", "bao-house", "").status == 0)
      #expect(try world.json("log")["text"] == "removed text from the note about Bao House")
      #expect(world.run("undo").status == 0)
      #expect(try world.json("note", "bao-house")["note"]?["text"] == "cash only")
    }
  }
}

/// `--remove` is about the whole note, so it is not given along with a part of it.
@Suite struct NoteRemovalTests {
  @Test(arguments: [
    ["cash only"], ["--tag", "patio"], ["--price", "1"], ["--diet", "vegan"], ["--closed"],
    ["--hours", "24/7"],
  ]) func aPartIsNotRemovedAlongWithTheRest(part: [String]) throws {
    try OwnersWorld.with { world in
      #expect(world.run("note", "bao-house", "cash only", "--tag", "patio").status == 0)
      #expect(world.run(["note", "bao-house"] + part + ["--remove"]).status == 2)
      #expect(world.run("note", "bao-house").output.contains("cash only"))
      #expect(world.run("note", "bao-house", "--remove").status == 0)
    }
  }
}
