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
