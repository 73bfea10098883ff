import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// An amount at a place is in the money of its country.
@Suite struct PlaceCurrencyTests {
  @Test(arguments: [("Leith Café", "GBP"), ("Hanoi Café", "VND")])
  func thePlaceSaysTheCurrency(_ place: String, _ currency: String) throws {
    try TwoTowns.with { (world) throws in
      #expect(world.run("config", "set", "currency", "EUR").status == 0)
      let words = ["split", "eli", "40", "--restaurant", place]
      #expect(try world.json(words)["amount"]?["currency"]?.text == currency)
      #expect(try world.json(words + ["--currency", "CHF"])["amount"]?["currency"] == "CHF")
      #expect(try world.json("split", "eli", "40")["amount"]?["currency"] == "EUR")
      #expect(
        try world.json("split", "eli", "$40", "--restaurant", place)["amount"]?["currency"] == "USD"
      )
    }
  }

  @Test func soDoesThePlaceOfACheckIn() throws {
    try TwoTowns.with { (world) throws in
      #expect(world.run("checkin", "Leith Café", "--with", "eli").status == 0)
      #expect(try world.json("split", "12.50", "--checkin", "last")["amount"]?["currency"] == "GBP")
    }
  }

  @Test func soDoesThePositionOfACheckInOutsideTheCatalogue() throws {
    try TwoTowns.with { (world) throws in
      let spot = ["--name", "Tokyo Ramen", "--near", "35.68,139.76"]
      #expect(world.run(["checkin", "--with", "eli"] + spot).status == 0)
      let bill = try world.json("split", "3000", "--checkin", "last", "--at", "yesterday 20:00")
      #expect(bill["amount"] == ["minor": 3000, "currency": "JPY", "decimal": "3000"])
      // It is the 21st there already.
      #expect(bill["date"] == "2026-11-20T20:00:00+09:00")
    }
  }

  @Test func anotherTimeOfABillIsByTheClocksOfItsPlace() throws {
    try TwoTowns.with { (world) throws in
      let spot = ["--name", "Tokyo Ramen", "--near", "35.68,139.76"]
      #expect(world.run(["checkin"] + spot).status == 0)
      for (words, offset) in [
        (["--restaurant", "Hanoi Café"], "+07:00"), (["--checkin", "last"], "+09:00"),
        ([], "+00:00"),
      ] {
        #expect(world.run(["split", "eli", "40"] + words).status == 0)
        let bill = try world.json("split", "edit", "last", "--at", "2026-11-19T20:00")
        #expect(bill["date"]?.text == "2026-11-19T20:00:00\(offset)")
      }
    }
  }

  @Test func soDoesACheckInWhosePlaceLeftTheCatalogue() throws {
    try TwoTowns.with { (world) throws in
      #expect(world.run("checkin", "Hanoi Café", "--with", "eli").status == 0)
      #expect(world.run("import", "towns", "--remove", "--yes").status == 0)
      let bill = try world.json("split", "90000", "--checkin", "last", "--at", "yesterday 20:00")
      #expect(bill["amount"]?["currency"] == "VND")
      #expect(bill["date"] == "2026-11-20T20:00:00+07:00")
    }
  }
}

/// A home may have a name instead of a position.
@Suite struct CurrencyAtNamedHomeTests {
  @Test(arguments: [("Leith Café", "GBP"), ("Hanoi Café", "VND")])
  func isThatOfBills(home: String, currency: String) throws {
    try TwoTowns.with { (world) throws in
      #expect(world.run("config", "set", "home", home).status == 0)
      #expect(try world.json("split", "eli", "4000")["amount"]?["currency"] == .string(currency))
      let listed = world.run("config", "list", "--all").output
      #expect(listed.contains("currency\t\(currency)"), "\(listed)")
    }
  }
}

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
