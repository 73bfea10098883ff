import Testing

@testable import Arguments

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
