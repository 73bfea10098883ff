import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct IWantPickTests {
  private func name(_ result: FakeWorld.Result) throws -> String? {
    try JSON(parsing: result.output)["name"]?.text
  }

  @Test(arguments: [80, 100])
  func anExplainedListKeepsTheScore(width: Int) throws {
    let words = ["iwant-pick", "--limit", "3", "--explain", "-q"]
    let heading = try Town.run(terminal: width, words).output.prefix { $0 != "\n" }
    for title in ["SCORE", "+DISTANCE", "+RATING", "+OPEN", "+PRICE", "+LUCK"] {
      #expect(heading.contains(title), "\(heading)")
    }
  }

  @Test func onePickWithItsReasons() throws {
    let result = try Town.run(terminal: 90, ["iwant-pick", "--explain", "-q"])
    #expect(result.status == 0)
    #expect(
      result.output == """
        Falafel Friends  fast food, falafel, lebanese
        56 m away, 4.5 ●●●●◐, $, open until 20:00.
        857 Osos Street, San Luis Obispo CA, US

          distance    0.6493  56 m away
          rating      0.1120  4.5 ●●●●◐, sorted as 4.4745
          open        0.0444  open until 20:00
          price       0.0050  $
          luck        0.0125  seed 20261120
          score       0.8232

        """)
  }

  @Test func theHintStandsBelowThePick() throws {
    let text = try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      world.variables["KEYLIME_FORCE_TTY"] = "90"
      let screen = OutputStream()
      _ = Run(world.host(screen, screen)).status(for: ["keylime", "iwant-pick"])
      return screen.text
    }
    let lines = text.split(separator: "\n")
    #expect(lines.first?.contains("invented") == true)
    #expect(lines.last?.contains("add --next for another") == true)
  }

  @Test(
    "options",
    arguments: [
      [], ["--seed", "1"], ["noodle"], ["--strict"], ["--max-price", "4"],
      ["--at", "saturday 12:00"],
    ])
  func whatIsPrintedAddsUp(options: [String]) throws {
    let result = try Town.run(["iwant-pick", "--json", "-q"] + options)
    let object = try #require(try JSON(parsing: result.output).object)
    let terms = try #require(object["terms"]?.object).members.map { member in
      Int(((member.value.number?.double ?? .nan) * 10_000).rounded())
    }
    #expect(terms.count == 6)
    let score = try #require(object["score"]?.number?.double)
    #expect(terms.reduce(0, +) == Int((score * 10_000).rounded()))
  }

  @Test func theSameDayGivesTheSameAnswerAndOnlyTheSeedAnother() throws {
    let morning = try Town.run(["iwant-pick", "--json", "-q", "-n", "9"]).output
    #expect(try Town.run(["iwant-pick", "--json", "-q", "-n", "9"]).output == morning)
    let other = try Town.run(["iwant-pick", "--json", "-q", "-n", "9", "--seed", "3"]).output
    #expect(other != morning)
    let same = try Town.run(["iwant-pick", "--json", "-q", "-n", "9", "--seed", "20261120"]).output
    #expect(same == morning)
  }

  @Test func nextGoesThroughTheList() throws {
    try TemporaryFolder.with { folder in
      let world = Town.world(folder)
      let list = try JSON(parsing: world.run("iwant-pick", "-n", "4", "--json=name").output)
      let names = try #require(list.elements).compactMap { $0["name"]?.text }
      #expect(names.count == 4)
      var walked = [try name(world.run("iwant-pick", "--json=name"))]
      for _ in 1..<4 { walked.append(try name(world.run("iwant-pick", "--next", "--json=name"))) }
      #expect(walked == names)
      #expect(world.run("show", "@1", "--json=name").output == "{\"name\":\"\(names[3])\"}\n")
      #expect(try name(world.run("iwant-pick", "--json=name")) == names[0], "begins again")
    }
  }

  @Test func nextOfAnotherQuestionBeginsAnew() throws {
    try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      let first = try name(world.run("iwant-pick", "--json=name"))
      #expect(try name(world.run("iwant-pick", "--next", "--json=name")) != first)
      #expect(
        try name(world.run("iwant-pick", "--next", "--max-price", "1", "--json=name")) == first)
      world.variables["KEYLIME_NOW"] = "2026-11-22T02:30:00Z"
      let tomorrow = try name(world.run("iwant-pick", "--next", "--json=name"))
      #expect(try name(world.run("iwant-pick", "--json=name")) == tomorrow)
    }
  }

  @Test func nextGoesOnAfterAnotherQuestion() throws {
    try TemporaryFolder.with { folder in
      let world = Town.world(folder)
      let first = try name(world.run("iwant-pick", "--json=name"))
      #expect(world.run("iwant-pick", "ramen").status == 0)
      let second = try name(world.run("iwant-pick", "--next", "--json=name"))
      #expect(world.run("iwant-pick", "--max-price", "1").status == 0)
      let third = try name(world.run("iwant-pick", "--next", "--json=name"))
      #expect(Set([first, second, third]).count == 3)
    }
  }

  @Test func nextGoesOnWhileTheClockDoes() throws {
    try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      let first = try name(world.run("iwant-pick", "--not-since", "7d", "--json=name"))
      world.variables["KEYLIME_NOW"] = "2026-11-21T02:31:00Z"
      let next = try name(world.run("iwant-pick", "--not-since", "7d", "--next", "--json=name"))
      #expect(next != first)
      let other = try name(world.run("iwant-pick", "--not-since", "6d", "--next", "--json=name"))
      #expect(other == first)
    }
  }

  @Test func nextEnds() throws {
    try TemporaryFolder.with { folder in
      let world = Town.world(folder)
      #expect(world.run("iwant-pick", "ramen").status == 0)
      let result = world.run("iwant-pick", "ramen", "--next")
      #expect(result.status == 1)
      #expect(result.errors.contains("1 already shown"))
      #expect(result.errors.contains("without --next, which starts over"))
    }
  }

  @Test(
    "options",
    arguments: [
      (["sushi"], "1 too expensive", "1 place matches with --max-price 3"),
      (["breakfast"], "2 closed or about to close", ""),
      (["falafel", "--open-for", "2h"], "1 closed or about to close", "with --open-for 90m"),
      (
        ["pizza", "--within", "100m"], "nothing within 100 m matches 'pizza'",
        " m away: try --within 1km"
      ),
      (["pizza", "--not", "Mama Gina's"], "1 ruled out", "1 place matches without --not"),
      (["harbor", "--strict"], "1 with unknown rating", "without --strict"),
      (["sauerkraut"], "matches 'sauerkraut'", ""),
    ])
  func itSaysWhyNothingFits(options: [String], reason: String, remedy: String) throws {
    let result = try Town.run(["iwant-pick"] + options)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(result.errors.contains(remedy), "\(result.errors)")
  }

  @Test func somewhereNewIsWhereOneHasNeverBeen() throws {
    try TemporaryFolder.with { folder in
      let world = Town.world(folder)
      let first = try #require(try name(world.run("iwant-pick", "--json=name")))
      #expect(world.run("checkin", first).status == 0)
      let all = world.run("iwant-pick", "-n99", "--template", "{{name}}").output
      let new = world.run("iwant-pick", "somewhere new", "-n99", "--template", "{{name}}")
      #expect(all.contains(first) && !new.output.isEmpty && !new.output.contains(first))
      #expect(new.errors.contains("keylime: new to you\n"), "\(new.errors)")
    }
  }

  @Test(arguments: [
    ["nearby", "somewhere new"], ["discover", "places I haven't tried"],
    ["nearby", "--adventurous"],
    ["swipe", "--next", "--adventurous"], ["iwant-pick", "--adventurous", "-n99"],
  ])
  func whereOneWasOrWhatOneRatedIsNotNew(_ words: [String]) throws {
    try TemporaryFolder.with { folder in
      let world = Town.world(folder)
      let names = world.run("nearby", "--template", "{{name}}").output.split(separator: "\n")
        .map(String.init)
      let (seen, rated) = (names[0], names[1])
      #expect(world.run("checkin", seen).status == 0)
      #expect(world.run("rate", rated, "5").status == 0)
      let new = world.run(words + ["--template", "{{name}}"])
      #expect(!new.output.isEmpty && !new.output.contains(seen) && !new.output.contains(rated))
    }
  }

  @Test func aListOfNothingNewSaysWhy() throws {
    try TemporaryFolder.with { folder in
      let world = Town.world(folder)
      let first = try #require(try name(world.run("iwant-pick", "--json=name")))
      #expect(world.run("rate", first, "4").status == 0)
      let none = world.run("search", first, "--adventurous")
      #expect(none.status == 1)
      #expect(none.errors.contains("excluded as visited or rated"), "\(none.errors)")
    }
  }

  @Test func aVetoThatNamesNothingIsRefused() throws {
    let result = try Town.run(["iwant-pick", "--not", "sauerkraut"])
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "cannot exclude 'sauerkraut': no restaurant or cuisine has this name"))
  }

  @Test func unknownHoursAreMarked() throws {
    let result = try Town.run(["iwant-pick", "harbor", "--json", "-q"])
    let object = try JSON(parsing: result.output)
    #expect(object["hoursAssumed"] == true)
    #expect(object["open"]?["state"] == "unknown")
    #expect(object["openUntil"] == nil)
    #expect(try Town.run(["iwant-pick", "harbor", "--at", "22:00"]).status == 1)
  }

  @Test("term", arguments: ["ice cream", "gelato", "Gelato Riva"])
  func whatTheTermNamesIsNotLeftOut(term: String) throws {
    let picked = try name(Town.run(["iwant-pick", term, "--json=name"]))
    #expect(picked == "Gelato Riva")
    let unasked = try Town.run(["iwant-pick", "riva"])
    #expect(unasked.status == 1)
  }

  @Test func peoplesRatingsDecide() throws {
    try TemporaryFolder.with { folder in
      let world = Town.world(folder)
      func term(_ name: String) throws -> Double? {
        let output = world.run("iwant-pick", "-n", "20", "--json=name,terms", "-q").output
        let pick = try JSON(parsing: output).elements?.first { $0["name"]?.text == name }
        return pick?["terms"]?["rating"]?.number?.double
      }
      let (chips, falafel) = (try term("Harbor Chips"), try #require(try term("Falafel Friends")))
      #expect(chips == 0, "nobody has rated it")
      #expect(world.run("rate", "Harbor Chips", "5").status == 0)
      #expect(world.run("rate", "Falafel Friends", "3").status == 0)
      let less = try #require(try term("Falafel Friends"))
      #expect(less < falafel)
      #expect(try term("Harbor Chips") == 0.12, "my own five counts, not the mean")
      #expect(world.run("rate", "Falafel Friends", "1").status == 0)
      #expect(try term("Falafel Friends") == nil, "what I rated low is not picked")
      #expect(world.run("rate", "Harbor Chips", "3").status == 0)
      #expect(try term("Harbor Chips") == 0, "three limes are neutral")
      let poor = world.run("iwant-pick", "harbor", "--min-rating", "3.5")
      #expect(poor.status == 1)
      #expect(poor.errors.contains("1 rated too low"))
      #expect(poor.errors.contains("1 place matches with --min-rating 3"))
      #expect(world.run("iwant-pick", "harbor", "--min-rating", "3", "--strict").status == 0)
      #expect(world.run("iwant-pick", "harbor").status == 0, "a promise of four")
    }
  }

  @Test func aPlaceWithoutAPageHasNoneToOpen() throws {
    let result = try Town.run(["iwant-pick", "--web"])
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "cannot open the page of 'Falafel Friends': it has no known web page"))
  }
}
