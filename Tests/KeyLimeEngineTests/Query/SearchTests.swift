import Testing
import Thoroughness

@testable import KeyLimeEngine

/// Search by words, compared with a look at every single restaurant.
@Suite struct SearchTests {
  static let places = InventedPlaces.list(400, seed: 23)

  /// The folded words of a restaurant's names.
  private static func nameWords(_ place: Restaurant) -> Set<String> {
    Set(Words.list(place.name, for: .index))
  }

  @Test(
    arguments: [
      "golden", "anchor", "CAFE", "zoe", "guss", "gus", "寿司", "latelier", "ol", "mill",
    ].sweep(4))
  func findsEveryNameWithTheWord(_ word: String) throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    var question = SearchQuestion(word)
    question.limit = 1000
    let found = Set(try catalogue.search(question).found.map(\.restaurant.id))
    let folded = try #require(Words.ofQuery(word).first)
    let expected = Self.places.filter { Self.nameWords($0).contains(folded) }.map(\.id)
    #expect(!expected.isEmpty)
    #expect(found.isSuperset(of: expected), "missing: \(Set(expected).subtracting(found))")
  }

  @Test(arguments: ["gold", "lant", "ha"])
  func theLastWordMayBeUnfinished(_ prefix: String) throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    var question = SearchQuestion(prefix)
    question.limit = 1000
    let found = Set(try catalogue.search(question).found.map(\.restaurant.id))
    let expected = Self.places.filter { Self.nameWords($0).contains { $0.hasPrefix(prefix) } }
    #expect(found.isSuperset(of: expected.map(\.id)))
  }

  @Test(arguments: ["goldne anchor", "lanterm", "harbuor", "atelier golden"])
  func slipsAreForgiven(_ text: String) throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    #expect(!(try catalogue.search(SearchQuestion(text)).found.isEmpty))
  }

  @Test(arguments: ["golden qqqqq", "qqqqq golden"])
  func wordsThatNothingHasAreNamed(_ text: String) throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    let answer = try catalogue.search(SearchQuestion(text))
    #expect(answer.leftOut == ["qqqqq"])
    let all = answer.found.allSatisfy { Self.nameWords($0.restaurant).contains("golden") }
    #expect(!answer.found.isEmpty && all)
    #expect(try catalogue.search(SearchQuestion("golden anchor")).leftOut.isEmpty)
  }

  @Test(arguments: ["qqqqq", "", "  ", "?!", "gx"])
  func nothingIsNothing(_ text: String) throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    #expect(try catalogue.search(SearchQuestion(text)).found.isEmpty)
  }

  @Test func cuisinesOfTheFamilyFollowThoseOfTheName() throws {
    var places = Self.places
    for index in places.indices { places[index].cuisines = [] }
    places[3].cuisines = ["barbecue"]
    places[5].cuisines = ["fish_and_chips"]
    places[7].cuisines = ["thai"]
    places[9].name = "BBQ Asian Corner"
    let catalogue = try InventedPlaces.catalogue(places)
    func found(_ text: String) throws -> [RestaurantID] {
      try catalogue.search(SearchQuestion(text)).found.map(\.restaurant.id)
    }
    #expect(try found("bbq") == [places[9].id, places[3].id])
    #expect(try found("asian") == [places[9].id, places[7].id])
    #expect(try found("fish and chips").first == places[5].id)
  }

  @Test func joinersNeitherHideNorSplitAWord() throws {
    var places = Self.places
    places[3].name = "کافه می\u{200C}خواهم"
    let catalogue = try InventedPlaces.catalogue(places)
    for typed in ["میخواهم", "می\u{200C}خواهم", "کافه میخ"] {
      let found = try catalogue.search(SearchQuestion(typed)).found
      #expect(found.first?.restaurant.id == places[3].id, "\(typed)")
    }
    guard case .one = try catalogue.lookUp("کافه میخواهم", from: nil) else {
      Issue.record("the name without its joiner is one")
      return
    }
  }

  @Test func equalMatchesAreOrderedByDistance() throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    let origin = try #require(Coordinate(latitude: 10.05, longitude: 20.05))
    let whole = try catalogue.search(SearchQuestion("Golden", from: origin)).found
      .filter { $0.restaurant.name == "Golden" }
    let metres = whole.compactMap { $0.distance?.metres }
    #expect(metres == metres.sorted())
  }

  @Test func aFilterHoldsForMatchesToo() throws {
    let catalogue = try InventedPlaces.catalogue(Self.places)
    var question = SearchQuestion("golden")
    question.limit = 1000
    question.filter.maximumPrice = .cheap
    for found in try catalogue.search(question).found {
      #expect(found.restaurant.price == .cheap)
    }
  }

  @Test func oneNameAndSeveral() throws {
    var places = Self.places
    places[3].name = "Only Once"
    places[4].name = "Twice There"
    places[5].name = "TWICE  there"
    let catalogue = try InventedPlaces.catalogue(places)
    guard case .one(let only) = try catalogue.lookUp("only oncé", from: nil) else {
      Issue.record("'only oncé' is one")
      return
    }
    #expect(only.restaurant.id == places[3].id)
    guard case .several(let both) = try catalogue.lookUp("twice there", from: nil) else {
      Issue.record("'twice there' are two")
      return
    }
    #expect(Set(both.map(\.restaurant.id)) == [places[4].id, places[5].id])
    guard case .none(let suggestions) = try catalogue.lookUp("only onc", from: nil) else {
      Issue.record("'only onc' is none")
      return
    }
    #expect(suggestions.first == "Only Once")
  }

  /// What is offered for an unknown name is spelt like it, not a neighbour in its street.
  @Test(arguments: [
    ("foo", []), ("wagamma", ["Wagamama"]), ("noodles", []), ("brewary tap", ["Brewery Tap"]),
    ("mc donald", ["McDonalds"]), ("wagamama foo street", ["Wagamama"]),
    ("foo street", []),
  ])
  func onlyNamesThatAreAlikeAreOffered(_ text: String, _ names: [String]) throws {
    var places = Array(Self.places.prefix(6))
    let known = ["Wagamama", "Wagamama", "McDonalds", "The Ship", "Ape", "Bee"]
    for index in places.indices {
      (places[index].name, places[index].otherNames) = (known[index], [])
      (places[index].cuisines, places[index].address.street) = (["noodles"], "Foo Street")
    }
    places[3].otherNames = ["Brewery Tap"]
    let answer = try InventedPlaces.catalogue(places).lookUp(text, from: nil)
    #expect(answer == .none(suggestions: names))
  }

  /// Of the same name here and in another town, the one here is meant; of two here, none.
  @Test(arguments: [(0.1, 2.0, true), (0.1, 0.2, false), (2.0, 3.0, false)])
  func theOneNearbyOfSeveralIsMeant(_ first: Double, _ second: Double, isClear: Bool) throws {
    let origin = try #require(Coordinate(latitude: 50, longitude: 10))
    let places = try [first, second].enumerated().map { index, degrees in
      Restaurant(
        id: try #require(RestaurantID("p\(index)")), name: "Twice There",
        position: try #require(Coordinate(latitude: 50 + degrees, longitude: 10)))
    }
    let answer = try InventedPlaces.catalogue(places).lookUp("twice there", from: origin)
    switch answer {
    case .one(let found): #expect(isClear && found.restaurant.id == places[0].id)
    case .several(let found): #expect(!isClear && found.count == 2)
    case .none: Issue.record("there are two")
    }
  }

  /// Of two spellings of one name, the place nearby is meant, not the one that is spelt as typed.
  @Test func aNameMayBeWrittenAsOneWord() throws {
    let origin = try #require(Coordinate(latitude: 50, longitude: 10))
    let places = try [("here", "PizzaExpress", 50.01), ("far", "Pizza Express", 52)].map {
      Restaurant(
        id: try #require(RestaurantID($0)), name: $1,
        position: try #require(Coordinate(latitude: $2, longitude: 10)))
    }
    let answer = try InventedPlaces.catalogue(places).lookUp("pizza express", from: origin)
    guard case .one(let found) = answer else {
      Issue.record("one is near")
      return
    }
    #expect(found.restaurant.id == places[0].id)
  }
}

/// A search may say the town, before or behind the other words.
@Suite struct SearchTownTests {
  private static func place(
    _ id: String, _ name: String, _ street: String, _ city: String, _ postcode: String
  ) throws -> Restaurant {
    var place = Restaurant(
      id: try #require(RestaurantID(id)), name: name,
      position: try #require(Coordinate(latitude: 55.95, longitude: -3.19)))
    place.address = Address(street: street, city: city, postcode: postcode)
    return place
  }

  private static func search(_ text: String) throws -> Answer {
    let places = [
      try place("burgers", "Burgers", "High Street", "Edinburgh", "EH1 1RF"),
      try place("shish", "Shish Edinburgh", "Potterrow", "Edinburgh", "EH8 9BT"),
      try place("lemon", "Lemon", "Invalidenstraße 1", "Berlin", "10115"),
      try place("blizzeria", "Blizzeria Berlin", "Frankfurter Allee 2", "Berlin", "10315"),
      try place("slice", "Slice", "High Street", "New York", "10002"),
    ]
    let origin = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    return try InventedPlaces.catalogue(places).search(SearchQuestion(text, from: origin))
  }

  @Test(arguments: [
    ("EH1 1RF Edinburgh", "burgers"), ("Edinburgh EH1 1RF", "burgers"),
    ("EH11RF Edinburgh", "burgers"), ("High Street Edinburgh", "burgers"),
    ("Edinburgh High Street", "burgers"), ("Burgers Edinburgh", "burgers"),
    ("10115 Berlin", "lemon"), ("high st new york", "slice"), ("new york slice", "slice"),
  ])
  func theTownIsOneOfTheWords(_ text: String, _ id: String) throws {
    let answer = try Self.search(text)
    #expect(answer.found.map(\.restaurant.id.text) == [id] && answer.leftOut.isEmpty)
  }

  @Test(
    "the town of a place whose address does not say it",
    arguments: ["kiosk berlin", "Berlin Kiosk", "blue kiosk Berlin", "kiosk edinburgh"])
  func theAddressDoesNotSayTheTown(_ text: String) throws {
    var kiosk = try Self.place("kiosk", "The Blue Kiosk", "", "", "")
    kiosk.position = try #require(Coordinate(latitude: 52.52, longitude: 13.4))
    kiosk.address = Address()
    var lemon = try Self.place("lemon", "Lemon", "Invalidenstraße 1", "Berlin", "10115")
    lemon.position = try #require(Coordinate(latitude: 52.5, longitude: 13.41))
    let origin = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    let burgers = try Self.place("burgers", "Burgers", "High Street", "Edinburgh", "EH1 1RF")
    let answer = try InventedPlaces.catalogue([kiosk, lemon, burgers])
      .search(SearchQuestion(text, from: origin))
    #expect(answer.found.map(\.restaurant.id.text) == ["kiosk"])
    #expect(answer.isFar && answer.found.first?.distance.map { $0 > .kilometres(1000) } ?? false)
    #expect(answer.leftOut == (text.hasSuffix("edinburgh") ? ["edinburgh"] : []))
  }

  private static func foods(_ text: String) throws -> Set<String> {
    let places = [
      try place("salamander", "Cutting Chaii", "Salamander Street", "Edinburgh", "EH6 7LA"),
      try place("thai", "Ting Thai", "Teviot Place", "Edinburgh", "EH1 2QZ"),
      try place("doner", "Doner House", "Pier Place", "Edinburgh", "EH6 4LP"),
      try place("bagel", "The Bagel Factory", "Cakemuir Road", "Edinburgh", "EH1 1AA"),
      try place("pie", "Pieminister", "High Street", "Edinburgh", "EH1 1AB"),
    ]
    let origin = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    let answer = try InventedPlaces.catalogue(places).search(SearchQuestion(text, from: origin))
    return Set(answer.found.map(\.restaurant.id.text))
  }

  @Test(arguments: [
    ("salad", []), ("salads", []), ("thali", []), ("diner", []), ("pie", ["pie"]),
    ("pies", ["pie"]), ("cake", []), ("bagels", ["bagel"]), ("bagel", ["bagel"]),
    ("salamande", ["salamander"]), ("tingg", ["thai"]),
  ])
  func aWordForFoodIsNoSlipOfAnother(_ text: String, _ ids: [String]) throws {
    #expect(try Self.foods(text).sorted() == ids)
  }

  @Test func aDigitIsNoTypingError() throws {
    #expect(try Self.search("10114").found.isEmpty)
  }

  @Test func theTownOfAPlaceIsNotToldToBeLeftOut() throws {
    let answer = try Self.search("Burgers Edinburgh qqqqq")
    #expect(answer.found.map(\.restaurant.id.text) == ["burgers"])
    #expect(answer.leftOut == ["qqqqq"])
  }
}
