import Testing

@testable import Arguments

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
