/// A count as files write it: 1204, "1,204", "1.204", 1204.0, "(1,204)", "1,204 reviews".
enum WrittenCount {
  /// The count in a text; nil when it is none.
  static func read(_ text: String) -> Int? {
    let text = withoutWord(text.trimmed)
    let digits = text.filter { !$0.isWhitespace && $0 != "'" && $0 != "’" }
    if let count = Int(digits) ?? joined(digits, at: ".") { return count }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.first.map(String.init) ?? ""
    guard digits.contains(",") else { return exact(digits) }
    guard let count = joined(whole, at: ",") else { return nil }
    return exact(([String(count)] + parts.dropFirst().map(String.init)).joined(separator: "."))
  }

  /// The text without parentheses around it and without a word for what is counted.
  private static func withoutWord(_ text: String) -> Substring {
    let inner = text.hasPrefix("(") && text.hasSuffix(")") ? text.dropFirst().dropLast() : text[...]
    guard let blank = inner.firstIndex(where: \.isWhitespace) else { return inner }
    let word = inner[blank...].drop(while: \.isWhitespace).lowercased()
    return words.contains(word) ? inner[..<blank] : inner
  }

  private static let words: Set = [
    "review", "reviews", "rating", "ratings", "vote", "votes", "avis", "bewertungen", "rezensionen",
    "reseñas", "opiniones", "recensioni", "beoordelingen", "avaliações", "đánh giá",
  ]

  private static func exact(_ text: String) -> Int? {
    PlainNumber.read(text).flatMap { Int(exactly: $0) }
  }

  /// The number whose thousands a sign parts, `1.234.567`; nil for other texts.
  ///
  /// India parts hundreds above the thousands, with commas: `1,20,400`.
  private static func joined(_ text: String, at sign: Character) -> Int? {
    let groups = text.split(separator: sign, omittingEmptySubsequences: false)
    let sizes = sign == "," ? 2...3 : 3...3
    guard groups.count > 1, let first = groups.first, (1...3).contains(first.count),
      first.first != "0", groups.last?.count == 3,
      groups.dropFirst().allSatisfy({ sizes.contains($0.count) }),
      groups.joined().utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    return Int(groups.joined())
  }
}

/// A decimal number as people write it, without the hexadecimal forms and words that a computer
/// would take as well.
enum PlainNumber {
  /// The number in a text; nil when it is none or not finite.
  static func read(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }
}

extension JSON {
  /// A count, whether it is a number or a text.
  var count: Int? {
    // In a number of JSON a point is no sign between thousands.
    if let number { return number.integer.flatMap { Int(exactly: $0) } }
    return text.flatMap(WrittenCount.read)
  }
}

/// Price levels as sources spell them.
enum PriceSigns {
  /// The level of `$$`, `€€€`, `2`, `moderate`, and the lower one of `$$ - $$$`; nil when the text is
  /// not plainly one of four.
  static func level(_ text: String) -> PriceLevel? {
    let ends = text.split(whereSeparator: { "-–".contains($0) }).map { String($0).trimmed }
    if ends.count == 2, ends[0].unicodeScalars.first?.properties.generalCategory == .currencySymbol,
      let low = level(ends[0]), let high = level(ends[1])
    {
      return low < high ? low : nil
    }
    guard let first = text.unicodeScalars.first else { return nil }
    if first.properties.generalCategory == .currencySymbol {
      guard text.unicodeScalars.allSatisfy({ $0 == first }) else { return nil }
      return PriceLevel(rawValue: text.unicodeScalars.count)
    }
    if let number = PlainNumber.read(text) {
      return Int(exactly: number).flatMap(PriceLevel.init(rawValue:))
    }
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
