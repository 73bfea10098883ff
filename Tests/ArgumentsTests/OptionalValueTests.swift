import Testing

@testable import Arguments

@Suite struct OptionalValueTests {
  @Test(arguments: [
    ParseCase("bare", "boil b --color", "boil color POT:b"),
    ParseCase("stuck value", "boil b --color=never", "boil color=never POT:b"),
    ParseCase("next word is no value", "boil --color never", "boil color POT:never"),
    ParseCase("comma separated list", "boil b --json=id,name", "boil json=id|name POT:b"),
    ParseCase("empty value is a value", "boil b --json=", "boil json= POT:b"),
    ParseCase("bad value", "boil b --color=pink", "! bad-value @2"),
    ParseCase("empty value that is not allowed", "boil b --color=", "! bad-value @2"),
    ParseCase("next word is no field", "pour 1 --json tea", "pour json CUP:1 BISCUIT:tea"),
    ParseCase("next word is a field", "pour 1 --json degrees", "! detached-value @3"),
    ParseCase("next word is fields", "pour 1 --json id,at.time", "! detached-value @3"),
    ParseCase("next word is an allowed word", "pour 1 --color never", "! detached-value @3"),
    ParseCase("next word is a switch", "pour 1 -q true", "! unexpected-value @3"),
    ParseCase(
      "a word further on", "pour 1 --color bun never", "pour color CUP:1 BISCUIT:bun BISCUIT:never"),
    ParseCase("a word before", "pour 1 never --color", "pour color CUP:1 BISCUIT:never"),
  ])
  func means(_ row: ParseCase) { #expect(meaning(of: row.line) == row.means) }

  @Test func readings() throws {
    #expect(try Kettle.command("boil b")[Kettle.color] == nil)
    #expect(try Kettle.command("boil b --color")[Kettle.color] == .bare)
    #expect(try Kettle.command("boil b --color=always")[Kettle.color] == .value(.always))
    #expect(try Kettle.command("boil b --color=never --color")[Kettle.color] == .bare)
  }
}
