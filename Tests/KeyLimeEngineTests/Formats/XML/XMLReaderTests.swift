import Testing

@testable import KeyLimeEngine

@Suite struct XMLReaderTests {
  private static func items(_ text: String) throws(XMLFault) -> [XMLReader.Item] {
    var reader = XMLReader(Array(text.utf8))
    var items: [XMLReader.Item] = []
    while let item = try reader.next() { items.append(item) }
    return items
  }

  @Test func readsElementsAttributesAndText() throws {
    let text = """
      \u{FEFF}<?xml version="1.0"?><!-- a <b> --><gpx:a  x='1' n:y = "&lt;&#233;&#x5BFF;"><b/>Tom &amp; \
      <![CDATA[<i>Jerry</i>]]></gpx:a >

      """
    let y = XMLReader.Attribute(name: "y", value: "<é寿")
    #expect(
      try Self.items(text) == [
        .start("a", [.init(name: "x", value: "1"), y]), .start("b", []), .end("b"),
        .text("Tom & "), .text("<i>Jerry</i>"), .end("a"),
      ])
  }

  @Test(
    arguments: [
      ("", .unexpectedEnd), ("<a>", .unexpectedEnd), ("<a", .unexpectedEnd),
      ("<a><!-- ", .unexpectedEnd), ("<a><![CDATA[ ]]", .unexpectedEnd), ("<a x", .unexpectedByte),
      ("<a x=1/>", .unexpectedByte), ("<a></b>", .wrongEnd("b")), ("x<a/>", .textOutside),
      ("<a/><b/>", .textOutside), ("<a>&nbsp;</a>", .unknownEntity),
      ("<a>&#xD800;</a>", .unknownEntity), ("<a>&amp</a>", .unknownEntity),
      (#"<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>"#, .documentType),
      (String(repeating: "<a>", count: 65), .tooDeep),
    ] as [(String, XMLFault.Reason)])
  func refuses(_ text: String, _ reason: XMLFault.Reason) {
    let fault = #expect(throws: XMLFault.self) { try Self.items(text) }
    #expect(fault?.reason == reason)
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    var reader = XMLReader([0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E])
    _ = try? reader.next()
    let fault = #expect(throws: XMLFault.self) { try reader.next() }
    #expect(fault == XMLFault(.notUTF8, byte: 3))
  }
}
