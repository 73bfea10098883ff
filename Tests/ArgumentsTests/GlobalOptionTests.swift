import Testing

@testable import Arguments

@Suite struct GlobalOptionTests {
  @Test(arguments: [
    ParseCase("before the verb", "-q boil b", "boil +quiet POT:b"),
    ParseCase("after the verb", "boil b -q", "boil +quiet POT:b"),
    ParseCase("with a value before the verb", "--kitchen /k boil b", "boil kitchen=/k POT:b"),
    ParseCase("with a stuck value", "-C/k boil b", "boil kitchen=/k POT:b"),
    ParseCase("value named like a verb", "-C pour boil b", "boil kitchen=pour POT:b"),
    ParseCase("optional value does not take the verb", "--json boil b", "boil json POT:b"),
    ParseCase(
      "before and after a sub-verb", "-q shelf -v add assam --grams 2 --color",
      "shelf add +quiet +verbose grams=2 color TEA:assam"),
    ParseCase("option of the verb before the verb", "--lid boil b", "! unknown-option @0"),
    ParseCase("no verb", "-q", "! missing-verb"),
    ParseCase("unknown verb", "fly", "! unknown-verb @0"),
    ParseCase("unknown verb behind an option", "-C /k fly --high", "! unknown-verb @2"),
    ParseCase("hidden verb works", "__steam", "__steam"),
  ])
  func means(_ row: ParseCase) { #expect(meaning(of: row.line) == row.means) }

  @Test func canBeReadFromALineThatDoesNotParse() throws {
    let parser = Parser(Kettle.program)
    let arguments = parser.globals(in: Kettle.words("boil --lidd --json=id -q --color=pink"))
    #expect(arguments[Kettle.json] == .value(["id"]))
    #expect(arguments[Kettle.quiet] == true)
    #expect(arguments[Kettle.color] == nil)
    #expect(parser.globals(in: Kettle.words("fly --json"))[Kettle.json] == .bare)
  }

  @Test(arguments: [
    ParseCase("stands in", "boil b", "boil POT:b amount=3dl kitchen=/env"),
    ParseCase("gives way to the option", "boil b -a1l -C/k", "boil amount=10dl kitchen=/k POT:b"),
    ParseCase("only for commands that have the option", "pour", "pour kitchen=/env"),
  ])
  func environmentVariable(_ row: ParseCase) {
    let environment = ["KETTLE_AMOUNT": "0.3l", "KETTLE_KITCHEN": "/env"]
    #expect(meaning(of: row.line, environment: environment) == row.means)
  }

  @Test func environmentVariableThatCannotBeRead() {
    #expect(
      meaning(of: "boil b", environment: ["KETTLE_AMOUNT": "x"]) == "! bad-value $KETTLE_AMOUNT")
    #expect(meaning(of: "boil b", environment: ["KETTLE_AMOUNT": ""]) == "boil POT:b")
  }
}
