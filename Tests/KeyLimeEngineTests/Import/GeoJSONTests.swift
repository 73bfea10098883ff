import Testing

@testable import KeyLimeEngine

@Suite struct GeoJSONTests {
  static func collection(_ features: String...) -> String {
    #"{"type":"FeatureCollection","features":["# + features.joined(separator: ",") + "]}"
  }

  static func feature(
    _ properties: String, id: String = "",
    geometry: String = #"{"type":"Point","coordinates":[-3.2,55.9]}"#
  ) -> String {
    #"{"type":"Feature",\#(id)"properties":{\#(properties)},"geometry":\#(geometry)}"#
  }

  @Test(arguments: [
    (#""id":"node/12","#, "", "n12"),
    ("", #""@id":"way/12","#, "w12"),
    ("", #""_type":"relation","_id":12,"#, "r12"),
    ("", #""osm_type":"W","osm_id":"12","#, "w12"),
    ("", #""type":"node","id":12,"#, "n12"),
    (#""id":12,"#, #""type":"way","#, "w12"),
    ("", #""osm_id":12,"#, "n12"),
    ("", #""osm_type":"ways_poly","osm_id":12,"#, "w12"),
    ("", #""@osmId":"node/12","#, "n12"),
    ("", #""element_type":"way","osmid":12,"#, "w12"),
    ("", #""osm_id":-12,"#, "r12"),
    (#""id":"n12","#, "", "n12"), (#""id":"w12","#, "", "w12"), (#""id":"r12","#, "", "r12"),
    (#""id":"a14","#, "", "w7"), (#""id":"a15","#, "", "r7"), (#""id":"n0","#, "", "test:n0"),
    (#""id":"abc","#, "", "test:abc"),
    ("", "", "x99en5v87e2ng"),
    ("", #""@type":"node","@id":-12,"#, "x99en5v87e2ng"),
    (#""id":"node/-12","#, "", "x99en5v87e2ng"), (#""id":"n-12","#, "", "x99en5v87e2ng"),
    (#""id":"cafe-12","#, "", "test:cafe-12"),
    ("", #""osm_type":"node","osm_id":-12,"#, "x99en5v87e2ng"),
    ("", #""osm_type":"relation","osm_id":-12,"#, "r12"),
  ]) func identity(_ id: String, _ properties: String, _ expected: String) throws {
    let reading = try Reading(
      Self.collection(Self.feature(properties + #""amenity":"cafe","name":"X""#, id: id)))
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.id.text == expected)
    let isOpenStreetMap = "nwr".contains(expected.prefix(1))
    #expect((restaurant.source?.attribution != nil) == isOpenStreetMap)
  }

  @Test func numbersOfRowsAreNoIds() throws {
    func names(_ first: Int) -> String {
      Self.collection(
        Self.feature(#""amenity":"cafe","name":"X""#, id: #""id":"\#(first)","#),
        Self.feature(#""amenity":"cafe","name":"Y""#, id: #""id":"\#(first + 1)","#),
        Self.feature(#""amenity":"cafe","name":"Z","osm_type":"way","id":12"#, id: #""id":"9","#))
    }
    let ids = try Reading(names(0)).restaurants.map(\.id.text)
    #expect(ids.map { $0.prefix(1) } == ["x", "x", "w"] && ids.last == "w12")
    #expect(try Reading(names(7)).restaurants.map(\.id.text) == ["test:7", "test:8", "w12"])
  }

  @Test func numbersOfRowsAreNoIdsWhereFieldsAreChosen() throws {
    var options = CatalogueReader.Options()
    options.fields = [.name: "n"]
    for (first, prefix) in [(0, "x"), (7, "t")] {
      let features = [first, first + 1].map {
        Self.feature(#""n":"P\#($0)""#, id: #""id":"\#($0)","#)
      }
      let text = Self.collection(features.joined(separator: ","))
      let ids = try Reading(text, options: options).restaurants.map(\.id.text)
      #expect(ids.map { String($0.prefix(1)) } == [prefix, prefix])
    }
  }

  @Test(arguments: [
    #""tags":{"amenity":"cafe","name":"X","addr:street":"Y"}"#,
    #""amenity":"cafe","name":"X","addr_street":"Y""#,
    #""amenity":"cafe","name":"X","addr:street":"Y","level":null,"x":[1],"y":{"name":"Z"}"#,
  ]) func tagsInAnySpelling(_ properties: String) throws {
    let restaurant = try #require(
      try Reading(Self.collection(Self.feature(properties))).restaurants.first)
    #expect(restaurant.name == "X")
    #expect(restaurant.address.street == "Y")
  }

  @Test(arguments: [
    (#"{"type":"Point","coordinates":[10,20,5]}"#, "20,10"),
    (#"{"coordinates":[[10,20],[11,21],[12,22]],"type":"LineString"}"#, "21,11"),
    (#"{"type":"MultiPoint","coordinates":[[10,20],[11,21]]}"#, "21,11"),
    (#"{"type":"MultiLineString","coordinates":[[[1,1],[2,2]],[[3,3],[4,4],[5,5]]]}"#, "4,4"),
    (#"{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,4],[0,0]]]}"#, "2,2"),
    (
      #"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]],[[[10,10],[20,10],[20,20],[10,20],[10,10]]]]}"#,
      "15,15"
    ),
    (
      #"{"type":"Polygon","coordinates":[[[179,0],[-179,0],[-179,4],[179,4],[179,0]]]}"#, "2,180"
    ),
    (
      #"{"type":"Polygon","coordinates":[[[178,0],[-170,0],[-170,4],[178,4],[178,0]]]}"#, "2,-176"
    ),
    (#"{"type":"LineString","coordinates":[[179,1],[-179.5,2],[-179,3]]}"#, "2,-179.5"),
    (#"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]}]}"#, "2,1"),
  ]) func positionOfAShape(_ geometry: String, _ expected: String) throws {
    let reading = try Reading(
      Self.collection(Self.feature(#""amenity":"cafe","name":"X""#, geometry: geometry)))
    #expect(reading.restaurants.first?.position.description == expected)
  }

  @Test(arguments: ["null", "{}", #"{"type":"Point","coordinates":[]}"#, "7"])
  func withoutAPosition(_ geometry: String) throws {
    let reading = try Reading(
      Self.collection(Self.feature(#""amenity":"cafe","name":"X""#, geometry: geometry)))
    #expect(reading.count.skipped == [.noPosition: 1])
  }

  @Test func linesAreReadWithTheirNumbers() throws {
    let cafe = Self.feature(#""amenity":"cafe","name":"X""#, id: #""id":"node/1","#)
    let road = Self.feature(#""highway":"path""#)
    let reading = try Reading("\(cafe)\n\n\u{1E}\(road)\r\n[1]\n")
    #expect(reading.format == .geojsonLines)
    #expect(reading.count.accepted == 1)
    #expect(reading.count.details.map(\.line) == [3, 4])
    let fault = try #require(throws: ImportFault.self) { _ = try Reading("\(cafe)\nx\n") }
    #expect(fault.line == 2)
    #expect(fault.byte == cafe.utf8.count + 1)
  }

  @Test func recordSeparatorsLetTextsSpanLines() throws {
    let cafe = Self.feature(#""amenity":"cafe","name":"X""#, id: #""id":"node/1","#)
    let pretty = cafe.split(separator: ",").joined(separator: ",\n ")
    let road = Self.feature(#""highway":"path""#)
    let reading = try Reading("\u{1E}\(pretty)\n\u{1E}\n\(road)\n")
    #expect(reading.format == .geojsonLines)
    #expect(reading.restaurants.map(\.id.text) == ["n1"])
    #expect(reading.count.details.map(\.line) == [pretty.split(separator: "\n").count + 2])
    let own = #"{"id":"n1",\#n"name":"A","latitude":1,"longitude":2}"#
    #expect(try Reading("\u{1E}\(own)\n\u{1E}\(own)").format == .keylime)
    let fault = try #require(throws: ImportFault.self) {
      _ = try Reading("\u{1E}\(cafe)\n\u{1E}\(cafe.dropLast())")
    }
    #expect(fault.record == 2)
    #expect(fault.line == 2)
  }

  @Test func anArrayOfFeaturesIsReadAsFeatures() throws {
    let tags = #""amenity":"cafe","name":"X","diet:vegan":"yes","phone":"+44 1;+44 2""#
    let bank = Self.feature(#""amenity":"bank","name":"Y""#, id: #""id":"node/2","#)
    let cafe = Self.feature(tags, id: #""id":"node/1","#)
    let reading = try Reading("[\(cafe),\(bank)]")
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.id.text == "n1" && restaurant.kind == .cafe)
    #expect(restaurant.diets == [.vegetarian, .vegan] && restaurant.phone == "+44 1")
    #expect(reading.count.skipped == [.notFood: 1])
  }

  @Test func oneFeatureAloneIsRead() throws {
    let reading = try Reading(Self.feature(#""amenity":"cafe","name":"X""#))
    #expect(reading.format == .geojson)
    #expect(reading.count.accepted == 1)
  }
}
