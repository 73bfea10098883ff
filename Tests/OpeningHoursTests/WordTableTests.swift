import Testing

@testable import OpeningHours

@Suite struct WordTableTests {
  static let table = WordTable([
    (words: "mo mon montag", meaning: 1), (words: "di mo été", meaning: 2),
  ])

  @Test(arguments: [
    ("mo", 1), ("montag", 1), ("di", 2), ("été", 2), ("e\u{301}te\u{301}", 2), ("e\u{301}t", nil),
    ("m", nil), ("", nil), ("mo mon", nil),
    ("montags", nil),
  ])
  func aWordMeansWhatItWasFirstGivenFor(_ word: String, _ meaning: Int?) {
    #expect(Self.table[word] == meaning)
  }

  @Test func onlyWhatPrecedesAMarkCounts() {
    let table = WordTable([(words: "every_day all", meaning: 1)], upTo: UInt8(ascii: "_"))
    #expect(table["every"] == 1 && table["all"] == 1)
    #expect(table["every_day"] == nil && table["day"] == nil)
  }

  @Test func manyWordsAreAllFoundAgain() {
    let table = WordTable((0..<1000).map { (words: "word\($0) other\($0)", meaning: $0) })
    for number in 0..<1000 {
      #expect(table["word\(number)"] == number)
      #expect(table["other\(number)"] == number)
    }
    #expect(table["word1000"] == nil)
  }
}
