import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// However the catalogue is damaged, an import goes on with what can be read, and says what is
/// lost.
@Suite struct DamagedStoreTests {
  /// A store with two places of `one` and one of `two`.
  private func damaged<Result>(
    by command: String, _ body: (OwnersWorld) throws -> Result
  ) throws -> Result {
    try OwnersWorld.with { world in
      try world.write("one.jsonl", Self.line("a", 1) + Self.line("b", 2))
      try world.write("two.jsonl", Self.line("c", 3))
      try world.write("new.jsonl", Self.line("d", 4))
      #expect(world.run("import", "\(world.folder)/one.jsonl").status == 0)
      #expect(world.run("import", "\(world.folder)/two.jsonl").status == 0)
      #expect(Platform.runShell("cd '\(world.storePath)/catalogue' && \(command)") == 0)
      return try body(world)
    }
  }

  private static func line(_ id: String, _ degree: Int) -> String {
    #"{"id":"\#(id)","name":"Place \#(id)","latitude":\#(degree),"longitude":20}"# + "\n"
  }

  private func ids(_ world: OwnersWorld) -> String {
    world.run("export").output.split(separator: "\n").compactMap {
      (try? JSON(parsing: Array($0.utf8)))?["id"]?.text
    }.sorted().joined()
  }

  @Test func queriesSayWhatMendsIt() throws {
    try damaged(by: "echo nonsense > current") { world in
      let result = world.run("nearby", "--near", "1,20")
      #expect(result.status == 3)
      #expect(result.errors.contains("catalogue/current' is damaged: it does not name"))
      #expect(result.errors.contains("hint: keylime import FILE repairs the catalogue"))
    }
    try damaged(by: "rm -r 2") { world in
      let result = world.run("nearby", "--near", "1,20")
      #expect(result.status == 3)
      #expect(result.errors.contains("2/restaurants.jsonl' is damaged: it is missing"))
      #expect(result.errors.contains("hint: keylime import FILE repairs the catalogue"))
    }
    try damaged(by: "echo '{x' >> 2/restaurants.jsonl; rm 2/index") { world in
      let result = world.run("nearby", "--near", "1,20")
      #expect(result.status == 3)
      #expect(
        result.errors.contains("\(world.storePath)/catalogue/2/restaurants.jsonl' is damaged"))
    }
  }

  @Test func inJSONAWarningIsAnObjectToo() throws {
    try damaged(by: "rm current") { world in
      let result = world.run("nearby", "--near", "1,20", "--json")
      #expect(result.status == 0)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 1)
      let warning = try JSON(parsing: Array((lines.first ?? "").utf8))["warning"]
      #expect(warning?["code"] == "store-damaged")
      #expect(warning?["message"]?.text?.contains("current' was missing") == true)
      #expect(warning?["hints"]?.elements?.isEmpty == true)
    }
  }

  @Test func aLostCurrentIsRebuiltAndTheSampleNeverStandsIn() throws {
    try damaged(by: "rm current") { world in
      let result = world.run("nearby", "--near", "1,20")
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("a\t"))
      #expect(result.errors.contains("current' was missing; generation 2 is used"))
      // A process that another test just forks holds all locks of this one until it begins.
      #expect(
        (1...20).contains { _ in
          !world.run("nearby", "--near", "1,20").errors.contains("missing")
        })
    }
    try damaged(by: "rm current */restaurants.jsonl") { world in
      let result = world.run("nearby", "--near", "1,20")
      #expect(result.status == 3)
      #expect(result.errors.contains("current' is damaged: it is missing"))
    }
  }

  @Test(arguments: ["sed -i 1d 2/restaurants.jsonl", ": > 2/restaurants.jsonl"])
  func aShrunkCatalogueIsNamedEachTime(_ damage: String) throws {
    try damaged(by: damage) { world in
      for _ in 1...2 {
        let result = world.run("nearby", "--near", "2,20", "--within", "300km", "-q")
        #expect(result.status < 2)
        #expect(result.errors.contains("of the 3 places that were imported"))
      }
      #expect(world.run("nearby", "--near", "2,20", "--fail-on-damage").status == 3)
    }
  }

  @Test func adoptingALongerCatalogueIsQuiet() throws {
    try damaged(by: #"sed -n '1s/"id":"."/"id":"e"/p' 2/restaurants.jsonl >> 2/restaurants.jsonl"#)
    {
      world in
      #expect(!world.run("nearby", "--near", "2,20").errors.contains("warning"))
    }
  }

  @Test(arguments: [
    ("echo nonsense > current", "abcd", "does not name a generation; generation 2 is used"),
    ("rm current", "abcd", "does not name a generation; generation 2 is used"),
    ("echo nonsense > current; rm 2/restaurants.jsonl", "abd", "generation 1 is used"),
    ("rm -r 2", "abd", "1 of 1 places of 'two' are lost"),
    ("rm -r 1 2", "d", "no generation can be read, so the catalogue starts empty"),
    ("rm -r 1 2; echo > current", "d", "no generation can be read"),
    (
      #"sed -i '/"id":"a"/s/name/nom/' 2/restaurants.jsonl"#, "bcd",
      "a line of '"
    ),
    (
      #"sed -i '/"id":"a"/s/name/nom/' 2/restaurants.jsonl"#, "bcd",
      "1 of 2 places of 'one' are lost; import"
    ),
    ("truncate -s -20 2/restaurants.jsonl", "bcd", "1 of 2 places of 'one' are lost"),
    ("truncate -s -1 2/restaurants.jsonl; rm 2/index", "abcd", "'new'"),
  ]) func importingGoesOn(_ damage: String, _ left: String, _ words: String) throws {
    try damaged(by: damage) { world in
      let result = world.run("import", "\(world.folder)/new.jsonl")
      #expect(result.status == 0)
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(ids(world) == left)
      let list = world.run("import", "--list", "--json=records").output
      let counts = try JSON(parsing: Array(list.utf8)).elements ?? []
      #expect(
        counts.compactMap { $0["records"]?.number?.integer }.reduce(0, +) == Int64(left.count))
      #expect(world.run("nearby", "--near", "4,20").status == 0)
    }
  }

  @Test func importingASourceAgainBringsItBackWithoutAWordOfLoss() throws {
    try damaged(by: #"sed -i '/"id":"a"/s/name/nom/' 2/restaurants.jsonl"#) { world in
      let result = world.run("import", "\(world.folder)/one.jsonl")
      #expect(result.status == 0)
      #expect(!result.errors.contains("are lost"))
      #expect(ids(world) == "abc")
    }
  }

  @Test func aWholeCatalogueLosesNothing() throws {
    try damaged(by: "true") { world in
      let result = world.run("import", "\(world.folder)/new.jsonl")
      #expect(!result.errors.contains("warning"), "\(result.errors)")
      #expect(ids(world) == "abcd")
    }
  }
}

extension OwnersWorld {
  /// Writes a file into the world's folder.
  func write(_ name: String, _ text: String) throws {
    try UserFile.replace("\(folder)/\(name)", with: Array(text.utf8))
  }
}
