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

  @Test func aListOfSourcesHasNoIDs() throws {
    try OwnersWorld.with { world in
      let refused = world.run("import", "--list", "-0")
      #expect(refused.status == 2 && !refused.errors.contains("--ndjson=event"))
    }
  }

  @Test func columnsOfItsOwnAreNamed() throws {
    try world(Self.odd) { world, path in
      let refused = world.run("import", path, "--format", "csv")
      #expect(refused.status == 2)
      let report = try world.json(
        "import", path, "--fields", "name=Trader,position=geo", "-m", "cuisines=Sort of food")
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
      ["--fields", "name"], ["--fields", "nome=Trader"], ["--fields", "source=Trader"],
      ["--fields", "name="],
      ["--fields", "Trader,name=x"],
      ["--delimiter", ";;"],
      ["--within", "2km"],
    ]) func badOptionsAreUsage(options: [String]) throws
  {
    try world(Self.odd) { world, path in
      #expect(world.run(["import", path] + options).status == 2)
    }
  }

  @Test(arguments: ["--column", "--map"]) func theOldNamesStillWork(option: String) throws {
    try world(Self.odd) { world, path in
      let result = world.run("import", path, option, "name=Trader", option, "position=Geo")
      #expect(result.status == 0)
      #expect(result.errors.contains("warning: '\(option)' is now '--fields'"))
    }
  }

  @Test func aCommaMayBePartOfAName() throws {
    try world("who;\"lat, long\"\nA;1,2\n") { world, path in
      let report = try world.json("import", path, "--fields", "name=who,position=lat, long")
      #expect(report["accepted"] == 1)
    }
  }

  @Test func aDryRunShowsTheFirstPlacesAndWritesNothing() throws {
    let lines = (1...7).map {
      #"{"title":"P\#($0)","geo":{"lat":\#($0),"lng":2},"phone":"\#($0)"}"#
    }
    try world(lines.joined(separator: "\n")) { world, path in
      let report = try world.json("import", path, "--dry-run")
      #expect(report["accepted"] == 7 && report["dryRun"] == true)
      #expect(
        report["first"]?.elements?.compactMap { $0["name"]?.text } == [
          "P1", "P2", "P3", "P4", "P5",
        ])
      let text = world.run("import", path, "--dry-run")
      #expect(text.output.contains("would import 7 of 7 records as 'list' (json)"))
      #expect(text.output.contains("position  1,2\n") && text.output.contains("phone     1\n"))
      #expect(!UserFile.exists(world.storePath))
      #expect(world.run("import", "--dry-run", "--list").status == 2)
      #expect(world.run("import", path, "--dry-run", "--fields", "name=nome").status == 2)
    }
  }

  @Test func aMissingColumnIsNamed() throws {
    try world(Self.odd) { world, path in
      let result = world.run("import", path, "--fields", "name=Shop", "--fields", "position=Geo")
      #expect(result.status == 2)
      #expect(result.errors.contains("Shop"))
    }
  }
}
