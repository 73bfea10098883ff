import Arguments
import KeyLimeEngine

extension Kind {
  /// The kind that a word of people means: `cafes`, `café`, `fast food`, `fast_food`.
  init?(word: String) {
    let slug = Self.slug(word)
    if let kind = Kind(rawValue: slug) {
      self = kind
    } else if slug.hasSuffix("ies") {
      self.init(rawValue: slug.dropLast(3) + "y")
    } else if slug.hasSuffix("s") {
      self.init(rawValue: String(slug.dropLast()))
    } else {
      return nil
    }
  }

  fileprivate static func slug(_ text: String) -> String {
    String(Folding.fold(text).map { $0 == " " || $0 == "-" ? "_" : $0 })
  }
}

extension Diet {
  /// The diet that a word of people means: `vegan`, `veggie`, `gluten-free`, `meat free`,
  /// `vegan-friendly`, `coeliacs`.
  init?(word: String) {
    let slug = Kind.slug(word)
    if let diet = Diet(rawValue: slug) ?? Self.otherWords[slug] {
      self = diet
    } else if let lacking = Self.notTolerated(slug) {
      self.init(without: lacking)
    } else if let ending = ["_friendly", "s"].first(where: slug.hasSuffix) {
      self.init(word: String(slug.dropLast(ending.count)))
    } else if slug.hasSuffix("free") {
      let lacking = slug.dropLast(4)
      self.init(without: String(lacking.hasSuffix("_") ? lacking.dropLast() : lacking))
    } else {
      return nil
    }
  }

  /// The gluten or lactose of somebody who cannot eat it; a milk allergy is no matter of lactose.
  private static func notTolerated(_ slug: String) -> String? {
    let endings = ["_intolerant", "_intolerance", "_allergy", "_allergies", "_allergic"]
    let ending = endings.first(where: slug.hasSuffix)
    let start = ["intolerant_to_", "allergic_to_"].first(where: slug.hasPrefix)
    let name = slug.dropLast(ending?.count ?? 0).dropFirst(start?.count ?? 0)
    return name != slug && ["gluten", "lactose"].contains(name) ? String(name) : nil
  }

  /// What people say for a diet, also in other languages.
  private static let otherWords: [String: Diet] = [
    "veggie": .vegetarian, "vegetarisch": .vegetarian, "vegetarien": .vegetarian,
    "vegetarienne": .vegetarian, "vegetariano": .vegetarian, "vegetariana": .vegetarian,
    "fleischlos": .vegetarian, "chay": .vegetarian, "素食": .vegetarian, "ベジタリアン": .vegetarian,
    "채식": .vegetarian, "plant_based": .vegan, "vegane": .vegan, "vegano": .vegan, "vegana": .vegan,
    "vegetalien": .vegan, "vegetalienne": .vegan, "ヴィーガン": .vegan, "ビーガン": .vegan, "비건": .vegan,
    "glutenfrei": .glutenFree, "sans_gluten": .glutenFree, "sin_gluten": .glutenFree,
    "coeliac": .glutenFree, "celiac": .glutenFree, "gf": .glutenFree,
  ]

  /// The diet of somebody who eats no meat, say.
  init?(without word: String) {
    switch word {
    case "meat", "fleisch", "viande", "carne", "vlees": self = .vegetarian
    case "gluten", "glutine": self = .glutenFree
    case "lactose", "dairy", "milk", "laktose", "lactosa", "lattosio": self = .lactoseFree
    default: return nil
    }
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> {
  /// One of some values, in one of the spellings of people.
  fileprivate static func spelled(
    _ name: String, _ read: @escaping @Sendable (String) -> Value?
  ) -> ValueType {
    ValueType(
      name, allowed: Value.allCases.map { AllowedWord($0.rawValue) }, completion: .allowed
    ) { text throws(ValueError) in
      guard let value = read(text) else { throw .notAllowed }
      return value
    }
  }
}

extension ValueType<Kind> {
  /// A kind of place, in one of the spellings of people.
  static let kind = spelled("KIND") { Kind(word: $0) }
}

/// A diet as a filter: some food for it, or nothing else.
struct DietWish: Sendable {
  let diet: Diet
  /// Whether all of the food must be for it.
  let isOnly: Bool
}

extension [DietWish] {
  /// Diets that there must be food for.
  var some: [Diet] { filter { !$0.isOnly }.map(\.diet) }

  /// Diets that all food must suit.
  var only: [Diet] { filter(\.isOnly).map(\.diet) }
}

extension ValueType<DietWish> {
  /// A diet, or `vegan=only` for places where all food is vegan.
  static let dietWish = ValueType(
    "DIET", allowed: Diet.allCases.map { AllowedWord($0.rawValue) }, completion: .allowed
  ) { text throws(ValueError) in
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard let diet = parts.first.flatMap(Diet.init(word:)) else { throw .notAllowed }
    switch parts.dropFirst().first {
    case nil, "yes": return DietWish(diet: diet, isOnly: false)
    case "only": return DietWish(diet: diet, isOnly: true)
    default: throw .malformed(expected: "\(diet.rawValue), or \(diet.rawValue)=only")
    }
  }
}

extension ValueType<Service> {
  /// A service, in one of the spellings of people.
  static let service = spelled("SERVICE") { Service(word: $0) }
}

extension ValueType<Diet> {
  /// A diet, in one of the spellings of people.
  static let diet = spelled("DIET") { Diet(word: $0) }
}
