/// Made-up restaurants in made-up towns, the same for the same seed: what a real catalogue looks
/// like to an index, without being one.
///
/// Any restaurant can be made by its number alone, so that none has to be kept in memory.
struct InventedCatalogue {
  let count: Int
  /// Where the numbers of the first restaurant begin.
  private let random: SplitMix64
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
  /// How many random numbers a restaurant is made of.
  private static let numbersPerRow = 11

  init(seed: UInt64, count: Int) {
    var random = SplitMix64(seed: seed)
    towns = (0..<max(40, count / 250)).map { index in
      (
        latitude: random.fraction() * 110 - 50, longitude: random.fraction() * 340 - 170,
        name: "Town\(index)"
      )
    }
    (self.random, self.count) = (random, count)
  }

  var townCount: Int { towns.count }

  /// The middle of the largest town.
  var centre: (latitude: Double, longitude: Double) { (towns[0].latitude, towns[0].longitude) }

  /// The numbers of the restaurants in the largest town, so many at most.
  func central(atMost limit: Int) -> [Int] {
    Array((0..<count).lazy.filter { town(of: $0) == 0 }.prefix(limit))
  }

  private func town(of number: Int) -> Int {
    var random = random.skipping(number * Self.numbersPerRow)
    return town(by: random.fraction())
  }

  /// A squared fraction makes the first towns the largest, as in a real country.
  private func town(by share: Double) -> Int { Int(share * share * Double(towns.count)) }

  /// A restaurant by its number.
  func row(_ number: Int) -> Row {
    var random = random.skipping(number * Self.numbersPerRow)
    let town = towns[town(by: random.fraction())]
    let cuisine = Self.cuisines[random.below(Self.cuisines.count)]
    let words = "\(Self.first[random.below(20)]) \(Self.second[random.below(20)])"
    return Row(
      id: "n\(number + 1)", name: "\(words) \(String(random.below(9000) + 1000, radix: 36))",
      cuisine: cuisine, street: "\(random.below(200) + 1) Street \(random.below(500))",
      city: town.name, latitude: town.latitude + (random.fraction() - 0.5) * 0.1,
      longitude: town.longitude + (random.fraction() - 0.5) * 0.1, price: random.below(5),
      stars: random.below(51))
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

    /// The restaurant as a line of keylime's own format.
    var json: String {
      let price = price > 0 ? ",\"price\":\(price)" : ""
      return
        "{\"id\":\"\(id)\",\"name\":\"\(name)\",\"latitude\":\(e7(latitude)),\"longitude\":\(e7(longitude)),\"kind\":\"restaurant\",\"cuisines\":[\"\(cuisine)\"],\"address\":{\"street\":\"\(street)\",\"city\":\"\(city)\"}\(price),\"rating\":\(stars / 10).\(stars % 10),\"ratingCount\":\(stars * 7 + 1),\"phone\":\"+1 555 010\(stars)\",\"website\":\"https://example.org/\(id)\",\"openingHours\":\"Mo-Su 11:00-22:00\",\"source\":{\"name\":\"invented\"}}"
    }

    /// The restaurant as a row for SQL.
    var tabSeparated: String {
      "\(id.dropFirst())\t\(id)\t\(name)\t\(cuisine)\t\(street)\t\(city)\t\(e7(latitude))\t\(e7(longitude))\t\(price)\t\(stars)"
    }

    private func e7(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 }
  }
}
