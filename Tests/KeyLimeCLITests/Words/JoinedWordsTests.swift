import Testing

@testable import KeyLimeCLI

/// Words that only join others, such as `and`.
@Suite struct JoinedWordsTests {
  private static let places = """
    name,latitude,longitude,cuisines
    Black Rabbit Coffee,52.5220,13.4000,cake
    Coffee Corner,52.5201,13.4000,
    Salt and Straw,52.5230,13.4000,
    Salt Straw,52.5202,13.4000,
    """

  @Test(arguments: ["search", "iwant-pick"], ["coffee and cake", "coffee & cake", "coffee cake"])
  func theyNeedNotBeThere(_ verb: String, _ words: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names(verb, words).first == "Black Rabbit Coffee")
      let errors = world.run(verb, words, "--near", "52.52,13.40").errors
      #expect(!errors.contains("left out"), "\(errors)")
    }
  }

  @Test(arguments: ["search", "iwant-pick", "discover"])
  func aNameWithThemComesFirst(_ verb: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names(verb, "salt and straw").first == "Salt and Straw")
      #expect(world.names(verb, "salt and str").first == "Salt and Straw")
    }
  }
}
