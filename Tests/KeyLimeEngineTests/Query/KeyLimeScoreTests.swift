import Testing

@testable import KeyLimeEngine

@Suite struct KeyLimeScoreTests {
  private static let today = 20_777
  private let fading = Fading(now: Int64(today) * 86_400 + 3600)

  /// Ratings of one day, so many days ago.
  struct Ratings {
    let age: Int
    let count: Int
    let limes: Int

    init(_ age: Int, _ count: Int, _ limes: Int) {
      (self.age, self.count, self.limes) = (age, count, limes)
    }
  }

  struct Example: CustomTestStringConvertible {
    let name: String
    let ratings: [Ratings]
    let heat: Double
    let quality: Double
    var testDescription: String { name }
  }

  static let examples: [Example] = [
    Example(name: "five limes today", ratings: [Ratings(0, 1, 5)], heat: 1, quality: 20.0 / 30),
    Example(name: "one lime today", ratings: [Ratings(0, 1, 1)], heat: 1, quality: 16.0 / 30),
    Example(name: "a half-life ago", ratings: [Ratings(14, 2, 10)], heat: 1, quality: 25.0 / 35),
    Example(
      name: "today and four weeks ago", ratings: [Ratings(0, 1, 4), Ratings(28, 1, 4)],
      heat: 1.25, quality: 23.0 / 35),
    Example(
      name: "tomorrow, by a fast clock", ratings: [Ratings(-1, 1, 5)], heat: 1, quality: 20.0 / 30),
  ]

  private func terms(_ ratings: [Ratings]) -> ScoreTerms {
    var terms = ScoreTerms()
    terms.days = ratings.sorted { $0.age > $1.age }.map {
      ScoreTerms.Day(day: Self.today - $0.age, count: $0.count, limes: $0.limes)
    }
    return terms
  }

  @Test(arguments: examples) func followsTheFormula(_ example: Example) {
    let score = KeyLimeScore(terms(example.ratings), fading)
    #expect(abs(score.heat - example.heat) < 1e-12)
    #expect(abs(score.quality - example.quality) < 1e-12)
    #expect(score.value == score.heat * score.quality)
  }

  @Test("half-life", arguments: [1, 7, 14, 365])
  func aRatingWeighsHalfAfterTheHalfLife(_ days: Int) {
    let fading = Fading(now: Int64(Self.today) * 86_400, halfLife: days)
    #expect(fading.weight(ofDay: Self.today) == 1)
    #expect(fading.weight(ofDay: Self.today - days) == 0.5)
  }

  @Test func timeAloneNeverChangesWhoIsAhead() {
    let first = terms([Ratings(0, 2, 8), Ratings(9, 5, 20)])
    let second = terms([Ratings(3, 4, 16), Ratings(5, 1, 5)])
    let now = KeyLimeScore(first, fading).rank.isBefore(KeyLimeScore(second, fading).rank)
    for days in [1, 10, 100] {
      let later = Fading(now: Int64(Self.today + days) * 86_400)
      #expect(KeyLimeScore(first, later).rank.isBefore(KeyLimeScore(second, later).rank) == now)
    }
  }

  @Test func theHigherScoreStandsBefore() {
    let high = KeyLimeScore(terms([Ratings(0, 2, 10)]), fading).rank
    let low = KeyLimeScore(terms([Ratings(0, 1, 5)]), fading).rank
    #expect(high.isBefore(low) == true)
    #expect(low.isBefore(high) == false)
    #expect(low.isBefore(low) == nil)
  }

  /// Many people rating in any order, on several replicas, give the same bits.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func theOrderOfArrivalMakesNoDifference(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var scribe = Scribe()
    for _ in 0..<400 {
      let place = restaurant(Int.random(in: 1...6, using: &random))
      let limes = limes(Int.random(in: 1...5, using: &random))
      let clears = Int.random(in: 0..<10, using: &random) == 0
      scribe.write(
        clears ? .clearRating(place) : .rate(place, limes),
        by: "p\(Int.random(in: 0..<40, using: &random))",
        replica: UInt64.random(in: 1...3, using: &random))
      scribe.wait(Int64.random(in: 0...40_000_000, using: &random))
    }
    let fading = Fading(now: 1_795_000_000)
    let board = try State.fold(scribe.events).scoreboard(fading)
    for _ in 0..<5 {
      let other = try State.fold(scribe.events.shuffled(using: &random)).scoreboard(fading)
      for number in 1...6 {
        let (first, second) = (
          board.score(of: restaurant(number)), other.score(of: restaurant(number))
        )
        #expect(first?.value.bitPattern == second?.value.bitPattern, "seed \(seed)")
        #expect(first == second, "seed \(seed)")
      }
    }
  }

  /// A new rating never cools a place.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func aNewRatingNeverLowersTheHeat(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var scribe = Scribe()
    var heat = 0.0
    for number in 0..<60 {
      let limes = limes(Int.random(in: 1...5, using: &random))
      scribe.write(.rate(restaurant(1), limes), by: "p\(number)")
      let score = try State.fold(scribe.events).scoreboard(Fading(now: 1_790_000_000))
        .score(of: restaurant(1))
      #expect(try #require(score).heat > heat, "seed \(seed)")
      heat = score?.heat ?? heat
    }
  }
}
