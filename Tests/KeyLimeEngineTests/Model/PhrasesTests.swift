import Testing

@testable import KeyLimeEngine

@Suite struct PhrasesTests {
  static let readings: [String: Int] = [
    "1": 1, "5": 5, " 3 ": 3, "tell everyone": 5, "Tell Everyone": 5, "would": 4, "fair": 3,
  ]

  @Test(arguments: readings.keys.sorted()) func reads(_ text: String) {
    #expect(Phrases.standard.rating(text)?.count == Self.readings[text])
  }

  @Test(arguments: ["0", "6", "", "delicious", "-1", "4.5"]) func refuses(_ text: String) {
    #expect(Phrases.standard.rating(text) == nil)
  }

  @Test func whatBeginsTwoPhrasesIsNone() {
    var phrases = Phrases.standard
    phrases[limes(1)] = "would never return"
    #expect(phrases.rating("would") == nil)
    #expect(phrases.rating("would n")?.count == 1)
  }

  @Test func ownPhrasesStandInForThoseOfKeylime() {
    var phrases = Phrases.standard
    phrases[limes(5)] = "Prima"
    phrases[.cheap] = "unter 10 €"
    #expect(phrases.rating("prima") == Limes(5))
    #expect(phrases.rating("tell everyone") == nil)
    #expect(phrases[.cheap] == "unter 10 €")
  }

  /// Nobody pays "$10 to $20" in Edinburgh.
  @Test func phrasesInDollarsAreForPlacesWithDollars() throws {
    var phrases = Phrases.standard
    let pounds = try #require(Currency(code: "GBP"))
    #expect(phrases.words(for: .cheap, in: .usd) == "under $10")
    #expect(phrases.words(for: .cheap, in: nil) == "under $10")
    #expect(phrases.words(for: .cheap, in: pounds) == nil)
    phrases[.cheap] = "under £10"
    #expect(phrases.words(for: .cheap, in: pounds) == "under £10")
  }

  @Test func everyRatingAndPriceHasOne() {
    let phrases = (1...5).compactMap { Limes($0) }.map { Phrases.standard[$0] }
    #expect(Set(phrases).count == 5)
    #expect(Set(PriceLevel.allCases.map { Phrases.standard[$0] }).count == 4)
  }
}
