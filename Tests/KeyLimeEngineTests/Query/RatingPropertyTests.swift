import Testing
import Thoroughness

@testable import KeyLimeEngine

/// What must hold of every list, whatever people think: tried on random worlds.
@Suite struct RatingPropertyTests {
  private static let people = ["ana", "ben", "cho", "dan", "eve", "fay"]

  private func world(_ random: inout SplitMix64) -> RatingWorld {
    let places = (0..<Int.random(in: 2...9, using: &random)).map { number in
      var place = RatingWorld.place(
        "p\(number)", random.pick([50, 100, 200, 300, 500, 800, 1500, 3000]))
      place.cuisines = random.pick([[], ["thai"], ["pizza"], ["thai", "pho"]])
      if random.chance(40) {
        place.stars = Int.random(in: 20...100, using: &random) * 5
        place.reviews = random.pick([nil, 0, 1, 3, 10, 40, 1200])
      }
      for who in (Self.people + ["me"]).shuffled(using: &random).prefix(
        random.pick([0, 0, 1, 2, 3, 6]))
      {
        place.ratings.append(rating(by: who, random.pick([1, 1, 2, 3, 4, 5]), &random))
      }
      return place
    }
    var world = RatingWorld(places)
    if random.chance(30) { world.hearts = [random.pick(places).id] }
    if random.chance(30) { world.avoided = [random.pick(places).id] }
    for _ in 0..<random.pick([0, 1, 2]) {
      world.visits.append((random.pick(places).id, Int.random(in: 0...20, using: &random)))
    }
    return world
  }

  private func rating(
    by who: String, _ limes: Int, _ random: inout SplitMix64
  ) -> RatingWorld.Rating {
    RatingWorld.Rating(who: who, limes: limes, age: Int.random(in: 0...90, using: &random))
  }

  /// Every list in which ratings decide, by its name.
  private func lists(_ asked: RatingWorld) throws -> [String: [String]] {
    let world = try asked.opened()
    var lists = [
      "discover": try world.list(.best, hidesAvoided: true, withoutFavourites: true),
      "discover --favorites": try world.list(.best, hidesAvoided: true),
      "discover --sort trending": try world.list(.trending, hidesAvoided: true),
      "nearby --sort rating": try world.list(.rating),
      "nearby --sort rating --unknown": try world.list(.rating, least: 400, allowsUnknown: true),
      "iwant-pick": try picks(world, .promising),
    ]
    for least in [200, 350, 400, 450] {
      lists["discover >= \(least)"] = try world.list(.best, hidesAvoided: true, least: least)
      lists["nearby >= \(least)"] = try world.list(.rating, least: least)
      if let stars = Stars(hundredths: least) {
        lists["iwant-pick >= \(least)"] = try picks(world, .atLeast(stars))
      }
    }
    return lists
  }

  private func picks(_ world: RatingWorld.Opened, _ rating: RatingTest) throws -> [String] {
    try world.picks(rating).map(\.found.restaurant.id.text)
  }

  private func place(of id: String, in list: [String]?) -> Int { list?.firstIndex(of: id) ?? .max }

  @Test("seed", arguments: (1...2 as ClosedRange<UInt64>).sweep(1))
  func raisingARatingNeverMovesThePlaceDownOrOut(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for number in 0..<8 {
      let before = world(&random)
      var after = before
      guard let index = after.places.indices.randomElement(using: &random),
        let which = after.places[index].ratings.indices.randomElement(using: &random),
        after.places[index].ratings[which].limes < 5
      else { continue }
      after.places[index].ratings[which].limes += 1
      let (id, old, new) = (after.places[index].id, try lists(before), try lists(after))
      for (name, list) in old {
        #expect(
          place(of: id, in: new[name]) <= place(of: id, in: list),
          "seed \(seed), world \(number): \(name) of \(before)")
      }
    }
  }

  @Test("seed", arguments: (1...2 as ClosedRange<UInt64>).sweep(1))
  func aNewRatingMovesThePlaceWhereItPoints(seed: UInt64) throws {
    var random = SplitMix64(seed: seed + 100)
    for number in 0..<8 {
      let before = world(&random)
      var after = before
      guard let index = after.places.indices.randomElement(using: &random) else { continue }
      let raters = Set(after.places[index].ratings.map(\.who))
      guard let who = Self.people.first(where: { !raters.contains($0) }) else { continue }
      let limes = random.pick([1, 2, 4, 5])
      after.places[index].ratings.append(rating(by: who, limes, &random))
      let (id, old, new) = (after.places[index].id, try lists(before), try lists(after))
      if limes > 3 {
        let (was, isNow) = (old["iwant-pick"], new["iwant-pick"])
        #expect(
          place(of: id, in: was) == .max || place(of: id, in: isNow) < .max,
          "seed \(seed), world \(number): \(before)")
        continue
      }
      // A number below two may rise by a two, and a low filter let the first rating in.
      let number2 = before.places[index].number
      for (name, list) in old where !name.contains(">= 200") && !(number2.map { $0 < 20 } ?? false)
      {
        #expect(
          place(of: id, in: new[name]) >= place(of: id, in: list),
          "seed \(seed), world \(number): \(limes) to \(id), \(name) of \(before)")
      }
    }
  }
}

extension RatingWorld.Place {
  /// The number of the place in tenths.
  fileprivate var number: Int? {
    RatingTally(
      source: SourceRating(stars: stars.flatMap { Stars(hundredths: $0) }, reviews: reviews),
      people: ratings.count, limes: ratings.reduce(0) { $0 + $1.limes }
    ).number?.tenths
  }
}
