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
    _ place: Restaurant, _ people: RatingSummary? = nil,
    _ change: (inout PickQuestion) -> Void = { _ in }
  ) -> Set<PickReason> {
    var question = PickQuestion(
      around: place.position, at: AskedTime(friday1830), by: PlaceClocks(zone: .utc), seed: 1)
    change(&question)
    var found = Found(
      MergedRestaurant(restaurant: place, sources: []), from: Origin(question.origin))
    found.annotate(people, today: 20_777)
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

  /// Else `--cuisine` would be said to be all that stands between a steak house and a vegan.
  @Test func ofSeveralConditionsEachIsTold() throws {
    let place = try Self.place { $0.noDiets = [.vegan] }
    let reasons = Self.reasons(place) { question in
      question.rules.filter.cuisines = ["thai"]
      question.rules.filter.diets = [.vegan]
      question.rules.filter.services = [.takeaway]
      question.rules.filter.tags = ["patio"]
      question.rules.filter.known = [.phone]
    }
    #expect(reasons == [.cuisine, .diet, .unknownService, .tag, .known])
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
    #expect(Self.reasons(place) { $0.rules.filter.kinds = [kind] } == [])
    #expect(
      Self.reasons(try Self.place { $0.kind = nil }) { $0.rules.filter.kinds = [kind] } == [.kind])
  }

  @Test(
    "sweets",
    arguments: [
      (["cake", "ice_cream"], "", false), (["donut"], "", false),
      (["cake", "coffee_shop"], "", true),
      (["cake"], "birthday cake", true), (["dessert"], "gelato", true), (["cake"], "gelato", false),
      (["ice_cream", "thai"], "", true), ([], "", true),
    ])
  func sweetsAloneAreNoMeal(cuisines: [String], term: String, fits: Bool) throws {
    let place = try Self.place { ($0.kind, $0.cuisines) = (.restaurant, cuisines) }
    #expect(Self.reasons(place) { $0.term = term } == (fits ? [] : [.kind]))
    #expect(Self.reasons(place) { $0.rules.filter.kinds = [.restaurant] } == [])
    #expect(Self.reasons(place) { $0.rules.filter.cuisines = cuisines } == [])
  }

  @Test func whatMustBeKnownOrNotIsAskedFor() throws {
    let place = try Self.place { ($0.phone, $0.website) = ("1", nil) }
    #expect(Self.reasons(place) { $0.rules.filter.known = [.phone] } == [])
    #expect(Self.reasons(place) { $0.rules.filter.unknown = [.website] } == [])
    #expect(Self.reasons(place) { $0.rules.filter.known = [.website] } == [.known])
    #expect(Self.reasons(place) { $0.rules.filter.unknown = [.phone] } == [.unknown])
    #expect(Self.reasons(place) { $0.rules.filter.tags = ["patio"] } == [.tag])
    #expect(
      Self.reasons(place) { $0.rules.filter.checkedSince = CalendarDay(daysSince1970: 0) } == [
        .checked
      ])
  }

  /// Ice cream is sold in cafes, too; a restaurant for burgers is no bar.
  @Test(arguments: [(Kind.iceCream, true), (.bakery, true), (.bar, false), (.fastFood, false)])
  func whatServesTheFoodOfAKindIsMeant(kind: Kind, fits: Bool) throws {
    let place = try Self.place { place in
      place.kind = .restaurant
      place.cuisines = ["burger", kind.rawValue]
    }
    #expect(Self.reasons(place) { $0.rules.filter.kinds = [kind] } == (fits ? [] : [.kind]))
    var filter = Filter()
    filter.kinds = [kind]
    #expect(filter.reason(against: place) == (fits ? nil : .kind))
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

  /// Stars, reviews, ratings of people, and whether the standard rule lets the place through.
  private static let promises: [(Int?, Int?, [Int], Bool)] = [
    (nil, nil, [1], true), (nil, nil, [2, 2], true), (nil, nil, [1, 1], false),
    (nil, nil, [3, 3], true), (nil, nil, [3, 3, 4], true), (nil, nil, [3, 3, 3, 3, 3, 3], true),
    (nil, nil, [3, 3, 3, 3, 3, 3, 3], false), (nil, nil, [1, 1, 5], false),
    (nil, nil, [1, 1, 5, 5], true), (340, 200, [], false), (340, 20, [], true),
    (300, 40, [], false), (300, 5, [], true), (450, 1203, [], true), (450, 1203, [2], true),
    (450, 1203, [1, 1, 1, 1, 1, 1], false), (250, 800, [5], false), (0, 0, [], true),
  ]

  @Test("promise", arguments: promises)
  func theStandardIsAPromiseOfThreeAndAHalf(
    stars: Int?, reviews: Int?, given: [Int], fits: Bool
  ) throws {
    let place = try Self.place {
      ($0.rating, $0.ratingCount) = (stars.flatMap { Stars(hundredths: $0) }, reviews)
    }
    #expect(Self.reasons(place, Self.people(given)) == (fits ? [] : [.rating]))
  }

  @Test func aGivenRatingTestsTheNumberAndUnknownPasses() throws {
    let place = try Self.place { ($0.rating, $0.ratingCount) = (nil, nil) }
    let least = try #require(Stars(3.5))
    let ask = { (question: inout PickQuestion) in question.rules.rating = .atLeast(least) }
    #expect(Self.reasons(place, Self.people([3, 3, 4]), ask) == [.rating])
    #expect(Self.reasons(place, Self.people([3, 4]), ask) == [])
    #expect(Self.reasons(place, nil, ask) == [])
    #expect(
      Self.reasons(place) {
        ask(&$0)
        $0.rules.allowsUnknown = false
      } == [.unknownRating])
  }

  private static func people(_ given: [Int]) -> RatingSummary? {
    guard !given.isEmpty else { return nil }
    var people = RatingSummary()
    people.days = [RatingSummary.Day(day: 20_777, count: given.count, limes: given.reduce(0, +))]
    return people
  }

  @Test("veto", arguments: ["bao house", "BAO  HOUSE", "dumpling", "chinese", "n1"])
  func vetoesNameAPlaceOrACuisine(text: String) throws {
    #expect(Self.reasons(try Self.place()) { $0.rules.filter.vetoes = [.named(text)] } == [.vetoed])
  }

  @Test func otherVetoesDoNotMatter() throws {
    #expect(Self.reasons(try Self.place()) { $0.rules.filter.vetoes = [.named("bao")] } == [])
    let other = try #require(RestaurantID("n2"))
    #expect(Self.reasons(try Self.place()) { $0.rules.filter.vetoes = [.restaurant(other)] } == [])
  }

  @Test func whatWasVisitedOrShownIsLeftOut() throws {
    let place = try Self.place()
    #expect(Self.reasons(place) { $0.rules.filter.visited = [place.id] } == [.visited])
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
    // Nobody has told the program when the North Koreans have a holiday.
    let place = try Self.place { ($0.openingHours, $0.address.country) = (hours, "KP") }
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
