import Testing

@testable import KeyLimeEngine

/// What Overpass servers send unless they are asked for JSON.
@Suite struct OverpassXMLTests {
  private static func answer(_ body: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <osm version="0.6" generator="Overpass API 0.7.62.5 1bd436f1">
      <note>The data included in this document is from www.openstreetmap.org. The data is made \
      available under ODbL.</note><meta osm_base="2026-11-20T10:00:00Z"/>
      <node id="1" lat="55.9" lon="-3.2"><tag k="amenity" v="cafe"/><tag k="name" v="A &amp; Z"/></node>
      \(body)
      </osm>
      """.utf8)
  }

  private static func way(_ place: String) -> String {
    "<way id=\"2\">\(place)<nd ref=\"7\"/><nd ref=\"8\"/>"
      + "<tag k=\"amenity\" v=\"pub\"/><tag k=\"name\" v=\"Way\"/></way>"
  }

  private static func read(_ body: String) throws -> Reading {
    try Reading(try #require(OverpassXML.json(answer(body))))
  }

  @Test(arguments: [
    #"<center lat="55.91" lon="-3.21"/>"#,
    #"<bounds minlat="55.9" minlon="-3.22" maxlat="55.92" maxlon="-3.2"/>"#,
  ]) func aWayIsWhereTheServerSaysSo(place: String) throws {
    let reading = try Self.read(Self.way(place))
    #expect(reading.format == .overpass)
    #expect(reading.restaurants.map(\.name) == ["A & Z", "Way"])
    let way = try #require(reading.restaurants.last)
    #expect(way.id.text == "w2" && way.source?.record == "way/2")
    #expect(way.position == Coordinate(latitude: 55.91, longitude: -3.21))
    #expect(way.source?.attribution == CatalogueFormat.openStreetMapAttribution)
  }

  @Test func aRelationHasACentreToo() throws {
    let relation = """
      <relation id="3"><center lat="55.91" lon="-3.21"/><member type="way" ref="2" role="outer">\
      <nd lat="1" lon="1"/></member><tag k="amenity" v="bar"/><tag k="name" v="R"/></relation>
      """
    #expect(try Self.read(relation).restaurants.map(\.id.text) == ["n1", "r3"])
  }

  @Test func aWayIsWhereItsNodesAre() throws {
    let nodes = #"<node id="7" lat="1" lon="2"/><node id="8" lat="1" lon="3"/>"#
    let reading = try Self.read(Self.way("") + nodes)
    #expect(reading.restaurants.last?.position == Coordinate(latitude: 1, longitude: 3))
    #expect(try Self.read(Self.way("")).count.unplaced == 1)
  }

  @Test func aRelationIsWhereItsWaysAre() throws {
    let body = """
      <node id="7" lat="1" lon="2"/><way id="4"><nd ref="7"/></way>
      <relation id="3"><member type="way" ref="4" role="outer"/>\
      <tag k="amenity" v="bar"/><tag k="name" v="R"/></relation>
      """
    let bar = try #require(try Self.read(body).restaurants.last)
    #expect(bar.id.text == "r3" && bar.position == Coordinate(latitude: 1, longitude: 2))
  }

  @Test func whatSaysInNoWayWhereItIsIsLeftToOthers() {
    let way = #"<way id="2"><tag k="amenity" v="pub"/><tag k="name" v="Way"/></way>"#
    #expect(OverpassXML.json(Self.answer(way)) == nil)
  }

  @Test func aBrokenAnswerIsLeftToOthers() {
    let whole = Self.answer(Self.way(#"<center lat="1" lon="2"/>"#))
    #expect(OverpassXML.json(whole) != nil && OverpassXML.json(Array(whole.dropLast(8))) == nil)
    #expect(OverpassXML.json(Array("<gpx/>".utf8)) == nil)
  }

  @Test func anAnswerThatFailedHalfWayIsRefused() throws {
    let remark = "<remark> runtime error: Query timed out </remark>"
    let error = #expect(throws: ImportFault.self) { try Self.read(Self.way("") + remark) }
    #expect(error?.reason == .incomplete(remark: "runtime error: Query timed out"))
  }
}

/// Files of JOSM and of servers have objects that are deleted.
@Suite struct DeletedObjectsTests {
  private static func file(_ body: String) -> [UInt8] {
    Array("<?xml version='1.0'?><osm version='0.6' generator='JOSM'>\(body)</osm>".utf8)
  }

  @Test(arguments: [
    "<node id='1' action='delete' visible='true' lat='1' lon='2'><tag k='a' v='b'/></node>",
    #"<node id="1" visible="false" version="2"/>"#, "<way id='2' action='delete'></way>",
    "<relation id='3' action = 'delete'><member type='way' ref='2' role=''/></relation>",
  ]) func theyAreTakenOut(object: String) {
    let (before, after) = (
      "<node id='7' visible='true'/>", "<node id='8' action='modify'><tag k='a' v='x'/></node>"
    )
    #expect(
      DeletedObjects.removed(from: Self.file("\(before)\(object)\n\(after)\(object)"))
        == Self.file("\(before)\n\(after)"))
  }

  @Test func aFileWithoutThemStaysAsItIs() {
    let tags = "<node id='7'><tag k='action' v='delete'/><tag k='visible' v='false'/></node>"
    #expect(DeletedObjects.removed(from: Self.file(tags)) == nil)
    let broken = Self.file("<node id='1' action='delete'/>").dropLast(3)
    #expect(DeletedObjects.removed(from: Array(broken)) == nil)
  }

  @Test func josmIsKnownByItsHead() {
    #expect(DeletedObjects.areLikely(in: Self.file("")))
    #expect(!DeletedObjects.areLikely(in: Array("<osm generator='osmium/1.16'>".utf8)))
  }
}
