import Testing

@testable import KeyLimeEngine

@Suite struct OverpassTests {
  static let answer = """
    {"version": 0.6, "osm3s": {"copyright": "The data is from www.openstreetmap.org under ODbL."},
     "elements": [
      {"type": "node", "id": 1, "lat": 55.9, "lon": -3.2, "tags": {"amenity": "cafe", "name": "A"}},
      {"type": "way", "id": 2, "center": {"lat": 55.8, "lon": -3.1}, "nodes": [1, 2],
       "tags": {"amenity": "pub", "name": "B"}},
      {"type": "relation", "id": 3,
       "bounds": {"minlat": 10, "minlon": 20, "maxlat": 12, "maxlon": 24},
       "tags": {"amenity": "bar", "name": "C"}},
      {"type": "way", "id": 4, "geometry": [{"lat": 1, "lon": 1}, {"lat": 1, "lon": 3}, null,
       {"lat": 3, "lon": 3}, {"lat": 3, "lon": 1}, {"lat": 1, "lon": 1}],
       "tags": {"amenity": "ice_cream", "name": "D"}},
      {"type": "way", "id": 5, "nodes": [77], "tags": {"amenity": "cafe", "name": "E"}},
      {"type": "node", "id": 6, "lat": 1, "lon": 1, "tags": {"amenity": "cafe"}},
      {"type": "node", "id": 7, "lat": 1, "lon": 1, "tags": {"highway": "stop", "name": "F"}},
      {"type": "node", "id": 8, "lat": 91, "lon": 1, "tags": {"amenity": "cafe", "name": "G"}},
      {"type": "node", "id": 1, "lat": 55.9, "lon": -3.2, "tags": {"amenity": "cafe", "name": "A"}},
      {"type": "node", "id": 9, "lat": 1, "lon": 1},
      7
     ]}
    """

  @Test func countsAddUp() throws {
    let reading = try Reading(Self.answer)
    #expect(reading.format == .overpass)
    #expect(reading.count.seen == 11)
    #expect(reading.count.accepted == 4)
    #expect(
      reading.count.skipped == [
        .noPosition: 1, .noName: 1, .notFood: 2, .positionOutOfRange: 1, .duplicate: 1,
        .malformed: 1,
      ])
    #expect(
      reading.count.details.first
        == SkippedRecord(record: 5, line: nil, id: "way/5", reason: .noPosition))
  }

  @Test func placesAreWhereTheElementSays() throws {
    let reading = try Reading(Self.answer)
    #expect(reading.restaurants.map(\.id.text) == ["n1", "w2", "r3", "w4"])
    #expect(
      reading.restaurants.map(\.position.description) == ["55.9,-3.2", "55.8,-3.1", "11,22", "2,2"])
    #expect(
      reading.restaurants.first?.source
        == Source(
          name: "test", record: "node/1", attribution: "© OpenStreetMap contributors, ODbL 1.0"))
  }

  @Test func anotherCreditIsKept() throws {
    let text =
      #"{"osm3s":{"copyright":"City of X"},"#
      + OSMTagTests.element(
        #""amenity":"cafe","name":"X""#
      ).dropFirst()
    #expect(try Reading(text).restaurants.first?.source?.attribution == "City of X")
  }

  @Test func anIncompleteAnswerIsRefusedInTheServersWords() throws {
    let text = #"{"elements":[],"remark":"runtime error: Query timed out in \"query\" at line 3"}"#
    let fault = try #require(throws: ImportFault.self) { _ = try Reading(text) }
    #expect(
      fault.reason == .incomplete(remark: #"runtime error: Query timed out in "query" at line 3"#))
  }

  @Test func aHarmlessRemarkIsNoted() throws {
    #expect(try Reading(#"{"elements":[],"remark":"hello"}"#).count.remark == "hello")
  }

  @Test func aFaultNamesByteAndRecord() throws {
    let text = #"{"elements":[{"type":"node"},{"type":]}"#
    let fault = try #require(throws: ImportFault.self) { _ = try Reading(text) }
    #expect(fault == ImportFault(.malformed(.unexpectedByte(0x5D)), byte: 37, record: 2))
    #expect(fault.description == "unexpected ']' at byte 37 (record 2)")
  }

  @Test func withoutElementsItIsNoAnswer() throws {
    let fault = try #require(throws: ImportFault.self) {
      _ = try Reading("{}", format: .overpass)
    }
    #expect(fault.reason == .missingMember("elements"))
  }

  @Test(arguments: [
    (
      #""geometry":[{"lat":-17,"lon":179.99},{"lat":-17,"lon":-179.98},{"lat":-17,"lon":-179.97}]"#,
      "-17,-179.98"
    ),
    (#""bounds":{"minlat":-17,"minlon":179.99,"maxlat":-17,"maxlon":-179.97}"#, "-17,-179.99"),
    (#""bounds":{"minlat":-17,"minlon":-179.99,"maxlat":-17,"maxlon":179.97}"#, "-17,179.99"),
  ]) func placesLieAcrossTheAntimeridian(_ geometry: String, _ expected: String) throws {
    let way = #"{"type":"way","id":1,\#(geometry),"tags":{"amenity":"cafe","name":"A"}}"#
    let reading = try Reading(#"{"elements":[\#(way)]}"#)
    #expect(reading.restaurants.first?.position.description == expected)
  }

  @Test func anIdBeyondSixtyFourBitsIsNamed() throws {
    let node =
      #"{"type":"node","id":99999999999999999999,"lat":1,"lon":2,"tags":{"amenity":"cafe","name":"A"}}"#
    let reading = try Reading(#"{"elements":[\#(node)]}"#)
    #expect(reading.count.details.map(\.field) == ["id"])
  }

  @Test func theServersWordsStandAlone() throws {
    let text = #"{"elements":[],"remark":"runtime error: Query timed out"}"#
    let fault = try #require(throws: ImportFault.self) { _ = try Reading(text) }
    #expect(fault.description == "the server says: runtime error: Query timed out")
  }

  private static let elements = [
    #"{"type":"node","id":1,"lat":52.5,"lon":13.4,"tags":{"amenity":"restaurant","name":"Grill","#
      + #""alt_name":"Old Grill","diet:vegan":"yes","check_date":"2025-01-02"}}"#,
    #"{"type":"way","id":2,"bounds":{"minlat":1,"minlon":1,"maxlat":3,"maxlon":3},"#
      + #""tags":{"amenity":"pub","name":"B","end_date":"2020-01-01"}}"#,
    #"{"type":"node","id":3,"lat":1,"lon":2}"#,
  ]

  @Test(arguments: [
    "[\(elements.joined(separator: ","))]", elements.joined(separator: "\n"),
    "{\"data\":[\(elements.reversed().joined(separator: ","))]}",
  ])
  func elementsByThemselvesAreReadAlike(text: String) throws {
    var options = CatalogueReader.Options()
    options.today = OSMDate.day("2026-11-20")
    let reading = try Reading(text, options: options)
    let place = try #require(reading.restaurants.first)
    #expect(place.id.text == "n1" && place.otherNames == ["Old Grill"])
    #expect(place.diets == [.vegetarian, .vegan] && place.checked == OSMDate.day("2025-01-02"))
    #expect(place.source?.attribution == CatalogueFormat.openStreetMapAttribution)
    #expect(reading.count.skipped == [.permanentlyClosed: 1, .notFood: 1])
  }
}

/// Answers of `out body; >; out skel qt;`, in which ways only name their nodes.
@Suite struct OverpassSkeletonTests {
  private static let ways = [
    #"{"type":"way","id":2,"nodes":[11,12,13,14,11],"tags":{"amenity":"cafe","name":"Square"}}"#,
    #"{"type":"way","id":3,"nodes":[99],"tags":{"amenity":"pub","name":"Nowhere"}}"#,
    #"{"type":"way","id":4,"nodes":[14,99],"tags":{"amenity":"bar","name":"Cut"}}"#,
    #"{"type":"relation","id":5,"members":[{"type":"way","ref":6,"role":"outer"},"#
      + #"{"type":"node","ref":14,"role":"entrance"}],"tags":{"amenity":"pub","name":"Ring"}}"#,
  ]
  private static let skeleton = [
    #"{"type":"way","id":6,"nodes":[11,12,13,14,11]}"#,
    #"{"type":"node","id":11,"lat":1,"lon":1}"#, #"{"type":"node","id":12,"lat":1,"lon":3}"#,
    #"{"type":"node","id":13,"lat":3,"lon":3}"#, #"{"type":"node","id":14,"lat":3,"lon":1}"#,
  ]

  private static func answer(_ elements: [String]) -> String {
    #"{"elements":[\#(elements.joined(separator: ","))]}"#
  }

  @Test(arguments: ["before": skeleton + ways, "behind": ways + skeleton])
  func waysLieWhereTheirNodesAre(_ order: String, _ elements: [String]) throws {
    let reading = try Reading(Self.answer(elements))
    let places = Dictionary(
      uniqueKeysWithValues: reading.restaurants.map { ($0.id.text, $0.position.description) })
    #expect(places == ["w2": "2,2", "w4": "3,1", "r5": "2,2"])
    #expect(reading.count.seen == 9 && reading.count.unplaced == 1)
    #expect(reading.count.skipped == [.noPosition: 1, .notFood: 5])
    let number = try #require(elements.firstIndex { $0.contains("Nowhere") }) + 1
    #expect(
      reading.count.details.contains(
        SkippedRecord(record: number, line: nil, id: "way/3", reason: .noPosition)))
    #expect(reading.count.details.map(\.record) == reading.count.details.map(\.record).sorted())
  }

  @Test func aPositionOfItsOwnCounts() throws {
    let way =
      #"{"type":"way","id":2,"center":{"lat":7,"lon":8},"nodes":[11],"tags":{"amenity":"cafe","name":"A"}}"#
    let reading = try Reading(Self.answer([way] + Self.skeleton))
    #expect(reading.restaurants.map(\.position.description) == ["7,8"])
  }

  @Test func elementsByThemselvesDoNotWait() throws {
    let reading = try Reading("[\((Self.ways + Self.skeleton).joined(separator: ","))]")
    #expect(reading.count.seen == 9 && reading.count.accepted == 0)
    #expect(reading.count.skipped[.noPosition] == 4)
  }
}
