import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Words that say nothing of a place are passed over or refused; no name is found by them alone.
@Suite struct PassedOverWordsTests {
  private static let places = """
    name,latitude,longitude,street,cuisines
    Made in Italy,52.5201,13.4000,Elm Street,italian
    Lunch Box,52.5202,13.4000,Elm Street,sandwich
    The Oak at the Scholar,52.5203,13.4000,7 Oak Street,british
    Quick Bite Cafe,52.5204,13.4000,Elm Street,burger
    """

  private static func with<Result>(_ body: (OwnersWorld) throws -> Result) throws -> Result {
    try OwnersWorld.with { world in
      try UserFile.replace("\(world.folder)/p.csv", with: Array(places.utf8))
      #expect(world.run("import", "\(world.folder)/p.csv").status == 0)
      return try body(world)
    }
  }

  private static func names(_ world: OwnersWorld, _ words: String...) -> [String] {
    let result = world.run(words + ["--near", "52.52,13.40", "--template", "{{name}}"])
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["discover", "nearby", "iwant-pick"])
  func aMealAloneIsSearchedForWhereANameHasIt(_ verb: String) throws {
    try Self.with { world in
      #expect(Self.names(world, verb, "lunch", "-n9") == ["Lunch Box"])
      #expect(Self.names(world, verb, "dinner", "-n9").count == 4)
      let errors = world.run(verb, "dinner", "--near", "52.52,13.40").errors
      #expect(errors.contains("keylime: passed over 'dinner'\n"), "\(errors)")
      #expect(Self.names(world, verb, "lunch", "1km", "-n9").count == 4)
    }
  }

  @Test func aSearchIsForNames() throws {
    try Self.with { world in
      #expect(Self.names(world, "search", "lunch") == ["Lunch Box"])
      #expect(Self.names(world, "search", "supper").isEmpty)
      #expect(Self.names(world, "search", "quick lunch").count < 4)
      let errors = world.run("search", "quick lunch", "--near", "52.52,13.40").errors
      #expect(!errors.contains("passed over"), "\(errors)")
    }
  }

  @Test(arguments: ["discover", "nearby", "iwant-pick", "search"])
  func wordsThatSayNothingMayBeAPartOfAName(_ verb: String) throws {
    try Self.with { world in
      #expect(Self.names(world, verb, "quick bite", "-n9") == ["Quick Bite Cafe"])
      #expect(Self.names(world, verb, "quick bite 1km", "-n9").count == 4)
    }
  }

  @Test func wordsThatSayNothingAndNoNameHasListAnything() throws {
    try Self.with { world in
      #expect(Self.names(world, "discover", "what is").count == 4)
      #expect(Self.names(world, "discover", "quick lunch").count == 4)
    }
  }

  @Test(arguments: ["discover", "search", "iwant-pick"])
  func anUnknownPlaceIsRefusedUnlessANameHasAllItsWords(_ verb: String) throws {
    try Self.with { world in
      #expect(Self.names(world, verb, "in italy") == ["Made in Italy"])
      #expect(Self.names(world, verb, "in ita") == ["Made in Italy"])
      let result = world.run(verb, "in Leith", "--near", "52.52,13.40")
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.contains("cannot look in 'Leith'"), "\(result.errors)")
    }
  }

  @Test(arguments: ["search", "iwant-pick"])
  func noNameIsFoundByAPrepositionOrAHouseNumberAlone(_ verb: String) throws {
    try Self.with { world in
      for words in ["at nowhere", "nowhere 7", "at the nowhere"] {
        let result = world.run(verb, words, "--near", "52.52,13.40")
        #expect(result.status == 1 && result.output.isEmpty, "\(words): \(result.output)")
      }
      #expect(Self.names(world, verb, "scholar nowhere") == ["The Oak at the Scholar"])
    }
  }
}
