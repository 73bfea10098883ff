import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// A position can be named by what the catalogue knows, and be asked what it is.
@Suite struct WhereTests {
  private static func nearest(_ near: String, _ world: FakeWorld) throws -> String? {
    try world.column("id", ["nearby", "-n1", "--near", near]).first
  }

  /// Who types a town where words search is told how to list its places.
  @Test func aTownAloneSaysHowToListItsPlaces() throws {
    let table = """
      name,latitude,longitude,cuisines,city
      Bistro,48.9300,2.3600,french,Saint-Denis
      Saint Agur,48.8500,2.3500,cheese,Paris
      Les Parix,48.8501,2.3500,french,Paris
      Little Lyon,48.8502,2.3500,french,Paris
      Bouchon,45.7600,4.8400,french,Lyon
      Coin,48.8503,2.3500,sandwich,Paris
      Quay,51.2700,1.3400,fish,Sandwich
      """
    try OwnersWorld.with(places: table) { world in
      for verb in ["search", "nearby", "discover"] {
        for (text, quoted) in [("Saint-Denis", "Saint-Denis"), ("Paris", "Paris")] {
          let result = world.run(verb, text, "--near", "48.85,2.35")
          #expect(result.status == 1)
          let hint = "keylime nearby --near \(quoted) lists the places there"
          #expect(result.errors.contains(hint), "\(result.errors)")
        }
        #expect(world.run(verb, "lyon", "--near", "48.85,2.35").output.contains("Little Lyon"))
        #expect(world.run(verb, "sandwich", "--near", "48.85,2.35").output.contains("Coin"))
      }
      let there = world.run("nearby", "--near", "Saint-Denis", "-n1", "--template", "{{name}}")
      #expect(there.output == "Bistro\n")
    }
  }

  /// A home that another catalogue had stops no command that does not need it.
  @Test func aHomeThatIsNotFoundIsNoLocation() throws {
    try Abroad.with(home: "Atlantis") { world in
      let warning = "config 'home' is 'Atlantis', which is not found here"
      for words in [["rate", "mosque", "5"], ["show", "mosque"], ["search", "mosque"]] {
        let result = world.run(words)
        #expect(result.status == 0 && result.errors.contains(warning), "\(result)")
      }
      let near = world.run("discover", "near", "EH6")
      #expect(near.status == 0 && !near.errors.contains(warning), "\(near)")
      #expect(world.run("nearby", "--near", "EH6").status == 0)
      for verb in ["discover", "nearby", "iwant-pick"] {
        let lost = world.run(verb)
        #expect(lost.status == 2 && lost.errors.contains("config set home changes it"), "\(lost)")
        #expect(!lost.errors.contains(warning), "\(lost)")
      }
    }
  }

  @Test(
    "where",
    arguments: [
      ("192A High Street", "grill"), ("192a high street, Edinburgh", "grill"),
      ("high street leith", "leith"), ("EH1 1RF", "grill"), ("eh8 9bt", "mosque"),
      ("EH6", "leith"), ("Mosque Kitchen", "mosque"), ("mosque", "mosque"),
      ("13 phố lò đúc", "pho"), ("192a high st", "grill"), ("high st leith", "leith"),
      ("eh11rf", "grill"), ("EH68HH", "leith"), ("EH6 8", "leith"),
      ("eh68", "leith"), ("EH1 1", "grill"), ("Lò Đúc", "pho"), ("13 lo duc", "pho"),
    ])
  func theCatalogueKnowsThePlace(near: String, id: String) throws {
    try Abroad.with(home: "55.95,-3.19") { world in
      let nearest = try Self.nearest(near, world)
      #expect(nearest == id)
    }
  }

  @Test(
    "the next house",
    arguments: [
      ("7 Leith Walk", "C", "8 Leith Walk, Leith"), ("Leith Walk 13", "D", "14 Leith Walk, Leith"),
      ("8a Leith Walk", "C", "8 Leith Walk, Leith"),
      ("9 leith walk, leith, EH6 5BY", "C", "8 Leith Walk, Leith"),
      ("300 5th Ave", "F", "310 5th Avenue"), ("2 Main St, Perth", "B", "1 Main Street, Perth"),
      ("200 Leith Walk", nil, ""), ("7 Leith Street", nil, ""), ("7 Leith Walk, Perth", nil, ""),
    ])
  func aHouseThatIsUnknownIsNextToOneThatIsKnown(near: String, id: String?, name: String) throws {
    let table = """
      id,name,lat,lon,street,city,postcode
      A,Ann,55.95,-3.20,1 Main Street,Edinburgh,
      B,Bea,56.39,-3.43,1 Main Street,Perth,
      C,Cal,55.9601,-3.17,8 Leith Walk,Leith,EH6 5AA
      D,Dot,55.9605,-3.17,14 Leith Walk,Leith,EH6 5AA
      E,Eve,55.9690,-3.17,112 Leith Walk,Leith,EH6 5AA
      F,Fay,55.9400,-3.17,310 5th Avenue,Leith,
      """
    try OwnersWorld.with(places: table) { world in
      _ = world.run("config", "set", "home", "55.95,-3.19")
      let listed = world.run("nearby", "-n1", "--near", near, "--template", "{{id}}")
      #expect(listed.status == (id == nil ? 2 : 0), "\(listed)")
      #expect(listed.output == id.map { "p:\($0)\n" } ?? "", "\(listed)")
      let note = "is not known, so near \(name)"
      #expect(id == nil || listed.errors.contains(note), "\(listed)")
      let saved = world.run("config", "set", "place.flat", near)
      #expect(saved.status == listed.status && saved.errors.contains(note) == (id != nil))
      let again = world.run("nearby", "-n1", "--template", "{{id}}", "near", "flat")
      #expect(again.output == listed.output && !again.errors.contains(note), "\(again)")
    }
  }

  @Test(
    "what may be meant",
    arguments: [
      ("200 Leith Walk", "'112 Leith Walk'"),
      ("100 leith walk", "'8 Leith Walk' or '190 Leith Walk'"),
      ("Leith", "'Leith Walk'"), ("main", "'Main Street'"), ("walk", "'Leith Walk' or 'Mill Walk'"),
      ("Nowhere", nil), ("7 Leith Street", nil),
    ])
  func anUnknownPlaceIsToldWithWhatMayBeMeant(text: String, meant: String?) throws {
    let isHundred = text.hasPrefix("100")
    let table = """
      id,name,lat,lon,street,city
      A,Ann,55.9500,-3.20,1 Main Street,Edinburgh
      B,Bea,55.9520,-3.17,Mill Walk 5,Edinburgh
      C,Cal,55.9501,-3.17,8 Leith Walk,Edinburgh
      D,Dot,55.9505,-3.17,\(isHundred ? "190" : "112") Leith Walk,Edinburgh
      E,Eve,55.9506,-3.17,8 Leith Walk,Edinburgh
      """
    try OwnersWorld.with(places: table) { world in
      _ = world.run("config", "set", "home", "55.95,-3.19")
      for words in [["--near", text], ["near", text]] {
        let result = world.run(["nearby"] + words)
        #expect(result.status == 2)
        let hint = meant.map { "hint: did you mean \($0)?" } ?? "hint: did you mean"
        #expect(result.errors.contains(hint) == (meant != nil), "\(result.errors)")
      }
    }
  }

  @Test(
    "with its state or country",
    arguments: [
      ("Springfield, OR", "A"), ("springfield, oregon", "A"), ("Springfield, Oregon, USA", "A"),
      ("Springfield, NJ", "C"), ("Springfield, New Jersey, United States", "C"),
      ("1 Main Street, Springfield, NJ, US", "C"), ("Springfield, us", nil),
      ("Springfield, MA", nil), ("Springfield, Canada", nil), ("Springfield, Oregon, Canada", nil),
      ("Springfield,", nil), (", Oregon", nil), ("Leith, UK", "E"), ("Leith, Scotland", "E"),
      ("EH6 6AA, GB", "E"), ("Sam's, Leith, GB", nil), ("springfield oregon", "A"),
      ("Springfield OR", "A"), ("springfield new jersey", "C"), ("leith united kingdom", "E"),
      ("springfield texas", nil), ("springfield somewhere", nil), ("oregon", nil),
    ])
  func aPlaceIsNamedWithItsStateOrCountry(near: String, nearest: String?) throws {
    try OwnersWorld.with { world in
      let text = """
        id,name,lat,lon,street,city,region,postcode
        p0,A,44.05,-123.0,1 Main Street,Springfield,Oregon,
        p1,B,44.06,-123.0,2 Main Street,Springfield,,
        p2,C,40.70,-74.3,1 Main Street,Springfield,New Jersey,
        p3,D,40.71,-74.3,2 Main Street,Springfield,NJ,
        q,E,55.97,-3.17,1 Shore,Leith,,EH6 6AA

        """
      #expect(world.run("import", "-", "--source", "towns", typed: text).status == 0)
      let listed = world.run("nearby", "-n1", "--near", near, "--template", "{{name}}")
      #expect(listed.output == nearest.map { "\($0)\n" } ?? "", "\(listed)")
      if nearest == nil { #expect(listed.status == 2, "\(listed)") }
    }
  }

  /// What is wanted stands before the town, whatever else is said.
  @Test func aTownIsFoundBehindWhatIsWanted() throws {
    let table = """
      name,lat,lon,city,cuisines,diets
      Max,48.14,11.58,München,pizza,vegan
      Mia,48.1401,11.58,München,pizza,
      Roma,52.53,13.40,Berlin,pizza,vegan
      Rino,41.90,12.48,Roma,pizza,vegan
      """
    try OwnersWorld.with(places: table) { world in
      #expect(world.run("config", "set", "home", "52.52,13.40").status == 0)
      for (words, name) in [
        ("vegan pizza munich", "Max"), ("vegan pizza münchen", "Max"),
        ("vegan pizza roma", "Roma"), ("vegan pizza rome", "Rino"),
      ] {
        for verb in ["iwant-pick", "discover"] {
          let result = world.run(verb, words, "-n1", "--template", "{{name}}", "--unknown")
          #expect(result.output == "\(name)\n", "\(verb) \(words): \(result.errors)")
        }
      }
      let found = world.run("search", "pizza munich", "--template", "{{name}}")
      #expect(found.output.split(separator: "\n").sorted() == ["Max", "Mia"], "\(found.errors)")
    }
  }

  /// Who lives at a postcode looks around it, unless what is wanted is at that postcode itself.
  @Test(arguments: [
    ("pizza eh8 9yl", "Far"), ("eh8 9bt pizza", "Far"), ("pizza eh1 1rf", "Home"),
    ("thai eh8 9bt", "Thai"),
  ])
  func aPostcodeIsFoundBesideWhatIsWanted(_ words: String, _ name: String) throws {
    let table = """
      name,lat,lon,city,postcode,cuisines
      Home,55.95,-3.19,Edinburgh,EH1 1RF,pizza
      Far,55.9451,-3.1801,Edinburgh,EH8 9AA,pizza
      Thai,55.945,-3.18,Edinburgh,EH8 9BT,thai
      """
    try OwnersWorld.with(places: table) { world in
      #expect(world.run("config", "set", "home", "55.95,-3.19").status == 0)
      for verb in ["discover", "nearby", "iwant-pick"] {
        let result = world.run(verb, words, "-n1", "--template", "{{name}}")
        #expect(result.output == "\(name)\n", "\(verb): \(result.errors)")
      }
    }
  }

  /// Who has not said where they are says it by the town.
  @Test func aTownIsWhereOneIs() throws {
    let places = """
      name,lat,lon,city
      Berlin Lamp,52.53,13.40,Berlin
      Curry,52.52,13.40,Berlin
      """
    try OwnersWorld.with(places: places) { world in
      for verb in ["discover", "nearby", "iwant-pick"] {
        let result = world.run(verb, "berlin", "--template", "{{name}}")
        #expect(result.output.contains("Curry"), "\(result.errors)")
      }
      #expect(world.run("search", "berlin", "--template", "{{name}}").output == "Berlin Lamp\n")
    }
  }

  /// Without a location nothing can be listed but what is in a town, whatever places are called.
  @Test(arguments: [
    ("roma", "A", "near roma"), ("rome", "A", "near rome"), ("vegan pizza rome", "A", "near rome"),
    ("vegan roma trastevere", "T", "near trastevere"), ("copenhagen", "K", "near copenhagen"),
    ("vegan roma prati", "A", "passed over 'prati'"), ("ostia", "", "location is unknown"),
  ])
  func aTownIsMeantByWhoHasSaidNoLocation(
    _ words: String, _ name: String, _ told: String
  ) throws {
    var table = "name,lat,lon,city,cuisines,diets\n"
    for number in 10..<31 {
      table += "A\(number),41.9\(number),12.48,Roma,pizza,vegan\n"
      table += "K\(number),55.6\(number),12.58,København K,,\n"
    }
    table +=
      "Roma,52.53,13.40,Berlin,pizza,vegan\nTrattoria Roma di Trastevere,52.54,13.40,Berlin,,vegan\n"
    table += "T,41.88,12.47,Trastevere,,vegan\nO,41.73,12.28,Ostia,,\nOstia,52.55,13.40,Berlin,,\n"
    try OwnersWorld.with(places: table) { world in
      for verb in ["discover", "nearby"] {
        let result = world.run(verb, words, "-n1", "--template", "{{name}}")
        #expect(result.errors.contains(told), "\(result.errors)")
        #expect(
          name.isEmpty ? result.output.isEmpty : result.output.hasPrefix(name), "\(result)")
      }
      #expect(world.run("search", "roma", "-n1", "--template", "{{name}}").output == "Roma\n")
    }
  }

  /// What stands behind a town and is known nowhere in it is a part of it; what is to eat is not.
  @Test(arguments: [
    ("vegan berlin neukölln", "A", "near berlin, passed over 'neukölln'"),
    ("in berlin neukölln", "A", "passed over 'neukölln'"),
    ("pizza berlin mitte", "A", "near berlin, passed over 'mitte'"),
    ("vegan berlin ramen", "", "search 'ramen'"), ("luigi berlin", "", "search 'luigi'"),
    ("berlin lamp", "Berlin Lamp", ""), ("in tokyo", "", "cannot look in 'tokyo'"),
    ("berlin zorbas", "Zorbas", "near berlin, search 'zorbas'"),
    ("vegano en berlin", "A", "diet vegan, near berlin"),
    ("berlin germany", "A", "near berlin germany"), ("berlin", "Berlin Lamp", "search 'berlin'"),
    ("the berlin cafe", "The Berlin Cafe", ""),
    ("lunch berlin", "A", "near berlin, passed over 'lunch'"),
    ("lunch berlin germany", "A", "near berlin germany, passed over 'lunch'"),
    ("lunch berlin germany tomorrow", "", "open tomorrow 12:30, near berlin germany"),
    ("vegan lunch berlin tomorrow", "", "open tomorrow 12:30, near berlin"),
    ("vegan brunch berlin mitte sunday", "", "open Sun 11:00, near berlin, passed over 'mitte'"),
    ("new york", "Cheesecake", "search 'new york'"),
    ("tacos new york", "N", "cuisine tacos, near new york"),
    ("new york tacos", "N", "cuisine tacos, near new york"),
  ])
  func aPartOfATownIsPassedOver(_ words: String, _ name: String, _ told: String) throws {
    var table = "name,lat,lon,city,cuisines,diets\nBerlin Lamp,55.95,-3.19,Edinburgh,,\n"
    table += "The Berlin Cafe,52.60,13.41,Berlin,,\n"
    table += "Tokyo,50.84,4.35,Brussel,,\nZorbas,52.60,13.41,Berlin,greek,\n"
    for number in 10..<30 {
      table += "N\(number),40.7\(number),-74.01,New York,tacos,\n"
      table += "A\(number),52.5\(number),13.40,Berlin,pizza,vegan\n"
    }
    table += "Cheesecake,55.96,-3.19,Edinburgh,new_york,\n"
    try OwnersWorld.with(places: table) { world in
      #expect(world.run("config", "set", "home", "55.95,-3.19").status == 0)
      let result = world.run("nearby", words, "-n1", "--template", "{{name}}")
      #expect(
        name.isEmpty ? result.output.isEmpty : result.output.hasPrefix(name), "\(result.errors)")
      #expect(told.isEmpty || result.errors.contains(told), "\(result.errors)")
    }
  }

  /// A postcode that no place has is in its district, which is named.
  @Test func aPostcodeThatIsUnknownIsInItsDistrict() throws {
    let table = """
      name,lat,lon,city,postcode
      Ann,55.95,-3.19,Edinburgh,EH1 1RF
      Bea,56.39,-3.43,Perth,PH1 5AB
      """
    try OwnersWorld.with(places: table) { world in
      for words in [["nearby", "--near", "EH1 1RE"], ["discover", "dinner near EH1 1RE"]] {
        let result = world.run(words + ["-n1", "--template", "{{name}}"])
        #expect(result.output == "Ann\n", "\(result.errors)")
        #expect(result.errors.contains("'EH1 1RE' is not known, so near EH1"), "\(result.errors)")
      }
      for unknown in ["EH9 1RE", "Ann 1RE", "EH1 Leith"] {
        #expect(world.run("nearby", "--near", unknown).status == 2, "\(unknown)")
      }
    }
  }

  /// Of a town that is called so, and one in another language, the larger one is meant.
  @Test(arguments: [
    ("Munich", "München"), ("münchen", "München"), ("vienna", "Wien"), ("Hanoi", "Hà Nội"),
    ("HÀ NỘI", "Hà Nội"), ("florence", "Florence"), ("am platz, munich", "München"),
    ("am platz vienna", ""),
  ]) func aTownIsKnownByItsNameInOtherLanguages(near: String, city: String) throws {
    let table = """
      id,name,lat,lon,city,street
      M,Max,48.14,11.58,München,Am Platz 7
      W1,Wolf,48.21,16.37,Wien,
      W2,Wanda,48.2101,16.3701,Wien,
      V,Vera,48.19,16.34,Vienna,
      H,Hoa,21.03,105.85,Hà Nội,
      F1,Flo,34.19,-79.77,Florence,
      F2,Fay,34.1901,-79.7701,Florence,
      I,Ida,43.77,11.25,Firenze,
      """
    try OwnersWorld.with(places: table) { world in
      let listed = world.run("nearby", "-n1", "--near", near, "--template", "{{address.city}}")
      #expect(listed.output == (city.isEmpty ? "" : "\(city)\n"), "\(listed.errors)")
      #expect(
        world.run("discover", "max in munich", "-n1", "--template", "{{name}}").output == "Max\n")
    }
  }

  /// In the name of a street that is a saint or a doctor the same letters are no street or drive.
  @Test(arguments: [
    ("12 st john st", "One"), ("12 st john street", "One"), ("12 st john st st albans", "One"),
    ("7 dr king blvd", "Two"), ("5 elm ave nw", "Three"),
  ])
  func onlyTheLastAbbreviationOfAStreetIsInFull(near: String, name: String) throws {
    try OwnersWorld.with { world in
      let text = """
        id,name,lat,lon,street,city
        a,One,51.75,-0.34,12 St John Street,St Albans
        b,Two,51.76,-0.34,7 Dr King Boulevard,St Albans
        c,Three,51.77,-0.34,5 Elm Avenue NW,St Albans

        """
      #expect(world.run("import", "-", "--source", "streets", typed: text).status == 0)
      let listed = world.run("nearby", "-n1", "--near", near, "--template", "{{name}}")
      #expect(listed.output == "\(name)\n", "\(listed)")
    }
  }

  @Test(arguments: [
    ("Oranienstr. 6", "Eins"), ("oranienstr 6, Berlin", "Eins"), ("Warschauer Str. 27A", "Zwei"),
    ("Savignypl. 3", "Drei"), ("12 bd Voltaire", "Quatre"), ("Av. Paulista 7", "Cinco"),
  ])
  func streetsOfOtherLanguagesAreWrittenShort(street: String, name: String) throws {
    try OwnersWorld.with { world in
      let text = """
        id,name,lat,lon,street,city
        a,Eins,52.50,13.42,Oranienstraße 6,Berlin
        b,Zwei,52.51,13.45,Warschauer Straße 27A,Berlin
        c,Drei,52.52,13.32,Savignyplatz 3,Berlin
        d,Quatre,48.85,2.38,12 Boulevard Voltaire,Paris
        e,Cinco,-23.56,-46.65,Avenida Paulista 7,São Paulo

        """
      #expect(world.run("import", "-", "--source", "streets", typed: text).status == 0)
      for words in [["nearby", "--near", street], ["search", street, "--near", "Berlin"]] {
        // Berlin says nothing of a search for what stands in it.
        if words[0] == "search", street.contains(",") { continue }
        let listed = world.run(words + ["-n1", "--template", "{{name}}"])
        #expect(listed.output == "\(name)\n", "\(listed)")
      }
    }
  }

  @Test(arguments: [
    ("10115 Berlin", "Eins"), ("Berlin 10115", "Eins"), ("1070 Wien", "Zwei"),
    ("1070 Bruxelles", "Trois"), ("1070 Anderlecht", nil), ("75011 paris", "Quatre"),
    ("EH1 1RF Edinburgh", "Five"), ("Edinburgh EH1 1RF", "Five"), ("eh11rf edinburgh", "Five"),
    ("EH1 Edinburgh", "Five"), ("10115 Paris", nil), ("10 Berlin", nil), ("10115 Street", nil),
  ])
  func aPostcodeIsGivenWithItsTown(near: String, name: String?) throws {
    try OwnersWorld.with { world in
      let text = """
        id,name,lat,lon,street,city,postcode
        a,Eins,52.53,13.38,,Berlin,10115
        b,Zwei,48.20,16.35,,Wien,1070
        c,Trois,50.83,4.31,,Bruxelles - Brussel,1070
        d,Quatre,48.86,2.38,,,75011
        e,Paris,48.85,2.35,,Paris,75004
        f,Five,55.95,-3.19,,Edinburgh,EH1 1RF
        g,Far,52.40,13.05,,Berlin,

        """
      #expect(world.run("import", "-", "--source", "codes", typed: text).status == 0)
      let listed = world.run("nearby", "-n1", "--near", near, "--template", "{{name}}")
      #expect(listed.output == name.map { "\($0)\n" } ?? "", "\(listed)")
    }
  }

  @Test(arguments: ["350 High Street", "High", "12", "Street", "EH99", "Mosque Kit", "@1"])
  func whatIsNotThereIsUnknown(near: String) throws {
    try Abroad.with { world in
      let result = world.run("nearby", "--near", near)
      #expect(result.status == 2, "\(result)")
      #expect(result.errors.contains("cannot find '\(near)'"))
    }
  }

  @Test(arguments: [["nearby"], ["discover"], ["search", "curry"], ["show", "grill"]])
  func aRestaurantThatIsTakenForAPlaceIsNamedOnce(verb: [String]) throws {
    try Abroad.with(home: "55.95,-3.19") { world in
      func notes(_ near: String) -> Int {
        world.run(verb + ["--near", near]).errors.split(separator: "\n")
          .count { $0.contains("near the restaurant Mosque Kitchen") }
      }
      #expect(notes("mosque kitchen") == 1)
      #expect(notes("EH6") == 0)
    }
  }

  @Test func ofTwoTownsWithOneNameTheNearerIsMeant() throws {
    try OwnersWorld.with { world in
      let rows = ["p0,44.05,-123.0", "p1,44.06,-123.0", "p2,40.7,-74.3", "p3,40.71,-74.3"].map {
        "\($0),Springfield"
      }
      // One restaurant far away is no town.
      let more = ["q,55.9,-3.2,Leith", "r,55.91,-3.2,Leith", "s,55.92,-3.2,Leith", "t,1,2,Leith"]
      let text = (["name,lat,lon,city"] + rows + more).joined(separator: "\n") + "\n"
      #expect(world.run("import", "-", "--source", "towns", typed: text).status == 0)
      let result = world.run("nearby", "--near", "Springfield")
      #expect(result.status == 2 && result.errors.contains("several, far from each other"))
      #expect(result.errors.contains("--near 44.0") && result.errors.contains("--near 40.7"))
      #expect(world.run("nearby", "--near", "Leith").status == 0)
      #expect(world.run("config", "set", "home", "41,-75").status == 0)
      let near = world.run("nearby", "--near", "Springfield", "--template", "{{name}}").output
      #expect(Set(near.split(separator: "\n")) == ["p2", "p3"])
    }
  }

  @Test func ofSeveralRestaurantsEachIsNamed() throws {
    try OwnersWorld.with { world in
      let text = """
        id,name,lat,lon,street,city
        a,Osaka,46.52,6.63,,
        b,Sushi,46.53,6.63,1 Rue Haute,Lausanne
        c,Osaka,55.95,-3.19,85 South Bridge,Edinburgh
        d,Tokyo,10,10,,
        e,Tokyo,20,10,,Here
        f,Tokyo,30,10,,
        g,Tokyo,40,10,,
        h,Tokyo,50,10,,
        i,Tokyo,50,20,,
        j,Tokyo,50,30,,

        """
      #expect(world.run("import", "-", "--source", "tokyo", typed: text).status == 0)
      let osaka = world.run("nearby", "--near", "Osaka").errors
      #expect(osaka.contains("the restaurant Osaka near Lausanne: --near 46.52,6.63\n"))
      #expect(osaka.contains("the restaurant Osaka, 85 South Bridge, Edinburgh: --near 55.95,"))
      let tokyo = world.run("nearby", "--near", "Tokyo").errors
      #expect(tokyo.split(separator: "\n").count { $0.contains("the restaurant Tokyo") } == 5)
      #expect(tokyo.contains("hint: 2 more\n"), "\(tokyo)")
    }
  }

  /// A town is known by the beginning of its name, if that means one, and without punctuation.
  @Test(arguments: [
    ("København", "Nørrebro"), ("Bruxelles", "Frites"), ("St Gallen", "Bratwurst"),
    ("Frankfurt", nil), ("The", nil), ("Bruxelle", nil),
  ])
  func aTownIsKnownByTheBeginningOfItsName(near: String, name: String?) throws {
    try OwnersWorld.with { world in
      let text = """
        id,name,lat,lon,city
        a,Indre By,55.68,12.57,København K
        b,Nørrebro,55.69,12.54,København N
        c,Nørrebro,55.69,12.54,København N
        d,Frites,50.85,4.35,Bruxelles - Brussel
        e,Bratwurst,47.42,9.37,St. Gallen
        f,Apfelwein,50.11,8.68,Frankfurt am Main
        g,Soljanka,52.34,14.55,Frankfurt (Oder)
        h,Haring,52.08,4.31,The Hague

        """
      #expect(world.run("import", "-", "--source", "towns", typed: text).status == 0)
      let listed = world.run("nearby", "-n1", "--near", near, "--template", "{{name}}")
      #expect(listed.output == name.map { "\($0)\n" } ?? "", "\(listed)")
    }
  }

  /// `show` takes a position in the spellings of `--near`, and what may be a name for a name.
  @Test(arguments: [
    ("35.28,-120.66", true), ("35.28 -120.66", true), ("35.28N 120.66W", true),
    ("N35.28 W120.66", true), (#"35°16'48"N 120°39'36"W"#, true), ("geo:35.28,-120.66", true),
    ("24 7", false), ("7 11", false), ("n35w120", false), ("W 120", false),
  ])
  func aPositionIsShownAsItIsSpelt(_ text: String, isPosition: Bool) throws {
    try OwnersWorld.with { world in
      let result = world.run("show", text)
      #expect(result.status == (isPosition ? 0 : 1), "\(result.errors)")
      #expect(result.output.contains("nearest.id\tfalafel-friends\n") == isPosition)
    }
  }

  @Test func aRowOfTheLastListIsAPlace() throws {
    try Abroad.with { world in
      #expect(world.run("search", "curry").status == 0)
      let nearest = try Self.nearest("@1", world)
      #expect(nearest == "curry")
    }
  }

  @Test func ofSeveralTheOneNearHomeIsMeant() throws {
    try Abroad.with(home: "55.97,-3.17") { world in
      let nearest = try Self.nearest("High Street", world)
      #expect(nearest == "leith")
    }
    try Abroad.with(home: "55.95,-3.19") { world in
      let nearest = try Self.nearest("High Street", world)
      #expect(nearest == "grill")
    }
  }

  @Test func aListRemembersFromWhereItWasAsked() throws {
    try Abroad.with(home: "55.95,-3.19") { world in
      #expect(world.run("nearby", "--near", "EH6 8HH").status == 0)
      let there = try JSON(parsing: world.run("show", "@1", "--json").output)
      #expect(there["distance"] == 0)
      let here = ["show", "@1", "--near", "55.95,-3.19", "--json=distance"]
      #expect(world.run(here).output != "{\"distance\":0}\n")
      #expect(world.run("show", "leith", "--json=distance").output != "{\"distance\":0}\n")
      #expect(world.run("nearby").status == 0)
      let rows = world.run("show", "@1", "--json=distance").output
      #expect(rows.contains("distance") && rows != "{\"distance\":0}\n")
    }
  }

  @Test func aPositionHasAnAddress() throws {
    try Abroad.with { world in
      var world = world
      let json = try JSON(parsing: world.run("show", "55.9498,-3.1896", "--json").output)
      #expect(json["address"]?["street"] == "192A High Street")
      #expect(json["nearest"]?["id"] == "grill" && json["zoneUsed"] == "Europe/London")
      let elsewhere = world.run("show", "-33.87,151.21")
      #expect(elsewhere.status == 1)
      #expect(elsewhere.errors.contains("no address is known within 50 km of -33.87,151.21"))
      (world.variables["KEYLIME_FORCE_TTY"], world.variables["NO_COLOR"]) = ("90", "1")
      #expect(
        world.run("show", "geo:21.0305,105.8501").output == """
          13 Phố Lò Đúc
          nearest   Phở Thìn, 44 m ↓ S of it
          clock     Sat 03:30, 15 h ahead of you
          position  21.0305,105.8501

          """)
    }
  }

  @Test func aPostcodeIsFound() throws {
    try Abroad.with { world in
      for (text, ids) in [
        ("EH8", ["curry", "mosque"]), ("eh1 1r", ["grill"]), ("curry EH8", ["curry"]),
        ("eh89", ["curry", "mosque"]), ("EH89d", ["curry"]), ("eh11rf", ["grill"]),
      ] {
        let found = try world.column("id", ["search", text])
        #expect(found.sorted() == ids)
      }
    }
  }
}
