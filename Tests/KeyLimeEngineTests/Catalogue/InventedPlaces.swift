import Thoroughness

@testable import KeyLimeEngine

/// Restaurants made from a seed, in every state of being known or not.
struct InventedPlaces {
  private static let names = [
    "Golden", "Anchor", "Café", "Zoë", "Lantern", "Harbour", "回転寿司", "Gus's", "Thai", "Corner",
    "Blue", "Door", "L'Atelier", "Öl", "Mill",
  ]
  private static let cuisines = [
    "thai", "pizza", "sushi", "ramen", "burger", "coffee_shop", "indian", "fish_and_chips",
  ]

  /// Some restaurants: crowded in one town, and a few all over the Earth, poles and antimeridian
  /// too.
  static func list(_ count: Int, seed: UInt64, source: String = "invented") -> [Restaurant] {
    var random = SplitMix64(seed: seed)
    return (0..<count).compactMap { number in
      guard let id = RestaurantID("p\(number)"), let position = position(&random) else {
        return nil
      }
      var place = Restaurant(id: id, name: "", position: position)
      place.name = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(names) }
        .joined(separator: " ")
      if random.chance(70) { place.kind = random.pick(Kind.allCases) }
      if random.chance(60) { place.cuisines = [random.pick(cuisines)] }
      if random.chance(20) { place.diets = [random.pick(Diet.allCases)] }
      if random.chance(40) { place.price = random.pick(PriceLevel.allCases) }
      if random.chance(40) {
        place.rating = Stars(hundredths: Int.random(in: 0...500, using: &random))
      }
      if place.rating != nil { place.ratingCount = Int.random(in: 1...900, using: &random) }
      if random.chance(50) { place.address.street = "\(random.pick(names)) Street" }
      if random.chance(10) { place.minimumAge = 18 }
      place.source = Source(name: source)
      return place
    }
  }

  static func position(_ random: inout SplitMix64) -> Coordinate? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: anywhere(&random)
    case 1:
      Coordinate(
        latitude: Double.random(in: -20...20, using: &random),
        longitude: random.pick([179.999, -179.999, 180, -180]))
    default:
      Coordinate(
        latitude: 10 + Double.random(in: 0...0.1, using: &random),
        longitude: 20 + Double.random(in: 0...0.1, using: &random))
    }
  }

  static func anywhere(_ random: inout SplitMix64) -> Coordinate? {
    Coordinate(
      latitude: Double.random(in: -90...90, using: &random),
      longitude: Double.random(in: -180...180, using: &random))
  }

  /// The bytes of a `restaurants.jsonl`, in Hilbert order as the store writes it.
  static func lines(_ places: [Restaurant]) -> [UInt8] {
    let sorted = places.sorted { Hilbert.key(of: $0.position) < Hilbert.key(of: $1.position) }
    var bytes: [UInt8] = []
    for place in sorted {
      var writer = JSONWriter()
      place.write(to: &writer)
      bytes += writer.bytes + [0x0A]
    }
    return bytes
  }

  /// A catalogue in memory.
  static func catalogue(_ places: [Restaurant], sources: [String] = ["invented"]) throws
    -> Catalogue
  {
    let bytes = lines(places)
    let image = try IndexImage(lines: bytes, path: "(test)", sourceOrder: sources)
    let index = try IndexFile(image: image, catalogueSize: bytes.count)
    return Catalogue(lines: .memory(bytes), index: index, sources: [])
  }
}
