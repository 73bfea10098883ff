import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct HiddenPlacesTests {
  /// What was counted among the nearest is not said to be all.
  @Test(arguments: [
    (false, "57 closed, 347 with unknown hours (--unknown) are hidden"),
    (true, "57 or more closed, 347 or more with unknown hours (--unknown) are hidden"),
  ])
  func countsOfTheNearestAreTheLeast(isOfNearest: Bool, words: String) {
    var tally = HoursTally()
    (tally.closed, tally.unknown, tally.isOfNearest) = (57, 347, isOfNearest)
    var answer = Answer()
    answer.hoursTally = tally
    #expect(HiddenPlaces(answer: answer).words == words)
  }
}
