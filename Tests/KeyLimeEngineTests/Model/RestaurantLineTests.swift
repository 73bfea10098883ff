import Testing

@testable import KeyLimeEngine

@Suite struct RestaurantLineTests {
  @Test func whatIsWrittenIsReadBack() throws {
    let id = try #require(RestaurantID("n1"))
    let position = try #require(Coordinate(latitude: 55.9531944, longitude: -3.1955813))
    var full = Restaurant(id: id, name: "Zoë \"Q\" \\ 寿司", position: position)
    full.kind = .fastFood
    full.cuisines = ["thai"]
    full.diets = [.vegan]
    full.address = Address(street: "1 High Street", city: "Edinburgh")
    full.price = .moderate
    full.rating = Stars(4.05)
    full.ratingCount = 12
    full.source = Source(name: "osm", record: "node/1")
    var writer = JSONWriter()
    full.write(to: &writer)
    let read = try writer.bytes.withBytes { bytes in try Restaurant(line: bytes) }
    #expect(read == full)
    #expect(full.json["rating"] == .number(JSONNumber(validated: "4.05")))
  }
}
