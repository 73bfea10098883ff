import Testing

@testable import KeyLimeCLI

/// Words that say nothing between others are a name when they are all there is of it.
@Suite struct FillerNameTests {
  @Test(arguments: ["An", "The Place", "Something", "Food With", "For"])
  func aPlaceOfFillersIsFound(name: String) throws {
    try OwnersWorld.with { world in
      let added = world.run(
        "add", name, "--address", "1 Elm St, San Luis Obispo", "--cuisine", "vietnamese",
        "--price", "1", "--phone", "1", "--photo", world.photo, "--position", "35.29,-120.66",
        "--hours", "24/7")
      #expect(added.status == 0, "\(added.errors)")
      for verb in ["search", "discover", "iwant-pick"] {
        let found = try world.json(verb, name)
        #expect(found["name"]?.text == name, "\(verb)")
      }
    }
  }

  @Test func aFillerAloneIsSearchedFor() throws {
    try OwnersWorld.with { world in
      #expect(world.run("search", "a").output != world.run("nearby").output)
      #expect(world.run("discover", "food").output == world.run("discover").output)
    }
  }
}
