import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// `@N` is a row of the list last shown, or people are told that it is not.
@Suite struct LastListTests {
  /// Stands where the new list would be written first, so that writing it fails for every user.
  private func obstruct(_ world: OwnersWorld) {
    let path = "\(world.storePath)/private/last-list.\(System.processIdentifier).tmp"
    #expect(Platform.runShell("mkdir -p '\(path)'") == 0)
  }

  @Test func aListThatCannotBeRememberedIsNoted() throws {
    try OwnersWorld.with { world in
      #expect(world.run("search", "bao").status == 0)
      obstruct(world)
      let result = world.run("search", "taco")
      #expect(result.status == 0)
      let words = "warning: this list cannot be remembered, as the store cannot be written"
      #expect(result.errors.contains(words), "\(result.errors)")
      // The same list again is what @N means.
      #expect(!world.run("search", "bao").errors.contains("warning"))
    }
  }

  @Test func withoutAnOlderListNothingCanBeMistaken() throws {
    try OwnersWorld.with { world in
      obstruct(world)
      #expect(!world.run("search", "taco").errors.contains("warning"))
      #expect(world.run("show", "@1").errors.contains("no list was shown yet"))
    }
  }
}
