import Testing

@testable import KeyLimeCLI

/// Words that say nothing of a place are passed over or refused; no name is found by them alone.
@Suite struct PassedOverWordsTests {
  private static let places = """
    name,latitude,longitude,street,cuisines
    Made in Italy,52.5201,13.4000,Elm Street,italian
    Lunch Box,52.5202,13.4000,Elm Street,sandwich
    The Oak at the Scholar,52.5203,13.4000,7 Oak Street,british
    Quick Bite Cafe,52.5204,13.4000,Elm Street,burger
    """

  @Test(arguments: ["discover", "nearby", "iwant-pick"])
  func aMealAloneIsSearchedForWhereANameHasIt(_ verb: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names(verb, "lunch", "-n9") == ["Lunch Box"])
      #expect(world.names(verb, "dinner", "-n9").count == 4)
      let errors = world.run(verb, "dinner", "--near", "52.52,13.40").errors
      #expect(errors.contains("keylime: passed over 'dinner'\n"), "\(errors)")
      #expect(world.names(verb, "lunch", "1km", "-n9").count == 4)
    }
  }

  @Test(arguments: ["discover", "nearby", "iwant-pick"])
  func aMealIsATimeThoughAPlaceServesIt(_ verb: String) throws {
    let served = "\nThe Hall,52.5205,13.4000,Elm Street,dinner"
    try OwnersWorld.with(places: Self.places + served) { world in
      #expect(world.names(verb, "dinner", "-n9").count == 5)
      let cheap = world.run(verb, "cheap dinner", "--near", "52.52,13.40").errors
      #expect(cheap.contains("keylime: up to $$, passed over 'dinner'\n"), "\(cheap)")
      for words in ["dinner friday", "friday dinner"] {
        let errors = world.run(verb, words, "--near", "52.52,13.40").errors
        #expect(errors.contains("keylime: open Fri ") && errors.contains(" 19:00\n"), "\(errors)")
      }
    }
  }

  @Test func aMealIsACuisineInTheOptionForIt() throws {
    let served = "\nThe Hall,52.5205,13.4000,Elm Street,dinner"
    try OwnersWorld.with(places: Self.places + served) { world in
      #expect(world.names("discover", "--cuisine", "dinner") == ["The Hall"])
    }
  }

  @Test func whoEatsAlongWithoutANameSaysNothing() throws {
    let named = "\nWith Friends,52.5205,13.4000,Elm Street,"
    try OwnersWorld.with(places: Self.places) { world in
      for words in ["with friends", "dinner with friends"] {
        #expect(world.names("discover", words).count == 4, "\(words)")
        #expect(world.names("iwant-pick", words).count == 1, "\(words)")
      }
    }
    try OwnersWorld.with(places: Self.places + named) { world in
      #expect(world.names("discover", "with friends") == ["With Friends"])
    }
  }

  @Test func aSearchIsForNames() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("search", "lunch") == ["Lunch Box"])
      #expect(world.names("search", "supper").isEmpty)
      #expect(world.names("search", "quick lunch").count < 4)
      let errors = world.run("search", "quick lunch", "--near", "52.52,13.40").errors
      #expect(!errors.contains("passed over"), "\(errors)")
    }
  }

  @Test(arguments: ["discover", "nearby", "iwant-pick", "search"])
  func wordsThatSayNothingMayBeAPartOfAName(_ verb: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names(verb, "quick bite", "-n9") == ["Quick Bite Cafe"])
      #expect(world.names(verb, "quick bite 1km", "-n9").count == 4)
    }
  }

  @Test func wordsThatSayNothingAndNoNameHasListAnything() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("discover", "what is").count == 4)
      #expect(world.names("discover", "quick lunch").count == 4)
    }
  }

  @Test(arguments: ["discover", "search", "iwant-pick"])
  func anUnknownPlaceIsRefusedUnlessANameHasAllItsWords(_ verb: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names(verb, "in italy") == ["Made in Italy"])
      #expect(world.names(verb, "in ita") == ["Made in Italy"])
      let result = world.run(verb, "in Leith", "--near", "52.52,13.40")
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.contains("cannot look in 'Leith'"), "\(result.errors)")
    }
  }

  @Test(arguments: ["search", "iwant-pick"])
  func noNameIsFoundByAPrepositionOrAHouseNumberAlone(_ verb: String) throws {
    let others = "\nHaus am See,52.52,13.40,,german\nBar de Copas,52.52,13.40,,tapas"
    try OwnersWorld.with(places: Self.places + others) { world in
      for words in ["at nowhere", "nowhere 7", "at the nowhere", "nirgends am", "de nadie"] {
        let result = world.run(verb, words, "--near", "52.52,13.40")
        #expect(result.status == 1 && result.output.isEmpty, "\(words): \(result.output)")
      }
      #expect(world.names(verb, "scholar nowhere") == ["The Oak at the Scholar"])
    }
  }
}

/// Words that say nothing between others are a name when they are all there is of it.
@Suite struct FillerNameTests {
  @Test(arguments: ["An", "The Place", "Something", "Food With", "For"])
  func aPlaceOfFillersIsFound(name: String) throws {
    try OwnersWorld.with { world in
      let added = world.run(
        "add", name, "--address", "1 Elm St, San Luis Obispo", "--cuisine", "vietnamese",
        "--price", "1", "--phone", "1", "--photo", world.photo, "--position", "35.29,-120.66",
        "--hours", "24/7")
      #expect(added.status == 0, "\(added.errors)")
      for verb in ["search", "discover", "iwant-pick"] {
        let found = try world.json(verb, name)
        #expect(found["name"]?.text == name, "\(verb)")
      }
    }
  }

  @Test func aFillerAloneIsSearchedFor() throws {
    try OwnersWorld.with { world in
      #expect(world.run("search", "a").output != world.run("nearby").output)
      #expect(world.run("discover", "food").output == world.run("discover").output)
    }
  }
}

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
