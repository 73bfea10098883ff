import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Words are read as somebody means them who knows the places.
@Suite struct MeantWordsTests {
  private static let places = """
    name,latitude,longitude,kind,cuisines
    World of Pizza,52.5200,13.4000,,pizza
    The Goldene House,52.5201,13.4000,,steak_house
    Golden,52.5220,13.4000,,german
    Patty,52.5203,13.4000,,burgers
    Smash,52.5204,13.4000,,burger
    Leith Pizza,55.9700,-3.1700,,italian
    Tresen,52.5205,13.4000,bar,german
    Teilchen,52.5206,13.4000,cafe,cake
    Nachts,52.5207,13.4000,nightclub,burger
    Schnell,52.5208,13.4000,fast_food,thai
    """

  @Test(arguments: [["search"], ["iwant-pick"]])
  func wordsThatNoPlaceHasAreTold(_ verb: [String]) throws {
    try OwnersWorld.with(places: Self.places) { world in
      let near = ["--near", "52.52,13.40"]
      for words in ["patty nowhere", "nowhere patty"] {
        let errors = world.run(verb + [words] + near).errors
        #expect(errors.contains("nothing has all these words; left out 'nowhere'"), "\(errors)")
        let json = world.run(verb + [words] + near + ["--ndjson=name,asked"])
        #expect(json.output == #"{"name":"Patty","asked":"left out 'nowhere'"}"# + "\n")
      }
    }
  }

  @Test func aCuisineIsServedThoughTheFirstPlacesHaveItsWordAlone() throws {
    // On all sides, so that the last place is not among the first of the index.
    let houses = (0..<24).map { "House \($0),52.\(30 + $0 / 5),13.\(30 + $0 % 5),steak_house" }
    for (last, unserved) in [("house", []), ("thai", ["house"])] {
      let rows = ["name,latitude,longitude,cuisines"] + houses + ["Last,52.325,13.325,\(last)"]
      try OwnersWorld.with(places: rows.joined(separator: "\n") + "\n") { world in
        let store = try Store(at: world.storePath)
        #expect(try store.unserved(["house", "steak_house"]) == unserved)
      }
    }
  }

  @Test func aRefusalNamesOnlyTheWordsThatWereLookedFor() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let words = ["iwant-pick", "nowhere burger", "--min-rating", "5", "--strict"]
      let errors = world.run(words + ["--near", "52.52,13.40"]).errors
      #expect(errors.contains("left out 'nowhere'"), "\(errors)")
      #expect(errors.contains("places for 'burger' within"), "\(errors)")
    }
  }

  @Test func wordsThatSayNothingAreNotEchoed() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let result = world.run("nearby", "food", "--near", "52.52,13.40", "--limit", "0")
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      let json = world.run("nearby", "food", "--near", "52.52,13.40", "--ndjson=asked")
      #expect(json.output.contains("null") && !json.output.contains(":\"\""), "\(json.output)")
    }
  }

  @Test(arguments: ["search", "discover", "nearby", "iwant-pick"])
  func aSlipInAShortWordIsForgivenForACuisine(_ verb: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      for words in ["piza", "pzza", "world of piza"] {
        #expect(world.names(verb, words) == ["World of Pizza"], "\(words)")
      }
      #expect(world.names(verb, "thia") == ["Schnell"])
      for words in ["cape", "cave", "tahr", "lake"] {
        #expect(world.names(verb, words).isEmpty, "\(words)")
      }
    }
  }

  @Test func aShortWordThatAPlaceHasIsNoSlip() throws {
    try OwnersWorld.with(places: Self.places + "\nThia,52.5209,13.4000,,german") { world in
      #expect(world.names("search", "thia") == ["Thia"])
      #expect(world.names("iwant-pick", "thia", "-n9") == ["Thia"])
    }
  }

  @Test func aPartOfACuisineIsNoCuisine() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("nearby", "house") == ["The Goldene House"])
      let filter = world.run("nearby", "--cuisine", "house", "--near", "52.52,13.40")
      #expect(filter.errors.contains("no place serves 'house'"))
      #expect(world.names("nearby", "steak house") == ["The Goldene House"])
    }
  }

  @Test func aPartOfACuisineIsNotOffered() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let store = try Store(at: world.storePath)
      #expect(try store.cuisines(withPrefix: "h", limit: 9).isEmpty)
      let offered = try store.cuisines(withPrefix: "", limit: 99).map(\.name)
      #expect(offered.contains("steak_house") && offered.contains("burger"))
    }
  }

  @Test func aPartOfACuisineExcludesNothing() throws {
    let places = """
      name,latitude,longitude,kind,cuisines
      Ochs,52.5200,13.4000,,steak_house
      Luna,52.5201,13.4000,,tex-mex
      Cod,52.5202,13.4000,,fish_and_chips
      """
    try OwnersWorld.with(places: places) { world in
      let refused = world.run("nearby", "--not", "house", "--near", "52.52,13.40")
      #expect(refused.errors.contains("no restaurant or cuisine has this name"), "\(refused)")
      #expect(world.names("nearby", "--not", "steaks") == ["Luna", "Cod"])
      #expect(world.names("nearby", "--not", "Tex-Mex") == ["Ochs", "Cod"])
      #expect(world.names("nearby", "--not", "Fish and Chips") == ["Ochs", "Luna"])
    }
  }

  @Test func whatNoPlaceIsCalledCanBeLeftOut() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let result = world.run("discover", "favourite burger", "--near", "52.52,13.40")
      #expect(result.status == 1)
      let hint = "leave out 'favourite' to list places by the other words"
      #expect(result.errors.contains(hint), "\(result.errors)")
      let name = world.run("discover", "favourite", "--near", "52.52,13.40")
      #expect(!name.errors.contains("leave out"), "\(name.errors)")
    }
  }

  @Test(arguments: [
    ("thailändisch", "cuisine thai"), ("cheap italiano", "cuisine italian, up to $$"),
    ("italienne 500m", "cuisine italian, within 500 m"), ("vietnamien", nil), ("phở gà", nil),
  ])
  func aCuisineInAnotherLanguageIsMeant(_ words: String, _ reading: String?) throws {
    try OwnersWorld.with(places: Self.places) { world in
      let errors = world.run("nearby", words, "--near", "52.52,13.40").errors
      // Where no place serves it, the word searches names.
      let line = "keylime: \(reading ?? "search '\(words)'")\n"
      #expect(errors.hasPrefix(line), "\(errors)")
    }
  }

  @Test func aCuisineWithAHyphenIsServed() throws {
    let places = """
      name,latitude,longitude,kind,cuisines
      Luna,52.5201,13.4000,,tex-mex
      """
    try OwnersWorld.with(places: places) { world in
      let store = try Store(at: world.storePath)
      let asked = ["tex-mex", "Tex-Mex", "mexican", "mex", "mex-tex", "tex_mex"]
      #expect(try store.unserved(asked) == ["mex", "mex-tex", "tex_mex"])
      #expect(!world.run("avoid", "--cuisine", "tex-mex").errors.contains("no place"))
      #expect(try store.cuisines(withPrefix: "te", limit: 9).map(\.name) == ["tex-mex"])
      #expect(try store.cuisines(withPrefix: "m", limit: 9).isEmpty)
      let errors = world.run("nearby", "tex-mex", "--near", "52.52,13.40").errors
      #expect(errors.contains("cuisine tex-mex"), "\(errors)")
    }
  }

  @Test(arguments: [
    ["nearby", "golden", "--explain"], ["nearby", "golden", "--sort", "rating"],
    ["discover", "golden", "--facets"], ["discover", "golden", "--with", "me"],
  ])
  func whatIsAboutARankedListDoesNotGoWithNames(_ words: [String]) throws {
    try OwnersWorld.with(places: Self.places) { world in
      let result = world.run(words + ["--near", "52.52,13.40"])
      #expect(result.status == 2)
      #expect(result.errors.contains("'golden' is looked for in names"), "\(result.errors)")
    }
  }

  @Test func whoEatsAlongDoesNotGoWithNames() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.run("contact", "add", "Eli").status == 0)
      let result = world.run("discover", "golden", "with Eli and me", "--near", "52.52,13.40")
      #expect(result.status == 2)
      #expect(result.errors.contains("'with Eli' is about a ranked list"), "\(result.errors)")
      #expect(result.errors.contains("leave out 'with Eli'"), "\(result.errors)")
      let list = world.run("discover", "with me and Eli thai", "--near", "52.52,13.40")
      #expect(list.status == 0 && list.output.contains("Schnell"), "\(list.errors)")
      #expect(list.errors.contains("keylime: cuisine thai, with Eli\n"), "\(list.errors)")
    }
  }

  @Test(arguments: ["burger", "burgers"])
  func singularAndPluralAreOneCuisine(_ word: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("nearby", word) == ["Patty", "Smash", "Nachts"])
      #expect(!world.names("nearby", "not", word).contains("Smash"))
      #expect(!world.names("nearby", "not", word).contains("Patty"))
    }
  }

  @Test func namesAreLookedForNearBeforeFarAway() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let places = Self.places + "\nFar Golden,52.6200,13.4000,,thai\nSilver,52.6200,13.4000,,thai"
      try world.importPlaces(places)
      for (verb, reach) in [("nearby", "3 km"), ("discover", "5 km")] {
        #expect(!world.names(verb, "golden").contains("Far Golden"))
        #expect(world.names(verb, "golden", "--within", "20km").contains("Far Golden"))
        let far = world.run(verb, "silver", "--near", "52.52,13.40")
        #expect(far.output.contains("Silver"))
        let note = "nothing within \(reach) matches; all of this is farther away"
        #expect(far.errors.contains(note), "\(far.errors)")
        #expect(world.names(verb, "silver", "--within", "5km").isEmpty)
        #expect(world.names(verb, "far golden") == ["Far Golden"])
      }
    }
  }

  /// `Saison` is what was typed, and `Saigon` next door is not.
  @Test(arguments: ["nearby", "discover"])
  func aNameAsItWasTypedBeatsANearerSlip(_ verb: String) throws {
    let places = "name,latitude,longitude\nSaigon,52.5201,13.4000\nSaison,52.6000,13.4000"
    try OwnersWorld.with(places: places) { world in
      #expect(world.names(verb, "saison").first == "Saison")
      #expect(world.names(verb, "saison", "--within", "1km") == ["Saigon"])
      #expect(world.names(verb, "saigom") == ["Saigon"])
    }
  }

  @Test func aShortListOfNamesHasTheNearest() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("nearby", "golden", "-n1") == ["The Goldene House"])
    }
  }

  @Test func whatCannotBeLeftOutIsNotLookedFor() throws {
    try OwnersWorld.with(places: Self.places) { world in
      for verb in ["discover", "nearby", "search", "iwant-pick"] {
        let result = world.run(verb, "not a spicy burger", "--near", "52.52,13.40")
        #expect(result.status == 2)
        #expect(result.errors.contains("cannot leave out 'spicy"), "\(result.errors)")
        #expect(result.errors.contains("--cuisine"), "\(result.errors)")
      }
      #expect(world.names("nearby", "not", "tresen", "--limit", "0").contains("Patty"))
      #expect(!world.names("nearby", "not", "tresen", "--limit", "0").contains("Tresen"))
    }
  }

  @Test func aNameMayBeginWithNot() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let place = "name,latitude,longitude\nNot Spicy At All,52.5201,13.4000"
      try UserFile.replace("\(world.folder)/n.csv", with: Array(place.utf8))
      #expect(world.run("import", "\(world.folder)/n.csv").status == 0)
      #expect(world.names("search", "not spicy") == ["Not Spicy At All"])
      #expect(world.run("search", "not curry", "--near", "52.52,13.40").status == 2)
    }
  }

  @Test func farPlacesHaveAllWordsOrAreNotListed() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("search", "leith pizza") == ["Leith Pizza"])
    }
  }

  @Test func theNearestNameComesFirst() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("nearby", "golden") == ["The Goldene House", "Golden"])
      #expect(world.names("search", "golden").first == "Golden")
    }
  }

  @Test(arguments: ["bar", "cafe", "nightclub", "fast_food"])
  func aKindInOnesOwnWordsStays(_ kind: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      let places = world.run("export", "--format", "csv").output.split(separator: "\n")
      let line = places.first { $0.contains(",\(kind),") }
      let served = ["bar": "german", "cafe": "cake", "nightclub": "burger", "fast_food": "thai"]
      #expect(line?.contains(",\(kind),\(served[kind] ?? ""),") == true, "\(places)")
    }
  }

  @Test func aSearchTooNearSaysWhereTheNextIs() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let result = world.run("search", "patty", "--within", "10m", "--near", "52.52,13.40")
      #expect(result.status == 1)
      let hint = "the nearest match is 'Patty', 33 m away: try --within 1km"
      #expect(result.errors.contains(hint), "\(result.errors)")
      #expect(!result.errors.contains("keylime add"), "\(result.errors)")
    }
  }

  @Test(arguments: ["kid-friendly", "thai with highchairs", "romantic"])
  func whatNoCatalogueSaysIsNotOfferedToBeAdded(_ words: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      let errors = world.run("discover", words, "--near", "52.52,13.40").errors
      #expect(
        errors.contains("a catalogue does not say this of a place, only takeaway, delivery,"),
        "\(errors)")
      #expect(!errors.contains("keylime add"), "\(errors)")
      let other = world.run("discover", "nirgendwo", "--near", "52.52,13.40").errors
      #expect(other.contains("keylime add"), "\(other)")
    }
  }

  @Test(arguments: ["next door", "the usual suspects"])
  func aNameWithSuchAWordMayBeAdded(_ words: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      let errors = world.run("discover", words, "--near", "52.52,13.40").errors
      #expect(errors.contains("keylime add"), "\(errors)")
    }
  }

  /// Where the rest of the words is a name or what is served, it is listed all the same.
  @Test(arguments: [
    ("michelin world", nil), ("michelin smash", "Smash"),
    ("quiet goldene house for a date", "The Goldene House"), ("cosy burger", "Patty"),
  ]) func whatNoCatalogueSaysIsNotFoundByChance(_ words: String, _ name: String?) throws {
    try OwnersWorld.with(places: Self.places) { world in
      for verb in ["search", "iwant-pick"] {
        let result = world.run(verb, words, "--near", "52.52,13.40")
        guard let name else {
          #expect(
            result.status == 1 && result.errors.contains("a catalogue does not say"), "\(result)")
          continue
        }
        #expect(result.output.contains(name), "\(verb): \(result)")
      }
    }
  }

  @Test(arguments: [
    ("high chair", nil), ("sea view", nil), ("happy hour", nil), ("view", "Spice"),
    ("all you can eat", "Plenty"), ("flat white", "Bean"), ("latte", "Bean"),
    ("indian tandoori", "Spice"), ("british welsh", "The Place to Eat"),
    ("korean bbq", "Seoul"), ("fish chips", "Cod"), ("korean diner", "Seoul"),
    ("korean food", "Seoul"),
  ]) func aWordOfAStreetIsNotWhatIsOffered(_ words: String, _ name: String?) throws {
    let places = """
      name,latitude,longitude,cuisines,street
      Grill,52.5200,13.4000,burger,1 High Street
      Spice,52.5200,13.4001,indian,8 View Court
      Happy Hot Pot,52.5200,13.4002,chinese,2 High Street
      Plenty,52.5200,13.4003,buffet,3 High Street
      Seoul,52.5200,13.4007,korean,7 High Street
      Fast,52.5200,13.4001,food,7 High Street
      Smoke,52.5200,13.4007,barbecue,7 High Street
      Cod,52.5200,13.4008,fish_and_chips,8 High Street
      Maki,52.5200,13.4008,sushi,8 High Street
      Bean,52.5200,13.4004,coffee_shop,4 High Street
      White Horse,52.5200,13.4005,seafood,5 High Street
      The Place to Eat,52.5200,13.4006,british,6 High Street
      """
    try OwnersWorld.with(places: places) { world in
      let result = world.run(
        "discover", words, "--near", "52.52,13.40", "--template", "{{name}}")
      #expect(result.output == (name.map { $0 + "\n" } ?? ""), "\(result.errors)")
      #expect(name != nil || result.errors.contains("a catalogue does not say"))
    }
  }

  /// Where there is a town of this name, the last cuisine is the town.
  @Test func aCuisineMayBeATown() throws {
    let places = """
      name,latitude,longitude,cuisines,city
      Sal,52.5200,13.4000,new_york,Berlin
      Maki,52.5200,13.4001,sushi,Berlin
      Roll,40.7500,-73.9900,sushi,New York
      """
    try OwnersWorld.with(places: places) { world in
      #expect(world.run("config", "set", "home", "52.52,13.40").status == 0)
      let list = world.run("discover", "sushi new york", "--template", "{{name}}")
      #expect(list.output == "Roll\n", "\(list.errors)")
      #expect(world.names("discover", "new york") == ["Sal"])
      #expect(world.names("discover", "new york or sushi") == ["Sal", "Maki"])
    }
  }

  @Test(arguments: [
    ("deals", "keylime deals lists what places offer"),
    ("thai deal", "keylime deals lists what places offer"),
    ("vouchers", "keylime deals lists what places offer"),
    ("my favourites open now", "keylime fav lists your favourites"),
    ("from my favourites", "keylime fav lists your favourites"),
    ("places i like", "keylime rate lists what you rated"),
    ("somewhere i liked", "keylime rate lists what you rated"),
    ("the usual", "keylime timeline lists where you have been"),
    ("same as last time", "keylime timeline lists where you have been"),
    ("where did we eat pizza", "keylime timeline lists where you have been"),
    ("places i visited", "keylime timeline lists where you have been"),
    ("closed on mondays", "keylime show tells when one is closed"),
  ]) func theVerbThatAnswersIsNamed(_ words: String, _ advice: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      let errors = world.run("discover", words, "--near", "52.52,13.40").errors
      #expect(errors.contains(advice), "\(errors)")
      #expect(!errors.contains("keylime add") && !errors.contains("excluded"), "\(errors)")
    }
  }

  @Test func theEchoHasOnesOwnUnits() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.run("config", "set", "units", "imperial").status == 0)
      let result = world.run("nearby", "within", "1mi", "--near", "52.52,13.40")
      #expect(result.errors.contains("within 1 mi") || result.errors.contains("within 1.0 mi"))
    }
  }

  /// A table of restaurants seldom says that they are restaurants.
  @Test func aPlaceOfUnknownKindIsARestaurant() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let restaurants = ["World of Pizza", "The Goldene House", "Patty", "Smash", "Golden"]
      #expect(world.names("nearby", "restaurants", "--limit", "0") == restaurants)
      #expect(world.names("nearby", "--kind", "restaurant", "--limit", "0") == restaurants)
      #expect(world.names("nearby", "cafes", "--limit", "0") == ["Teilchen"])
    }
  }

  /// A German bar is a bar that serves German food, where there is one.
  @Test func aBarOfACuisineIsABar() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("nearby", "german", "bar", "--limit", "0") == ["Tresen"])
      #expect(world.names("nearby", "thai", "bar", "--limit", "0") == ["Schnell"])
      #expect(
        world.names("nearby", "burger", "bar", "--limit", "0") == ["Patty", "Smash", "Nachts"])
    }
  }

  /// Another cuisine or kind beside one would add to the list, and the name of a kind means that.
  @Test func facetsAreWordsThatNarrow() throws {
    let places =
      Self.places + "\nBeides,52.5207,13.4000,,german;thai\nEis,52.5208,13.4000,cafe,ice_cream"
    try OwnersWorld.with(places: places) { world in
      for words in ["german", "cafe", "thai restaurant", "near Golden"] {
        let line = ["nearby", words, "--near", "52.52,13.40", "--facets", "--limit", "1"]
        let facets = world.run(line).errors.split(separator: "\n").first {
          $0.contains("hours unknown") || $0.contains(", ")
        }
        for part in (facets ?? "").split(separator: ",") {
          let word = part.split(separator: " ").drop { $0 == "keylime:" }
          guard let count = word.last.flatMap({ Int($0) }) else { continue }
          let narrowed = words + " " + word.dropLast().joined(separator: " ")
          #expect(world.names("nearby", narrowed, "--limit", "0").count == count, "\(narrowed)")
        }
      }
      let all = world.run("nearby", "--near", "52.52,13.40", "--facets").errors
      #expect(all.contains("ice cream 1") || !all.contains("ice cream"), "\(all)")
      let german = world.run("nearby", "german", "--near", "52.52,13.40", "--facets").errors
      #expect(german.contains("bar 1") && !german.contains("thai"), "\(german)")
    }
  }

  /// Each word leaves as many places as its facet says.
  @Test func facetsCountWhatTheWordsLeave() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let list = world.run("nearby", "--near", "52.52,13.40", "--facets", "--limit", "1")
      let facets = list.errors.split(separator: "\n").first { $0.contains("burger") }
      let parts = try #require(facets).split(separator: ",").map { $0.split(separator: " ") }
      let counts = parts.filter { $0.count == 2 && $0[0] != "keylime:" }
      #expect(!counts.isEmpty)
      for part in counts {
        #expect(world.names("nearby", String(part[0])).count == Int(part[1]), "\(part)")
      }
      let pizza = Self.places + "\nPasta,52.5202,13.4000,,italian"
      try world.importPlaces(pizza)
      let again = world.run("nearby", "--near", "52.52,13.40", "--facets", "--limit", "1")
      #expect(again.errors.contains("italian 2"), "\(again.errors)")
      #expect(world.names("nearby", "italian").count == 2)
    }
  }
}
