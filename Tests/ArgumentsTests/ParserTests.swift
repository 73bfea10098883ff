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

@Suite struct SubcommandTests {
  @Test(arguments: [
    ParseCase("verb without a sub-verb", "shelf", "shelf"),
    ParseCase("operand instead of a sub-verb", "shelf top", "shelf PLACE:top"),
    ParseCase("sub-verb", "shelf add assam --grams 5", "shelf add grams=5 TEA:assam"),
    ParseCase(
      "options before the sub-verb", "shelf --grams 5 add assam", "shelf add grams=5 TEA:assam"),
    ParseCase("two levels", "service parts order lid", "service parts order PART:lid"),
    ParseCase(
      "name of a sub-verb as a later operand", "shelf add add --grams 1",
      "shelf add grams=1 TEA:add"),
    ParseCase("name of a sub-verb after the end of options", "shelf -- add", "shelf PLACE:add"),
    ParseCase(
      "option of the verb above", "shelf --sorted add assam --grams 1", "! unknown-option @1"),
    ParseCase("sub-verb is missing", "service", "! missing-subcommand"),
    ParseCase("sub-verb is missing below", "service parts", "! missing-subcommand"),
    ParseCase("unknown sub-verb", "service clean", "! unknown-subcommand @1"),
    ParseCase(
      "operand of the verb, then a sub-verb's name", "shelf top add", "! extra-operands @2"),
  ])
  func means(_ row: ParseCase) { #expect(meaning(of: row.line) == row.means) }
}

@Suite struct RuleTests {
  @Test(arguments: [
    ParseCase("conflict", "boil b --timer 5 --alarm 7", "! conflicting-options @4"),
    ParseCase("one of the two", "boil b --alarm 7", "boil alarm=7 POT:b"),
    ParseCase("companion is missing", "boil b --sound a.wav", "! missing-companion @2"),
    ParseCase("companion is there", "boil b --sound a.wav -w", "boil sound=a.wav +whistle POT:b"),
    ParseCase(
      "companion is switched off", "boil b --sound a.wav --no-whistle", "! missing-companion @2"),
    ParseCase("conflict with an operand", "pour 2 --empty", "! conflicting-options @1"),
    ParseCase("no conflict without the operand", "pour --empty", "pour +empty"),
    ParseCase("one of several is missing", "shelf add assam", "! missing-choice"),
    ParseCase(
      "one of several twice", "shelf add assam --grams 1 --spoons 1", "! conflicting-options @5"),
  ])
  func means(_ row: ParseCase) { #expect(meaning(of: row.line) == row.means) }

  @Test(arguments: [
    ParseCase("supplies what is needed", "shelf add assam", "shelf add TEA:assam grams=9"),
    ParseCase("gives way", "shelf add assam --spoons 1", "shelf add spoons=1 TEA:assam"),
    ParseCase("is no reason to need more", "boil b", "boil POT:b sound=a.wav"),
    ParseCase("does not undo a negation", "boil b --no-whistle", "boil -whistle POT:b sound=a.wav"),
  ])
  func environment(_ row: ParseCase) {
    let environment = ["KETTLE_GRAMS": "9", "KETTLE_SOUND": "a.wav"]
    #expect(meaning(of: row.line, environment: environment) == row.means)
  }
}

@Suite struct HelpRequestTests {
  @Test(arguments: [
    ParseCase("nothing at all", "", "help (brief)"),
    ParseCase("-h", "-h", "help (brief)"),
    ParseCase("--help", "--help", "help (full)"),
    ParseCase("-h after a verb", "boil -h", "help boil (brief)"),
    ParseCase("--help before a verb", "--help boil", "help boil (full)"),
    ParseCase(
      "--help after a sub-verb", "service parts order --help", "help service parts order (full)"),
    ParseCase("in a cluster", "boil -wh", "help boil (brief)"),
    ParseCase("wins over a missing operand", "boil --help", "help boil (full)"),
    ParseCase("wins over an unknown option", "boil --lidd -h", "help boil (brief)"),
    ParseCase("wins over a bad value", "boil b --amount x --help", "help boil (full)"),
    ParseCase("wins over a conflict", "boil b --timer 5 --alarm 7 -h", "help boil (brief)"),
    ParseCase("wins over a missing value", "boil b --note --help", "help boil (full)"),
    ParseCase("wins over too many operands", "boil a b c -h", "help boil (brief)"),
    ParseCase("of an unknown verb", "fly --help", "help fly (full)"),
    ParseCase("stands after an unknown verb's options", "fly --high 3 -h", "help fly (brief)"),
    ParseCase("is an operand after the end of options", "boil -- -h", "boil POT:-h"),
    ParseCase("is a stuck value", "boil b --note=-h", "boil note=-h POT:b"),
    ParseCase("wins over the version", "--version -h", "help (brief)"),
    ParseCase("takes no value", "--help=boil", "! unexpected-value @0"),
    ParseCase("version", "--version", "version"),
    ParseCase("version wins over faults", "--version --lidd", "version"),
    ParseCase("version is no option of a verb", "boil b --version", "! unknown-option @2"),
  ])
  func means(_ row: ParseCase) { #expect(meaning(of: row.line) == row.means) }
}

/// A run makes the specification of the verb that was typed, and nothing that only help needs.
@Suite struct MadeOnDemandTests {
  private let program = ProgramSpec(
    name: "kettle", summary: "Boils water",
    verbs: [
      Verb("boil", boil),
      Verb("pour", unneeded(CommandSpec(name: "pour", summary: "Pour"))),
    ])

  private static let boil = CommandSpec(
    name: "boil", summary: "Boil", discussion: unneeded(""), examples: unneeded([]),
    fields: unneeded([]), columns: unneeded([]), exits: unneeded([]), environment: unneeded([]),
    files: unneeded([]), seeAlso: unneeded([]))

  private static func unneeded<Part>(_ part: Part) -> Part {
    Issue.record("something was made that nobody asked for")
    return part
  }

  @Test func aVerbThatIsTyped() throws {
    guard case .command(let arguments) = try Parser(program).parse(["boil"]) else {
      Issue.record("no command")
      return
    }
    #expect(arguments.path == ["boil"])
  }

  @Test func nothingIsMadeForTheGlobalOptions() {
    #expect(Parser(program).globals(in: ["boil", "--quiet"]).path == ["boil"])
  }
}
