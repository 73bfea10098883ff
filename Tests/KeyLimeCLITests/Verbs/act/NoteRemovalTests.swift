import Testing

@testable import KeyLimeCLI

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
