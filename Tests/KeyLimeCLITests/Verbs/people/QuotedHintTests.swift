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

  @Test func idsAreNotQuotedTogether() throws {
    try OwnersWorld.with { world in
      for (verb, kind) in [("undo", "<event>"), ("split show", "<bill>")] {
        let words = verb.split(separator: " ").map(String.init)
        let refused = world.run(words + ["A.25", "A.26"])
        #expect(refused.errors.contains("hint: 'keylime \(verb)' takes one \(kind)\n"))
      }
      let name = world.run("show", "Bao", "House")
      #expect(name.errors.contains("write: keylime show 'Bao House'\n"))
    }
  }
}
