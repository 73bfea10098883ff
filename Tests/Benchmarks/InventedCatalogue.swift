/// Made-up restaurants in made-up towns, the same for the same seed: what a real catalogue looks
/// like to an index, without being one.
struct InventedCatalogue {
  private var random: SplitMix64
  private let towns: [(latitude: Double, longitude: Double, name: String)]

  private static let first = [
    "Old", "Golden", "Blue", "Little", "Royal", "Green", "Lucky", "Grand", "Red", "Happy", "Sunny",
    "Quiet", "Silver", "Corner", "Garden", "Harbour", "Station", "Market", "Mountain", "River",
  ]
  private static let second = [
    "Dragon", "Lion", "Kitchen", "House", "Bistro", "Oven", "Table", "Spoon", "Fork", "Bowl",
    "Lantern", "Elephant", "Olive", "Pepper", "Lime", "Basil", "Anchor", "Crown", "Rose", "Bear",
  ]
  private static let cuisines = [
    "pizza", "thai", "indian", "chinese", "burger", "italian", "japanese", "sushi", "mexican",
    "vietnamese", "kebab", "greek", "french", "ramen", "vegan", "seafood", "coffee_shop",
  ]

  init(seed: UInt64, townCount: Int) {
    random = SplitMix64(seed: seed)
    var random = random
    towns = (0..<townCount).map { index in
      (
        latitude: random.fraction() * 110 - 50, longitude: random.fraction() * 340 - 170,
        name: "Town \(index)"
      )
    }
    self.random = random
  }

  /// The middle of the largest town.
  var centre: (latitude: Double, longitude: Double) { (towns[0].latitude, towns[0].longitude) }

  /// The next restaurant as a line of keylime's own format, and its parts for SQL.
  mutating func next(_ number: Int) -> Row {
    // A squared fraction makes the first towns the largest, as in a real country.
    let share = random.fraction()
    let town = towns[Int(share * share * Double(towns.count))]
    let cuisine = Self.cuisines[random.below(Self.cuisines.count)]
    let name =
      "\(Self.first[random.below(20)]) \(Self.second[random.below(20)]) \(String(random.below(9000) + 1000, radix: 36))"
    return Row(
      id: "n\(number + 1)", name: name, cuisine: cuisine,
      street: "\(random.below(200) + 1) Street \(random.below(500))", city: town.name,
      latitude: town.latitude + (random.fraction() - 0.5) * 0.1,
      longitude: town.longitude + (random.fraction() - 0.5) * 0.1,
      price: random.below(5), stars: random.below(51))
  }

  struct Row {
    let id: String
    let name: String
    let cuisine: String
    let street: String
    let city: String
    let latitude: Double
    let longitude: Double
    /// 1 to 4; 0 is unknown.
    let price: Int
    /// Tenths of a star.
    let stars: Int

    var json: String {
      let price = price > 0 ? ",\"price\":\(price)" : ""
      return
        "{\"id\":\"\(id)\",\"name\":\"\(name)\",\"latitude\":\(e7(latitude)),\"longitude\":\(e7(longitude)),\"kind\":\"restaurant\",\"cuisines\":[\"\(cuisine)\"],\"address\":{\"street\":\"\(street)\",\"city\":\"\(city)\"}\(price),\"rating\":\(stars / 10).\(stars % 10),\"ratingCount\":\(stars * 7 + 1),\"phone\":\"+1 555 010\(stars)\",\"website\":\"https://example.org/\(id)\",\"openingHours\":\"Mo-Su 11:00-22:00\",\"source\":{\"name\":\"invented\"}}"
    }

    var tabSeparated: String {
      "\(id.dropFirst())\t\(id)\t\(name)\t\(cuisine)\t\(street)\t\(city)\t\(e7(latitude))\t\(e7(longitude))\t\(price)\t\(stars)"
    }

    private func e7(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 }
  }
}

/// The generator of Steele, Lea and Flood (2014): small, fast, the same everywhere.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
