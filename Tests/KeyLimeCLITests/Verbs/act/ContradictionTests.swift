import Testing

@testable import KeyLimeCLI

/// Options that contradict each other, or have nothing to be about, are refused.
@Suite struct ContradictionTests {
  @Test(arguments: [
    ["avoid", "--cuisine", ""], ["avoid", "--remove", "--cuisine", ""], ["note", "--price", "1"],
    ["note", "--closed", "--hours", "24/7"], ["note", "--tag", "patio"],
  ]) func nothingIsListedInstead(words: [String]) throws {
    try OwnersWorld.with { world in
      let refused = world.run(words)
      #expect(refused.status == 2 && refused.output.isEmpty, "\(refused)")
    }
  }

  @Test(arguments: [
    ["--price", "3", "--forget", "price"], ["--phone", "1", "--forget", "phone"],
    ["--cuisine", "thai", "--forget", "cuisines"],
  ]) func aValueIsNotGivenAndForgotten(words: [String]) throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let refused = world.run(["admin", "edit", "bao-house"] + words)
      #expect(refused.status == 2 && refused.errors.contains("cannot be given together"))
    }
  }

  @Test func whatWasSaidOfOtherLimesIsNamedWhenItGoes() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "4", "great patio").status == 0)
      #expect(!world.run("rate", "bao-house", "4").errors.contains("is gone"))
      let changed = world.run("rate", "bao-house", "5")
      #expect(changed.errors.contains("hint: 'great patio' was about 4 limes and is gone\n"))
      #expect(!world.run("rate", "bao-house", "3").errors.contains("is gone"))
    }
  }

  @Test(arguments: ["95,0", "0,181", "geo:95,0"])
  func aPointBeyondThePolesIsNoRestaurant(point: String) throws {
    try OwnersWorld.with { world in
      let refused = world.run("show", point)
      #expect(refused.status == 2 && refused.errors.contains(" degrees\n"), "\(refused.errors)")
    }
  }

  @Test func aPositionHasDirectionsToo() throws {
    try OwnersWorld.with { world in
      #expect(world.run("show", "35.2806,-120.6611", "--geo").output == "geo:35.2806,-120.6611\n")
    }
  }
}
