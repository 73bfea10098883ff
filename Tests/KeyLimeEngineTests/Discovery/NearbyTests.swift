import Testing

@testable import KeyLimeEngine

/// What the index answers is what a look at every single restaurant answers.
@Suite struct NearbyTests {
  static let places = InventedPlaces.list(900, seed: 11)

  private func filter(_ random: inout SplitMix64) -> Filter {
    var filter = Filter()
    if random.chance(30) { filter.maximumPrice = random.pick(PriceLevel.allCases) }
    if random.chance(30) { filter.minimumRating = Stars(Double.random(in: 0...5, using: &random)) }
    if random.chance(30) {
      filter.kinds = [random.pick(Kind.allCases), random.pick(Kind.allCases)]
    }
    if random.chance(30) {
      filter.cuisines = [random.pick(["thai", "japanese", "Pizza", "nothing"])]
    }
    if random.chance(15) { filter.diets = [random.pick(Diet.allCases)] }
    if random.chance(15) { filter.guestAge = 17 }
    if random.chance(20) { filter.known = [random.pick(Filter.KnownField.allCases)] }
    filter.allowsUnknown = random.chance(30)
    return filter
  }

  private func question(_ random: inout SplitMix64) -> NearbyQuestion? {
    guard let origin = InventedPlaces.position(&random) else { return nil }
    let reach = random.pick([nil, Distance(metres: 800), .kilometres(4), .kilometres(300)])
    var question = NearbyQuestion(
      around: origin, within: reach, order: random.pick([.distance, .rating, .price]))
    question.filter = filter(&random)
    question.limit = random.pick([1, 5, 20, 2000])
    return question
  }

  /// The answer by looking at every restaurant.
  private func bruteForce(_ question: NearbyQuestion) -> [RestaurantID] {
    let origin = Origin(question.origin)
    let fitting = Self.places.filter { place in
      question.reach.map { origin.distance(to: place.position) <= $0 } ?? true
        && question.filter.reason(against: place) == nil
    }
    let sorted = fitting.sorted { a, b in
      switch question.order {
      case .distance, .trending, .recent: break
      case .rating:
        let (first, second) = (a.mean ?? .unrated, b.mean ?? .unrated)
        if first != second { return second < first }
      case .price:
        let (first, second) = (a.price?.rawValue ?? 9, b.price?.rawValue ?? 9)
        if first != second { return first < second }
      }
      let (first, second) = (origin.distance(to: a.position), origin.distance(to: b.position))
      return first == second ? a.id < b.id : first < second
    }
    return sorted.prefix(question.limit).map(\.id)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func agreesWithBruteForce(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let catalogue = try InventedPlaces.catalogue(Self.places)
    for round in 0..<40 {
      guard let question = question(&random) else { continue }
      let found = try catalogue.nearby(question).found.map(\.restaurant.id)
      #expect(found == bruteForce(question), "seed \(seed), round \(round): \(question)")
    }
  }

  @Test func saysWhyNothingFits() throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    let origin = try #require(Coordinate(latitude: 10.05, longitude: 20.05))
    var question = NearbyQuestion(around: origin, within: .kilometres(1))
    question.filter.cuisines = ["no such cuisine"]
    let answer = try catalogue.nearby(question)
    #expect(answer.found.isEmpty && answer.nearestBeyond == nil)
    #expect((answer.excluded[.cuisine] ?? 0) > 0)
  }

  @Test func everyIdIsFound() throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    for place in Self.places { #expect(try catalogue.restaurant(place.id)?.restaurant == place) }
    #expect(try catalogue.restaurant(#require(RestaurantID("p900"))) == nil)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 128])
  func everySizeWorks(_ count: Int) throws {
    let places = Array(Self.places.prefix(count))
    let catalogue = try InventedPlaces.catalogue(places)
    let origin = try #require(Coordinate(latitude: 10, longitude: 20))
    var question = NearbyQuestion(around: origin, within: nil)
    question.limit = 1000
    #expect(try catalogue.nearby(question).found.count == count)
    #expect(try catalogue.search(SearchQuestion("golden")).found.count <= count)
  }
}
