import Testing

@testable import KeyLimeEngine

@Suite struct ContentLineTests {
  @Test(arguments: [
    ("a;\u{301}b", #"a\;\#u{301}b"#), (",\u{200D}", #"\,\#u{200D}"#), ("\\\u{301}", #"\\\#u{301}"#),
    ("a\r\nb\rc\nd\n\u{301}", #"a\nb\nc\nd\n\#u{301}"#), ("a\u{1B}[1m\u{0}b\tc", "a[1mb\tc"),
    ("\u{2028}\u{85}", #"\n\n"#),
  ]) func whatPartsALineIsEscapedWhateverFollows(_ text: String, _ escaped: String) {
    #expect(ContentLine.escaped(text).utf8.elementsEqual(escaped.utf8))
  }

  @Test func aCardComesBackScalarByScalar() throws {
    let name = "Zoë;\u{301} \"B,\u{301}\"\n\u{301}x\\"
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(ContentLine.escaped(name))\r\nEND:VCARD\r\n"
    let read = VCardFile(reading: Array(card.utf8)).cards
    #expect(read.map(\.name).map { Array($0.unicodeScalars) } == [Array(name.unicodeScalars)])
  }
}
