import Testing

@testable import KeyLimeCLI

/// Of places of one name, every verb means the one that is nearest to where somebody is.
@Suite struct NearestNamesakeTests {
  private static let places = """
    id,name,latitude,longitude
    ed,Bella,55.95,-3.19
    ha,Bella,21.03,105.85
    """

  @Test(arguments: [
    ["rate", "Bella", "1"], ["fav", "Bella"], ["avoid", "Bella"], ["note", "Bella", "cash"],
  ])
  func theVariableSaysWhereSomebodyIs(_ words: [String]) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.run("config", "set", "home", "21.03,105.85").status == 0)
      world.near = "55.95,-3.19"
      let result = world.run(words + ["--dry-run", "--json"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(
        result.output.contains(":ed\"") && !result.output.contains(":ha\""), "\(result.output)")
    }
  }

  @Test(arguments: [["avoid", "Bella"], ["note", "Bella", "cash"]])
  func theOptionSaysIt(_ words: [String]) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.run("config", "set", "home", "21.03,105.85").status == 0)
      let result = world.run(words + ["--near", "55.95,-3.19", "--dry-run", "--json"])
      #expect(result.output.contains(":ed\""), "\(result.output)")
    }
  }

  @Test func typedNamesAreCleanedAsImportedOnesAre() throws {
    try OwnersWorld.with { world in
      let name = "N\u{1B}oo\u{202E}k\n"
      #expect(world.run("add", name, "--position", "35.28,-120.66").status == 0)
      let found = try world.json("search", "nook", "--near", "35.28,-120.66")
      #expect(found["name"] == "Nook")
    }
  }
}
