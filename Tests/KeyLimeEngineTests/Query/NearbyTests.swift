import Testing
import Thoroughness

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
    if random.chance(20) {
      filter.cuisines += [random.pick(["thai", "golden", "Lantern Mill", "寿司", "cafés", "gus's"])]
      filter.readsNames = true
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
      around: origin, within: reach,
      order: random.pick([.distance, .rating, .price, .trending, .recent, .promise]))
    question.filter = filter(&random)
    question.limit = random.pick([1, 5, 20, 2000])
    return question
  }

  private static let today = 20_777

  /// Ratings of every fifth place, some of them of the same day.
  private static let events: [Event] = {
    var random = SplitMix64(seed: 23)
    var ratings: [(restaurant: RestaurantID, limes: Int, day: Int)] = []
    for place in places where random.chance(20) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        ratings.append(
          (
            place.id, Int.random(in: 1...5, using: &random),
            Int.random(in: today - 40...today + 1, using: &random)
          ))
      }
    }
    return Scribe.ratings(ratings)
  }()

  private let state = State.fold(events)

  /// The answer by looking at every restaurant.
  private func bruteForce(_ question: NearbyQuestion) throws -> [RestaurantID] {
    let origin = Origin(question.origin)
    var fitting: [Found] = []
    for place in Self.places {
      var found = Found(MergedRestaurant(restaurant: place, sources: []), from: origin)
      if let ratings = question.ratings {
        found.annotate(try ratings.summary(of: place.id), today: ratings.today)
      }
      let isNear = question.reach.map { origin.distance(to: place.position) <= $0 } ?? true
      if isNear, question.filter.reason(against: found) == nil { fitting.append(found) }
    }
    return fitting.sorted { isBefore($0, $1, question.order) }.prefix(question.limit)
      .map(\.restaurant.id)
  }

  private func isBefore(_ a: Found, _ b: Found, _ order: NearbyQuestion.Order) -> Bool {
    let (first, second) = (a.tally.order, b.tally.order)
    switch order {
    case .distance: break
    case .rating: if first != second { return first > second }
    case .promise:
      if a.tally.promise != b.tally.promise { return a.tally.promise > b.tally.promise }
    case .price:
      let (first, second) = (a.restaurant.price?.rawValue ?? 9, b.restaurant.price?.rawValue ?? 9)
      if first != second { return first < second }
    case .best, .trending:
      if a.score != b.score { return a.score > b.score }
      if first != second { return first > second }
    case .recent:
      guard let one = a.people, let other = b.people else {
        if (a.people == nil) != (b.people == nil) { return a.people != nil }
        if first != second { return first > second }
        break
      }
      if let late = one.last?.milliseconds, let last = other.last?.milliseconds, late != last {
        return late > last
      }
      if one.count != other.count { return one.count > other.count }
    }
    guard let near = a.distance, let far = b.distance, near != far else {
      return a.restaurant.id < b.restaurant.id
    }
    return near < far
  }

  @Test(arguments: (0..<6 as Range<UInt64>).sweep(1))
  func agreesWithBruteForce(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let catalogue = try InventedPlaces.catalogue(Self.places)
    // On other days old ratings have faded, and those of tomorrow are still held back.
    let ratings = [-3, -1, 0, 30].map { PeoplesRatings(state, today: Self.today + $0) }
    for round in (0..<40).sweep(8) {
      guard var question = question(&random) else { continue }
      if random.chance(70) {
        question.ratings = random.pick(ratings)
      }
      let found = try catalogue.nearby(question).found.map(\.restaurant.id)
      #expect(try found == bruteForce(question), "seed \(seed), round \(round): \(question)")
    }
  }

  @Test(
    "no order changes which place is the nearest beyond",
    arguments: [NearbyQuestion.Order.trending, .recent, .rating, .price])
  func theNearestBeyond(_ order: NearbyQuestion.Order) throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    var random = SplitMix64(seed: 3)
    let ratings = PeoplesRatings(state, today: Self.today)
    for _ in (0..<60).sweep(5) {
      guard let origin = InventedPlaces.position(&random) else { continue }
      var question = NearbyQuestion(around: origin, within: Distance(metres: 1))
      question.ratings = ratings
      let expected = try catalogue.nearby(question).nearestBeyond?.restaurant.id
      question.order = order
      #expect(try catalogue.nearby(question).nearestBeyond?.restaurant.id == expected)
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

  @Test func saysHowManyLackOnlyAValueAndWhetherAllWereLookedAt() throws {
    var places = InventedPlaces.list(600, seed: 5)
    for index in places.indices { places[index].cuisines = index < 7 ? [] : ["pizza"] }
    let catalogue = try InventedPlaces.catalogue(places)
    let origin = try #require(Coordinate(latitude: 10.05, longitude: 20.05))
    var question = NearbyQuestion(around: origin, within: nil)
    question.filter.cuisines = ["no such cuisine"]
    let answer = try catalogue.nearby(question)
    #expect(answer.excluded[.cuisine] == 500 && answer.excludesMore)
    question.reach = places.prefix(7).map { Origin(origin).distance(to: $0.position) }.max()
    let near = places.filter {
      Origin(origin).distance(to: $0.position) <= question.reach ?? Distance(metres: 0)
    }
    let nearer = try InventedPlaces.catalogue(Array(near.prefix(400)))
    let all = try nearer.nearby(question)
    #expect(all.excludedAsUnknown == 7 && !all.excludesMore)
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
