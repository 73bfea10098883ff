import Testing

@testable import KeyLimeCLI

@Suite struct WrappingTests {
  @Test(arguments: [
    ("one two three", 13, ["one two three"]), ("one two three", 12, ["one two", "three"]),
    ("one two three", 3, ["one", "two", "three"]), ("寿司 屋", 6, ["寿司", "屋"]), ("", 5, [""]),
  ])
  func linesEndAtBlanks(text: String, columns: Int, lines: [String]) {
    #expect(StyledText(text).wrapped(at: columns).map(\.plain) == lines)
  }

  @Test func rolesStay() {
    let text: StyledText = "a \("b c", .strong)d"
    let lines = text.wrapped(at: 4).map { $0.rendered(color: true, cleaned: false) }
    #expect(lines == ["a \u{1B}[1mb\u{1B}[0m", "\u{1B}[1mc\u{1B}[0md"])
  }

  @Test func theNoticeOfTheSampleIsGivenOnceAndFits() throws {
    try TemporaryFolder.with { folder in
      var world = FakeWorld()
      world.variables["KEYLIME_STORE"] = folder + "/store"
      world.variables["KEYLIME_FORCE_TTY"] = "40"
      let first = world.run("nearby", "-n0").errors.split(separator: "\n")
      #expect(first.count { $0.hasPrefix("  keylime ") } == 3, "three commands to begin with")
      #expect(first.filter { !$0.hasPrefix("  keylime ") }.allSatisfy { $0.count <= 40 })
      #expect(world.run("nearby", "-n0").errors == "")
    }
  }
}
