import Testing

@testable import KeyLimeEngine

@Suite struct CleaningTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let what, raw: String
    let cleaned: String?
    var testDescription: String { what }
  }

  static let cases = [
    Case(what: "plain", raw: "Bao House", cleaned: "Bao House"),
    Case(what: "empty", raw: "", cleaned: nil),
    Case(what: "only white space", raw: " \t\n", cleaned: nil),
    Case(what: "only invisible", raw: "\u{200B}\u{FEFF}", cleaned: nil),
    Case(what: "ends trimmed", raw: "  Bao House ", cleaned: "Bao House"),
    Case(what: "line breaks", raw: "Bao\r\n  House", cleaned: "Bao House"),
    Case(what: "tab", raw: "Bao\tHouse", cleaned: "Bao House"),
    Case(what: "no-break space", raw: "Bao\u{A0}House", cleaned: "Bao House"),
    Case(what: "ideographic space", raw: "鎌田\u{3000}屋", cleaned: "鎌田 屋"),
    Case(what: "thin space", raw: "Столовая №\u{2009}1", cleaned: "Столовая № 1"),
    Case(what: "zero-width space", raw: "ร้าน\u{200B}อาหาร", cleaned: "ร้านอาหาร"),
    Case(what: "byte order mark", raw: "\u{FEFF}Bao", cleaned: "Bao"),
    Case(what: "soft hyphen", raw: "Comp\u{AD}toir", cleaned: "Comptoir"),
    Case(what: "bidi marks", raw: "\u{202D}+372 5629\u{202C}", cleaned: "+372 5629"),
    Case(what: "bidi isolates", raw: "a\u{2067}b\u{2069}", cleaned: "ab"),
    Case(what: "left-to-right mark", raw: "ليالي الشام\u{200E}", cleaned: "ليالي الشام"),
    Case(what: "control characters", raw: "B\u{0}a\u{7}o\u{7F}\u{9B}", cleaned: "Bao"),
    Case(what: "line separator", raw: "Bao\u{2028}House", cleaned: "Bao House"),
    Case(what: "noncharacters", raw: "Bao&#xFFFE;&#xFDD0;&#x1FFFF;", cleaned: "Bao"),
    Case(what: "Persian joiner stays", raw: "آسه\u{200C}خوری", cleaned: "آسه\u{200C}خوری"),
    Case(what: "Malayalam joiner stays", raw: "കടുങ്ങല്ലൂര്\u{200D}", cleaned: "കടുങ്ങല്ലൂര്\u{200D}"),
    Case(what: "emoji joiner stays", raw: "👩\u{200D}🍳", cleaned: "👩\u{200D}🍳"),
    Case(what: "Latin joiner goes", raw: "Ba\u{200D}o\u{200C}", cleaned: "Bao"),
    Case(what: "ampersand", raw: "Fish &amp; Chips", cleaned: "Fish & Chips"),
    Case(what: "decimal reference", raw: "Joe&#39;s", cleaned: "Joe's"),
    Case(what: "hexadecimal reference", raw: "Joe&#x27;s", cleaned: "Joe's"),
    Case(what: "named letter", raw: "Caf&eacute;", cleaned: "Café"),
    Case(what: "decoded once", raw: "a&amp;amp;b", cleaned: "a&amp;b"),
    Case(what: "bare ampersand", raw: "A&W", cleaned: "A&W"),
    Case(what: "no such name", raw: "a &nosuch; b", cleaned: "a &nosuch; b"),
    Case(what: "surrogate reference", raw: "a&#xD800;b", cleaned: "a&#xD800;b"),
    Case(what: "decoded space is trimmed", raw: "Bao&nbsp;", cleaned: "Bao"),
    Case(what: "scripts stay", raw: "Phở Việt 寿司 القاهرة", cleaned: "Phở Việt 寿司 القاهرة"),
  ]

  @Test(arguments: cases) func cleans(_ example: Case) {
    let cleaned = Cleaning.clean(example.raw)
    #expect(
      cleaned.map { Array($0.unicodeScalars) } == example.cleaned.map { Array($0.unicodeScalars) })
  }

  @Test(arguments: cases) func aCleanTextStaysAsItIs(_ example: Case) {
    guard let cleaned = example.cleaned, !cleaned.contains("&amp;") else { return }
    #expect(Cleaning.clean(cleaned) == cleaned)
  }
}
