import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A pick says how many places it hides, also those that it never came to.
@Suite struct HiddenFromPickTests {
  private static let pick = ["iwant-pick", "--near", "35.28,-120.66", "--at", "2026-11-20T13:00"]

  @Test(arguments: [[], ["taco"]])
  func aPlaceRatedLow(term: [String]) throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Taco Luna", "1").status == 0)
      let picked = world.run(Self.pick + term)
      #expect(
        picked.errors.contains("1 avoided place is hidden (you rated it 1)"), "\(picked.errors)")
      let all = world.run(Self.pick + term + ["--avoided"])
      #expect(all.status == 0)
      #expect(!all.errors.contains("hidden"), "\(all.errors)")
    }
  }

  @Test func onlyWhatTheTermMeans() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Taco Luna", "1").status == 0)
      let picked = world.run(Self.pick + ["falafel"])
      #expect(picked.status == 0)
      #expect(!picked.errors.contains("hidden"), "\(picked.errors)")
    }
  }

  /// The search stops before the far ones, whose number nobody knows then.
  @Test func anAvoidedCuisineIsCountedAsFarAsTheSearchWent() throws {
    let near = (0..<3).map { "Near \($0),52.5200,13.4000,thai" }
    let others = (0..<70).map { "Other \($0),52.52\(10 + $0 % 80),13.4000,german" }
    let far = (0..<4).map { "Far \($0),52.6\($0)00,13.4000,thai" }
    let table = ["name,latitude,longitude,cuisines"] + near + others + far
    try OwnersWorld.with(places: table.joined(separator: "\n")) { world in
      #expect(world.run("avoid", "--cuisine", "thai").status == 0)
      let options = ["--near", "52.52,13.40", "--at", "2026-11-20T13:00"]
      let picked = world.run(["iwant-pick"] + options)
      #expect(
        picked.errors.contains("at least 3 avoided places are hidden (you avoid thai)"),
        "\(picked.errors)")
      let none = world.run(["iwant-pick", "--not", "german"] + options)
      #expect(none.errors.contains("keylime: 7 avoided places are hidden"), "\(none.errors)")
    }
  }

  @Test func whatIsAvoidedOneByOneIsCountedToTheEnd() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Taco Luna", "1").status == 0)
      let picked = world.run(Self.pick)
      #expect(picked.errors.contains("keylime: 1 avoided place is hidden"), "\(picked.errors)")
    }
  }

  @Test func aPassedCardAndAPlaceRatedLow() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Taco Luna", "1").status == 0)
      #expect(
        world.run("swipe", "--pass", "Falafel Friends", "--near", "35.28,-120.66").status == 0)
      let picked = world.run(Self.pick)
      #expect(picked.errors.contains("2 avoided places are hidden"), "\(picked.errors)")
    }
  }
}
