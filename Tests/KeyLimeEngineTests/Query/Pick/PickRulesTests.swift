import Testing

@testable import KeyLimeEngine

@Suite struct PickRulesTests {
  private static let friday1830 = Moment(secondsSince1970: 1_795_199_400)

  private static func place(_ change: (inout Restaurant) -> Void = { _ in }) throws -> Restaurant {
    var place = Restaurant(
      id: try #require(RestaurantID("n1")), name: "Bao House",
      position: try #require(Coordinate(latitude: 55.95, longitude: -3.19)))
    (place.price, place.rating, place.ratingCount) = (.cheap, Stars(4.5), 500)
    place.openingHours = "Mo-Su 10:00-22:00"
    place.cuisines = ["dumpling"]
    place.kind = .restaurant
    change(&place)
    return place
  }

  private static func reasons(
    _ place: Restaurant, _ board: Scoreboard? = nil,
    _ change: (inout PickQuestion) -> Void = { _ in }
  ) -> Set<PickReason> {
    var question = PickQuestion(
      around: place.position, at: AskedTime(friday1830), by: PlaceClocks(zone: .utc), seed: 1)
    change(&question)
    let found = Found(
      Listed(restaurant: place, sources: []), from: Origin(question.origin), board)
    do {
      _ = try Pick(found, question, isThorough: true)
      return []
    } catch { return error.reasons }
  }

  @Test func aGoodPlaceFits() throws {
    #expect(Self.reasons(try Self.place()) == [])
  }

  @Test func everyConditionIsTold() throws {
    let place = try Self.place {
      ($0.price, $0.rating, $0.kind) = (.expensive, Stars(3.0), .bar)
      $0.openingHours = "Mo-Su 10:00-18:45"
    }
    #expect(Self.reasons(place) == [.price, .rating, .kind, .hours])
  }

  @Test(
    "forgotten",
    arguments: [
      (true, false, [PickReason.unknownPrice]), (false, true, [.unknownRating]),
      (true, true, [.unknownPrice, .unknownRating]),
    ])
  func unknownPassesUnlessStrict(price: Bool, rating: Bool, reasons: [PickReason]) throws {
    let place = try Self.place {
      if price { $0.price = nil }
      if rating { $0.rating = nil }
    }
    #expect(Self.reasons(place) == [])
    #expect(Self.reasons(place) { $0.rules.allowsUnknown = false } == Set(reasons))
  }

  @Test(
    "kind", arguments: [(Kind.bar, false), (.iceCream, false), (.pub, true), (.fastFood, true)])
  func mealsAreServed(kind: Kind, fits: Bool) throws {
    let place = try Self.place { $0.kind = kind }
    #expect(Self.reasons(place).isEmpty == fits)
    #expect(Self.reasons(place) { $0.rules.kinds = [kind] } == [])
    #expect(Self.reasons(try Self.place { $0.kind = nil }) { $0.rules.kinds = [kind] } == [.kind])
  }

  @Test(
    "term",
    arguments: [
      ("ice cream", Kind.iceCream, true), ("Gelato", .iceCream, true), ("ramen", .iceCream, false),
      ("gelato", .bar, false), ("wine bar", .bar, true), ("crème glacée", .bar, false),
      ("birthday cake", .pastry, true), ("desserts", .iceCream, true), ("desserts", .pastry, true),
    ])
  func aTermBringsBackTheKindThatItNames(term: String, kind: Kind, fits: Bool) throws {
    let place = try Self.place { $0.kind = kind }
    #expect(Self.reasons(place) { $0.term = term } == (fits ? [] : [.kind]))
  }

  @Test(
    "ratings",
    arguments: [
      (nil, [5, 5, 5], []), (Stars(4.5), [1, 1, 1, 1, 1, 1], [PickReason.rating]),
      (nil, [1, 1], [.rating]), (Stars(3.4), Array(repeating: 5, count: 9), []),
      (Stars(3.4), [], [.rating]),
    ] as [(Stars?, [Int], Set<PickReason>)])
  func peoplesRatingsAreHeard(stars: Stars?, given: [Int], reasons: Set<PickReason>) throws {
    let place = try Self.place { ($0.rating, $0.ratingCount) = (stars, 10) }
    var terms = RatingSummary()
    for (n, count) in given.enumerated() {
      terms.add(
        Rating(
          restaurant: place.id, by: account("ana"), limes: limes(count),
          time: HybridTime(milliseconds: 1_790_000_000_000),
          event: EventID(replica: ReplicaID(random: 1), n: n + 1)), sign: 1)
    }
    let board = Scoreboard(
      given.isEmpty ? [:] : [place.id: terms], fading: OldFading(now: 1_795_132_800))
    #expect(Self.reasons(place, board) { $0.rules.allowsUnknown = false } == reasons)
  }

  @Test("veto", arguments: ["bao house", "BAO  HOUSE", "dumpling", "chinese", "n1"])
  func vetoesNameAPlaceOrACuisine(text: String) throws {
    #expect(Self.reasons(try Self.place()) { $0.rules.vetoes = [.named(text)] } == [.vetoed])
  }

  @Test func otherVetoesDoNotMatter() throws {
    #expect(Self.reasons(try Self.place()) { $0.rules.vetoes = [.named("bao")] } == [])
    let other = try #require(RestaurantID("n2"))
    #expect(Self.reasons(try Self.place()) { $0.rules.vetoes = [.restaurant(other)] } == [])
  }

  @Test func whatWasVisitedOrShownIsLeftOut() throws {
    let place = try Self.place()
    #expect(Self.reasons(place) { $0.rules.visited = [place.id] } == [.visited])
    #expect(Self.reasons(place) { $0.shown = [place.id] } == [.shown])
  }

  // MARK: - Hours

  @Test(
    "hours",
    arguments: [
      ("Mo-Su 10:00-22:00", Stay.minutes(210)), ("Mo-Su 10:00-19:00", .minutes(30)),
      ("Mo-Su 10:00-19:00,19:00-20:00", .minutes(90)), ("Fr 18:00-02:00", .minutes(450)),
      ("Mo-Su 10:00-18:00", .none), ("24/7", .forever), ("\"by appointment\"", .assumed(30)),
      ("nonsense", .assumed(30)), ("Mo-Su 10:00-22:00; PH off", .assumed(30)),
      ("Fr 10:00-18:40 open, Fr 18:40-22:00 unknown", .assumed(30)),
    ])
  func theStayIsSeenThroughTouchingHours(hours: String, stay: Stay) throws {
    let place = try Self.place { $0.openingHours = hours }
    let found = place.stay(at: Self.friday1830, by: PlaceClocks(zone: .utc), unknown: .assume)
    #expect(found == stay)
  }

  @Test(
    "clock",
    arguments: [
      (9, 59, UnknownHours.assume, Stay.none), (10, 0, .assume, .assumed(30)),
      (21, 59, .assume, .assumed(30)), (22, 0, .assume, .none), (3, 0, .open, .assumed(30)),
      (12, 0, .closed, .none),
    ])
  func unknownHoursGoByIWantsRule(
    hour: Int, minute: Int, rule: UnknownHours, stay: Stay
  ) throws {
    let place = try Self.place { ($0.openingHours, $0.timeZone) = (nil, "America/Los_Angeles") }
    let zone = try ClockZone.named("America/Los_Angeles")
    let date = zone.local(Self.friday1830).date
    let moment = zone.moment(WallTime(date: date, hour: hour, minute: minute))
    #expect(place.stay(at: moment, by: PlaceClocks(zone: .utc), unknown: rule) == stay)
  }

  @Test func aLongEveningNeedsKnownHours() throws {
    let unknown = try Self.place { $0.openingHours = nil }
    #expect(Self.reasons(unknown) { $0.rules.openFor = 31 } == [.unknownHours])
    #expect(Self.reasons(try Self.place()) { $0.rules.openFor = 210 } == [])
    #expect(Self.reasons(try Self.place()) { $0.rules.openFor = 211 } == [.hours])
  }
}
