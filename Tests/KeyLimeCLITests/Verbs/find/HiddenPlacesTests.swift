import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct HiddenPlacesTests {
  /// What was counted among the nearest is not said to be all.
  @Test(arguments: [
    (false, "57 closed, 347 with unknown hours (--unknown) are hidden"),
    (true, "57 or more closed, 347 or more with unknown hours (--unknown) are hidden"),
  ])
  func countsOfTheNearestAreTheLeast(isOfNearest: Bool, words: String) {
    var tally = HoursTally()
    (tally.closed, tally.unknown, tally.isOfNearest) = (57, 347, isOfNearest)
    var answer = Answer()
    answer.hoursTally = tally
    #expect(HiddenPlaces(answer: answer).words == words)
  }
}

/// Who asks for good places sees none that they avoid, and is told how many there are.
@Suite struct AvoidedByRatingTests {
  private static let near = ["--near", "35.28,-120.66", "--min-rating", "1"]

  private func with(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { world in
      #expect(world.run("avoid", "Taco Luna").status == 0)
      #expect(world.run("rate", "Bao House", "2").status == 0)
      try body(world)
    }
  }

  @Test(arguments: [["nearby"], ["discover"]], [[], ["--limit", "0"]])
  func aListTellsHowMany(verb: [String], limit: [String]) throws {
    try with { world in
      let listed = world.run(verb + Self.near + limit)
      #expect(listed.errors.contains("2 avoided places are hidden\n"), "\(listed.errors)")
      world.isTerminal = true
      let shown = world.run(verb + Self.near + limit + ["--color=never"])
      #expect(shown.output.contains("2 avoided are hidden"), "\(shown.output)")
      #expect(!shown.output.contains("Taco Luna"))
    }
  }

  @Test func aSearchTellsHowMany() throws {
    try with { world in
      #expect(world.run(["search", "taco"] + Self.near).status == 1)
      let listed = world.run(["search", "mexican"] + Self.near)
      #expect(listed.output.contains("El Patio Verde") && !listed.output.contains("Taco Luna"))
      #expect(listed.errors.contains("1 avoided place is hidden (you avoid it)"))
      world.isTerminal = true
      let shown = world.run(["search", "mexican"] + Self.near + ["--color=never"])
      #expect(shown.output.contains("1 avoided is hidden"), "\(shown.output)")
    }
  }

  /// Those that would not be listed anyway are not hidden.
  @Test func onlyWhatFitsCounts() throws {
    try with { world in
      let listed = world.run(["nearby", "--cuisine", "thai"] + Self.near)
      #expect(!listed.errors.contains("hidden"), "\(listed.errors)")
      let without = world.run("nearby", "--near", "35.28,-120.66")
      #expect(without.output.contains("Taco Luna") && !without.errors.contains("hidden"))
    }
  }
}
