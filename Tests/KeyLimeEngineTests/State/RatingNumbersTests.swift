import Testing

@testable import KeyLimeEngine

/// The numbers of the rating rules, against a second implementation.
@Suite struct RatingNumbersTests {
  private static let today = 20_777

  /// One line of the fixture.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let tally: RatingTally
    let summary: RatingSummary
    let expected: [String]

    init(_ line: Substring) {
      testDescription = String(line)
      let fields = line.split(separator: " ").map(String.init)
      var summary = RatingSummary()
      for day in fields[2].split(separator: ",") where day != "-" {
        let numbers = day.split(separator: ":").compactMap { Int($0) }
        summary.days.append(
          RatingSummary.Day(day: today - numbers[0], count: numbers[1], limes: numbers[2]))
      }
      let source = SourceRating(
        stars: Int(fields[0]).flatMap { Stars(hundredths: $0) }, reviews: Int(fields[1]))
      self.summary = summary
      tally = RatingTally(source: source, people: summary.count, limes: summary.limes)
      expected = Array(fields[3...])
    }
  }

  static let rows = RatingFixture.places.split(separator: "\n").map(Row.init)

  @Test(arguments: rows) func theNumbersAreThoseOfTheRules(_ row: Row) {
    let number = row.tally.number.map { "\($0.tenths)" } ?? "-"
    let found = [
      number, "\(row.tally.order.tenThousandths)", "\(row.tally.promise.tenThousandths)",
      row.tally.isPromising ? "1" : "0", "\(row.summary.score(on: Self.today).tenths)",
    ]
    #expect(found == row.expected)
  }

  @Test func rootsAreExact() {
    for number in [0, 1, 2, 3, 4, 8, 9, 15, 16, 17, 999_999, 1_000_000, 131_070_000_000] {
      let root = number.squareRoot
      #expect(root * root <= number && (root + 1) * (root + 1) > number, "\(number)")
    }
    for root in [1, 2, 1414, 46_341, 3_037_000_499] {
      #expect((root * root).squareRoot == root)
      #expect((root * root - 1).squareRoot == root - 1)
    }
  }

  @Test func weightsHalveEveryFourteenDays() {
    #expect(Fading.weight(0) == Fading.unit && Fading.weight(-1) == Fading.unit)
    #expect(Fading.weight(14) == Fading.unit / 2 && Fading.weight(28) == Fading.unit / 4)
    #expect(Fading.weight(-2) == 0 && Fading.weight(280) == 0 && Fading.weight(279) == 1)
    for age in 1..<280 { #expect(Fading.weight(age) <= Fading.weight(age - 1)) }
  }

  @Test func whatIsStampedMoreThanADayAheadIsHeld() throws {
    var summary = RatingSummary()
    for ahead in [0, 1, 2, 30] {
      summary.days.append(RatingSummary.Day(day: Self.today + ahead, count: 1, limes: 5))
    }
    let counted = try #require(summary.counted(on: Self.today))
    #expect(counted.days.map(\.day) == [Self.today, Self.today + 1])
    #expect(counted.count == 2 && counted.last == .endOfDay(Self.today + 1))
    #expect(summary.counted(on: Self.today - 2) == nil)
    #expect(summary.counted(on: Self.today + 29) == summary)
    #expect(RatingSummary().counted(on: Self.today) == nil)
  }

  @Test func extremesDoNotOverflow() {
    let source = SourceRating(stars: Stars(5.0), reviews: .max)
    let tally = RatingTally(source: source, people: 1_000_000, limes: 5_000_000)
    #expect(tally.number?.tenths == 50 && tally.isPromising)
    #expect(tally.promise.tenThousandths == 50_000)
    #expect(tally.order.tenThousandths == 49_999)
    let bad = RatingTally(source: source, people: 1_000_000, limes: 1_000_000)
    #expect(bad.number?.tenths == 10 && !bad.isPromising)
  }
}
