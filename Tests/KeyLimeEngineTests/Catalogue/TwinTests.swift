import Testing

@testable import KeyLimeEngine

/// One restaurant in two sources is shown once, and only then.
@Suite struct TwinTests {
  private func place(
    _ id: String, _ name: String, _ source: String, east metres: Double = 0, kind: Kind? = .cafe
  ) throws -> Restaurant {
    let position = Coordinate(latitude: 0, longitude: metres / 111_319.49)
    var place = Restaurant(
      id: try #require(RestaurantID(id)), name: name, position: try #require(position))
    place.kind = kind
    place.source = Source(name: source)
    return place
  }

  private func shown(_ places: [Restaurant]) throws -> [Found] {
    let catalogue = try InventedPlaces.catalogue(places, sources: ["first", "second", "third"])
    let origin = try #require(Coordinate(latitude: 0, longitude: 0))
    return try catalogue.nearby(NearbyQuestion(around: origin, within: nil)).found
  }

  @Test func theFirstSourceIsShownAndCompleted() throws {
    var second = try place("b", "CAFE ZOE", "second", east: 100)
    second.phone = "1"
    second.price = .expensive
    var first = try place("a", "Café Zoë", "first")
    first.price = .moderate
    let found = try shown([second, first])
    #expect(found.map(\.restaurant.id.text) == ["a"])
    #expect(found.first?.restaurant.phone == "1")
    #expect(found.first?.restaurant.price == .moderate)
    #expect(found.first?.listed.sources.map(\.name) == ["first", "second"])
  }

  @Test func aFilterSeesWhatATwinKnows() throws {
    let first = try place("a", "Zoë", "first")
    var second = try place("b", "Zoë", "second")
    second.price = .cheap
    let catalogue = try InventedPlaces.catalogue([first, second], sources: ["first", "second"])
    var question = NearbyQuestion(around: first.position, within: nil)
    question.filter.maximumPrice = .cheap
    #expect(try catalogue.nearby(question).found.map(\.restaurant.id.text) == ["a"])
  }

  @Test func aTwinIsFoundByItsOwnIdToo() throws {
    let places = [try place("a", "Zoë", "first"), try place("b", "Zoë", "second")]
    let catalogue = try InventedPlaces.catalogue(places, sources: ["first", "second"])
    let found = try catalogue.restaurant(#require(RestaurantID("b")))
    #expect(found?.restaurant.id.text == "a")
  }

  @Test func whatIsNoTwin() throws {
    #expect(try shown([place("a", "Zoë", "first"), place("b", "Zoë", "first")]).count == 2)
    #expect(try shown([place("a", "Zoë", "first"), place("b", "Zoë 2", "second")]).count == 2)
    #expect(
      try shown([place("a", "Zoë", "first"), place("b", "Zoë", "second", east: 160)]).count == 2)
    #expect(
      try shown([place("a", "Zoë", "first"), place("b", "Zoë", "second", kind: .bar)]).count == 2)
  }

  @Test func threeSourcesGiveOne() throws {
    let places = try ["first", "second", "third"].map { try place($0, "Zoë", $0) }
    #expect(try shown(places).count == 1)
    #expect(try shown(places).first?.listed.sources.count == 3)
  }

  @Test func branchesPairOneToOne() throws {
    let found = try shown([
      place("a1", "Zoë", "first"), place("a2", "Zoë", "first", east: 60),
      place("b1", "Zoë", "second", east: 5), place("b2", "Zoë", "second", east: 65),
    ])
    #expect(found.map(\.restaurant.id.text) == ["a1", "a2"])
    #expect(found.allSatisfy { $0.listed.sources.count == 2 })
  }

  @Test func twoBranchesAreNotBothTheSamePlace() throws {
    let found = try shown([
      place("a", "Zoë", "first"), place("b1", "Zoë", "second", east: 5),
      place("b2", "Zoë", "second", east: 10),
    ])
    #expect(found.map(\.restaurant.id.text) == ["a", "b2"])
  }
}
