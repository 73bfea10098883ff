import Testing

@testable import Arguments

@Suite struct FlagTests {
  @Test(arguments: [
    ParseCase("on", "boil b --whistle", "boil +whistle POT:b"),
    ParseCase("off", "boil b --no-whistle", "boil -whistle POT:b"),
    ParseCase("off, though help does not offer it", "boil b --no-lid", "boil -lid POT:b"),
    ParseCase("option with a value cannot be negated", "boil b --no-note", "! unknown-option @2"),
    ParseCase("value for a flag", "boil b --whistle=yes", "! unexpected-value @2"),
    ParseCase("value for a negation", "boil b --no-whistle=yes", "! unexpected-value @2"),
  ])
  func means(_ row: ParseCase) { #expect(meaning(of: row.line) == row.means) }

  @Test func lastOneWins() throws {
    #expect(try Kettle.command("boil b --whistle --no-whistle")[Kettle.whistle] == false)
    #expect(try Kettle.command("boil b --no-whistle -w")[Kettle.whistle] == true)
    #expect(try Kettle.command("boil b")[Kettle.whistle] == nil)
    #expect(try Kettle.command("boil b")[Kettle.whistle, default: true])
  }
}
