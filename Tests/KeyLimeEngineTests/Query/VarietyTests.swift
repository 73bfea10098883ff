import Testing

@testable import KeyLimeEngine

@Suite struct VarietyTests {
  /// What was eaten is looked up at a hundred places, the latest first; the places themselves all
  /// count.
  @Test(arguments: [(others: 99, counts: true), (others: 100, counts: false)])
  func theLatestHundredMealsCount(_ example: (others: Int, counts: Bool)) throws {
    var old = RatingWorld.place("old", 100, stars: 400, reviews: 9)
    old.cuisines = ["thai"]
    var new = RatingWorld.place("new", 200, stars: 400, reviews: 9)
    new.cuisines = ["thai"]
    let others = (0..<example.others).map { RatingWorld.place("other\($0)", 20_000) }
    var world = RatingWorld([old, new] + others)
    world.visits = others.map { ($0.id, 1) } + [("old", 2)]
    let picks = try world.picks()
    let visited = try #require(picks.first { $0.found.restaurant.id.text == "old" })
    #expect(visited.visit?.tie == .place)
    let tried = try #require(picks.first { $0.found.restaurant.id.text == "new" })
    #expect(tried.visit?.tie == (example.counts ? .cuisine("thai") : nil))
  }

  /// Of many visits to one place the latest counts, however many there are.
  @Test func onePlaceIsOneMeal() throws {
    var old = RatingWorld.place("old", 100, stars: 400, reviews: 9)
    old.cuisines = ["thai"]
    let usual = RatingWorld.place("usual", 300, stars: 400, reviews: 9)
    var new = RatingWorld.place("new", 200, stars: 400, reviews: 9)
    new.cuisines = ["thai"]
    var world = RatingWorld([old, usual, new])
    world.visits = (0..<300).map { _ in ("usual", 1) } + [("old", 2)]
    let tried = try #require(try world.picks().first { $0.found.restaurant.id.text == "new" })
    #expect(tried.visit?.tie == .cuisine("thai"))
  }
}
