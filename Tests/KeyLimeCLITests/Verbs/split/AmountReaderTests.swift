import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Which currency and which decimal mark plain numbers have.
@Suite struct AmountReaderTests {
  struct Case: CustomTestStringConvertible {
    let locale: [String: String]
    var config = "{}"
    let amount: String
    let owed: [String: Int]
    var testDescription: String { "\(locale) \(config) \(amount)" }
  }

  static let cases = [
    Case(locale: [:], amount: "40", owed: ["eli USD": 4000]),
    Case(locale: ["LANG": "C.UTF-8"], amount: "40", owed: ["eli USD": 4000]),
    Case(locale: ["LANG": "de_DE.UTF-8"], amount: "40", owed: ["eli EUR": 4000]),
    Case(locale: ["LANG": "de_DE.UTF-8"], amount: "1.234", owed: ["eli EUR": 123_400]),
    Case(locale: ["LANG": "en_US.UTF-8"], amount: "1,234", owed: ["eli USD": 123_400]),
    Case(locale: ["LANG": "en_CA.UTF-8"], amount: "$40", owed: ["eli CAD": 4000]),
    Case(locale: ["LANG": "en_GB.UTF-8"], amount: "$40", owed: ["eli USD": 4000]),
    Case(locale: ["LANG": "sv_SE.UTF-8"], amount: "40 kr", owed: ["eli SEK": 4000]),
    Case(
      locale: ["LANG": "en_US.UTF-8", "LC_MONETARY": "ja_JP.UTF-8"], amount: "1200",
      owed: ["eli JPY": 1200]),
    Case(
      locale: ["LANG": "de_DE.UTF-8", "LC_ALL": "en_IN.UTF-8"], amount: "1,00,000",
      owed: ["eli INR": 10_000_000]),
    Case(
      locale: ["LANG": "de_DE.UTF-8"], config: #"{"currency":"CHF","decimalMark":"."}"#,
      amount: "1,234", owed: ["eli CHF": 123_400]),
    Case(locale: ["LANG": "xx"], amount: "40", owed: ["eli USD": 4000]),
  ]

  @Test(arguments: [("1,234", "."), ("1.234", ",")])
  func theMarkThatIsHintedDecides(_ amount: String, _ mark: String) throws {
    try SplitWorld.with { world in
      let refused = world.run("split", "eli", amount, "--they-owe")
      #expect(refused.errors.contains("'keylime config set decimalMark \(mark)'"))
      #expect(world.run("config", "set", "decimalMark", mark).status == 0)
      #expect(world.run("split", "eli", amount, "--they-owe").status == 0)
      #expect(world.balances == ["eli USD": 123_400])
    }
  }

  @Test("locale", arguments: cases) func decides(example: Case) throws {
    try SplitWorld.with(config: example.config) { world in
      world.variables.merge(example.locale) { $1 }
      let result = world.run("split", "eli", example.amount, "--they-owe", "--json")
      #expect(result.status == 0, "\(result.errors)")
      #expect(world.balances == example.owed)
    }
  }

  @Test func aSignOfSeveralCurrenciesIsNotGuessedSilently() throws {
    try SplitWorld.with(config: #"{"currency":"EUR"}"#) { world in
      let dollars = world.run("split", "eli", "$40")
      #expect(dollars.errors.contains("hint: read as USD; for AUD, CAD, MXN or another"))
      #expect(!world.run("split", "eli", "40").errors.contains("hint"))
      #expect(!world.run("split", "eli", "40 USD").errors.contains("hint"))
    }
  }

  @Test func aCurrencyThatIsNoneInTheConfigIsTold() throws {
    try SplitWorld.with { world in
      let config = Array(#"{"currency":"XYZ"}"#.utf8)
      try UserFile.replace("\(world.folder)/config.json", with: config)
      let result = world.run("split", "eli", "40")
      #expect(result.status == 3)
      #expect(result.errors.contains("no such currency"))
    }
  }

  @Test(
    "percentage",
    arguments: [
      ("15", 1500), ("15%", 1500), ("33.33", 3333), ("33,3 %", 3330), ("0", 0), ("100", 10_000),
    ]) func percentagesAreRead(text: String, hundredths: Int64)
  {
    #expect(Percentage(text)?.hundredths == hundredths)
  }

  /// Sales taxes have three decimals, some four.
  @Test(arguments: [("8.875%", 355), ("8,1875 %", 328), ("10.0125%", 401)])
  func taxesAreExactToFourDecimals(tax: String, minor: Int) throws {
    try SplitWorld.with { world in
      let bill = world.run("split", "eli", "--item", "Soup=40", "--tax", tax, "--json")
      #expect(bill.json?["tax"]?.minor == minor, "\(bill.errors)")
      let finer = world.run("split", "eli", "40", "--tax", "8.87525%")
      #expect(finer.status == 2 && finer.errors.contains("at most 4 decimals"), "\(finer.errors)")
      let part = world.run("split", "--percent", "eli=33.333,me=66.667", "40")
      #expect(part.status == 2 && part.errors.contains("such as 60 or 33.33"), "\(part.errors)")
    }
  }

  @Test("no percentage", arguments: ["", "%", "-5", "1.23456", "5.", ".5", "1.2.3", "1234567"])
  func othersAreRefused(text: String) {
    #expect(Percentage(text) == nil)
  }
}
