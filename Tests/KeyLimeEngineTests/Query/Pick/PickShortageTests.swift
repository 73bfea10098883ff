import Testing

@testable import KeyLimeEngine

@Suite struct PickShortageTests {
  private static let friday1830 = Moment(secondsSince1970: 1_795_199_400)

  private static func place(
    _ id: String, metresNorth: Double = 0, _ change: (inout Restaurant) -> Void
  ) throws -> Restaurant {
    var place = Restaurant(
      id: try #require(RestaurantID(id)), name: "Place \(id)",
      position: try #require(
        Coordinate(latitude: 55.95 + metresNorth / 111_000, longitude: -3.19)))
    (place.price, place.rating, place.ratingCount) = (.cheap, Stars(4.5), 500)
    place.openingHours = "24/7"
    change(&place)
    return place
  }

  private static func shortage(
    of places: [Restaurant], _ change: (inout PickQuestion) -> Void = { _ in }
  ) throws -> PickShortage? {
    let middle = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    var question = PickQuestion(
      around: middle, at: AskedTime(friday1830), by: PlaceClocks(zone: .utc), seed: 1)
    change(&question)
    return try RandomTown.catalogue(of: places).pick(question).shortage
  }

  @Test func everyReasonIsCountedAndTheBestRemedyComesFirst() throws {
    let shortage = try #require(
      try Self.shortage(of: [
        Self.place("p1") { $0.price = .expensive }, Self.place("p2") { $0.price = .expensive },
        Self.place("p3") { $0.price = .veryExpensive },
        Self.place("r1") { $0.rating = Stars(3.25) },
        Self.place("both") { ($0.price, $0.rating) = (.expensive, Stars(2)) },
      ]))
    #expect(shortage.considered == 5)
    #expect(shortage.fallen == [.price: 4, .rating: 2])
    let stars = try #require(Stars(3.3))
    #expect(
      shortage.remedies == [
        PickRemedy(change: .maximumPrice(.expensive), count: 2),
        PickRemedy(change: .minimumRating(stars), count: 1),
      ])
  }

  @Test(
    "hours",
    arguments: [
      ("Mo-Su 10:00-18:50", PickRemedy.Change.openFor(20)),
      ("Mo-Su 20:00-23:00", .moment(Moment(secondsSince1970: 1_795_204_800), .utc)),
    ])
  func anotherTimeMayHelp(hours: String, change: PickRemedy.Change) throws {
    let shortage = try Self.shortage(
      of: [Self.place("h") { ($0.openingHours, $0.timeZone) = (hours, "UTC") }])
    #expect(shortage?.fallen == [.hours: 1])
    #expect(shortage?.remedies.first == PickRemedy(change: change, count: 1))
  }

  @Test func anotherTimeCountsAllThatAreOpenThen() throws {
    let hours = ["Mo-Su 20:00-23:00", "Mo-Su 19:30-23:00", "Mo-Su 10:00-18:40,20:00-23:00"]
    let places = try (0..<150).map { number in
      try Self.place("p\(number)") {
        ($0.openingHours, $0.timeZone) = (hours[number % 3], "UTC")
      }
    }
    let shortage = try Self.shortage(of: places)
    let later = shortage?.remedies.first { if case .moment = $0.change { true } else { false } }
    #expect(later?.count == 50)
    let all = try Self.shortage(of: places.filter { $0.openingHours != hours[1] })
    #expect(all?.remedies.map(\.count).max() == 100)
  }

  @Test func whatIsUnknownMayHelp() throws {
    let hours = try Self.shortage(of: [Self.place("h") { $0.openingHours = nil }]) {
      $0.rules.unknownHours = .closed
    }
    #expect(hours?.remedies == [PickRemedy(change: .unknownHours, count: 1)])
    let strict = try Self.shortage(
      of: [Self.place("u") { ($0.price, $0.rating) = (nil, nil) }]
    ) { $0.rules.allowsUnknown = false }
    #expect(strict?.fallen == [.unknownPrice: 1, .unknownRating: 1])
    #expect(strict?.remedies == [PickRemedy(change: .lenient, count: 1)])
  }

  @Test func aLongerWayMayHelp() throws {
    let shortage = try #require(
      try Self.shortage(of: [Self.place("far", metresNorth: 3000) { _ in }]) {
        $0.reach = .kilometres(1)
      })
    #expect(shortage.considered == 0)
    guard case .reach(let found) = shortage.remedies.first?.change else {
      Issue.record("no reach")
      return
    }
    #expect((2900...3100).contains(try #require(found.distance).metres))
  }

  @Test(arguments: [(500, false), (501, true)])
  func moreThanIsConsideredIsSaid(_ count: Int, _ isOfNearest: Bool) throws {
    let places = try (0..<count).map { number in
      try Self.place("p\(number)", metresNorth: Double(number)) { $0.price = .veryExpensive }
    }
    let shortage = try #require(try Self.shortage(of: places))
    #expect(shortage.considered == 500)
    #expect(shortage.isOfNearest == isOfNearest)
  }

  @Test func aTermThatNothingMatchesLeavesNothingToConsider() throws {
    let shortage = try Self.shortage(of: [Self.place("p") { _ in }]) { $0.term = "sauerkraut" }
    #expect(shortage == PickShortage())
  }

  @Test(
    "term",
    arguments: [
      ("pho", "word"), ("pho bo", "name"), ("phoe", "prefix"), ("leith", "street"),
      ("pheonix", "prefix"),
    ])
  func theStrictestReadingOfATermCounts(term: String, id: String) throws {
    let places = [
      try Self.place("word", metresNorth: 500) { $0.cuisines = ["pho"] },
      try Self.place("name", metresNorth: 600) { $0.name = "Pho Bo" },
      try Self.place("prefix") { $0.name = "Phoenix Bar" },
      try Self.place("street", metresNorth: 100) { $0.address.street = "1 Leith Walk" },
    ]
    let middle = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    var question = PickQuestion(
      around: middle, at: AskedTime(Self.friday1830), by: PlaceClocks(zone: .utc), seed: 1)
    question.term = term
    let answer = try RandomTown.catalogue(of: places).pick(question)
    #expect(answer.picks.first?.found.restaurant.id.text == id)
  }
}
