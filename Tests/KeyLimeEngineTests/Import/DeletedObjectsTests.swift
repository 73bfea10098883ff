import Testing

@testable import KeyLimeEngine

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
