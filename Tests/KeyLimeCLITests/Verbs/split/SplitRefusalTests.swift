import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// What cannot be split is refused, says why, and leaves nothing behind.
@Suite struct SplitRefusalTests {
  struct Refusal: CustomTestStringConvertible {
    let line: [String]
    let status: Int32
    let code: String
    let words: String
    var testDescription: String { line.joined(separator: " ") }

    init(_ line: String..., status: Int32 = 2, code: String, _ words: String) {
      (self.line, self.status, self.code, self.words) = (line, status, code, words)
    }
  }

  @Test func lastIsABillAndNobody() throws {
    try SplitWorld.with { world in
      let refused = world.run("split", "last")
      #expect(refused.status == 2 && refused.errors.contains("keylime split show last shows"))
      #expect(!refused.errors.contains("split history"))
    }
  }

  static let refusals = [
    Refusal("eli", "forty", code: "bad-amount", "'forty' is not a number"),
    Refusal("eli", "0", code: "bad-amount", "it is zero"),
    Refusal("settle", "eli", "-5", code: "bad-amount", "below zero"),
    Refusal("eli", "1,234", code: "bad-amount", "may be 1234 or 1.234"),
    Refusal("eli", "1.005", code: "bad-amount", "1.005"),
    Refusal("eli", "5.", code: "bad-amount", "make no number"),
    Refusal("eli", "40 kr", code: "bad-amount", "may be SEK, NOK"),
    Refusal("eli", "40 bananas", code: "bad-amount", "'bananas' is no currency"),
    Refusal("eli", "1e9", code: "bad-amount", "'e' is no currency"),
    Refusal("eli", "9999999999999999", code: "bad-amount", "too large"),
    Refusal("eli", "5/0", code: "bad-amount", "divides by zero"),
    Refusal("eli", "10 USD + 5 EUR", code: "bad-amount", "both USD and EUR"),
    Refusal("40", "eli", code: "bad-amount", "is not a number"),
    Refusal("eli", code: "missing-operand", "missing operand '<amount>'"),
    Refusal("bob", "4", status: 1, code: "no-such-person", "no such contact"),
    Refusal("el", "4", status: 1, code: "no-such-person", "no such contact"),
    Refusal("eli", "eli", "4", code: "bad-bill", "'eli' is named twice"),
    Refusal("me", "4", code: "bad-bill", "nobody else is on it"),
    Refusal("eli", "ana", "4", "--half", code: "bad-bill", "one other person, not 2"),
    Refusal("eli", "ana", "4", "--i-owe", code: "bad-bill", "one other person, not 2"),
    Refusal("eli", "9", "--percent", "eli=60,me=30", code: "bad-bill", "add up to 90%, not 100%"),
    Refusal(
      "eli", "9", "--percent", "eli=33.333,me=66.667", code: "bad-percentage", "33.333"),
    Refusal("eli", "9", "--shares", "eli=0,me=0", code: "bad-bill", "all parts are zero"),
    Refusal("eli", "9", "--shares", "eli=-1,me=2", code: "bad-shares", "whole number from 0"),
    Refusal("eli", "9", "--shares", "eli=1.5,me=2", code: "bad-shares", "whole number from 0"),
    Refusal("eli", "9", "--shares", "eli", code: "bad-value", "PERSON=N"),
    Refusal("eli", "9", "--shares", "eli=1,eli=2", code: "bad-bill", "has two parts"),
    Refusal("eli", "ana", "9", "--shares", "eli=1,me=1", code: "bad-bill", "'ana' is named but"),
    Refusal("eli", "20", "--exact", "eli=12,me=7", code: "bad-bill", "add up to $19.00"),
    Refusal("eli", "20", "--item", "Soup=12", code: "bad-bill", "add up to $12.00"),
    Refusal("eli", "20", "--paid", "me=5,eli=6", code: "bad-bill", "add up to $11.00"),
    Refusal("eli", "20", "--tip", "lots", code: "bad-amount", "'lots' is not a number"),
    Refusal("eli", "20", "--discount", "20", code: "bad-bill", "nothing is left"),
    Refusal("eli", "20", "--discount", "25", code: "bad-bill", "larger than the bill"),
    Refusal("eli", "20", "--discount", "110%", code: "bad-bill", "larger than the bill"),
    Refusal(
      "eli", "--item", "Soup=12", "--discount", "15", code: "bad-bill", "larger than the bill"),
    Refusal("eli", "$40", "--currency", "EUR", code: "currency-mismatch", "in USD"),
    Refusal("eli", "--paid", "me=40€,eli=$20", code: "currency-mismatch", "in EUR"),
    Refusal("eli", "40", "--currency", "XYZ", code: "bad-value", "ISO 4217"),
    Refusal("eli", "4", "--i-owe", "--they-owe", code: "conflicting-options", "--they-owe"),
    Refusal("eli", "4", "--checkin", "nope", status: 1, code: "no-such-check-in", "check-in"),
    Refusal("show", "nope", status: 1, code: "no-such-bill", "no such bill"),
    Refusal("settle", "eli", status: 1, code: "nothing-open", "nothing is open"),
    Refusal("settle", "me", code: "bad-bill", "one person to another"),
  ]

  @Test("split", arguments: refusals) func isRefused(refusal: Refusal) throws {
    try SplitWorld.with { world in
      let result = world.run(["split"] + refusal.line + ["--json"])
      let fault = try JSON(parsing: Array(result.errors.utf8))["error"]
      #expect(result.status == refusal.status)
      #expect(fault?["code"]?.text == refusal.code)
      #expect(fault?["message"]?.text?.contains(refusal.words) == true, "\(result.errors)")
      #expect(world.run("split", "history", "--json").output == "[]\n", "nothing was written")
    }
  }

  @Test func whatIsRefusedBeginsNoAccount() throws {
    try TemporaryFolder.with { folder in
      var world = FakeWorld()
      world.variables["KEYLIME_STORE"] = "\(folder)/store"
      #expect(world.run("split", "eli", "forty", "--new").status == 2)
      #expect(world.run("split", "eli", "4").status == 1)
      #expect(world.run("split", "eli", "4", "--new", "--dry-run").status == 0)
      #expect((try? UserFile.read("\(folder)/store/private/session")) == nil)
      #expect((try? UserFile.read("\(folder)/store/format.json")) == nil)
    }
  }

  @Test func twoOfOneNameAreToldApart() throws {
    try SplitWorld.with { world in
      _ = world.run("split", "John Smith", "9", "--new")
      _ = world.run("split", "John Miller", "9", "--new")
      let result = world.run("split", "john", "4")
      #expect(result.status == 2)
      #expect(result.errors.contains("2 of your contacts have this name"))
      #expect(world.run("split", "john miller", "4").status == 0)
    }
  }

  @Test func aStrangerIsAskedForOnATerminal() throws {
    try SplitWorld.with { world in
      world.isTerminal = true
      world.typed = "n\n"
      #expect(world.run("split", "bob", "4").status == 4)
      world.typed = "y\n"
      let result = world.run("split", "bob", "4")
      #expect(result.errors.contains("'bob' is not one of your contacts. Add them? [y/N]"))
      #expect(result.status == 0)
      world.typed = ""
      #expect(world.run("split", "bob", "4").status == 0)
    }
  }
}
