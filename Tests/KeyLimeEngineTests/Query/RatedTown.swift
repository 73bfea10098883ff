import Testing
import Thoroughness

@testable import KeyLimeEngine

/// A store with a town of made-up places that people rate, on disk.
final class RatedTown {
  static let today = 20_777
  let places: [Restaurant]
  let folder: TemporaryStore
  private(set) var events: [Event] = []
  private var random: SplitMix64
  /// When the next event happens, in milliseconds since 1970.
  private var clock = Int64(today - 90) * 86_400_000

  init(_ count: Int, seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    places = InventedPlaces.list(count, seed: seed)
    folder = try TemporaryStore()
    try Folder.make("\(folder.path)/private")
    let lines = InventedPlaces.lines(places)
    _ = try store().importCatalogue(
      ImportRequest(bytes: lines, sourceName: "invented", time: "2026-11-20T00:00:00Z"))
  }

  /// The store as a new process opens it.
  func store() throws -> Store { try Store(at: folder.path) }

  /// People rate places, change their minds, take ratings back and undo what they did, on three
  /// replicas.
  func happen(_ count: Int) throws {
    for _ in 0..<count {
      let replica = ReplicaID(random: UInt64.random(in: 1...3, using: &random))
      clock += Int64.random(in: 1...40_000_000, using: &random)
      let n = events.count { $0.id.replica == replica } + 1
      events.append(
        Event(
          id: EventID(replica: replica, n: n), time: HybridTime(milliseconds: clock),
          by: account("p\(Int.random(in: 0..<40, using: &random))"), action: action()))
    }
    try folder.write(events)
  }

  private func action() -> Action {
    let id = random.pick(places).id
    if random.chance(12), let old = events.randomElement(using: &random) {
      if case .rate(let rated, _, _, _) = old.action, random.chance(40) {
        return .clearRating(rated)
      }
      return random.chance(70) ? .undo(old.id) : .redo(old.id)
    }
    return .rate(id, limes(Int.random(in: 1...5, using: &random)))
  }

  /// Brings the columns up to the journal and writes a snapshot, as a command does at its end.
  func writeSnapshot() throws {
    #expect(try store().writesSnapshot())
  }

  var columnsPath: String { "\(folder.path)/catalogue/1/ratings" }

  /// All ratings, folded from the start; kept until more happens.
  private func summaries() throws -> [RestaurantID: RatingSummary] {
    if let folded, folded.count == events.count { return folded.summaries }
    let all = try State.fold(events).ratedRestaurants { $0 }.map { ($0.id, $0.kept) }
    let summaries = Dictionary(uniqueKeysWithValues: all)
    folded = (events.count, summaries)
    return summaries
  }

  private var folded: (count: Int, summaries: [RestaurantID: RatingSummary])?

  // MARK: - Questions

  func question() -> NearbyQuestion? {
    guard let origin = InventedPlaces.position(&random) else { return nil }
    var question = NearbyQuestion(
      around: origin, within: random.pick([nil, .kilometres(1), .kilometres(6)]),
      order: random.pick([.best, .trending, .rating, .recent, .promise, .distance]))
    question.limit = random.pick([1, 5, 20, 300])
    if random.chance(40) { question.filter.minimumRating = random.pick([Stars(3.5), Stars(4.2)]) }
    if random.chance(20) { question.filter.known = [.rating] }
    question.filter.allowsUnknown = random.chance(20)
    return question
  }

  /// What the store answers on a day, through the columns.
  func answer(_ question: NearbyQuestion, today: Int = today) throws -> [RestaurantID] {
    let places = RankedPlaces(
      try store(), for: nil, now: Moment(secondsSince1970: Int64(today) * 86_400))
    return try places.nearby(question).found.map(\.restaurant.id)
  }

  /// What a look at every place gives, all ratings folded from the start.
  func bruteForce(_ question: NearbyQuestion, today: Int = today) throws -> [RestaurantID] {
    let summaries = try summaries()
    let origin = Origin(question.origin)
    let found = places.compactMap { place -> Found? in
      var found = Found(MergedRestaurant(restaurant: place, sources: []), from: origin)
      found.annotate(summaries[place.id]?.counted(on: today), today: today)
      let isNear = question.reach.map { origin.distance(to: place.position) <= $0 } ?? true
      return isNear && question.filter.reason(against: found) == nil ? found : nil
    }
    return question.order.sorted(found).prefix(question.limit).map(\.restaurant.id)
  }

  /// Compares some questions with a look at every place.
  func check(_ count: Int, _ what: String) throws {
    for number in 0..<count {
      guard let question = question() else { continue }
      let today = Self.today + [0, 0, 1, 30][number % 4]
      #expect(
        try answer(question, today: today) == bruteForce(question, today: today),
        "\(what), question \(number): \(question)")
    }
  }
}
