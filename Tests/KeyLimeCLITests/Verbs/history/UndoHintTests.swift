import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What an undo suggests can be done.
@Suite struct UndoHintTests {
  @Test func whatOneMayNoLongerUndoIsNotSuggested() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      _ = try world.offer("Soup")
      #expect(world.run("admin", "release", "Bao House").status == 0)
      let result = world.run("undo")
      #expect(result.status == 4 && !result.errors.contains("keylime undo"), "\(result.errors)")
    }
  }

  @Test func anExportSaysWhetherThereIsAnything() throws {
    try OwnersWorld.with { world in
      #expect(world.run("timeline", "export").errors.contains("not checked in anywhere"))
      #expect(world.run("checkin", "Taco Luna").status == 0)
      let result = world.run("timeline", "export", "--day", "2020-01-01")
      #expect(result.status == 1 && result.errors.contains("no check-in matches"))
    }
  }
}
