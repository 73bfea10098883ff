import Testing
import Thoroughness

@testable import KeyLimeEngine

/// A bound of 16 bits never says less than the score, and seldom more.
@Suite struct ScoreBoundTests {
  private static let reference = 20_700

  /// Ratings on some days around the reference day, few or very many.
  private func summary(_ random: inout SplitMix64) -> RatingSummary {
    var summary = RatingSummary()
    let days = random.pick([1, 2, 5, 30, 90])
    let (span, crowd) = (random.pick([3, 60, 400]), random.pick([1, 2, 30, 160]))
    let newest = Self.reference + Int.random(in: -100...300, using: &random)
    let kindness = Int.random(in: 1...5, using: &random)
    for day in Set((0..<days).map { _ in newest - Int.random(in: 0...span, using: &random) })
      .sorted()
    {
      let count = Int.random(in: 1...crowd, using: &random)
      let limes = (0..<count).reduce(0) { sum, _ in
        sum + (random.chance(60) ? kindness : Int.random(in: 1...5, using: &random))
      }
      summary.days.append(RatingSummary.Day(day: day, count: count, limes: limes))
    }
    return summary
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func noScoreIsAboveItsBound(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let summary = summary(&random)
      let newest = try #require(summary.days.last?.day)
      guard let bound = ScoreBound(summary, reference: Self.reference) else {
        let bad = summary.terms(on: newest).reduce(0) { $0 - min(0, $1.root) }
        #expect(bad >= Fading.unit)
        continue
      }
      for wait in [0, 1, 14, 29, 137, 280, 500] {
        let today = max(newest, Self.reference) + wait
        let (score, limit) = (
          summary.score(on: today), bound.score(after: today - Self.reference)
        )
        #expect(score <= limit, "seed \(seed), after \(wait) days: \(summary.days)")
        #expect(
          limit.tenths <= max(0, score.tenths) * 101 / 100 + 2,
          "seed \(seed), after \(wait) days: \(summary.days)")
      }
    }
  }

  @Test func boundsRiseWithTheirCodes() {
    for age in [0, 1, 13, 14, 15, 56, 400] {
      var last = KeyLimeScore.zero
      for code in UInt16(0)...UInt16.max {
        let score = ScoreBound(code: code).score(after: age)
        if score < last { Issue.record("code \(code) after \(age) days") }
        last = score
      }
      for tenths in [1, 2, 14, 48, 500, 100_000] {
        let least = ScoreBound.least(for: KeyLimeScore(tenths: tenths), after: age)
        #expect(least.score(after: age).tenths >= tenths)
        #expect(ScoreBound(code: least.code - 1).score(after: age).tenths < tenths)
      }
    }
  }

  @Test func whatCannotBeBoundedIsLookedUp() {
    var summary = RatingSummary()
    #expect(ScoreBound(summary, reference: Self.reference) == nil)
    // So many bad days that their weights, each rounded down, may add up to something.
    summary.days = (0..<800).map {
      RatingSummary.Day(day: Self.reference - 800 + $0, count: 1, limes: 1)
    }
    #expect(ScoreBound(summary, reference: Self.reference) == nil)
    #expect(RatingEntry(summary, reference: Self.reference) == .unsettled)
    // A year later the code of a new rating would not fit.
    summary.days = [RatingSummary.Day(day: Self.reference + 900, count: 1, limes: 5)]
    let bound = ScoreBound(summary, reference: Self.reference)
    #expect(bound?.score(after: 901) == .highest)
  }

  @Test func entriesHoldWhatFitsAndSayWhatDoesNot() {
    var summary = RatingSummary()
    summary.days = [RatingSummary.Day(day: Self.reference, count: 7, limes: 21)]
    let entry = RatingEntry(summary, reference: Self.reference)
    #expect(RatingEntry(word: entry.word) == entry)
    #expect((entry.people, entry.limes, entry.lastDay) == (7, 21, Self.reference))
    #expect(entry.bound == .zero && !entry.isBlank && RatingEntry.blank.isBlank)
    #expect(entry.isSettled(on: Self.reference) && !entry.isSettled(on: Self.reference - 1))
    #expect(RatingEntry.blank.isSettled(on: 0))
    #expect(!RatingEntry.unsettled.isSettled(on: .max) && !RatingEntry.unsettled.isBlank)
    for (day, count) in [(Self.reference, 70_000), (Self.reference, 20_000), (70_000, 1)] {
      summary.days = [RatingSummary.Day(day: day, count: count, limes: count * 4)]
      #expect(RatingEntry(summary, reference: Self.reference) == .unsettled)
    }
  }
}
