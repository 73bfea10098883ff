/// A diet that a place caters for; the raw values are the keys below OpenStreetMap's `diet:`.
public enum Diet: String, CaseIterable, Sendable {
  /// Diets by what is left out or how food is prepared.
  case vegetarian, vegan, pescetarian, halal, kosher, organic
  /// Food without gluten.
  case glutenFree = "gluten_free"
  /// Food without lactose.
  case lactoseFree = "lactose_free"

  /// The name shown to people, such as `gluten free`.
  public var title: String { String(rawValue.map { $0 == "_" ? " " : $0 }) }
}

// Diets that a place caters for by what it is, though its data does not say so.

extension Restaurant {
  /// Whether there is food for a diet: because the data says so, or its cuisine or name does.
  ///
  /// What the data denies, cuisine and name do not promise.
  public func grade(_ diet: Diet) -> Grade {
    if diets.contains(where: { $0.covers(diet) }) { return .yes }
    // Where there is nothing for vegetarians there is nothing for vegans.
    if noDiets.contains(where: { diet.covers($0) }) { return .no }
    return ServedDiets.implied(cuisines: cuisines, name: name).contains { $0.covers(diet) }
      ? .yes : .unknown
  }

  /// Whether all of its food is for a diet.
  public func servesOnly(_ diet: Diet) -> Bool { onlyDiets.contains { $0.covers(diet) } }

  /// Whether a place gives what is needed.
  public func grade(_ need: Need) -> Grade {
    switch need {
    case .diet(let diet): grade(diet)
    case .service(let service): grade(service)
    case .price(let most): price.map { $0 <= most ? .yes : .no } ?? .unknown
    }
  }
}

extension Diet {
  /// Whether people with another diet can eat what is cooked for this one.
  public func covers(_ other: Diet) -> Bool {
    switch (self, other) {
    case (.vegan, .vegetarian), (.vegan, .lactoseFree), (.vegan, .pescetarian),
      (.vegetarian, .pescetarian):
      true
    default: self == other
    }
  }
}

/// What cuisines and names say about diets.
enum ServedDiets {
  /// The diets that a cuisine caters for, each with its reason; no cuisine says that a diet is not
  /// catered for.
  private static let byCuisine: [String: [Diet]] = [
    // They name the diet themselves.
    "vegan": [.vegan], "vegetarian": [.vegetarian], "halal": [.halal], "kosher": [.kosher],
    // Chick peas, herbs and sesame, fried in oil.
    "falafel": [.vegan], "hummus": [.vegan],
    // Fruit alone, or with vegetables.
    "juice": [.vegan], "smoothie": [.vegan], "fruit": [.vegan], "acai": [.vegan],
    "salad": [.vegan], "salad_bar": [.vegan],
    // Monks' and temple food leaves out animals altogether.
    "buddhist": [.vegan], "shojin_ryori": [.vegan],
    // Lentils, rice and vegetables are the daily meal; bread and curries with dairy are everywhere.
    "south_indian": [.vegan], "dosa": [.vegan], "indian": [.vegetarian], "nepalese": [.vegetarian],
    "sri_lankan": [.vegan],
    // Fasting days without animal products fill half the year, so every kitchen cooks for them.
    "ethiopian": [.vegan], "eritrean": [.vegan],
    // Margherita, and pasta with tomatoes.
    "pizza": [.vegetarian], "italian": [.vegetarian],
    // Fish is what there is.
    "seafood": [.pescetarian], "fish": [.pescetarian], "sushi": [.pescetarian],
    "fish_and_chips": [.pescetarian],
  ]

  /// The mask of all these cuisines, as the columns of the index have it.
  static let cuisineMask: UInt64 = byCuisine.keys.reduce(0) {
    $0 | Columns.maskBit(ofCuisine: $1.utf8)
  }

  /// Words of a name that promise a diet, folded.
  private static let byWord: [(word: String, diet: Diet)] = [
    ("vegan", .vegan), ("vegetarian", .vegetarian), ("veggie", .vegetarian),
    ("vegetarisch", .vegetarian), ("vegano", .vegan), ("vegetariano", .vegetarian),
    ("falafel", .vegan), ("halal", .halal), ("kosher", .kosher), ("koscher", .kosher),
    ("glutenfree", .glutenFree),
  ]

  static func implied(cuisines: [String], name: String) -> [Diet] {
    var diets = cuisines.flatMap { byCuisine[$0] ?? [] }
    var name = name
    guard name.withBytes(mayPromise) else { return diets }
    name = name.lowercased()
    for (word, diet) in byWord where name.contains(word) && !negates(word, in: name) {
      diets.append(diet)
    }
    return diets
  }

  /// Whether a name may have one of the words: a quick look at its bytes, since few names have any.
  static func mayPromise(_ name: ByteView) -> Bool {
    for index in 0..<name.count {
      let rest = name.count - index
      for root in roots where root.count <= rest {
        var place = 0
        while place < root.count, name[index + place] | 0x20 == root[place] { place += 1 }
        if place == root.count { return true }
      }
    }
    return false
  }

  /// What the words begin with, so short that few names hold them by chance.
  private static let roots = [
    "vega", "vege", "vegg", "halal", "kosher", "koscher", "falaf", "glutenf",
  ]
  .map { Array($0.utf8) }

  /// Whether a name speaks of the diet to deny it: `Not Vegan Burgers`.
  private static func negates(_ word: String, in name: String) -> Bool {
    ["not ", "non-", "non ", "no "].contains { name.contains($0 + word) }
  }
}
