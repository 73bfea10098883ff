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
      around: origin, within: reach,
      order: random.pick([.distance, .rating, .price, .trending, .recent]))
    question.filter = filter(&random)
    question.limit = random.pick([1, 5, 20, 2000])
    return question
  }

  /// Ratings of every fifth place, some of them of the same day.
  static let scores: [RestaurantID: ScoreTerms] = {
    var random = SplitMix64(seed: 23)
    var scores: [RestaurantID: ScoreTerms] = [:]
    for place in places where random.chance(20) {
      var terms = ScoreTerms()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let day = Int.random(in: 20_770...20_777, using: &random)
        let time = HybridTime(milliseconds: Int64(day) * 86_400_000)
        terms.add(
          Rating(
            restaurant: place.id, by: account("ana"),
            limes: limes(Int.random(in: 1...5, using: &random)), time: time,
            event: EventID(replica: ReplicaID(random: 1), n: 1)), sign: 1)
        terms.last = max(terms.last ?? time, time)
      }
      scores[place.id] = terms
    }
    return scores
  }()

  /// The same ratings as events, each of somebody else.
  private static let events: [Event] = {
    var ratings: [(day: Int, action: Action, by: AccountID)] = []
    for (id, terms) in scores {
      for day in terms.days {
        for number in 0..<day.count {
          // Whoever comes last gives what the others leave of the day's limes.
          let share = number + 1 < day.count ? day.limes / day.count : nil
          let given = share ?? day.limes - (day.count - 1) * (day.limes / day.count)
          for (place, count) in [min(given, 5), given - 5].enumerated() where count > 0 {
            ratings.append(
              (day.day, .rate(id, limes(count)), account("p\(day.day % 100)x\(number)y\(place)")))
          }
        }
      }
    }
    ratings.sort { $0.day < $1.day }
    return ratings.enumerated().map { index, rating in
      Event(
        id: EventID(replica: ReplicaID(random: 1), n: index + 1),
        time: HybridTime(milliseconds: Int64(rating.day) * 86_400_000 + Int64(index)),
        by: rating.by, action: rating.action)
    }
  }()

  /// The answer by looking at every restaurant.
  private func bruteForce(_ question: NearbyQuestion) -> [RestaurantID] {
    let origin = Origin(question.origin)
    let fitting = Self.places.compactMap { place -> Found? in
      let found = Found(
        Listed(restaurant: place, sources: []), from: origin, question.board)
      let isNear = question.reach.map { origin.distance(to: place.position) <= $0 } ?? true
      return isNear && question.filter.reason(against: found) == nil ? found : nil
    }
    return fitting.sorted { isBefore($0, $1, question.order) }.prefix(question.limit)
      .map(\.restaurant.id)
  }

  private func isBefore(_ a: Found, _ b: Found, _ order: NearbyQuestion.Order) -> Bool {
    let (first, second) = (a.mean ?? .unrated, b.mean ?? .unrated)
    let (one, other) = (a.score, b.score)
    switch order {
    case .distance: break
    case .rating: if first != second { return second < first }
    case .price:
      let (first, second) = (a.restaurant.price?.rawValue ?? 9, b.restaurant.price?.rawValue ?? 9)
      if first != second { return first < second }
    case .trending, .recent:
      guard let one, let other else {
        if (one == nil) != (other == nil) { return one != nil }
        if first != second { return second < first }
        break
      }
      if order == .trending, one.value != other.value { return one.value > other.value }
      if one.terms.last != other.terms.last, let late = one.terms.last, let last = other.terms.last
      {
        return late > last
      }
      if one.terms.count != other.terms.count { return one.terms.count > other.terms.count }
      return a.restaurant.id < b.restaurant.id
    }
    guard let near = a.distance, let far = b.distance, near != far else {
      return a.restaurant.id < b.restaurant.id
    }
    return near < far
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func agreesWithBruteForce(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let catalogue = try InventedPlaces.catalogue(Self.places)
    for round in 0..<40 {
      guard var question = question(&random) else { continue }
      if random.chance(70) {
        question.board = Scoreboard(Self.scores, fading: Fading(now: 20_777 * 86_400))
      }
      let found = try catalogue.nearby(question).found.map(\.restaurant.id)
      #expect(found == bruteForce(question), "seed \(seed), round \(round): \(question)")
    }
  }

  /// With the ratings of all days but the last in a snapshot, whose table promises only bounds.
  @Test(
    arguments: 0..<4 as Range<UInt64>,
    [(20_777, 14), (20_790, 14), (20_774, 14), (20_780, 3), (20_779, 60)])
  func agreesWithBruteForceByATable(_ seed: UInt64, _ when: (today: Int, halfLife: Int)) throws {
    let store = try TemporaryStore()
    try store.write(Self.events.filter { $0.time.day < 20_777 })
    try Folder.make("\(store.path)/private")
    #expect(store.journal().writesSnapshot())
    try store.write(Self.events)
    var random = SplitMix64(seed: seed)
    let catalogue = try InventedPlaces.catalogue(Self.places)
    let fading = Fading(now: Int64(when.today) * 86_400, halfLife: when.halfLife)
    for round in 0..<12 {
      guard var question = question(&random) else { continue }
      try store.journal().read { (state) throws(SnapshotFault) in
        #expect(state.snapshot != nil)
        question.board = try state.scoreboard(for: question, fading)
      }
      let found = try catalogue.nearby(question).found.map(\.restaurant.id)
      #expect(question.board?.fault == nil)
      #expect(found == bruteForce(question), "seed \(seed), round \(round): \(question)")
    }
  }

  @Test(
    "no order changes which place is the nearest beyond",
    arguments: [NearbyQuestion.Order.trending, .recent, .rating, .price])
  func theNearestBeyond(_ order: NearbyQuestion.Order) throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    var random = SplitMix64(seed: 3)
    for _ in 0..<60 {
      guard let origin = InventedPlaces.position(&random) else { continue }
      var question = NearbyQuestion(around: origin, within: Distance(metres: 1))
      question.board = Scoreboard(Self.scores, fading: Fading(now: 20_777 * 86_400))
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
