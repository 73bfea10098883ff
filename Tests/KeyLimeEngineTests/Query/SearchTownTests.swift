import Testing

@testable import KeyLimeEngine

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

  @Test func aDigitIsNoTypingError() throws {
    #expect(try Self.search("10114").found.isEmpty)
  }

  @Test func theTownOfAPlaceIsNotToldToBeLeftOut() throws {
    let answer = try Self.search("Burgers Edinburgh qqqqq")
    #expect(answer.found.map(\.restaurant.id.text) == ["burgers"])
    #expect(answer.leftOut == ["qqqqq"])
  }
}
