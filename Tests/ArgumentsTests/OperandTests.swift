import Testing

@testable import Arguments

@Suite struct OperandTests {
  @Test(arguments: [
    ParseCase("one", "boil blue", "boil POT:blue"),
    ParseCase("optional one left out", "pour", "pour"),
    ParseCase(
      "optional one and a list", "pour 2 scone bun", "pour CUP:2 BISCUIT:scone BISCUIT:bun"),
    ParseCase("a dash alone", "boil -", "boil POT:-"),
    ParseCase("an empty word", "boil ''", "boil POT:''"),
    ParseCase("negative number", "boil -33.9,151.2", "boil POT:-33.9,151.2"),
    ParseCase("number that begins with a point", "boil -.5", "boil POT:-.5"),
    ParseCase("negative number out of range", "pour -3", "! bad-value @1"),
    ParseCase("after the end of options", "boil -- --lid", "boil POT:--lid"),
    ParseCase("options before the end of options", "boil -l -- -l", "boil +lid POT:-l"),
    ParseCase("second end of options is a word", "boil -- --", "boil POT:--"),
    ParseCase("end of options at the end", "boil blue --", "boil POT:blue"),
    ParseCase("end of options before the verb", "-- boil blue", "boil POT:blue"),
    ParseCase("options between operands", "pour 1 --empty", "! conflicting-options @1"),
    ParseCase("operand is missing", "boil", "! missing-operand"),
    ParseCase("one too many", "boil big blue", "! extra-operands @2"),
    ParseCase("least number is not reached", "service send", "! missing-operand"),
    ParseCase("least number is reached", "service send a b", "service send FILE:a FILE:b"),
    ParseCase("bad value", "pour nine", "! bad-value @1"),
    ParseCase("value out of range", "pour 9", "! bad-value @1"),
  ])
  func means(_ row: ParseCase) { #expect(meaning(of: row.line) == row.means) }

  @Test func typedReads() throws {
    let arguments = try Kettle.command("pour 2 scone bun")
    #expect(arguments[Kettle.cup] == 2)
    #expect(arguments[Kettle.biscuits] == ["scone", "bun"])
    #expect(arguments.operands == ["2", "scone", "bun"])
    #expect(try arguments.require(Kettle.cup) == 2)
  }

  @Test func requiringWhatIsNotThereThrowsTheParsersFault() throws {
    let arguments = try Kettle.command("pour")
    let fault = #expect(throws: ParseError.self) { try arguments.require(Kettle.cup) }
    #expect(fault?.code == "missing-operand")
    #expect(fault?.command == ["pour"])
  }
}
