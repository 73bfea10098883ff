import Testing

@testable import KeyLimeEngine

@Suite struct PickTermsTests {
  @Test("miles", arguments: [(0, 7400), (0.25, 3700), (0.5, 2467), (1, 1480), (2, 822), (5, 352)])
  func distanceFallsAsInIWant(miles: Double, points: Int) {
    let distance = Distance(metres: miles * Distance.metresPerMile)
    #expect(PickTerms.distance(distance).tenThousandths == points)
  }

  @Test("order number", arguments: RatingFixture.pickTerms.split(separator: "\n"))
  func ratingLiftsAndSinksAroundThree(line: Substring) {
    let numbers = line.split(separator: " ").compactMap { Int($0) }
    let term = PickTerms.rating(OrderNumber(tenThousandths: numbers[0]))
    #expect(term.tenThousandths == numbers[1])
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
      price: Points(0.005), luck: Points(0.0495))
    #expect(terms.total.tenThousandths == 2467 + 1000 + 333 + 50 + 495)
  }

  /// An unrated place is where three limes are, and an unknown price is the dearest allowed.
  @Test func whatIsUnknownCostsNothing() throws {
    let middle = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    var place = Restaurant(
      id: try #require(RestaurantID("n1")), name: "Bao House", position: middle)
    place.openingHours = "24/7"
    var question = PickQuestion(
      around: middle, at: AskedTime(Moment(secondsSince1970: 0)), by: PlaceClocks(zone: .utc),
      seed: 1)
    (question.rules.maximumPrice, question.rules.rating) = (.expensive, .any)
    let terms = try pick(place, question).terms
    #expect(terms.rating == .zero && terms.price == Points(tenThousandths: -50))
    (place.price, place.rating, place.ratingCount) = (.expensive, Stars(3.0), 40)
    #expect(try pick(place, question).terms == terms)
  }

  private func pick(_ place: Restaurant, _ question: PickQuestion) throws -> Pick {
    try Pick(
      Found(MergedRestaurant(restaurant: place, sources: []), from: Origin(question.origin)),
      question)
  }
}
