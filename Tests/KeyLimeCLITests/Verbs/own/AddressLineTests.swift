import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct AddressLineTests {
  @Test(
    arguments: [
      ("1 High Street, Edinburgh, EH1 1AA, GB", "GB", "1 High Street|Edinburgh||EH1 1AA|GB"),
      ("1 High Street, Edinburgh EH1 1AA, UK", "GB", "1 High Street|Edinburgh||EH1 1AA|GB"),
      ("1 Elm St, San Luis Obispo, CA 93401", "US", "1 Elm St|San Luis Obispo|CA|93401|"),
      ("1 Elm St, San Luis Obispo CA 93401, USA", "US", "1 Elm St|San Luis Obispo|CA|93401|US"),
      ("Apt 4, 1 Elm St, San Luis Obispo", "US", "Apt 4, 1 Elm St|San Luis Obispo|||"),
      ("Apt 4, 1 Elm St, Salem, OR 97301, US", "US", "Apt 4, 1 Elm St|Salem|OR|97301|US"),
      ("Hauptstr. 5, 10115 Berlin, Germany", "DE", "Hauptstr. 5|Berlin||10115|DE"),
      ("Damrak 1, 1012 AB Amsterdam", "NL", "Damrak 1|Amsterdam||1012 AB|"),
      ("1 Orchard Road, Singapore", "SG", "1 Orchard Road|Singapore|||SG"),
      ("Marktplatz 3", "DE", "Marktplatz 3||||"), (", Lyon, , FR", "FR", "|Lyon|||FR"),
    ]) func isReadInParts(text: String, here: String, parts: String) throws
  {
    #expect(try Self.parts(text, in: here) == parts)
  }

  @Test(
    arguments: [
      ("1 Elm St, San Luis Obispo, CA", "US", "1 Elm St|San Luis Obispo|CA||"),
      ("1 Elm St, Windsor, CA", "CA", "1 Elm St|Windsor|||CA"),
      ("1 Market St, Wilmington, DE", "US", "1 Market St|Wilmington|DE||"),
      ("1 Elm St, Austin, TX", "US", "1 Elm St|Austin|TX||"),
      ("1 Elm St, Atlanta, Georgia", "US", "1 Elm St|Atlanta|Georgia||"),
      ("Rua 1, Recife, PE", "BR", "Rua 1|Recife|PE||"),
      ("Rue 1, Basel, CH", "FR", "Rue 1|Basel|||CH"),
    ]) func aStateIsNoCountryWhereItHasThatName(text: String, here: String, parts: String) throws
  {
    #expect(try Self.parts(text, in: here) == parts)
  }

  private static func parts(_ text: String, in here: String) throws -> String {
    let address = try #require(AddressLine(text)).address(in: here)
    let read = [address.street, address.city, address.region, address.postcode, address.country]
    return read.map { $0 ?? "" }.joined(separator: "|")
  }

  @Test func aStateIsInTheCountryOfThePosition() throws {
    try OwnersWorld.with { world in
      let words = [
        "add", "Cal Grill", "--cuisine", "grill", "--price", "1", "--phone", "805", "--photo",
        world.photo, "--position", "35.2801,-120.6601", "--hours", "Mo-Su 10:00-20:00; PH off",
      ]
      let added = world.run(words + ["--address", "1 Elm St, San Luis Obispo, CA"])
      #expect(added.status == 0 && !added.errors.contains("warning"))
      let address = try world.json("show", "cal grill")["address"]
      #expect(address?["region"] == "CA" && address?["country"] == nil)
      let abroad = world.run(words + ["--anyway", "--address", "1 Elm St, Tijuana, MX"])
      #expect(abroad.status == 0)
      let warning = "keylime: warning: the address is in MX, and the position in US\n"
      #expect(abroad.errors.split(separator: warning).count == 1)
    }
  }
}
