import Testing

@testable import KeyLimeEngine

@Suite struct ZonesTests {
  private static func at(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test(
    "city",
    arguments: [
      (21.03, 105.85, "Asia/Ho_Chi_Minh", "VN"), (10.78, 106.70, "Asia/Ho_Chi_Minh", "VN"),
      (55.95, -3.19, "Europe/London", "GB"), (35.28, -120.66, "America/Los_Angeles", "US"),
      (-33.87, 151.21, "Australia/Sydney", "AU"), (41.99, 21.43, "Europe/Skopje", "MK"),
      (27.71, 85.32, "Asia/Kathmandu", "NP"), (43.83, 87.62, "Asia/Shanghai", "CN"),
      (-13.83, -171.77, "Pacific/Apia", "WS"), (-14.28, -170.70, "Pacific/Pago_Pago", "AS"),
      (54.99, -7.32, "Europe/London", "GB"), (54.95, -7.73, "Europe/Dublin", "IE"),
      (33.45, -112.07, "America/Phoenix", "US"), (64.15, -21.94, "Atlantic/Reykjavik", "IS"),
    ])
  func aCityHasItsZoneAndCountry(
    latitude: Double, longitude: Double, zone: String, country: String
  ) throws {
    let position = try Self.at(latitude, longitude)
    #expect(Zones.zone(at: position) == zone)
    #expect(Zones.country(at: position) == country)
  }

  /// On both sides of the border of Texas and Mexico, and of Spain and Portugal.
  @Test func aBorderIsExactToAKilometre() throws {
    #expect(Zones.country(at: try Self.at(31.77, -106.49)) == "US")
    #expect(Zones.country(at: try Self.at(31.73, -106.48)) == "MX")
    #expect(Zones.zone(at: try Self.at(42.027, -8.644)) == "Europe/Lisbon")
    #expect(Zones.zone(at: try Self.at(42.052, -8.644)) == "Europe/Madrid")
  }

  @Test func everywhereIsSomewhere() throws {
    for latitude in stride(from: -90.0, through: 90, by: 7.5) {
      for longitude in stride(from: -180.0, through: 180, by: 7.5) {
        let position = try Self.at(latitude, longitude)
        #expect((Zones.zone(at: position) == nil) == (latitude == 0 && longitude == 0))
      }
    }
  }

  /// The files that a system lacks are no fault of the table.
  @Test func everyZoneHasAFile() throws {
    try #require((try? ClockZone.named("Europe/London")) != nil)
    for number in 0..<418 {
      let entry = Zones.entry(number)
      #expect((try? ClockZone.named(entry.zone)) != nil, "\(entry.zone)")
      #expect(Zones.isCountry(entry.country))
    }
    #expect(Zones.entry(417) == Zones.Entry(zone: "Pacific/Wallis", country: "WF"))
    #expect(!Zones.isCountry("UK") && !Zones.isCountry("gb") && !Zones.isCountry("GBR"))
  }

  @Test func theAddressNamesTheCountryBeforeThePosition() throws {
    var place = Restaurant(
      id: try #require(RestaurantID("n1")), name: "Phở", position: try Self.at(21.03, 105.85))
    #expect(place.country == "VN" && place.currency == Currency(code: "VND"))
    place.address.country = "fr"
    #expect(place.country == "FR" && place.currency == Currency(code: "EUR"))
    place.address.country = "Việt Nam"
    #expect(place.country == "VN")
    let nowhere = Restaurant(
      id: place.id, name: "Null", position: try Self.at(0, 0))
    #expect(nowhere.country == nil && nowhere.currency == nil)
  }
}
