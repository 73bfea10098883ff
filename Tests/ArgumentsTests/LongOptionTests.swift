import Testing

@testable import Arguments

@Suite struct LongOptionTests {
  @Test(arguments: [
    ParseCase("value after a blank", "boil blue --note hot", "boil note=hot POT:blue"),
    ParseCase("value after an equals sign", "boil blue --note=hot", "boil note=hot POT:blue"),
    ParseCase("empty value", "boil blue --note=", "boil note= POT:blue"),
    ParseCase("value that holds an equals sign", "boil blue --note=a=b", "boil note=a=b POT:blue"),
    ParseCase("value that holds a blank", "boil blue --note so~hot", "boil note=so hot POT:blue"),
    ParseCase("value is read as its type", "boil blue --amount 1.5l", "boil amount=15dl POT:blue"),
    ParseCase("last one wins", "boil b --note a --note c", "boil note=a note=c POT:b"),
    ParseCase("before the operand", "boil --note hot blue", "boil note=hot POT:blue"),
    ParseCase("hidden option still works", "boil --secret blue", "boil +secret POT:blue"),
    ParseCase("no abbreviations", "boil blue --not hot", "! unknown-option @2"),
    ParseCase("names mind their case", "boil blue --Note hot", "! unknown-option @2"),
    ParseCase("unknown option", "boil blue --lidd", "! unknown-option @2"),
    ParseCase("bad value", "boil blue --amount much", "! bad-value @2"),
    ParseCase("first fault is told", "boil --lidd --amount much", "! unknown-option @1"),
  ])
  func means(_ row: ParseCase) { #expect(meaning(of: row.line) == row.means) }

  @Test(arguments: [
    ParseCase("next word begins with a dash", "boil b --note -x", "boil note=-x POT:b"),
    ParseCase("next word is an unknown option", "boil b --note --x", "boil note=--x POT:b"),
    ParseCase("stuck word begins with a dash", "boil b --note=-x", "boil note=-x POT:b"),
    ParseCase("stuck word is a known option", "boil b --note=--lid", "boil note=--lid POT:b"),
    ParseCase("next word is a single dash", "boil b --note -", "boil note=- POT:b"),
    ParseCase("next word is a number", "boil b --note -5", "boil note=-5 POT:b"),
    ParseCase("next word is a cluster", "boil b --note -wl", "boil note=-wl POT:b"),
    ParseCase("next word is a known option", "boil b --note --lid", "! missing-value @2"),
    ParseCase("next word is its negation", "boil b --note --no-whistle", "! missing-value @2"),
    ParseCase("next word is a known letter", "boil b --note -l", "! missing-value @2"),
    ParseCase("next word is a global option", "boil b --note -q", "! missing-value @2"),
    ParseCase("next word ends the options", "boil b --note -- x", "! missing-value @2"),
    ParseCase("no word is left", "boil b --note", "! missing-value @2"),
  ])
  func takesValuesThatBeginWithADash(_ row: ParseCase) {
    #expect(meaning(of: row.line) == row.means)
  }

  @Test func readsTypedValues() throws {
    let arguments = try Kettle.command("boil blue --amount 0.5l --sort black --timer 3")
    #expect(arguments[Kettle.amount] == Kettle.Litres(tenths: 5))
    #expect(arguments[Kettle.sort] == 2)
    #expect(arguments[Kettle.timer] == 3)
    #expect(arguments[Kettle.note] == nil)
  }

  @Test func lastValueWins() throws {
    #expect(try Kettle.command("boil b --note a --note=b -nc")[Kettle.note] == "c")
  }
}
