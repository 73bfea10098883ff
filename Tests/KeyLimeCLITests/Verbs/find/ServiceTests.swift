import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// People ask for takeaway, for tables outside, and for a way in with a wheelchair.
@Suite struct ServiceTests {
  private static let places = """
    id,name,latitude,longitude,kind,cuisines,takeaway,delivery,outdoor_seating,wheelchair
    a,Alpha,52.5200,13.4000,restaurant,thai,yes,,yes,yes
    b,Beta,52.5201,13.4000,restaurant,thai,no,yes,no,no
    c,Counter,52.5202,13.4000,fast_food,burger,,,,
    d,Silent,52.5203,13.4000,restaurant,thai,,,,
    e,Terrace Cafe,52.5204,13.4000,cafe,cake,,,,limited
    f,Gamma Takeaway,52.5205,13.4000,restaurant,chinese,,,,
    """

  @Test(arguments: [
    ("takeaway", ["Alpha", "Counter", "Gamma Takeaway"]), ("chinese takeaway", ["Gamma Takeaway"]),
    ("thai to go", ["Alpha"]), ("delivery", ["Beta"]), ("thai that delivers", ["Beta"]),
    ("outdoor seating", ["Alpha"]), ("thai with a terrace", ["Alpha"]),
    ("thai on a terrace", ["Alpha"]), ("thai outside", ["Alpha"]), ("in a garden", ["Alpha"]),
    ("with outdoor seating", ["Alpha"]), ("with wheelchair access", ["Alpha"]),
    ("wheelchair accessible thai", ["Alpha"]), ("takeaway and outdoor seating", ["Alpha"]),
    ("terrace", ["Terrace Cafe"]), ("burger", ["Counter"]),
  ])
  func wordsAskForThem(words: String, names: [String]) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("discover", words) == names)
    }
  }

  @Test func theOptionLeavesOutWhatNobodyKnows() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("nearby", "--service", "wheelchair") == ["Alpha"])
      #expect(
        world.names("nearby", "--service", "wheelchair", "--unknown") == [
          "Alpha", "Counter", "Silent", "Terrace Cafe", "Gamma Takeaway",
        ])
      #expect(world.names("nearby", "--service", "takeaway,wheelchair") == ["Alpha"])
      #expect(world.names("search", "thai", "--service", "delivery") == ["Beta"])
      let none = world.run(
        "nearby", "--service", "delivery,wheelchair", "--near", "52.52,13.40")
      #expect(none.errors.contains("all 6 places were excluded by --service"), "\(none.errors)")
      let wrong = world.run("nearby", "--service", "wifi", "--near", "52.52,13.40")
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("'outdoor_seating'"), "\(wrong.errors)")
    }
  }

  @Test func aPickAsksForThem() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let pick = ["iwant-pick", "--near", "52.52,13.40", "--unknown-hours", "open"]
      let names = pick + ["--limit", "9", "--template", "{{name}}"]
      #expect(world.run(names + ["thai", "delivery"]).output == "Beta\n")
      #expect(
        world.run(names + ["--service", "wheelchair", "--cuisine", "thai"]).output == "Alpha\n")
      let none = world.run(pick + ["--service", "wheelchair", "--cuisine", "burger"])
      #expect(none.status == 1)
      #expect(none.errors.contains("4 with unknown services"), "\(none.errors)")
      #expect(none.errors.contains("1 place matches with --unknown"), "\(none.errors)")
      let denied = world.run(
        pick + ["--service", "wheelchair", "--cuisine", "thai", "--not", "alpha"])
      #expect(denied.errors.contains("1 without this service"), "\(denied.errors)")
    }
  }

  @Test func thePageSaysWhatAPlaceOffers() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let alpha = world.run("show", "Alpha", "--json=services,noServices").output
      #expect(
        alpha.contains(#""services":["takeaway","outdoor_seating","wheelchair"]"#), "\(alpha)")
      let beta = world.run("show", "Beta", "--json=services,noServices").output
      #expect(
        beta.contains(#""noServices":["takeaway","outdoor_seating","wheelchair"]"#), "\(beta)")
    }
  }

  @Test func facetsCountThem() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let facets = world.run("nearby", "--near", "52.52,13.40", "--facets", "--limit", "0").errors
      #expect(facets.contains("takeaway 3"), "\(facets)")
    }
  }

  /// Who uses a wheelchair says so once, and lists and picks with them regard it.
  @Test func whatSomebodyNeedsCountsWhereTheyEatAlong() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.run("contact", "add", "Eli", "--service", "wheelchair").status == 0)
      let list = ["discover", "--near", "52.52,13.40", "--template", "{{name}}: {{ask}}"]
      #expect(
        world.run(list + ["--cuisine", "thai", "--with", "eli"]).output
          == "Alpha: \nSilent: wheelchair access: ask\n")
      let shown = world.run(list + ["--cuisine", "thai", "--with", "eli", "--avoided"]).output
      #expect(shown.contains("Beta"), "\(shown)")
      let page = world.run("contact", "show", "eli", "--json=services").output
      #expect(page.contains(#""services":["wheelchair"]"#), "\(page)")
      let card = world.run("contact", "export").output
      #expect(card.contains("wheelchair"), "\(card)")
      #expect(world.run("contact", "edit", "eli", "--service", "none").status == 0)
      #expect(
        world.run(list + ["--cuisine", "thai", "--with", "eli"]).output.contains("Beta"))
    }
  }

  @Test func whatNobodyKnowsIsToBeAsked() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let silent = world.run(
        "iwant-pick", "thai", "delivery", "--unknown", "--near", "52.52,13.40", "--limit", "9",
        "--unknown-hours", "open", "--template", "{{name}} {{ask}}")
      #expect(
        silent.output.split(separator: "\n").contains("Silent delivery: ask"), "\(silent)")
      let grades = world.run("show", "Counter", "--json=serviceGrades").output
      #expect(grades.contains(#""serviceGrades":{"takeaway":"yes"}"#), "\(grades)")
    }
  }

  @Test func whatCannotBeLeftOutIsSaid() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let result = world.run("discover", "no delivery", "--near", "52.52,13.40")
      #expect(result.status == 2)
      #expect(result.errors.contains("cannot leave out 'delivery'"), "\(result.errors)")
    }
  }
}
