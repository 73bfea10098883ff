import Testing

@testable import Arguments

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
