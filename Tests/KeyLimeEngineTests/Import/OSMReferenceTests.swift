import Testing

@testable import KeyLimeEngine

@Suite struct OSMReferenceTests {
  @Test(arguments: [
    ("node/123", "node/123"), ("n123", "node/123"), ("way/8", "way/8"), ("r9", "relation/9"),
    ("https://www.openstreetmap.org/node/123", "node/123"),
    ("https://www.openstreetmap.org/way/123#map=19/55.9/-3.2", "way/123"),
    ("http://osm.org/relation/5?x=y", "relation/5"), ("openstreetmap.org/node/7/", "node/7"),
  ])
  func isReadAsTyped(_ text: String, _ record: String) {
    #expect(OSMReference(typed: text)?.record == record)
  }

  @Test(arguments: [
    "", "123", "node", "node/", "node/-1", "node/0", "node/x", "house/1", "n", "x1",
    "https://example.org/node/1", "node/99999999999999999999",
  ])
  func nothingElseIs(_ text: String) {
    #expect(OSMReference(typed: text) == nil)
  }
}
