import Testing

@testable import KeyLimeCLI

/// An amount at a place is in the money of its country.
@Suite struct PlaceCurrencyTests {
  private static let towns = """
    {"elements":[
    {"type":"node","id":1,"lat":55.95,"lon":-3.19,"tags":{"amenity":"cafe","name":"Leith Café"}},
    {"type":"node","id":2,"lat":21.03,"lon":105.85,"tags":{"amenity":"cafe","name":"Hanoi Café"}}]}
    """

  private func with(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("import", "-", "--source", "towns", typed: Self.towns).status == 0)
      #expect(world.run("contact", "add", "Eli").status == 0)
      try body(world)
    }
  }

  @Test(arguments: [("Leith Café", "GBP"), ("Hanoi Café", "VND")])
  func thePlaceSaysTheCurrency(_ place: String, _ currency: String) throws {
    try with { (world) throws in
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
    try with { (world) throws in
      #expect(world.run("checkin", "Leith Café", "--with", "eli").status == 0)
      #expect(try world.json("split", "12.50", "--checkin", "last")["amount"]?["currency"] == "GBP")
    }
  }
}
