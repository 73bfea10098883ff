import Testing

@testable import Arguments

@Suite struct RuleTests {
  @Test(arguments: [
    ParseCase("conflict", "boil b --timer 5 --alarm 7", "! conflicting-options @4"),
    ParseCase("one of the two", "boil b --alarm 7", "boil alarm=7 POT:b"),
    ParseCase("companion is missing", "boil b --sound a.wav", "! missing-companion @2"),
    ParseCase("companion is there", "boil b --sound a.wav -w", "boil sound=a.wav +whistle POT:b"),
    ParseCase(
      "companion is switched off", "boil b --sound a.wav --no-whistle", "! missing-companion @2"),
    ParseCase("conflict with an operand", "pour 2 --empty", "! conflicting-options"),
    ParseCase("no conflict without the operand", "pour --empty", "pour +empty"),
    ParseCase("one of several is missing", "shelf add assam", "! missing-choice"),
    ParseCase(
      "one of several twice", "shelf add assam --grams 1 --spoons 1", "! conflicting-options @5"),
  ])
  func means(_ row: ParseCase) { #expect(meaning(of: row.line) == row.means) }
}
