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
