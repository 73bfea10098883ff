import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// What open data says of diets, kitchens and checks is told and filtered on.
@Suite struct OpenDataTests {
  private static func places(_ tags: [(name: String, tags: String)]) -> String {
    let elements = tags.enumerated().map { number, place in
      #"{"type":"node","id":\#(number + 1),"lat":55.95,"lon":-3.19,"tags":{"amenity":"restaurant","name":"\#(place.name)",\#(place.tags)}}"#
    }
    return #"{"elements":["# + elements.joined(separator: ",") + "]}"
  }

  private static func with(
    _ places: [(name: String, tags: String)], _ body: (OwnersWorld) throws -> Void
  ) throws {
    try OwnersWorld.with { (world) throws in
      let text = Self.places(places)
      #expect(world.run("import", "-", "--source", "town", typed: text).status == 0)
      #expect(world.run("config", "set", "home", "55.95,-3.19").status == 0)
      try body(world)
    }
  }

  private static func names(_ world: OwnersWorld, _ words: String...) throws -> [String] {
    let output = world.run(words + ["--json=name"]).output
    return (try JSON(parsing: Array(output.utf8)).elements ?? []).compactMap { $0["name"]?.text }
      .sorted()
  }

  private static let diets = [
    ("All", #""diet:vegan":"only""#), ("Falafel No", #""cuisine":"falafel","diet:vegan":"no""#),
    ("Nobody", #""cuisine":"burger""#), ("Some", #""diet:vegan":"yes""#),
    ("Veg No", #""diet:vegetarian":"no""#),
  ]

  @Test func aDietHasThreeValues() throws {
    try Self.with(Self.diets) { (world) throws in
      #expect(try Self.names(world, "nearby", "--diet", "vegan=only") == ["All"])
      #expect(try Self.names(world, "nearby", "--diet", "vegetarian=only") == ["All"])
      #expect(try Self.names(world, "nearby", "--diet", "vegan=yes") == ["All", "Some"])
      #expect(
        try Self.names(world, "nearby", "--diet", "vegan", "--unknown") == [
          "All", "Nobody", "Some",
        ])
      #expect(try world.json("iwant-pick", "--diet", "vegan=only")["name"] == "All")
      let wrong = world.run("nearby", "--diet", "vegan=never")
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("vegan=only"))
    }
  }

  /// As in the lists, a diet that is asked for leaves out what nobody knows of.
  @Test(arguments: [["--diet", "vegan"], ["vegan"]])
  func aPickIsForTheDiet(_ words: [String]) throws {
    try Self.with(Self.diets) { (world) throws in
      let pick = ["iwant-pick", "--limit", "9", "--unknown-hours", "open"] + words
      func names(_ options: String...) -> Set<String> {
        let output = world.run(pick + options + ["--template", "{{name}} {{ask}}"]).output
        return Set(output.split(separator: "\n").map { String($0).trimmed })
      }
      #expect(names() == ["All", "Some"])
      #expect(names("--unknown") == ["All", "Nobody vegan: ask", "Some"])
      let burger = world.run(pick + ["--cuisine", "burger"])
      #expect(burger.status == 1)
      #expect(burger.errors.contains("1 with unknown diets"), "\(burger.errors)")
      #expect(burger.errors.contains("1 place matches with --unknown"), "\(burger.errors)")
      let shut = world.run(
        ["iwant-pick", "--cuisine", "burger", "--unknown-hours", "closed"] + words)
      #expect(shut.errors.contains("--unknown includes places"), "\(shut.errors)")
    }
  }

  @Test func showSaysWhichAndGradesSayNo() throws {
    try Self.with(Self.diets) { (world) throws in
      let all = try world.json("show", "All")
      #expect(all["onlyDiets"] == ["vegan"])
      #expect(all["dietGrades"]?["vegan"] == "yes")
      let none = try world.json("show", "Falafel No")
      #expect(none["noDiets"] == ["vegan"])
      #expect(none["dietGrades"]?["vegan"] == "no")
      #expect(try world.json("show", "Veg No")["dietGrades"]?["vegan"] == "no")
      world.isTerminal = true
      #expect(world.run("show", "All", "--color=never").output.contains("vegan (all of it)"))
      #expect(world.run("show", "Falafel No", "--color=never").output.contains("not vegan"))
      #expect(world.run("nearby", "--color=never").output.contains("only vegan"))
    }
  }

  @Test func aDietThatIsDeniedLeavesOutForPeople() throws {
    try Self.with(Self.diets) { (world) throws in
      #expect(world.run("contact", "add", "Eli", "--diet", "vegan").status == 0)
      for words in [["--with", "eli"], ["with", "eli"], ["places with Eli"]] {
        let rows = world.run(["discover"] + words + ["--template", "{{name}}"]).output
        #expect(Set(rows.split(separator: "\n")) == ["All", "Nobody", "Some"], "\(words)")
      }
      let pick = world.run("iwant-pick", "with eli", "-n9", "--template", "{{name}}").output
      #expect(!pick.contains("Falafel No"), "\(pick)")
      let errors = world.run("discover", "nobody with eli").errors
      #expect(errors.contains("'with eli' is about a ranked list"), "\(errors)")
    }
  }

  /// The nearest place comes first, but after those that are known to serve the diet.
  @Test(arguments: ["nearby", "discover", "search no"])
  func whatNobodyKnowsOfADietIsSaid(_ verb: String) throws {
    try Self.with(Self.diets) { (world) throws in
      let words = verb.split(separator: " ").map(String.init) + ["--diet", "vegan", "--unknown"]
      let rows = try #require(
        try JSON(parsing: Array(world.run(words + ["--json"]).output.utf8)).elements)
      #expect(rows.last?["name"] == "Nobody")
      for row in rows {
        let grade: JSON = row["name"] == "Nobody" ? "unknown" : "yes"
        #expect(row["dietGrades"]?["vegan"] == grade)
        #expect(row["ask"]?.text == (grade == "yes" ? nil : "vegan: ask"))
      }
      #expect(world.run(words).output.contains("\tvegan: ask\n"))
      world.isTerminal = true
      for width in [24, 80] {
        world.width = width
        let table = world.run(words + ["--color=never"]).output
        #expect(table.contains("NEEDS") && table.contains("vegan"), "\(table)")
      }
      #expect(!world.run("nearby", "--diet", "vegan", "--color=never").output.contains("NEEDS"))
    }
  }

  @Test func theFewerHaveToAskTheBetter() throws {
    let places = [
      ("Burger", #""cuisine":"burger""#), ("Kebab", #""diet:halal":"yes""#),
      ("Leaf", #""diet:vegan":"only""#), ("Both", #""diet:vegan":"yes","diet:halal":"yes""#),
      ("Meat", #""diet:vegan":"no""#),
    ]
    try Self.with(places) { (world) throws in
      #expect(world.run("contact", "add", "Eli", "--diet", "vegan,halal").status == 0)
      let order = ["Both", "Kebab", "Leaf", "Burger"]
      for verb in ["discover", "iwant-pick"] {
        let words = [verb, "--with", "eli", "--limit", "9", "--json=name"]
        let rows = try JSON(parsing: Array(world.run(words).output.utf8)).elements ?? []
        #expect(rows.first?["name"] == "Both" && rows.last?["name"] == "Burger", "\(verb)")
        #expect(Set(rows.compactMap { $0["name"]?.text }) == Set(order))
      }
      world.isTerminal = true
      let all = world.run("discover", "--with", "eli", "--avoided", "--color=never").output
      #expect(all.contains("not vegan for Eli"), "\(all)")
      let explained = world.run("discover", "--with", "eli", "--explain", "--color=never").output
      #expect(explained.contains("vegan, halal: ask"), "\(explained)")
      let cards = world.run("discover", "--with", "eli", "--cards", "--color=never").output
      #expect(cards.contains("vegan, halal: ask"), "\(cards)")
    }
  }

  /// Who asks for sushi wants it; who eats along did not ask.
  @Test func whatACompanionAvoidsIsLeftOutWhoeverAsksForIt() throws {
    let places = [("Maki", #""cuisine":"sushi""#), ("Burger", #""cuisine":"burger""#)]
    try Self.with(places) { (world) throws in
      #expect(world.run("contact", "add", "Ana", "--avoid", "sushi").status == 0)
      #expect(world.run("avoid", "--cuisine", "burger").status == 0)
      #expect(try Self.names(world, "discover", "--cuisine", "burger") == ["Burger"])
      for verb in ["discover", "iwant-pick"] {
        let left = world.run(verb, "sushi", "--with", "ana")
        #expect(left.status == 1, "\(left.output)")
        #expect(left.errors.contains("Ana avoids sushi"), "\(left.errors)")
        let anyway = try world.json(verb, "sushi", "--with", "ana", "--avoided")["name"]
        #expect(anyway == "Maki")
        #expect(try world.json(verb, "sushi")["name"] == "Maki")
      }
    }
  }

  @Test func aFormerNameIsTold() throws {
    try Self.with([("Don", #""old_name":"TSB""#)]) { (world) throws in
      let rated = world.run("rate", "TSB", "2")
      #expect(rated.status == 0)
      #expect(
        rated.errors.contains("'TSB' is another or a former name of 'Don'"), "\(rated.errors)")
      #expect(!world.run("rate", "don", "3").errors.contains("former"))
    }
  }

  @Test func aListTellsTheFormerNameByWhichAPlaceIsFound() throws {
    try Self.with([("Don", #""old_name":"TSB""#)]) { (world) throws in
      #expect(try world.json("search", "tsb")["foundAs"] == "TSB")
      #expect(try world.json("search", "don")["foundAs"] == nil)
      world.isTerminal = true
      let table = world.run("search", "tsb")
      #expect(table.output.contains("(formerly TSB)"), "\(table.output)")
    }
  }

  @Test func aFormerNameSaysNothingOfWhatIsServed() throws {
    let places = [
      ("Turbo", #""cuisine":"burrito","old_name":"Sushi Go""#), ("Maki", #""cuisine":"sushi""#),
    ]
    try Self.with(places) { (world) throws in
      #expect(try Self.names(world, "iwant-pick", "sushi", "--limit", "9") == ["Maki"])
      #expect(world.run("iwant-pick", "go").status == 1)
      #expect(try Self.names(world, "search", "sushi", "--limit", "1") == ["Maki"])
      #expect(try Self.names(world, "search", "sushi") == ["Maki", "Turbo"])
      #expect(try Self.names(world, "search", "sushi go") == ["Turbo"])
    }
    let thai = [("Sol", #""old_name":"Thai""#), ("Siam", #""cuisine":"thai""#)]
    try Self.with(thai) { (world) throws in
      #expect(try Self.names(world, "discover", "thai") == ["Siam"])
    }
  }

  @Test func thePresentNameIsMeantRatherThanAFormerOne() throws {
    let places = [("Luna", #""old_name":"Oak""#), ("Oak", #""cuisine":"thai""#)]
    try Self.with(places) { (world) throws in
      let rated = world.run("rate", "Oak", "5")
      #expect(rated.status == 0 && rated.errors.contains("rated Oak 5"), "\(rated.errors)")
      #expect(world.run("rate", "Luna", "2").status == 0)
    }
  }

  @Test func whoHadANameIsCalledByThePresentOne() throws {
    let places = [("Luna", #""old_name":"Oak""#), ("Sol", #""old_name":"Oak""#)]
    try Self.with(places) { (world) throws in
      let rated = world.run("rate", "Oak", "5")
      #expect(rated.status == 2)
      #expect(rated.errors.contains("2 restaurants have or had this name"), "\(rated.errors)")
      #expect(rated.errors.contains("one is n1, 'Luna'"), "\(rated.errors)")
      #expect(rated.errors.contains("one is n2, 'Sol'"), "\(rated.errors)")
    }
  }

  @Test func allThatAPlaceLacksIsNamed() throws {
    let places = [("Dear", #""price":3,"diet:vegan":"no""#), ("Maybe", #""price":3"#)]
    try Self.with(places) { (world) throws in
      let options = ["--diet", "vegan", "--max-price", "1"]
      #expect(world.run(["contact", "add", "Eli"] + options).status == 0)
      let rows = world.run("discover", "--with", "eli", "--avoided")
      #expect(rows.output.contains("not vegan for Eli; above $ for Eli"), "\(rows.output)")
      #expect(rows.output.contains("above $ for Eli; vegan: ask"))
    }
  }

  /// In Hà Nội few places are tagged with what their names say.
  @Test func whoAsksForACuisineIsShownWhatIsCalledSo() throws {
    let places = [
      ("Quán", #""cuisine":"pho""#), ("Phở Thìn", #""cuisine":"vietnamese""#),
      ("Sol", #""cuisine":"italian_pho""#), ("Luna", #""cuisine":"italian""#),
      ("Hot Pot Bay", #""phone":"1""#), ("Pot", #""cuisine":"hot_pot""#),
      ("Hot Dog", #""phone":"2""#), ("Phố Cổ", #""cuisine":"vietnamese""#),
    ]
    try Self.with(places) { (world) throws in
      for verb in ["discover", "nearby"] {
        #expect(try Self.names(world, verb, "pho") == ["Phở Thìn", "Quán", "Sol"])
        #expect(try Self.names(world, verb, "phở") == ["Phở Thìn", "Quán", "Sol"])
        #expect(try Self.names(world, verb, "hot pot") == ["Hot Pot Bay", "Pot"])
        // The option means the field alone.
        #expect(try Self.names(world, verb, "--cuisine", "pho") == ["Quán"])
      }
      let picked = try Self.names(world, "iwant-pick", "phở", "-n9")
      #expect(picked.filter { $0 != "Phố Cổ" } == ["Phở Thìn", "Quán", "Sol"])
    }
  }

  private static let kitchens = [
    (
      "Pub",
      #""opening_hours":"Mo-Su 10:00-23:00","opening_hours:kitchen":"12:00-15:00,18:00-21:00""#
    ),
    ("Late", #""opening_hours":"Mo-Su 10:00-20:00","opening_hours:kitchen":"10:00-22:00""#),
    ("Shut", #""opening_hours":"Mo-Th 10:00-20:00","opening_hours:kitchen":"10:00-22:00""#),
    ("Plain", #""opening_hours":"Mo-Su 10:00-23:00""#),
    ("Odd", #""opening_hours":"Mo-Su 10:00-23:00","opening_hours:kitchen":"ask the cook""#),
    ("Kitchen", #""opening_hours:kitchen":"Mo-Su 12:00-21:00""#),
  ]

  /// It is half past six on a Friday.
  @Test func openMeansTheKitchen() throws {
    try Self.with(Self.kitchens) { (world) throws in
      #expect(
        try Self.names(world, "nearby", "--open-now") == ["Kitchen", "Late", "Odd", "Plain", "Pub"])
      #expect(
        try Self.names(world, "nearby", "--at", "16:00")
          == ["Kitchen", "Late", "Odd", "Plain"])
      let pub = try world.json("show", "Pub")["open"]
      #expect(pub?["until"] == "2026-11-20T21:00:00Z")
      #expect(pub?["kitchen"] == true)
      #expect(pub?["doorUntil"] == "2026-11-20T23:00:00Z")
      let late = try world.json("show", "Late")["open"]
      #expect(late?["until"] == "2026-11-20T20:00:00Z")
      #expect(late?["kitchen"] == nil)
      #expect(try world.json("show", "Shut")["open"]?["state"] == "closed")
      #expect(try world.json("show", "Plain")["kitchenHours"] == nil)
      world.isTerminal = true
      let page = world.run("show", "Pub", "--color=never").output
      #expect(page.contains("kitchen until 21:00; open until 23:00"), "\(page)")
      world.now = "2026-11-20T16:00:00Z"
      let closed = world.run("show", "Pub", "--color=never").output
      #expect(closed.contains("kitchen closed, opens 18:00; open until 23:00"), "\(closed)")
    }
  }

  @Test func aPickRegardsTheKitchen() throws {
    try Self.with([Self.kitchens[0]]) { (world) throws in
      #expect(try world.json("iwant-pick")["name"] == "Pub")
      world.now = "2026-11-20T20:50:00Z"
      #expect(world.run("iwant-pick").status == 1, "the kitchen closes in ten minutes")
    }
  }

  @Test func checksAreToldAndFilteredOn() throws {
    let places = [
      ("Fresh", #""check_date:opening_hours":"2026-10-30","opening_hours":"24/7""#),
      ("Old", #""check_date":"2021-05""#), ("Unchecked", #""cuisine":"thai""#),
    ]
    try Self.with(places) { (world) throws in
      #expect(try Self.names(world, "nearby", "--checked-within", "2y") == ["Fresh"])
      #expect(
        try Self.names(world, "discover", "--checked-within", "10 years") == ["Fresh", "Old"])
      #expect(
        try Self.names(world, "nearby", "--checked-within", "2mo", "--unknown")
          == ["Fresh", "Unchecked"])
      #expect(world.run("search", "old", "--checked-within", "2y").status == 1)
      #expect(try world.json("show", "Fresh")["hoursChecked"] == "2026-10-30")
      world.isTerminal = true
      let page = world.run("show", "Fresh", "--color=never").output
      #expect(page.contains("hours checked 3 weeks ago"), "\(page)")
      #expect(
        world.run("show", "Old", "--color=never").output.contains("place checked 6 years ago"))
    }
  }
}
