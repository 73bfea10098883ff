import Testing

@testable import KeyLimeEngine

/// Answers of the searches of OpenStreetMap: Nominatim and Photon.
@Suite struct SearchedPlacesTests {
  @Test(arguments: ["category", "class"]) func resultsOfNominatimAreObjects(key: String) throws {
    let reading = try Reading(
      #"""
      [{"place_id":1,"osm_type":"node","osm_id":123,"lat":"52.5","lon":"13.4","\#(key)":"amenity",
      "type":"restaurant","name":"A","display_name":"A, 5, High Street, Berlin",
      "address":{"amenity":"A","house_number":"5","road":"High Street","city":"Berlin",
      "country_code":"de"},
      "extratags":{"cuisine":"german","opening_hours":"Mo-Sa 12:00-23:00"}},
      {"place_id":2,"osm_type":"way","osm_id":4,"lat":"52.6","lon":"13.4","\#(key)":"shop",
      "type":"supermarket","name":"B"},
      {"place_id":3,"osm_type":"way","osm_id":5,"lat":"52.7","lon":"13.4","\#(key)":"amenity",
      "type":"cafe","display_name":"C, Low Street, Berlin"}]
      """#)
    #expect(reading.format == .json && reading.count.skipped == [.notFood: 1])
    #expect(reading.restaurants.map(\.id.text) == ["n123", "w5"])
    #expect(reading.restaurants.map(\.name) == ["A", "C"])
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.source?.record == "node/123")
    #expect(restaurant.source?.attribution == CatalogueFormat.openStreetMapAttribution)
    #expect(restaurant.kind == .restaurant && restaurant.cuisines == ["german"])
    #expect(restaurant.openingHours == "Mo-Sa 12:00-23:00")
    #expect(restaurant.address.oneLine == "High Street 5, Berlin, DE")
  }

  @Test(arguments: [
    (#""osm_key":"amenity","osm_value":"restaurant""#, #""osm_key":"shop","osm_value":"shoes""#),
    (
      #""category":"amenity","type":"restaurant","extratags":{"cuisine":"thai"}"#,
      #""category":"shop","type":"shoes""#
    ),
  ])
  func featuresOfSearchesAreTold(food: String, other: String) throws {
    let features = [("A", 1, food), ("B", 2, other)].map { name, number, members in
      #"{"type":"Feature","geometry":{"type":"Point","coordinates":[2,1]},"#
        + #""properties":{"osm_type":"node","osm_id":\#(number),"name":"\#(name)",\#(members)}}"#
    }
    let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
    for format in [CatalogueFormat.geojson, .json] {
      let reading = try Reading(text, format: format)
      #expect(reading.restaurants.map(\.id.text) == ["n1"], "\(format)")
      #expect(reading.restaurants.map(\.kind) == [.restaurant])
      #expect(reading.count.skipped == [.notFood: 1])
    }
  }

  /// Photon's answers, Nominatim's in two forms, and Geoapify's in two forms.
  @Test(arguments: [
    feature(
      #""osm_type":"W","osm_id":7,"osm_key":"amenity","osm_value":"restaurant","name":"A","#
        + #""housenumber":"5","street":"High Street","city":"Berlin","countrycode":"DE","#
        + #""extra":{"cuisine":"thai","opening_hours":"Mo 10:00-20:00"}"#),
    feature(
      #""geocoding":{"place_id":1,"osm_type":"way","osm_id":7,"osm_key":"amenity","#
        + #""osm_value":"restaurant","name":"A","housenumber":"5","street":"High Street","#
        + #""city":"Berlin","country_code":"de","extra":{"cuisine":"thai","#
        + #""opening_hours":"Mo 10:00-20:00"}}"#),
    feature(
      #""place_id":1,"osm_type":"way","osm_id":7,"category":"amenity","type":"restaurant","#
        + #""name":"A","address":{"house_number":"5","road":"High Street","city":"Berlin","#
        + #""country_code":"de"},"extratags":{"cuisine":"thai","#
        + #""opening_hours":"Mo 10:00-20:00"}"#),
    feature(geoapify), #"{"results":[{"lat":1,"lon":2,\#(geoapify)}]}"#,
  ])
  func answersHaveTheirAddresses(_ text: String) throws {
    let reading = try Reading(text)
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.id.text == "w7")
    #expect(restaurant.position == Coordinate(latitude: 1, longitude: 2))
    #expect(restaurant.kind == .restaurant && restaurant.cuisines == ["thai"])
    #expect(restaurant.address.oneLine == "High Street 5, Berlin, DE")
    #expect(restaurant.openingHours == "Mo 10:00-20:00")
    #expect(restaurant.source?.attribution == CatalogueFormat.openStreetMapAttribution)
  }

  private static let geoapify =
    #""name":"A","housenumber":"5","street":"High Street","city":"Berlin","country_code":"de","#
    + #""place_id":"51","categories":["catering","catering.restaurant.thai"],"datasource":{"#
    + #""sourcename":"openstreetmap","raw":{"osm_type":"w","osm_id":7,"amenity":"restaurant","#
    + #""cuisine":"thai","opening_hours":"Mo 10:00-20:00"}}"#

  private static func feature(_ properties: String) -> String {
    #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","#
      + #""coordinates":[2,1]},"properties":{\#(properties)}}]}"#
  }

  @Test func categoriesOfGeoapifyAreRead() throws {
    let reading = try Reading(
      #"""
      {"results":[{"name":"A","lat":1,"lon":2,"categories":["catering","catering.cafe",
      "catering.cafe.bubble_tea"]},
      {"name":"B","lat":1,"lon":2,"categories":["accommodation","accommodation.hotel"]}]}
      """#)
    #expect(reading.restaurants.map(\.name) == ["A"])
    #expect(reading.restaurants.first?.kind == .cafe)
    #expect(reading.restaurants.first?.cuisines == ["bubble_tea"])
  }
}
