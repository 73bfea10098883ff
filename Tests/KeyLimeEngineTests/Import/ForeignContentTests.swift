import Testing

@testable import KeyLimeEngine

/// Files that are no catalogue are called by what they are.
@Suite struct ForeignContentTests {
  @Test(arguments: [
    ("<!DOCTYPE html><html><body>busy</body></html>", ForeignContent.html),
    (#"<?xml version="1.0"?>\#n<!DOCTYPE HTML PUBLIC "x"><HTML lang="en">"#, .html),
    (#"<?xml version="1.0"?>\#n<osm version="0.6">"#, .osmXML),
    (#"<?xml version="1.0"?><osmChange version="0.6"><create>"#, .osmChange),
    (#"<?xml version="1.0"?><gpx><wpt><osmand:icon>x</osmand:icon></wpt></gpx>"#, .gpx),
    (#"<?xml version="1.0"?><gpx>"#, .gpx),
    (#"<?xml version="1.0"?><kml xmlns="x">"#, .kml), (#"<?xml version="1.0"?><rss>"#, .xml),
    ("\0\0\0\u{0D}\n\tOSMHeader\u{18}", .osmPBF), ("PAR1\u{15}", .parquet),
    ("SQLite format 3\0", .sqlite), ("PK\u{3}\u{4}x", .zip), ("BZh91AY", .bzip2),
    ("BEGIN:VCARD\r\nVERSION:3.0\r\n", .vCard),
    (" { } ", .emptyJSON), ("[]\n", .emptyJSON), ("{\"a\":1}", .otherJSON),
  ]) func whatItIs(_ text: String, _ expected: ForeignContent) {
    let bytes = Array(text.utf8)
    #expect(bytes.withBytes(ForeignContent.recognise) == expected)
    #expect(bytes.withBytes(CatalogueFormat.recognise) == nil)
  }

  @Test(arguments: [true, false], [true, false])
  func utf16(isLittleEndian: Bool, hasMark: Bool) {
    let text = "name,latitude,longitude\nA,1,2\n"
    let bytes = ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit -> [UInt8] in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return isLittleEndian ? [low, high] : [high, low]
    }
    #expect(bytes.withBytes(CatalogueFormat.recognise) == nil)
    #expect(bytes.withBytes(ForeignContent.recognise) == .utf16)
  }

  @Test(arguments: ["", "just words", "a,b\n1,2\n"])
  func whatNobodyKnows(_ text: String) {
    #expect(Array(text.utf8).withBytes(ForeignContent.recognise) == nil)
  }
}
