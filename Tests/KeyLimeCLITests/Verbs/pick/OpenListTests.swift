import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct OpenListTests {
  private func names(_ words: [String]) throws -> Set<String> {
    let result = try Town.run(words + ["--json=name,open", "-n", "50", "-q", "--within", "20km"])
    return Set(try JSON(parsing: result.output).elements?.compactMap { $0["name"]?.text } ?? [])
  }

  @Test(arguments: ["nearby", "discover"]) func unknownIsNeverCountedAsOpen(verb: String) throws {
    let (all, open) = (try names([verb]), try names([verb, "--open-now"]))
    #expect(all.isSuperset(of: open) && open.count < all.count)
    #expect(open.contains("Night Owl Ramen") && !open.contains("Sunny Side Diner"))
    #expect(!open.contains("Harbor Chips"))
    let perhaps = try names([verb, "--open-now", "--unknown"])
    #expect(perhaps.subtracting(open) == ["Harbor Chips", "Corner Noodle Bar"])
  }

  @Test func anotherTimeMayBeAskedFor() throws {
    #expect(try names(["nearby", "--at", "saturday 02:30"]) == ["Burger Barn"])
    #expect(
      try names(["search", "bre", "--at", "tomorrow 9am"]) == [
        "Sunny Side Diner", "Linnea Lane Café", "Station Brew",
      ])
  }

  @Test func aTimeIsByTheClocksOfThePlaces() throws {
    try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      world.variables["TZ"] = "Asia/Tokyo"
      let words = ["nearby", "--json=name", "--within", "20km", "--at"]
      let local = world.run(words + ["2026-11-21 02:30"]).output
      #expect(local == "[\n{\"name\":\"Burger Barn\"}\n]\n")
      // Friday 09:30 in San Luis Obispo.
      let instant = world.run(words + ["2026-11-21T02:30+09:00"]).output
      #expect(instant.contains("Station Brew"))
    }
  }

  @Test func bothTimesAreOneTooMany() throws {
    #expect(try Town.run(["nearby", "--open-now", "--at", "now"]).status == 2)
  }

  @Test func theStateIsTold() throws {
    let json = try Town.run(["show", "night-owl-ramen", "--json=open", "-q"]).output
    #expect(
      json == """
        {"open":{"state":"open","until":"2026-11-21T01:00:00-08:00",\
        "nextChange":"2026-11-21T01:00:00-08:00","nextState":"closed"}}\n
        """)
    let pipe = try Town.run(["search", "ramen", "-q"]).output
    #expect(pipe.hasSuffix("\topen\n"))
  }

  @Test func thePageShowsTheWeek() throws {
    let page = try Town.run(terminal: 90, ["show", "night-owl-ramen", "-q"]).output
    #expect(page.contains("now       open until 01:00\n"))
    #expect(page.contains("  Mon  █·······················  closed\n"))
    #expect(page.contains("▸ Fri  █················███████  17:00-01:00\n"))
    let narrow = try Town.run(terminal: 40, ["show", "night-owl-ramen", "-q"]).output
    #expect(narrow.contains("▸ Fri  17:00-01:00\n"))
  }

  @Test(
    "place",
    arguments: [
      ("taco-luna", "open until 02:00"), ("burger-barn", "open at all hours"),
      ("linnea-lane-cafe", "closed, opens tomorrow 06:30"),
      ("station-brew", "closed, opens tomorrow 07:00"),
      ("harbor-chips", "hours unknown"),
      ("biergarten-am-creek", "open until 22:00, perhaps longer"),
      ("green-fork", "open until 20:00"), ("the-quiet-pint", "open until 02:00"),
    ])
  func theStateInWords(id: String, words: String) throws {
    let page = try Town.run(terminal: 90, ["show", id, "-q"]).output
    #expect(page.contains("now       \(words)\n"), "\(page)")
  }

  @Test func hoursWithAnOpenEndAreMarkedInAList() throws {
    let words = ["search", "biergarten am creek", "-q"]
    let wide = try Town.run(terminal: 160, words).output
    #expect(wide.contains("until 22:00, perhaps longer"), "\(wide)")
    let narrow = try Town.run(terminal: 60, words).output
    #expect(narrow.contains("until 22:00+"), "\(narrow)")
  }

  @Test func anUnknownZoneInTheConfigIsAFault() throws {
    try TemporaryFolder.with(["config.json": #"{"timeZone":"Mars/Base"}"#]) { folder in
      let result = Town.world(folder).run("nearby")
      #expect(result.status == 3)
      #expect(result.errors.contains("cannot use the time zone 'Mars/Base'"))
    }
  }
}
