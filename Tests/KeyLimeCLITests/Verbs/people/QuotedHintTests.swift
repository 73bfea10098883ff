import Testing

@testable import KeyLimeCLI

/// A command in a hint can be copied, whatever the name has in it.
@Suite struct QuotedHintTests {
  @Test func anApostropheIsQuoted() throws {
    try OwnersWorld.with { world in
      let unknown = world.run("split", "Rory O'Brien", "20")
      let command = "contact add 'Rory O'\\''Brien'"
      #expect(unknown.errors.contains("keylime \(command) adds one"), "\(unknown.errors)")
      let shell = Platform.runShell("test \(command.dropFirst(12)) = \"Rory O'Brien\"")
      #expect(shell == 0)
    }
  }
}
