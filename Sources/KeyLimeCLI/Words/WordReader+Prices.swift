import KeyLimeEngine

// The rule for prices.

extension WordReader {
  /// Takes a price.
  ///
  /// Throws `usage` for an amount of money that says nothing of price levels.
  mutating func takePrice() throws(Failure) -> Bool {
    guard let word = next() else { return false }
    if try takeAmount() || takeBoundedLevel() { return true }
    if takeOne(of: Self.cheap) || takeAdjective(of: Self.alsoCheap) {
      wish.maximumPrice = .moderate
      return true
    }
    if ["expensive", "fancy"].contains(word) || Self.alsoDear.contains(word) && isAdjective {
      wish.prices = [.expensive, .veryExpensive]
    } else if let level = Self.level(word) {
      position += 1
      takeLevels(from: level)
      return true
    } else {
      return false
    }
    position += 1
    return true
  }

  /// What may be a part of a name, and is none before a filter or at the end.
  private static let alsoCheap: Set = ["budget", "low-cost"]

  private static let alsoDear: Set = ["posh", "upscale", "upmarket", "high-end"]

  private mutating func takeAdjective(of words: Set<String>) -> Bool {
    guard let word = next(), words.contains(word), isAdjective else { return false }
    position += 1
    return true
  }

  /// Whether the next word stands before a filter or at the end, and is no part of a name.
  private var isAdjective: Bool { nameEnd != position && isEndOfName(position + 1) }

  /// A longer one before its beginning.
  private static let cheap =
    [
      ["on", "a", "budget"], ["low", "cost"],
      ["cheap", "eats"], ["cheap", "and", "cheerful"], ["cheap"], ["cheapest"], ["inexpensive"],
      ["affordable"], ["reasonably", "priced"], ["moderately", "priced"], ["good", "value"],
      ["great", "value"],
    ] + foreignCheap

  /// The same in German, French, Spanish, Italian and Dutch, folded.
  private static let foreignCheap = [
    ["gunstig"], ["gunstige"], ["gunstiges"], ["preiswert"], ["preiswerte"], ["billig"],
    ["billige"], ["pas", "cher"], ["pas", "chere"], ["bon", "marche"], ["barato"], ["barata"],
    ["economico"], ["economica"], ["goedkoop"], ["goedkope"],
  ]

  /// Takes a level that came last, with those below it or above it: `$$ or less`, `$$$ and up`.
  private mutating func takeLevels(from level: PriceLevel) {
    if take("or", "less") || take("or", "cheaper") || take("and", "under") {
      wish.maximumPrice = level
    } else if take("or", "more") || take("and", "up") || take("and", "above") {
      wish.prices += PriceLevel.allCases.filter { $0 >= level }
    } else {
      wish.prices.append(level)
    }
  }

  /// Takes `up to $$`, `at least $$$`, `more than $$`.
  private mutating func takeBoundedLevel() -> Bool {
    func level(after bound: [String]) -> PriceLevel? {
      words[position...].starts(with: bound) ? next(bound.count).flatMap(Self.level) : nil
    }
    for bound in Self.bounds where bound != ["within"] {
      guard let level = level(after: bound) else { continue }
      wish.maximumPrice = level
      position += bound.count + 1
      return true
    }
    for (bound, isIncluded) in Self.lowerBounds {
      guard let level = level(after: bound), isIncluded || level < .veryExpensive else { continue }
      wish.prices += PriceLevel.allCases.filter { isIncluded ? $0 >= level : $0 > level }
      position += bound.count + 1
      return true
    }
    return false
  }

  /// What may stand before the lowest price, and whether that is still wanted.
  private static let lowerBounds = [
    (["at", "least"], true), (["no", "less", "than"], true), (["not", "less", "than"], true),
    (["more", "than"], false), (["over"], false), (["above"], false),
  ]

  private static func level(_ word: String) -> PriceLevel? {
    PriceLevel.allCases.first { $0.signs == word }
  }
}
