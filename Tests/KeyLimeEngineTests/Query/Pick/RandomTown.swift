import Testing
import Thoroughness

@testable import KeyLimeEngine

/// A town made up from a seed: places of every degree of ignorance, some of them in two sources.
struct RandomTown {
  let catalogue: Catalogue
  let middle: Coordinate
  /// People's ratings of every third place.
  let ratings: PeoplesRatings
  private var random: SplitMix64

  static let hours = [
    "24/7", "Mo-Su 10:00-22:00", "Mo-Fr 08:00-18:00", "Fr-Sa 18:00-03:00", "Mo-Su 17:00-19:10",
    "\"by appointment\"", "Mo-Su 12:00+", "Mo-Su 10:00-20:00; PH off", "nonsense", "Su off",
    "We-Su 11:00-14:00,17:00-23:30",
  ]
  static let cuisines = ["pizza", "thai", "burger", "ramen"]

  init(seed: UInt64, count: Int) throws {
    random = SplitMix64(seed: seed)
    middle = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    var restaurants: [Restaurant] = []
    for index in 0..<count {
      let place = try Self.place("a\(index)", "a", &random)
      restaurants.append(place)
      if Int.random(in: 0..<6, using: &random) == 0 {
        var twin = try Self.place("b\(index)", "b", &random)
        twin.name = place.name
        twin.position = place.position
        twin.cuisines = place.cuisines
        restaurants.append(twin)
      }
    }
    catalogue = try Self.catalogue(of: restaurants)
    ratings = Self.ratings(restaurants.map(\.id), &random)
  }

  private static func ratings(_ ids: [RestaurantID], _ random: inout SplitMix64) -> PeoplesRatings {
    var given: [(restaurant: RestaurantID, limes: Int, day: Int)] = []
    for id in ids where Int.random(in: 0..<3, using: &random) == 0 {
      let kindness = Int.random(in: 1...5, using: &random)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let count = min(5, kindness + Int.random(in: 0...1, using: &random))
        given.append((id, count, 20_770 - Int.random(in: 0...60, using: &random)))
      }
    }
    return PeoplesRatings(State.rated(given), today: 20_777)
  }

  /// Opens a catalogue of restaurants that is nowhere but in memory.
  static func catalogue(of restaurants: [Restaurant]) throws -> Catalogue {
    var bytes: [UInt8] = []
    for restaurant in restaurants {
      var writer = JSONWriter()
      restaurant.write(to: &writer)
      bytes += writer.bytes + [UInt8(ascii: "\n")]
    }
    let image = try IndexImage(lines: bytes, path: "(town)", sourceOrder: ["a", "b"])
    let index = try IndexFile(image: image, catalogueSize: bytes.count)
    return Catalogue(lines: .memory(bytes), index: index, sources: [])
  }

  private static func place(
    _ id: String, _ source: String, _ random: inout SplitMix64
  ) throws -> Restaurant {
    func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
    // Denser in the middle, and some far out.
    let spread = chance(0.7) ? 0.01 : 0.2
    let position = try #require(
      Coordinate(
        latitude: 55.95 + Double.random(in: -spread...spread, using: &random),
        longitude: -3.19 + Double.random(in: -spread...spread, using: &random)))
    var place = Restaurant(
      id: try #require(RestaurantID(id)), name: "Place \(id.dropFirst())", position: position)
    place.kind = chance(0.8) ? Kind.allCases.randomElement(using: &random) : nil
    if chance(0.6), let cuisine = cuisines.randomElement(using: &random) {
      place.cuisines = [cuisine]
    }
    place.price = chance(0.5) ? PriceLevel.allCases.randomElement(using: &random) : nil
    if chance(0.5) {
      place.rating = Stars(hundredths: Int.random(in: 200...500, using: &random))
      place.ratingCount = chance(0.7) ? Int.random(in: 1...400, using: &random) : nil
    }
    place.openingHours = chance(0.6) ? hours.randomElement(using: &random) : nil
    place.timeZone = chance(0.5) ? "Europe/London" : nil
    place.source = Source(name: source, record: id)
    return place
  }

  // MARK: - Questions

  /// A question of any kind about the town.
  mutating func question() throws -> PickQuestion {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let origin = try #require(
      Coordinate(
        latitude: 55.95 + Double(number(-200...200)) / 10_000,
        longitude: -3.19 + Double(number(-200...200)) / 10_000))
    let friday: Int64 = 1_795_132_800
    var question = PickQuestion(
      around: origin, at: AskedTime(Moment(secondsSince1970: friday + Int64(number(0...604_800)))),
      by: PlaceClocks(zone: .utc), seed: UInt64(number(0...1_000_000)))
    if number(0...3) > 0 { question.ratings = ratings }
    question.reach = .kilometres([0.3, 2, 16, 60][number(0...3)])
    question.count = [1, 1, 3, 10][number(0...3)]
    question.term = ["", "", "pizza"][number(0...2)]
    question.rules.maximumPrice = [nil, .cheap, .moderate, .expensive][number(0...3)]
    question.rules.rating =
      [.any, .promising, .atLeast(try #require(Stars(3.5))), .atLeast(try #require(Stars(4.2)))][
        number(0...3)]
    question.rules.openFor = [0, 30, 120][number(0...2)]
    question.rules.unknownHours = UnknownHours.allCases[number(0...2)]
    question.rules.allowsUnknown = number(0...3) > 0
    question.rules.filter.kinds = [[], [], [.restaurant, .cafe]][number(0...2)]
    question.rules.filter.cuisines = [[], [], ["thai"]][number(0...2)]
    question.rules.filter.vetoes = [[], [.named("burger")]][number(0...1)]
    question.shown = Set((0..<number(0...5)).compactMap { RestaurantID("a\($0)") })
    return question
  }

  /// The picks that scoring every single place gives.
  func exhaustivePicks(_ question: PickQuestion) throws -> [Pick] {
    let origin = Origin(question.origin)
    var picks: [Pick] = []
    for row in 0..<catalogue.recordCount where try !catalogue.columns(of: row).isHidden {
      let found = try catalogue.found(at: row, from: origin, question.ratings)
      guard let distance = found.distance, distance <= question.reach,
        question.term.isEmpty || found.restaurant.cuisines.contains(question.term),
        let pick = try? Pick(found, question)
      else { continue }
      picks.append(pick)
    }
    return Array(picks.sorted(by: Pick.isBetter).prefix(question.count))
  }
}
