import Testing

@testable import KeyLimeCLI

/// Words for kinds, which no name need have.
@Suite struct KindWordsTests {
  private static let places = """
    name,latitude,longitude,kind,cuisines
    The Anchor,52.5201,13.4000,pub,british
    Tresen,52.5202,13.4000,bar,german
    Schnell,52.5203,13.4000,fast_food,thai
    Luna Cafe,52.5204,13.4000,restaurant,italian
    Teilchen,52.5205,13.4000,cafe,cake
    """

  @Test(arguments: ["discover", "iwant-pick"], [
    ("pub", "The Anchor"), ("pubs", "The Anchor"), ("bar", "Tresen"), ("fast food", "Schnell"),
    ("cafe", "Teilchen"),
  ])
  func aKindIsAFilter(_ verb: String, _ words: (line: String, name: String)) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names(verb, words.line, "-n9") == [words.name])
    }
  }

  @Test func aKindInsideANameIsAPartOfIt() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("iwant-pick", "luna cafe") == ["Luna Cafe"])
      #expect(world.names("iwant-pick", "luna caf") == ["Luna Cafe"])
      #expect(world.names("iwant-pick", "thai fast food") == ["Schnell"])
    }
  }

  @Test func anOptionWinsOverTheWordForAKind() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("iwant-pick", "pub", "--kind", "bar") == ["Tresen"])
    }
  }

  @Test func aSearchForAKindThatNoNameHasSaysWhatListsIt() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("search", "cafe") == ["Luna Cafe"])
      let result = world.run("search", "pubs", "--near", "52.52,13.40")
      #expect(result.status == 1)
      let hint = "keylime discover pub --near 52.52,13.40 lists places of this kind"
      #expect(result.errors.contains(hint), "\(result.errors)")
    }
  }
}
