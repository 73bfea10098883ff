import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct ImportOptionsTests {
  private static let odd = """
    Trader;Geo;Sort of food
    Bao House;55.95,-3.19;chinese
    "Taco; Luna";55.96,-3.19;mexican

    """

  private func world<Result>(
    _ text: String, _ body: (OwnersWorld, String) throws -> Result
  ) throws -> Result {
    try OwnersWorld.with { world in
      let path = "\(world.folder)/list.txt"
      try UserFile.replace(path, with: Array(text.utf8))
      return try body(world, path)
    }
  }

  @Test func columnsOfItsOwnAreNamed() throws {
    try world(Self.odd) { world, path in
      let refused = world.run("import", path, "--format", "csv")
      #expect(refused.status == 2)
      let report = try world.json(
        "import", path, "--column", "name=Trader", "--column", "position=geo", "-m",
        "cuisines=Sort of food")
      #expect(report["accepted"] == 2)
      let shown = try world.json("show", "Taco; Luna")
      #expect(shown["cuisines"] == ["mexican"])
      #expect(shown["latitude"] == JSON.number(try #require(JSONNumber(55.96))))
    }
  }

  @Test func theDelimiterIsTaken() throws {
    try world("name|lat|lon\nA, B; C|1|2\n") { world, path in
      let report = try world.json("import", path, "--delimiter", "|")
      #expect(report["accepted"] == 1)
      #expect(world.run("show", "A, B; C").status == 0)
    }
  }

  @Test(
    arguments: [
      ["--column", "name"], ["--column", "nome=Trader"], ["--column", "name="],
      ["--delimiter", ";;"],
      ["--within", "2km"],
    ]) func badOptionsAreUsage(options: [String]) throws
  {
    try world(Self.odd) { world, path in
      #expect(world.run(["import", path] + options).status == 2)
    }
  }

  @Test func aMissingColumnIsNamed() throws {
    try world(Self.odd) { world, path in
      let result = world.run("import", path, "--column", "name=Shop", "--column", "position=Geo")
      #expect(result.status == 2)
      #expect(result.errors.contains("Shop"))
    }
  }
}
