/// Price levels as sources spell them.
enum PriceSigns {
  /// The level of `$$`, `€€€`, `2`, `moderate`; nil when the text is not plainly one of four.
  static func level(_ text: String) -> PriceLevel? {
    guard let first = text.unicodeScalars.first else { return nil }
    if first.properties.generalCategory == .currencySymbol {
      guard text.unicodeScalars.allSatisfy({ $0 == first }) else { return nil }
      return PriceLevel(rawValue: text.unicodeScalars.count)
    }
    if let number = Int(text) { return PriceLevel(rawValue: number) }
    let word = String(text.lowercased().map { $0 == "_" ? " " : $0 })
    return words[word.hasPrefix("price level ") ? String(word.dropFirst(12)) : word]
  }

  private static let words: [String: PriceLevel] = [
    "cheap": .cheap, "inexpensive": .cheap, "budget": .cheap, "low": .cheap,
    "moderate": .moderate, "moderately priced": .moderate, "mid-range": .moderate,
    "medium": .moderate, "average": .moderate,
    "expensive": .expensive, "pricey": .expensive, "upscale": .expensive, "high": .expensive,
    "very expensive": .veryExpensive, "fine dining": .veryExpensive, "luxury": .veryExpensive,
    "ultra high-end": .veryExpensive,
  ]
}
