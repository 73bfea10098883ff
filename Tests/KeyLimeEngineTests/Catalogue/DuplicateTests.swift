import Testing

@testable import KeyLimeEngine

/// One restaurant in two sources is shown once, and only then.
@Suite struct DuplicateTests {
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

  @Test(arguments: [true, false])
  func whatIsClosedForNowIsClosedWhicheverSourceSaysSo(_ isFirst: Bool) throws {
    var open = try place("a", "Zoë", isFirst ? "second" : "first")
    (open.openingHours, open.kitchenHours) = ("24/7", "12:00-22:00")
    var closed = try place("b", "Zoë", isFirst ? "first" : "second")
    closed.openingHours = BusinessStatus.hoursOfClosedForNow
    let found = try shown([open, closed])
    #expect(found.map(\.restaurant.openingHours) == [BusinessStatus.hoursOfClosedForNow])
    #expect(found.first?.restaurant.kitchenHours == nil)
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

  @Test(arguments: [1.0, -1])
  func theSourceImportedFirstDecides(_ east: Double) throws {
    let first = try place("a", "Zoë", "first")
    var second = try place("b", "Zoë", "second", east: 20 * east)
    var third = try place("c", "Zoë", "third", east: -20 * east)
    (second.price, third.price) = (.cheap, .expensive)
    let places = [first, second, third].sorted { $0.position.longitude < $1.position.longitude }
    let catalogue = try InventedPlaces.catalogue(places, sources: ["first", "second", "third"])
    var question = NearbyQuestion(around: first.position, within: nil)
    question.filter.maximumPrice = .cheap
    let found = try catalogue.nearby(question).found
    #expect(found.map(\.restaurant.price) == [.cheap], "the index and the records agree")
    #expect(found.first?.listed.sources.map(\.name) == ["first", "second", "third"])
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

  @Test func anIdIsOneRestaurantWhateverItIsCalledAndWhereverItIs() throws {
    var old = try place("n1", "Old Name", "first")
    old.phone = "1"
    let new = try place("n1", "New Name", "second", east: 900, kind: .bar)
    let catalogue = try InventedPlaces.catalogue([old, new], sources: ["first", "second"])
    let found = try catalogue.nearby(NearbyQuestion(around: old.position, within: nil)).found
    #expect(found.map(\.restaurant.name) == ["New Name"])
    #expect(found.first?.restaurant.otherNames == ["Old Name"])
    #expect(found.first?.restaurant.phone == "1")
    #expect(found.first?.listed.sources.map(\.name) == ["second", "first"])
    let shown = try catalogue.restaurant(#require(RestaurantID("n1")))
    #expect(shown == found.first?.listed)
  }

  @Test(arguments: [nil, Coordinate(latitude: 0, longitude: 0)])
  func theNamesOfAllRecordsFindIt(_ origin: Coordinate?) throws {
    let places = [
      try place("n1", "Old Name", "first"), try place("n1", "New Thing", "second", east: 900),
    ]
    let catalogue = try InventedPlaces.catalogue(places, sources: ["first", "second"])
    for text in ["old name", "new thing", "OLD", "thing"] {
      let answer = try catalogue.search(SearchQuestion(text, from: origin))
      #expect(answer.found.map(\.restaurant.name) == ["New Thing"], "\(text)")
    }
    guard case .one(let found) = try catalogue.lookUp("Old Name", from: origin) else {
      Issue.record("the old name is not known")
      return
    }
    #expect(found.restaurant.id.text == "n1")
  }

  @Test func theLastImportDecidesTheWordsOfAnId() throws {
    let places = [try place("n1", "Old Name", "first"), try place("n1", "New Name", "second")]
    let bytes = InventedPlaces.lines(places)
    let image = try IndexImage(
      lines: bytes, path: "(test)", sourceOrder: ["first", "second"],
      byLastImport: ["second", "first"])
    let index = try IndexFile(image: image, catalogueSize: bytes.count)
    let catalogue = Catalogue(lines: .memory(bytes), index: index, sources: [])
    #expect(try catalogue.restaurant(#require(RestaurantID("n1")))?.restaurant.name == "Old Name")
  }

  @Test func aNamesakeJoinsTheWholeId() throws {
    let found = try shown([
      place("n1", "Zoë", "first"), place("n1", "Zoë's", "second"),
      place("x", "Zoë's", "third", east: 20), place("w", "Zoë's", "first", east: 140),
    ])
    #expect(found.map(\.restaurant.id.text) == ["n1", "w"])
    #expect(found.first?.listed.sources.map(\.name) == ["second", "first", "third"])
  }

  @Test(arguments: [
    ("Inka's", "Inka's Restaurant"), ("Veggie Grill", "The Veggie Grill"),
    ("Salt & Pepper", "Salt and Pepper"), ("Restaurant Linde", "Linde"),
  ])
  func fillersInNamesDoNotCount(first: String, second: String) throws {
    #expect(try shown([place("a", first, "first"), place("b", second, "second")]).count == 1)
    #expect(try shown([place("a", second, "first"), place("b", first, "second")]).count == 1)
    #expect(
      try shown([place("a", first, "first"), place("b", second, "second", east: 160)]).count == 2)
  }

  @Test(arguments: [
    ("KFC", "Taco Bell"), ("The Restaurant", "The Grill"), ("The Restaurant", "And"),
    ("Inka's", "Inka's Grill"), ("Salt", "Salt and Pepper"),
  ])
  func othersAtOneDoorStayTwo(first: String, second: String) throws {
    #expect(try shown([place("a", first, "first"), place("b", second, "second")]).count == 2)
  }

  /// Two places of two sources that publish something to be reached by.
  private func pair(
    _ first: String, _ second: String, _ contact: (String, String), east metres: Double = 3
  ) throws -> [Restaurant] {
    var (a, b) = (
      try place("a", first, "first"), try place("b", second, "second", east: metres)
    )
    if contact.0.hasPrefix("http") {
      (a.website, b.website) = contact
    } else {
      (a.phone, b.phone) = contact
    }
    return [a, b]
  }

  private static let number = ("+44 131 555 0100", "0131 5550100")
  private static let page = ("https://www.inkas.example/menu", "http://inkas.example")

  @Test(arguments: [
    ("Inka's", "Inka's Grill", number), ("Salt", "Salt and Pepper", number),
    ("Inka's", "Inka's Grill", page), ("Bar Grill Inka's", "The Inka's", number),
  ])
  func whatReachesThemIsEvidence(
    first: String, second: String, contact: (String, String)
  ) throws {
    #expect(try shown(pair(first, second, contact)).map(\.restaurant.id.text) == ["a"])
    #expect(try shown(pair(second, first, contact)).count == 1)
    #expect(try shown(pair(first, second, contact, east: 160)).count == 2)
  }

  @Test(arguments: [
    ("KFC", "Taco Bell", number), ("KFC", "Taco Bell", page),
    ("Inka's", "Inka's Grill", ("+44 131 555 0100", "0131 5550101")),
    ("Inka's", "Inka's Grill", ("112", "112")),
    ("Inka's", "Inka's Grill", ("https://a.example", "https://b.example")),
    ("Inka's", "Inka's Grill", ("https://facebook.com/a", "https://www.facebook.com/b")),
    ("The Restaurant", "Restaurant and Bar", number),
  ])
  func aNumberAloneIsNot(first: String, second: String, contact: (String, String)) throws {
    #expect(try shown(pair(first, second, contact)).count == 2)
    #expect(try shown(pair(second, first, contact)).count == 2)
  }

  @Test func aNumberJoinsWhatANameHasJoined() throws {
    var places = try pair("Zoë", "Zoë Grill", Self.number)
    places.append(try place("c", "Zoë Grill", "third", east: 20))
    let found = try shown(places)
    #expect(found.map(\.restaurant.id.text) == ["a"])
    #expect(found.first?.listed.sources.count == 3)
    var second = try place("d", "Zoë", "second", east: 1)
    second.phone = Self.number.0
    #expect(try shown(pair("Zoë Bar", "Zoë Grill", Self.number) + [second]).count == 2)
  }
}
