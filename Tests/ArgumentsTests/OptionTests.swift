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

@Suite struct ShortOptionTests {
  @Test(arguments: [
    ParseCase("stuck value", "boil b -nhot", "boil note=hot POT:b"),
    ParseCase("value after a blank", "boil b -n hot", "boil note=hot POT:b"),
    ParseCase("equals sign is part of the value", "boil b -n=hot", "boil note==hot POT:b"),
    ParseCase("cluster of flags", "boil b -wl", "boil +whistle +lid POT:b"),
    ParseCase(
      "cluster that ends in a value", "boil b -wlnhot", "boil +whistle +lid note=hot POT:b"),
    ParseCase(
      "cluster whose value follows", "boil b -wln hot", "boil +whistle +lid note=hot POT:b"),
    ParseCase(
      "own and global letters in one cluster", "boil b -qlv", "boil +quiet +lid +verbose POT:b"),
    ParseCase("letter twice", "boil b -vv", "boil +verbose +verbose POT:b"),
    ParseCase("value begins with a dash", "boil b -n -x", "boil note=-x POT:b"),
    ParseCase("value is missing", "boil b -wn", "! missing-value @2"),
    ParseCase("value is missing before an option", "boil b -wn -l", "! missing-value @2"),
    ParseCase("unknown letter", "boil b -x", "! unknown-option @2"),
    ParseCase("unknown letter in a cluster", "boil b -wxl", "! unknown-option @2"),
    ParseCase("flag with a value", "boil b -w=yes", "! unexpected-value @2"),
    ParseCase("long name with one dash", "boil b -lid", "! unknown-option @2"),
  ])
  func means(_ row: ParseCase) { #expect(meaning(of: row.line) == row.means) }

  @Test func countsFlags() throws {
    #expect(try Kettle.command("-v boil b -vv").count(of: Kettle.verbose) == 3)
    #expect(try Kettle.command("boil b").count(of: Kettle.verbose) == 0)
    #expect(try Kettle.command("boil b -ww --no-whistle -w").count(of: Kettle.whistle) == 1)
  }
}

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

@Suite struct ListOptionTests {
  @Test func valuesAddUpInOrder() throws {
    let arguments = try Kettle.command("boil --tag a b --tag=c -td")
    #expect(arguments[Kettle.tag] == ["a", "c", "d"])
    #expect(arguments[Kettle.pot] == "b")
  }

  @Test func noneGivenIsAnEmptyList() throws {
    #expect(try Kettle.command("boil b")[Kettle.tag].isEmpty)
  }

  @Test func aCommaDoesNotPartValues() throws {
    #expect(try Kettle.command("boil b --tag a,b")[Kettle.tag] == ["a,b"])
  }
}

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
  }
}

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
