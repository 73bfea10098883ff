import Testing

@testable import KeyLimeEngine

/// Small worlds with the order that the rules of ratings give.
@Suite struct RatingScenarioTests {
  private typealias World = RatingWorld

  @Test("one lime does not promote, and three change nothing")
  func oneLime() throws {
    func world(_ limes: Int?) -> World {
      World([
        World.place("A", 100),
        World.place("B", 200, limes.map { [($0, 0)] } ?? [], by: "eli"),
        World.place("C", 300),
      ])
    }
    #expect(try world(nil).discover() == ["A", "B", "C"])
    #expect(try world(1).discover() == ["A", "C", "B"])
    #expect(try world(3).discover() == ["A", "B", "C"])
    #expect(try world(3).list(.rating) == ["A", "B", "C"])
    #expect(try world(5).discover() == ["B", "A", "C"])
  }

  @Test("a bad place that many talk about sinks")
  func viral() throws {
    let viral = (0..<10).map { (5, $0 % 5) } + (0..<15).map { (1, $0 % 5) }
    let world = World([
      World.place("V", 100, viral),
      World.place("S", 200, (0..<4).map { (4, $0) }),
      World.place("U", 50),
    ])
    #expect(try world.discover() == ["S", "U", "V"])
  }

  @Test("steady praise beats a burst")
  func burst() throws {
    let world = World([
      World.place("F", 100, (0..<12).map { _ in (5, 0) }),
      World.place("G", 200, (0..<6).map { (5, $0) }),
    ])
    #expect(try world.discover() == ["G", "F"])
    #expect(try world.list(.rating) == ["F", "G"])
  }

  @Test("old heat is no heat", arguments: [(730, "Y"), (47, "Y"), (40, "O")])
  func oldHeat(age: Int, first: String) throws {
    let world = World([
      World.place("O", 100, [(4, age)]),
      World.place("Y", 900, stars: 480, reviews: 1203),
      World.place("Z", 50, stars: 300, reviews: 40),
    ])
    let second = first == "Y" ? "O" : "Y"
    #expect(try world.discover() == [first, second, "Z"])
  }

  @Test("one person does not erase a thousand reviews")
  func manyReviews() throws {
    for (limes, isListed) in [
      ([], true), ([2], true), ([4], true), ([5], true), ([1, 1, 1, 1, 1, 1], false),
    ] as [([Int], Bool)] {
      let world = World([World.place("Y", 100, limes.map { ($0, 0) }, stars: 450, reviews: 1203)])
      #expect(try world.list(.rating, least: 400).isEmpty == !isListed)
      #expect(try world.picks().isEmpty == !isListed)
    }
    let poor = World([World.place("Y", 100, [(5, 0)], stars: 250, reviews: 800)])
    #expect(try poor.list(.rating, least: 400).isEmpty)
    #expect(try poor.picks().isEmpty)
  }

  @Test func sortedByRating() throws {
    func many(_ first: Int, _ count: Int) -> [(Int, Int)] {
      (0..<50).map { ($0 < count ? first : 4, 0) }
    }
    let world = World([
      World.place("A", 100, [(5, 0)]), World.place("B", 200, many(5, 30)),
      World.place("C", 300, many(3, 30)), World.place("D", 50),
      World.place("E", 40, [(3, 0)]), World.place("F", 30, [(2, 0)]),
      World.place("G", 700, stars: 500, reviews: 2),
      World.place("H", 800, stars: 480, reviews: 1203),
    ])
    #expect(try world.list(.rating) == ["H", "B", "G", "A", "C", "E", "D", "F"])
  }

  @Test("what is shown as 4.5 passes a filter of 4.5")
  func whatIsShownPasses() throws {
    let fours = (0..<20).map { ($0 < 9 ? 5 : 4, 0) }
    let world = World([
      World.place("P", 100, fours), World.place("Q", 200, stars: 435, reviews: 100),
      World.place("R", 300, stars: 0, reviews: 0),
    ])
    #expect(try world.list(.distance, least: 450) == ["P"])
    #expect(try world.list(.distance, least: 440) == ["P", "Q"])
    #expect(try world.list(.distance, least: 460) == [])
    #expect(try world.list(.distance, least: 460, allowsUnknown: true) == ["R"])
  }

  @Test("discover shows what one does not know")
  func exploration() throws {
    var world = World(
      (0..<5).map { World.place("k\($0)", 500 + Double($0), [(5, $0)], by: "me") }
        + (0..<4).map { World.place("u\($0)", 100 + Double($0) * 100) })
    let pure = ["k0", "k1", "k2", "k3", "k4", "u0", "u1", "u2", "u3"]
    #expect(
      try world.discover() == ["k0", "k1", "u0", "k2", "k3", "u1", "k4", "u2", "u3"])
    #expect(try world.list(.trending) == pure)
    #expect(try world.discover(for: "eli") == pure)
    // A place that one keeps is known too.
    world.hearts = ["u0"]
    #expect(
      try world.discover() == ["k0", "k1", "u1", "k2", "k3", "u2", "k4", "u0", "u3"])
    #expect(
      try world.list(.best, withoutFavourites: true)
        == ["k0", "k1", "u1", "k2", "k3", "u2", "k4", "u3"])
  }

  @Test("a stranger's one lime does not lift a place in the pick")
  func strangers() throws {
    let world = World([
      World.place("Bad", 100, [(1, 0)]), World.place("Other", 101),
    ])
    let terms = Dictionary(
      uniqueKeysWithValues: try world.picks().map { ($0.found.restaurant.id.text, $0.terms) })
    let (bad, other) = (try #require(terms["Bad"]), try #require(terms["Other"]))
    #expect((bad.distance.tenThousandths, bad.rating.tenThousandths) == (5927, -750))
    #expect((other.distance.tenThousandths, other.rating) == (5915, .zero))
  }

  @Test("a rating from the far future is held back", arguments: [(30, nil, 0), (1, 50, 14)])
  func future(ahead: Int, number: Int?, score: Int) throws {
    let world = World([World.place("B", 100, [(5, -ahead)])])
    let found = try #require(try world.picks().first?.found)
    #expect(found.number?.tenths == number && found.score.tenths == score)
    #expect(try world.list(.rating, least: 400) == (number == nil ? [] : ["B"]))
  }
}
