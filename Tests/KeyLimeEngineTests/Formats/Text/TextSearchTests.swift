import KeyLimeEngine
import Testing

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("a&amp;b", "&amp;", "a", "b"), ("&amp;b", "&amp;", "", "b"), ("a&amp;", "&amp;", "a", ""),
    ("aab", "ab", "a", ""), ("aabab", "ab", "a", "ab"), ("Ann と Eli", "と", "Ann ", " Eli"),
  ])
  func findsWhereATextFirstOccurs(text: String, wanted: String, before: String, behind: String)
    throws
  {
    let range = try #require(text.firstRange(of: wanted))
    #expect(text[..<range.lowerBound] == before)
    #expect(text[range.upperBound...] == behind)
    #expect(text.contains(wanted))
  }

  @Test(arguments: [("", "a"), ("ab", "abc"), ("aaa", "ab"), ("ト", "と")])
  func findsNothing(text: String, wanted: String) {
    #expect(text.firstRange(of: wanted) == nil)
    #expect(!text.contains(wanted))
  }

  @Test(arguments: [
    ("a, b,c", ", ", ["a", "b,c"]), (", a", ", ", ["a"]), ("a, , b", ", ", ["a", "b"]),
    ("a", ", ", ["a"]), ("", ", ", []), ("ab", "", ["ab"]),
  ])
  func splitsAtEachPlace(text: String, separator: String, parts: [String]) {
    #expect(text.split(separator) == parts)
  }

  @Test(arguments: [("1,5", ",", ".", "1.5"), ("aa", "a", "", ""), ("aXbX", "X", "XX", "aXXbXX")])
  func replacesEachPlace(text: String, wanted: String, other: String, result: String) {
    #expect(text.replacing(wanted, with: other) == result)
  }

  @Test func findsTextsOneBehindTheOther() {
    #expect(["split", "split", "eli"].firstRange(of: ["split", "eli"]) == 1..<3)
    #expect(["split"].firstRange(of: ["split", "eli"]) == nil)
  }
}
