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

  @Test func billsAndTheLogMeanItToo() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.run("config", "set", "home", "21.03,105.85").status == 0)
      #expect(world.run("rate", "Bella", "4").status == 0)
      world.near = "55.95,-3.19"
      let bill = world.run("split", "Zed", "5", "--new", "--restaurant", "Bella", "--json")
      #expect(bill.output.contains(":ed\""), "\(bill.output) \(bill.errors)")
      #expect(world.run("log", "--restaurant", "Bella", "--do", "rate").status == 1)
      world.near = ""
      #expect(world.run("log", "--restaurant", "Bella", "--do", "rate").status == 0)
    }
  }

  /// What an owner changes everybody sees.
  @Test func anOwnerSaysWhichOne() throws {
    try OwnersWorld.with(places: Self.places) { world in
      world.near = "21.03,105.84"
      let result = world.run("admin", "edit", "Bella", "--phone", "1")
      #expect(result.status == 2)
      let hints = result.errors.split(separator: "\n").filter { $0.contains("one is") }
      #expect(
        hints.count == 2 && hints[0].contains(":ha, 1.0 km away")
          && hints[1].contains(":ed, 92"), "\(hints)")
      world.near = ""
      let nowhere = world.run("admin", "edit", "Bella", "--phone", "1").errors
      #expect(nowhere.contains(":ed, at 55.95"), "\(nowhere)")
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
