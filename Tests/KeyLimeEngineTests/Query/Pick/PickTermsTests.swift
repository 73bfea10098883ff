import Testing

@testable import KeyLimeEngine

@Suite struct PickTermsTests {
  @Test("miles", arguments: [(0, 7400), (0.25, 3700), (0.5, 2467), (1, 1480), (2, 822), (5, 352)])
  func distanceFallsAsInIWant(miles: Double, points: Int) {
    let distance = Distance(metres: miles * Distance.metresPerMile)
    #expect(PickTerms.distance(distance).tenThousandths == points)
  }

  @Test(
    "stars", arguments: [(350, 0), (300, 0), (400, 857), (450, 1091), (500, 1200)])
  func ratingGainsAsInIWant(hundredths: Int, points: Int) {
    // So many votes that the Bayesian mean is the stars themselves.
    let mean = BayesianMean(stars: Stars(hundredths: hundredths), count: 9_000_000)
    #expect(PickTerms.rating(mean).tenThousandths == points)
  }

  @Test(
    "stay",
    arguments: [
      (Stay.minutes(30), 0), (.minutes(60), 400), (.minutes(120), 462), (.minutes(240), 483),
      (.forever, 500), (.assumed(30), 0), (.minutes(0), 0), (.none, 0),
    ])
  func openTimeGainsAsInIWant(stay: Stay, points: Int) {
    #expect(PickTerms.openTime(stay).tenThousandths == points)
  }

  @Test("price", arguments: [(1, 50), (2, 0), (3, -50), (4, -100)])
  func priceCountsALittle(level: Int, points: Int) throws {
    let price = try #require(PriceLevel(rawValue: level))
    #expect(PickTerms.price(price, dearest: .cheap).tenThousandths == points)
    #expect(PickTerms.price(nil, dearest: price).tenThousandths == points)
  }

  @Test func luckIsEvenAndHangsOnSeedAndIdAlone() {
    var counts: [Int: Int] = [:]
    for id in 0..<UInt32(20_000) {
      let luck = PickTerms.luck(seed: 20_261_120, id: id)
      #expect(luck == PickTerms.luck(seed: 20_261_120, id: id))
      counts[luck.tenThousandths, default: 0] += 1
    }
    #expect(counts.count == 100)
    #expect(counts.keys.min() == 0 && counts.keys.max() == 495)
    #expect(counts.values.allSatisfy { (120...280).contains($0) })
  }

  @Test func theTermsAddUp() {
    let terms = PickTerms(
      distance: Points(0.74 / 3), rating: Points(0.1), openTime: Points(0.0333333),
      price: Points(0.005), luck: Points(0.0495), unknown: PickTerms.unknown(1))
    #expect(terms.total.tenThousandths == 2467 + 1000 + 333 + 50 + 495 - 500)
  }

  /// Whatever the luck: knowing more never hurts, as long as what is known passes the filter.
  @Test("seed", arguments: (1...200).map(UInt64.init))
  func unknownNeverBeatsAnEqualKnown(seed: UInt64) throws {
    let middle = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    var known = Restaurant(
      id: try #require(RestaurantID("known\(seed)")), name: "Known", position: middle)
    known.openingHours = "24/7"
    known.price = .moderate
    known.rating = Stars(hundredths: 420)
    known.ratingCount = 1000
    var question = PickQuestion(
      around: middle, at: AskedTime(Moment(secondsSince1970: 0)), by: PlaceClocks(zone: .utc),
      seed: seed)
    question.rules.maximumPrice = .moderate
    for forget in [(true, false), (false, true), (true, true)] {
      var unknown = known
      unknown.id = try #require(RestaurantID("unknown\(seed)"))
      if forget.0 { unknown.price = nil }
      if forget.1 { unknown.rating = nil }
      let origin = Origin(middle)
      let better = try Pick(Found(Listed(restaurant: known, sources: []), from: origin), question)
      let worse = try Pick(Found(Listed(restaurant: unknown, sources: []), from: origin), question)
      #expect(worse.score < better.score)
    }
  }
}
