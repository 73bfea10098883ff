import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Who says where home is need not say which money is used there.
@Suite struct CurrencyAtHomeTests {
  @Test(arguments: [
    ([("home", "55.95,-3.19")], "GBP"), ([("place.flat", "52.52,13.40"), ("home", "flat")], "EUR"),
    ([("home", "55.95,-3.19"), ("country", "VN")], "VND"),
    ([("home", "55.95,-3.19"), ("currency", "CHF")], "CHF"), ([("home", "Atlantis")], "USD"),
    ([], "USD"),
  ])
  func isThatOfBills(settings: [(key: String, value: String)], currency: String) throws {
    try Household.with { home in
      for setting in settings { home.run("config", "set", setting.key, setting.value) }
      home.run("contact", "add", "Eli")
      home.run("split", "Eli", "40")
      let owed = try home.json("split").elements?.first
      #expect(owed?["currency"]?.text == currency)
      let listed = home.run("config", "list", "--all").output
      #expect(listed.contains("currency\t\(currency)"), "\(listed)")
    }
  }
}
