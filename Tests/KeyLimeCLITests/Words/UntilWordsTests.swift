import Testing

@testable import KeyLimeCLI

/// Who wants a place open until a time may leave when it closes.
@Suite struct UntilWordsTests {
  private static let places = """
    name,latitude,longitude,cuisines,hours
    Luna,52.5201,13.4000,pizza,Mo-Su 10:00-23:00
    Sol,52.5220,13.4000,pizza,Mo-Su 10:00-22:00
    """

  @Test(arguments: ["discover", "nearby", "iwant-pick"])
  func aPlaceThatClosesThenFits(_ verb: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      for words in ["pizza until 11pm", "pizza tomorrow 1pm until 11pm", "tonight until 11pm"] {
        #expect(world.names(verb, words, "-n9") == ["Luna"], "\(words)")
      }
      #expect(world.names(verb, "pizza until 10pm", "-n9").sorted() == ["Luna", "Sol"])
      #expect(world.names(verb, "pizza until midnight", "-n9").isEmpty)
    }
  }

  @Test func howLongOneStaysCanBeSaid() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("iwant-pick", "pizza until 11pm", "--open-for", "30m").isEmpty)
      #expect(world.names("iwant-pick", "pizza at 10:45pm").isEmpty)
    }
  }
}
