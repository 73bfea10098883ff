import Testing

@testable import KeyLimeEngine

/// Fields that somebody chose by their paths.
@Suite struct ChosenFieldsTests {
  private func one(_ text: String, _ fields: [RecordField: String]) throws -> Restaurant {
    var options = CatalogueReader.Options()
    options.fields = fields
    return try #require(try Reading(text, options: options).restaurants.first)
  }

  private static let odd = #"{"wer":"A","wo":{"x1":55.9,"y.1":[-3.2]}}"#

  @Test(arguments: [odd, "[\(odd)]", "{\"a\":{\"b\":[\(odd)]}}"])
  func chosenFieldsAreRead(text: String) throws {
    #expect(throws: (any Error).self) { _ = try Reading(text) }
    let fields: [RecordField: String] = [
      .name: "wer", .latitude: "wo.x1", .longitude: "wo.y.1.0",
    ]
    let restaurant = try one(text, fields)
    #expect(restaurant.position == Coordinate(latitude: 55.9, longitude: -3.2))
  }

  @Test func aChosenPositionMayBeAnObject() throws {
    let restaurant = try one(
      #"[{"name":"A","where":{"lon":-3.2,"lat":55.9}}]"#, [.position: "where"])
    #expect(restaurant.position == Coordinate(latitude: 55.9, longitude: -3.2))
  }

  @Test func aChosenFieldThatNoRecordHasIsNamed() throws {
    var options = CatalogueReader.Options()
    options.fields = [.name: "wem", .rating: "wo.x1"]
    let fault = try #require(throws: ImportFault.self) {
      _ = try Reading(Self.odd, options: options)
    }
    #expect(fault.description == "no record has 'wem' (name); the first has wer, wo.x1, wo.y.1")
  }

  @Test func fieldsAreChosenOfFormatsWithTheirOwnNamesToo() throws {
    let collection = GeoJSONTests.collection(GeoJSONTests.feature(#""DBA":"Joe","FOOD":"Pizza""#))
    let joe = try one(collection, [.name: "DBA", .cuisines: "properties.FOOD"])
    #expect(joe.name == "Joe" && joe.cuisines == ["pizza"])
    let answer = #"""
      {"elements":[{"type":"node","id":5,"lat":1,"lon":2,"tags":{"amenity":"cafe","name:en":"E"}},
      {"type":"node","id":6,"lat":1,"lon":2,"tags":{"shop":"shoes","name:en":"S"}}]}
      """#
    let cafe = try one(answer, [.name: "name:en"])
    #expect(cafe.id.text == "n5" && cafe.kind == .cafe)
    #expect(cafe.source?.attribution == CatalogueFormat.openStreetMapAttribution)
    var options = CatalogueReader.Options()
    options.fields = [.name: "x"]
    let page = #"<script type="application/ld+json">{"@type":"Bakery","name":"A"}</script>"#
    let fault = try #require(throws: ImportFault.self) { _ = try Reading(page, options: options) }
    #expect(fault.reason == .noFieldNames)
  }
}
