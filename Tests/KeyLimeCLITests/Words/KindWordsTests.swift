import Testing

@testable import KeyLimeCLI

/// Words for kinds and diets, which no name need have.
@Suite struct KindWordsTests {
  private static let places = """
    name,latitude,longitude,kind,cuisines
    The Anchor,52.5201,13.4000,pub,british
    Tresen,52.5202,13.4000,bar,german
    Schnell,52.5203,13.4000,fast_food,thai
    Luna Cafe,52.5204,13.4000,restaurant,italian
    Teilchen,52.5205,13.4000,cafe,cake
    """

  @Test(
    arguments: ["discover", "iwant-pick"],
    [
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

  /// One place that is called so does not hide all the nearer ones that serve it.
  @Test func aCuisineBesideAKindIsNoNameOfAFarPlace() throws {
    let table = """
      name,latitude,longitude,kind,cuisines
      Da Rosa,52.5201,13.4000,restaurant,italian
      Gigi's Italian Restaurant,52.6000,13.4000,restaurant,italian
      Kai's Sushi Bar,52.5203,13.4000,restaurant,sushi
      Wasabi,52.5500,13.4000,bar,sushi
      Wok,52.5204,13.4000,fast_food,chinese
      """
    try OwnersWorld.with(places: table) { world in
      for verb in ["search", "iwant-pick"] {
        let both = ["Da Rosa", "Gigi's Italian Restaurant"]
        #expect(world.names(verb, "italian restaurant", "-n9") == both)
        #expect(world.names(verb, "italian restaurants", "-n9") == both)
        #expect(world.names(verb, "sushi bar", "-n9") == ["Kai's Sushi Bar"])
        #expect(world.names(verb, "gigi's italian restaurant", "-n9") == [both[1]])
        #expect(world.names(verb, "chinese fast food", "-n9") == ["Wok"])
      }
      let errors = world.run("search", "italian restaurant", "--near", "52.52,13.40").errors
      #expect(errors.contains("kind restaurant, search 'italian'"), "\(errors)")
    }
  }

  /// A sushi bar called Sushi Bar is one of many.
  @Test(arguments: ["discover", "nearby", "iwant-pick"])
  func whatOnlySaysWhatAPlaceIsIsNoName(_ verb: String) throws {
    let table = """
      name,latitude,longitude,kind,cuisines,diets
      Kai,52.5203,13.4000,bar,sushi,
      Sushi Bar,52.5210,13.4000,bar,sushi,
      Green,52.5205,13.4000,restaurant,,vegan
      Vegan Restaurant,52.5211,13.4000,restaurant,,vegan
      Thai Cafe,52.5212,13.4000,cafe,burger,
      Siam,52.5207,13.4000,cafe,thai,
      """
    try OwnersWorld.with(places: table) { world in
      #expect(world.names(verb, "sushi bar", "-n9") == ["Kai", "Sushi Bar"])
      #expect(world.names(verb, "vegan restaurant", "-n9") == ["Green", "Vegan Restaurant"])
      #expect(world.names(verb, "thai cafe", "-n9") == ["Thai Cafe"])
    }
  }

  /// One place that is called so does not make a name of it: what serves it is listed as well.
  @Test func aCuisineAloneIsNoName() throws {
    let table = """
      name,latitude,longitude,kind,cuisines
      Ramen,52.5203,13.4000,restaurant,
      Kai,52.5210,13.4000,restaurant,ramen
      """
    try OwnersWorld.with(places: table) { world in
      #expect(world.names("discover", "ramen") == ["Ramen", "Kai"])
      #expect(world.names("search", "ramen").first == "Ramen")
    }
  }

  /// No wish ends in an article.
  @Test(arguments: ["discover", "nearby"])
  func aCuisineBeforeAnArticleIsAName(_ verb: String) throws {
    let table = """
      name,latitude,longitude,kind,cuisines
      Ramen A,52.5210,13.4000,cafe,
      Kai,52.5203,13.4000,cafe,ramen
      """
    try OwnersWorld.with(places: table) { world in
      #expect(world.names(verb, "ramen a") == ["Ramen A"])
      #expect(world.names(verb, "a ramen") == ["Kai", "Ramen A"])
      #expect(world.names(verb, "ramen house") == ["Kai", "Ramen A"])
      try world.importPlaces(table + "\nRamen House,52.5211,13.4000,cafe,")
      #expect(world.names(verb, "ramen house") == ["Ramen House"])
      #expect(world.names(verb, "ramen bar") == ["Kai", "Ramen A", "Ramen House"])
      try world.importPlaces(table + "\nRamen Bar,52.5211,13.4000,cafe,")
      #expect(world.names(verb, "ramen bar") == ["Ramen Bar"])
      try world.importPlaces(table + "\nBar,52.5211,13.4000,cafe,\nEcke,52.5211,13.4000,bar,")
      #expect(world.names(verb, "bar") == ["Ecke"])
    }
  }

  @Test(arguments: ["discover", "nearby"])
  func praiseIsPassedOverUnlessAPlaceIsCalledSo(_ verb: String) throws {
    let table = """
      name,latitude,longitude,kind,cuisines
      Tasty Ramen,52.5210,13.4000,cafe,
      Kai,52.5203,13.4000,cafe,ramen
      Bo,52.5203,13.4000,cafe,pizza
      The Tasty,52.5203,13.4000,cafe,thé
      """
    try OwnersWorld.with(places: table) { world in
      #expect(world.names(verb, "tasty ramen") == ["Tasty Ramen"])
      #expect(world.names(verb, "the tasty") == ["The Tasty"])
      #expect(world.names(verb, "the bo") == ["Bo"])
      #expect(world.names(verb, "tasty pizza") == ["Bo"])
    }
  }

  @Test(arguments: ["discover", "nearby", "search", "iwant-pick"])
  func aTownBesideAFilterIsWhereToLook(_ verb: String) throws {
    let table = """
      name,latitude,longitude,diets,city
      Here,52.5203,13.4000,vegan,Berlin
      There,48.8566,2.3522,vegan,Paris
      """
    try OwnersWorld.with(places: table) { world in
      world.near = "52.52,13.40"
      for words in ["vegan paris", "paris vegan", "vegan in paris"] {
        let result = world.run(verb, words, "--template", "{{name}}")
        #expect(result.output == "There\n", "\(result.errors)")
      }
      try world.importPlaces(table + "\nParis Grill,52.5204,13.4000,,Berlin")
      #expect(world.run(verb, "vegan paris", "--template", "{{name}}").output == "There\n")
      try world.importPlaces(table + "\nParis Bar,52.5204,13.4000,vegan,Berlin")
      let named = world.run(verb, "vegan paris", "--template", "{{name}}")
      #expect(named.output == "Paris Bar\n", "\(named.errors)")
    }
  }

  @Test(arguments: ["discover", "nearby", "search", "iwant-pick"])
  func aTownBehindACuisineIsWhereToLook(_ verb: String) throws {
    let table = """
      name,latitude,longitude,cuisines,city
      Here,52.5203,13.4000,sushi,Berlin
      Paris Grill,52.5204,13.4000,grill,Berlin
      There,48.8566,2.3522,sushi,Paris
      """
    try OwnersWorld.with(places: table) { world in
      world.near = "52.52,13.40"
      let first = world.run(verb, "sushi paris", "--template", "{{name}}")
      #expect(first.output == "There\n", "\(first.errors)")
      try world.importPlaces(table + "\nSushi Paris,52.5205,13.4000,sushi,Berlin")
      let named = world.run(verb, "sushi paris", "--template", "{{name}}")
      #expect(named.output.hasPrefix("Sushi Paris\n"), "\(named)")
    }
  }

  @Test(arguments: ["discover", "nearby", "iwant-pick"])
  func aKindBesideTheNameOfAnotherKindIsPassedOver(_ verb: String) throws {
    let table = Self.places + "\nMariachi,52.5206,13.4000,restaurant,mexican"
    try OwnersWorld.with(places: table) { world in
      #expect(world.names(verb, "cafe mariachi") == ["Mariachi"])
      let errors = world.run(verb, "cafe mariachi", "--near", "52.52,13.40").errors
      #expect(errors.contains("passed over 'cafe', search 'mariachi'"), "\(errors)")
      try world.importPlaces(table + "\nMariachi Bar,52.5207,13.4000,cafe,cake")
      #expect(world.names(verb, "cafe mariachi") == ["Mariachi Bar"])
    }
  }

  @Test(arguments: ["discover", "search", "iwant-pick"])
  func onlyBesideADietLeavesOutWhatCooksAnythingElse(_ verb: String) throws {
    let table = """
      name,latitude,longitude,diets,only
      Some,52.5201,13.4000,vegan,
      All,52.5204,13.4000,vegan,vegan
      """
    try OwnersWorld.with { world in
      try world.write("o.csv", table)
      let only = world.run("import", "\(world.folder)/o.csv", "-m", "onlyDiets=only")
      #expect(only.status == 0, "\(only.errors)")
      #expect(world.names(verb, "vegan", "-n9").count == 2)
      #expect(world.names(verb, "vegan only", "-n9") == ["All"])
      #expect(world.names(verb, "only vegan", "-n9") == ["All"])
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
