import Testing

@testable import Arguments

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1),
    ("abc", "abcd", 1), ("kitten", "sitting", 3), ("rate", "arte", 1), ("ca", "abc", 3),
  ])
  func distance(_ first: String, _ second: String, _ distance: Int) {
    #expect(Suggestion.distance(first, second) == distance)
    #expect(Suggestion.distance(second, first) == distance)
  }

  @Test(arguments: [
    ("raet", ["rate"]), ("RATE", ["rate"]), ("disc", ["discover"]), ("dicsover", ["discover"]),
    ("zzz", []), ("", []), ("rat", ["rate"]), ("rate", []),
  ])
  func closest(_ word: String, _ words: [String]) {
    #expect(Suggestion.closest(to: word, among: ["discover", "rate", "x"]) == words)
  }

  @Test func bestComeFirst() {
    #expect(
      Suggestion.closest(to: "teas", among: ["teat", "tea", "team", "tears"]).first == "teat")
    #expect(
      Suggestion.closest(to: "teas", among: ["teat", "tea", "team", "test"], limit: 2).count == 2)
  }
}
