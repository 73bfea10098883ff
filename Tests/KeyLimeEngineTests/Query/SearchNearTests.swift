import Testing
import Thoroughness

@testable import KeyLimeEngine

/// In a search, near counts.
@Suite struct SearchNearTests {
  private static let here = Coordinate(latitude: 55.95, longitude: -3.19)

  /// A place so many metres to the north.
  private static func place(
    _ id: String, _ name: String, metres: Double, cuisine: String? = nil
  ) throws -> Restaurant {
    let here = try #require(here)
    var place = Restaurant(
      id: try #require(RestaurantID(id)), name: name,
      position: try #require(
        Coordinate(latitude: here.latitude + metres / 111_320, longitude: here.longitude)))
    place.cuisines = [cuisine].compactMap(\.self)
    return place
  }

  private static func search(
    _ text: String, _ places: [Restaurant], _ change: (inout SearchQuestion) -> Void = { _ in }
  ) throws -> Answer {
    var question = SearchQuestion(text, from: here)
    change(&question)
    return try InventedPlaces.catalogue(places).search(question)
  }

  private static func ids(_ answer: Answer) -> [String] { answer.found.map(\.restaurant.id.text) }

  @Test(arguments: ["coffee and cake", "coffee & cake", "coffee n cake", "Kaffee und cake"])
  func whatOnlyJoinsWordsNeedNotBeThere(_ text: String) throws {
    let places = [
      try Self.place("rabbit", "Black Rabbit Kaffee Coffee", metres: 1100, cuisine: "cake"),
      try Self.place("other", "Coffee Corner", metres: 100),
    ]
    let answer = try Self.search(text, places)
    #expect(Self.ids(answer).first == "rabbit" && answer.leftOut.isEmpty)
  }

  @Test func whatOnlyJoinsWordsIsNotToldToBeLeftOut() throws {
    let answer = try Self.search(
      "coffee and qqqqq", [try Self.place("other", "Coffee Corner", metres: 100)])
    #expect(Self.ids(answer) == ["other"] && answer.leftOut == ["qqqqq"])
  }

  @Test func aNameWithWhatJoinsItsWordsComesFirst() throws {
    let places = [
      try Self.place("without", "Salt Straw", metres: 100),
      try Self.place("with", "Salt and Straw", metres: 3000),
    ]
    #expect(try Self.ids(Self.search("salt and straw", places)) == ["with", "without"])
  }

  @Test func aBeginningAroundTheCornerComesBeforeAWordFarAway() throws {
    let places = [
      try Self.place("far", "Pizz", metres: 30_000),
      try Self.place("hut", "Pizza Hut", metres: 130),
    ]
    #expect(try Self.ids(Self.search("pizz", places)) == ["hut", "far"])
    // But on the doorstep the whole word is what was meant.
    let near = [places[1], try Self.place("near", "Pizz", metres: 400)]
    #expect(try Self.ids(Self.search("pizz", near)) == ["near", "hut"])
  }

  @Test func aCuisineAroundTheCornerComesBeforeANameFarAway() throws {
    let places = [
      try Self.place("name", "Pizza Palace", metres: 20_000),
      try Self.place("mario", "Da Mario", metres: 60, cuisine: "pizza"),
      try Self.place("near", "Pizza Pizza", metres: 1400),
    ]
    #expect(try Self.ids(Self.search("pizza", places)) == ["mario", "near", "name"])
    #expect(try Self.ids(Self.search("pizza", places) { $0.limit = 1 }) == ["mario"])
    #expect(try Self.ids(Self.search("pizza", places) { $0.limit = 2 }) == ["mario", "near"])
  }

  /// Each word of a cuisine is as good as the other.
  @Test func aCuisineOfSeveralWordsCountsAsOneOfOneWord() throws {
    let places = [
      try Self.place("name", "Fish and Chips", metres: 2000),
      try Self.place("served", "Landy's", metres: 170, cuisine: "fish_and_chips"),
      try Self.place("near", "The Fish and Chips", metres: 300),
    ]
    #expect(try Self.ids(Self.search("fish and chips", places)) == ["near", "served", "name"])
  }

  @Test func beyondFiftyKilometresOnlyWhenNothingNearerFits() throws {
    let far = try Self.place("far", "Cafe Indi", metres: 989_000)
    let near = try Self.place("near", "Indigo", metres: 330)
    let both = try Self.search("indi", [far, near])
    #expect(Self.ids(both) == ["near"] && !both.isFar)
    let only = try Self.search("cafe indi", [far, near])
    #expect(Self.ids(only) == ["far"] && only.isFar, "the near one lacks a word")
    let slip = try Self.search("indgio", [far, near])
    #expect(Self.ids(slip) == ["near"] && !slip.isFar)
    let asked = try Self.search("indi", [far, near]) { $0.reach = .kilometres(2000) }
    #expect(Self.ids(asked) == ["near", "far"] && !asked.isFar)
    let nowhere = try Self.search("indi", [far, near]) { $0.origin = nil }
    #expect(Set(Self.ids(nowhere)) == ["far", "near"] && !nowhere.isFar)
  }

  @Test func aNameInOneWordCountsAsItsWords() throws {
    let places = [
      try Self.place("two", "Pizza Express", metres: 10_700, cuisine: "pizza"),
      try Self.place("one", "PizzaExpress", metres: 170, cuisine: "pizza"),
      try Self.place("king", "Burger King", metres: 900),
    ]
    for limit in [1, 20] {
      let found = try Self.search("pizza express", places) { $0.limit = limit }
      #expect(Self.ids(found) == Array(["one", "two"].prefix(limit)))
    }
    #expect(try Self.ids(Self.search("burgerking", places)) == ["king"])
  }

  /// The word that the fewest places have tells the most, wherever it stands.
  @Test(arguments: ["cafe mariachi", "quan an mariachi", "mariachi cafe", "the mariachi cafe"])
  func theMostFrequentWordIsLeftOutFirst(_ text: String) throws {
    let places = [
      try Self.place("mariachi", "Mariachi", metres: 900),
      try Self.place("one", "Quan An Cafe", metres: 100),
      try Self.place("two", "The Quan An Cafe", metres: 200),
    ]
    let answer = try Self.search(text, places)
    #expect(Self.ids(answer) == ["mariachi"] && !answer.leftOut.contains("mariachi"))
  }

  @Test func aPluralListsAsTheSingularDoes() throws {
    let places = [
      try Self.place("plural", "Pizzas", metres: 3000),
      try Self.place("served", "Kiosk", metres: 200, cuisine: "pizza"),
      try Self.place("near", "Pizza Corner", metres: 100),
      try Self.place("boss", "Boss", metres: 50),
    ]
    for text in ["pizza", "pizzas"] {
      #expect(try Self.ids(Self.search(text, places)) == ["near", "served", "plural"])
    }
    #expect(try Self.ids(Self.search("boss", places)) == ["boss"])
  }

  @Test func whatHasAllWordsStandsAlone() throws {
    let places = [
      try Self.place("whole", "Rue Oberkampf", metres: 3000),
      try Self.place("part", "Rue du Bac", metres: 100),
    ]
    #expect(try Self.ids(Self.search("rue oberkampf", places)) == ["whole"])
    let part = try Self.search("rue mouffetard", places)
    #expect(Self.ids(part) == ["part", "whole"] && part.leftOut == ["mouffetard"])
  }

  /// The pairs of neighbours that a word of a script without spaces becomes are one word.
  @Test func noPartOfAWordIsLeftOut() throws {
    let places = [
      try Self.place("crepe", "クレープ", metres: 100), try Self.place("ray", "レーの店", metres: 200),
      try Self.place("tokyo", "東京食堂", metres: 300),
    ]
    #expect(try Self.search("カレー", places).found.isEmpty)
    let tokyo = try Self.search("カレー 東京", places)
    #expect(Self.ids(tokyo) == ["tokyo"] && tokyo.leftOut == ["カレー"])
    let curry = try Self.place("curry", "東京カレー", metres: 900)
    #expect(try Self.ids(Self.search("カレー", places + [curry])) == ["curry"])
  }

  /// George Street has both words, so that the name has one of them is no drawback.
  @Test func aWordOfTheStreetInTheNameIsNoDrawback() throws {
    var places = [
      try Self.place("diner", "George Diner", metres: 111),
      try Self.place("kufu", "Kufu", metres: 557),
    ]
    for index in places.indices { places[index].address.street = "George Street" }
    #expect(try Self.ids(Self.search("george street", places)) == ["diner", "kufu"])
  }

  /// A list by distance has the nearest of all that fit, however few are asked for.
  @Test func theNearestFirstAreTheNearest() throws {
    var places = [
      try Self.place("name", "Golden Fork", metres: 3000),
      try Self.place("served", "Fork", metres: 2000, cuisine: "golden"),
      try Self.place("street", "Knife", metres: 1000),
      try Self.place("slip", "Golben", metres: 10),
    ]
    places[2].address.street = "Golden Street"
    for limit in 1...4 {
      let answer = try Self.search("golden", places) {
        ($0.limit, $0.isNearestFirst) = (limit, true)
      }
      #expect(Self.ids(answer) == Array(["street", "served", "name"].prefix(limit)))
      #expect(!answer.isMisspelt)
    }
    let slip = try Self.search("golden", [places[3]]) { $0.isNearestFirst = true }
    #expect(Self.ids(slip) == ["slip"] && slip.isMisspelt)
  }

  @Test func eitherOfTwoIsTheNearest() throws {
    let places = [
      try Self.place("name", "Ramen Place", metres: 900),
      try Self.place("served", "Kai", metres: 500, cuisine: "ramen"),
      try Self.place("sushi", "Sushi Place", metres: 700),
    ]
    var question = SearchQuestion("sushi or ramen", from: Self.here)
    question.limit = 1
    let either = try InventedPlaces.catalogue(places).searchEither(question)
    #expect(Self.ids(either) == ["served"])
  }

  @Test func theOtherNameByWhichAPlaceIsFoundIsTold() throws {
    var places = [
      try Self.place("now", "Landy's", metres: 100), try Self.place("byron", "Byron", metres: 200),
    ]
    places[0].formerNames = ["Bar One", "Byron Burgers"]
    places[1].otherNames = ["Byron's"]
    let found = try Self.search("byron", places).found
    #expect(found.map(\.otherName) == [nil, "Byron Burgers"])
    #expect(try Self.search("landy", places).found.map(\.otherName) == [nil])
  }

  /// However few are asked for, they are the first of the whole list.
  @Test(arguments: (0..<6 as Range<UInt64>).sweep(1))
  func aShortListIsTheBeginningOfALongOne(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let names = ["Golden", "Goldener Hirsch", "The Golden Fork", "Gold", "Marigold", "Plain"]
    let places = try (0..<120).map { index in
      try Self.place(
        "p\(index)", random.pick(names), metres: Double.random(in: 0...60_000, using: &random),
        cuisine: random.pick([nil, "golden", "thai"]))
    }
    for text in ["gold", "golden", "golden fork"] {
      let all = Self.ids(try Self.search(text, places) { $0.limit = 1000 })
      for limit in [1, 3, 10, 25] {
        let some = try Self.search(text, places) { $0.limit = limit }
        #expect(Self.ids(some) == Array(all.prefix(limit)), "seed \(seed), '\(text)', \(limit)")
      }
    }
  }
}
