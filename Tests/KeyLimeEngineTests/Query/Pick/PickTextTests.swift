import Testing

@testable import KeyLimeEngine

/// What a term with words of dishes, names and streets picks.
@Suite struct PickTextTests {
  private static let friday1830 = Moment(secondsSince1970: 1_795_199_400)

  private static func place(
    _ name: String, metres: Double = 100, serving cuisines: [String] = [], street: String? = nil
  ) throws -> Restaurant {
    var place = Restaurant(
      id: try #require(RestaurantID(name.filter(\.isLetter).lowercased())), name: name,
      position: try #require(Coordinate(latitude: 55.95 + metres / 111_000, longitude: -3.19)))
    (place.cuisines, place.address.street, place.openingHours) = (cuisines, street, "24/7")
    return place
  }

  private static func pick(_ term: String, among places: [Restaurant]) throws -> PickAnswer {
    let middle = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    var question = PickQuestion(
      around: middle, at: AskedTime(friday1830), by: PlaceClocks(zone: .utc), seed: 1)
    question.term = term
    return try RandomTown.catalogue(of: places).pick(question)
  }

  private static func name(_ term: String, among places: [Restaurant]) throws -> String? {
    try pick(term, among: places).picks.first?.found.restaurant.name
  }

  @Test func theDishStaysWhenWordsAreLeftOut() throws {
    let places = [
      try Self.place("Fired Dough", serving: ["pizza"]),
      try Self.place("Nando's", metres: 300, serving: ["chicken"]),
      try Self.place("Little Green Rabbit"),
      try Self.place("Mother India", metres: 300, serving: ["curry"]),
      try Self.place("Slow Smoke", metres: 400, serving: ["barbecue"]),
    ]
    let chicken = try Self.pick("fried chicken", among: places)
    #expect(chicken.picks.first?.found.restaurant.name == "Nando's")
    #expect(chicken.leftOut == ["fried"])
    #expect(try Self.name("green curry", among: places) == "Mother India")
    #expect(try Self.name("green curries", among: places) == "Mother India")
    #expect(try Self.name("texan bbq", among: places) == "Slow Smoke")
    #expect(try Self.name("fired clay", among: places) == "Fired Dough")
    let more = places + [try Self.place("Rabbit Hole", metres: 50)]
    #expect(try Self.name("rabbit nando", among: more) == "Nando's", "two have 'rabbit'")
    #expect(try Self.name("fierd clay", among: places) == nil, "a slip and a word left out")
  }

  /// Who adds what is served to the whole name of a place means that place.
  @Test func aNameStaysWhenItsCuisineIsUnknown() throws {
    let places = [
      try Self.place("Mother India", serving: ["indian"]), try Self.place("Dishoom", metres: 300),
    ]
    #expect(try Self.name("dishoom indian", among: places) == "Dishoom")
  }

  @Test func aNameInOneWordCountsAsItsWords() throws {
    let places = [
      try Self.place("PizzaExpress", metres: 170, serving: ["pizza"]),
      try Self.place("Pizza Express", metres: 4000), try Self.place("Burger King"),
    ]
    #expect(try Self.name("pizza express", among: places) == "PizzaExpress")
    #expect(try Self.name("pizzaexpress", among: places) == "PizzaExpress")
    #expect(try Self.name("burgerking", among: places) == "Burger King")
  }

  @Test(
    "no dish",
    arguments: [
      ("gyros", "Rustom", "Grosvenor Street"), ("crêpe", "Coast and Creel", "Leith Walk"),
      ("pie", "Pier House", "Leith Walk"), ("pies", "Pier House", "Piershill"),
      ("grosvenro", "Rustom", "Grosvenor Street"),
    ])
  func beginningsAndSlipsAreNoDish(term: String, name: String, street: String) throws {
    let places = [try Self.place(name, street: street)]
    #expect(try Self.name(term, among: places) == nil)
  }

  @Test(
    "meant",
    arguments: [
      ("gyro", "Gyros Corner"), ("taco", "Tacos Luna"), ("pies", "Pie Shop"),
      ("curries", "Curry Court"), ("schnitzel", "Schnitzelei"), ("crepe", "La Creperie"),
      ("rustmo", "Rustom"), ("grosvenor", "Rustom"),
    ])
  func otherNumbersAndLongBeginningsAre(term: String, name: String) throws {
    let places = [try Self.place(name, street: "Grosvenor Street")]
    #expect(try Self.name(term, among: places) == name)
  }

  /// A name with the word as it was typed hides none that serve it.
  @Test func aNameInThePluralDoesNotHideTheCuisine() throws {
    let places = [
      try Self.place("Burgers and Beers", metres: 4000),
      try Self.place("Patty", metres: 100, serving: ["burger"]),
      try Self.place("Burger Street", metres: 50),
    ]
    #expect(try Self.name("burgers", among: places) == "Patty")
    #expect(try Self.name("burger", among: places) == "Burger Street")
  }

  @Test func aPluralIsThatOfTheCuisine() throws {
    let places = [
      try Self.place("Mother India", metres: 200, serving: ["curry"]),
      try Self.place("Curry Court", metres: 100),
    ]
    #expect(try Self.name("curries", among: [places[0]]) == "Mother India")
    #expect(try Self.name("curries", among: places) == "Curry Court")
    #expect(CuisineFamily.wanted("curries", covers: "curry"))
    #expect(CuisineFamily.wanted("curry", covers: "curries"))
    #expect(CuisineFamily.wanted("cookies", covers: "cookie"))
    #expect(!CuisineFamily.wanted("series", covers: "curry"))
  }

  @Test(arguments: [
    ("curry", "indian"), ("steakhouse", "steak_house"), ("chip shop", "fish_and_chips"),
    ("szechuan", "sichuan"), ("dim sum", "dumplings"), ("nepali", "nepalese"),
    ("chicken", "fried_chicken"), ("indian", "south_indian"), ("african", "ethiopian"),
  ])
  func whoAsksForOneIsContentWithTheOther(wanted: String, served: String) {
    #expect(CuisineFamily.wanted(wanted, covers: served))
  }

  @Test func aPartIsNotTheWhole() {
    #expect(!CuisineFamily.wanted("south indian", covers: "indian"))
    #expect(!CuisineFamily.wanted("ethiopian", covers: "african"))
    #expect(!CuisineFamily.wanted("indian", covers: "curry"))
  }
}
