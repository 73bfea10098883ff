import Testing

@testable import KeyLimeEngine

/// Files that GDAL's ogr2ogr made from OpenStreetMap.
@Suite struct OtherTagsTests {
  private static let pairs =
    #""amenity"=>"restaurant","cuisine"=>"pizza","#
    + #""opening_hours"=>"Mo-Fr 10:00-22:00","name:de"=>"Zum \"\\Hirsch\"""#
  private static let object =
    #"{"amenity":"restaurant","cuisine":"pizza","#
    + #""opening_hours":"Mo-Fr 10:00-22:00","name:de":"Zum \"\\Hirsch\""}"#

  /// A text as JSON.
  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func feature(_ properties: String, _ geometry: String) -> String {
    #"{ "type": "Feature", "properties": { \#(properties) }, "geometry": \#(geometry) }"#
  }

  private static let point = #"{ "type": "Point", "coordinates": [ -3.1901, 55.9501 ] }"#
  private static let area =
    #"{ "type": "MultiPolygon", "coordinates": [ [ [ [ -3, 55 ], "#
    + "[ -2, 55 ], [ -2, 56 ], [ -3, 56 ], [ -3, 55 ] ] ] ] }"

  private static func check(_ reading: Reading) throws {
    let place = try #require(reading.restaurants.first)
    #expect(reading.restaurants.count == 1)
    #expect(place.id.text == "n1" && place.source?.record == "node/1")
    #expect(place.source?.attribution == CatalogueFormat.openStreetMapAttribution)
    #expect(place.name == "Da Bo" && place.kind == .restaurant && place.cuisines == ["pizza"])
    #expect(place.openingHours == "Mo-Fr 10:00-22:00")
    #expect(place.otherNames == [#"Zum "\Hirsch""#])
    #expect(place.position.description == "55.9501,-3.1901")
    #expect(reading.count.skipped == [.notFood: 1] && reading.count.unusedColumns == [])
  }

  @Test(arguments: ["other_tags", "all_tags"], [quoted(pairs), quoted(object), object])
  func tagsTogetherAreRead(_ name: String, _ tags: String) throws {
    let features = [
      Self.feature(#""osm_id": "1", "name": "Da Bo", "\#(name)": \#(tags)"#, Self.point),
      Self.feature(#""osm_id": "2", "highway": "bus_stop", "other_tags": null"#, Self.point),
    ]
    let lines = try Reading(features.joined(separator: "\n"))
    #expect(lines.format == .geojsonLines)
    try Self.check(lines)
    let collection = try Reading(
      #"{"type":"FeatureCollection","name":"points","features":[\#(features.joined(separator: ","))]}"#
    )
    #expect(collection.format == .geojson)
    try Self.check(collection)
  }

  @Test(arguments: [
    (#""osm_way_id": "7", "amenity": "pub""#, "w7"),
    (#""osm_id": null, "osm_way_id": "7", "other_tags": "\"amenity\"=>\"pub\"""#, "w7"),
    (#""osm_id": "7", "osm_way_id": null, "type": "multipolygon", "amenity": "pub""#, "r7"),
    (#""osm_id": "7", "type": "boundary", "amenity": "pub""#, "r7"),
  ])
  func areasAreWaysAndRelations(_ properties: String, _ id: String) throws {
    let reading = try Reading(
      GeoJSONTests.collection(Self.feature(#""name": "X", \#(properties)"#, Self.area)))
    #expect(reading.restaurants.map(\.id.text) == [id])
  }

  @Test(
    arguments: [
      ("X,Y", "-3.1901,55.9501"), ("WKT", "\"POINT (-3.1901 55.9501)\""),
    ], [pairs, object])
  func columnsAreTags(_ position: (header: String, cells: String), _ tags: String) throws {
    let cell = "\"" + tags.replacing("\"", with: "\"\"") + "\""
    let reading = try Reading(
      """
      \(position.header),osm_id,name,barrier,highway,ref,address,is_in,place,man_made,other_tags
      \(position.cells),"1",Da Bo,,,,,,,,\(cell)
      \(position.cells),"2",Stop,,bus_stop,,,,,,

      """)
    #expect(reading.format == .csv)
    try Self.check(reading)
  }

  @Test(arguments: [
    ("MULTIPOLYGON (((0 0,4 0,4 4,0 4,0 0)),((10 10,20 10,20 20,10 20,10 10)))", "15,15"),
    ("POLYGON ((0 0,9 0,9 9,0 9,0 0),(1 1,8 1,8 8,1 8,1 1))", "4.5,0.5"),
    ("POLYGON EMPTY", nil), ("POLYGON ((0 0,4 x,4 4,0 0))", nil),
    ("POLYGON ((0x0 0,4 0,4 4,0 0))", nil),
  ])
  func areasInColumnsHaveAPlace(_ shape: String, _ expected: String?) throws {
    let reading = try Reading(
      """
      WKT,osm_id,osm_way_id,name,type,amenity,other_tags
      "\(shape)","200",,Relation,multipolygon,bar,
      "\(shape)",,"100",Way,,pub,\"""level""=>""1\"""

      """)
    guard let expected else {
      #expect(reading.count.skipped == [.noPosition: 2])
      return
    }
    #expect(reading.restaurants.map(\.id.text) == ["r200", "w100"])
    #expect(reading.restaurants.map(\.position.description) == [expected, expected])
  }

  @Test(arguments: [
    (#""a"=>"b", "c" => NULL,"d"=>"e""#, #"{"a":"b","c":null,"d":"e"}"#),
    (#""a"=>"b","c"=>"d"#, #"{"a":"b"}"#), (#""a"=>"b" "c"=>"d""#, #"{"a":"b"}"#),
    (#""a\b"=>"\"\\""#, #"{"ab":"\"\\"}"#), ("\"a\"=>\"b\nc\"", #"{"a":"b c"}"#),
    ("", "{}"), ("none", "{}"), (#" {"a":1}"#, #" {"a":1}"#),
  ])
  func pairsBecomeJSON(_ pairs: String, _ json: String) {
    let made = Array(pairs.utf8).withBytes(OtherTags.json)
    #expect(String(decoding: made, as: UTF8.self) == json)
  }
}
