/// A mean rating as files write it: 4.2, "4,2", "8.4/10", "84%", "★★★★☆", "4.5 (120)", "Rated 4.5
/// out of 5".
struct WrittenRating {
  /// The rating, on any scale.
  let mean: Double
  /// The best that there is; nil where the text does not say that.
  private(set) var best: Double?
  /// How many people rated, where the text says that, too.
  private(set) var count: Int?

  /// Nil when the text is no rating.
  init?(_ text: String) {
    if let mean = WrittenPosition.decimal(text) {
      self.mean = mean
      return
    }
    let (plain, group) = Self.withoutGroup(text)
    count = group.flatMap(WrittenCount.read)
    if let stars = Self.stars(plain) {
      (mean, best) = (stars, 5)
      return
    }
    let parts = Self.words(plain)
    guard let first = parts.first, let mean = WrittenPosition.decimal(first) else { return nil }
    self.mean = mean
    switch parts.count {
    case 1: break
    case 2 where parts[1] == "%": best = 100
    case 3 where parts[1] == "/": best = WrittenPosition.decimal(parts[2])
    default: return nil
    }
    guard parts.count == 1 || best.map({ $0 > 0 && (0...$0).contains(mean) }) == true else {
      return nil
    }
  }

  /// The rating on a scale of five; `usual` is the best where the text does not say it.
  func stars(usual: Double = 5) -> Double { mean * 5 / (best ?? usual) }

  /// The folded name of what says the best rating there is, as schema.org's `bestRating`.
  static let bestName = "bestrating"

  /// A rating with its scale, `9.2/10`, unless it names one already.
  static func text(_ rating: String?, outOf best: String?) -> String? {
    guard let rating, let best, WrittenRating(rating)?.best == nil else { return rating }
    return "\(rating)/\(best)"
  }
}

extension WrittenRating {
  /// A text without what is in parentheses, and that.
  private static func withoutGroup(_ text: String) -> (plain: String, group: String?) {
    guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")")
    else { return (text, nil) }
    return (
      text[..<open] + " " + text[text.index(after: close)...],
      String(text[text.index(after: open)..<close])
    )
  }

  /// How many stars a row of stars shows; nil for a text with anything else in it.
  private static func stars(_ text: String) -> Double? {
    let signs = text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{FE0F}" }
    guard !signs.isEmpty, signs.allSatisfy({ "★⭐🌟☆✩½".unicodeScalars.contains($0) }) else {
      return nil
    }
    let full = signs.count { "★⭐🌟".unicodeScalars.contains($0) }
    let stars = Double(full) + (signs.contains("½") ? 0.5 : 0)
    return stars <= 5 ? stars : nil
  }

  /// The numbers of a text and the signs between them: `/` for `out of`, too.
  private static func words(_ text: String) -> [String] {
    let spaced = text.lowercased().map { "/%★⭐".contains($0) ? " \($0) " : String($0) }.joined()
    return spaced.split { $0.isWhitespace }.map(String.init).filter { !fillers.contains($0) }
      .map { ["of", "von", "sur", "de", "su", "van"].contains($0) ? "/" : $0 }
  }

  private static let fillers: Set = [
    "★", "⭐", "rated", "rating", "out", "star", "stars", "bubbles", "stern", "sterne", "sternen",
    "étoile", "étoiles", "estrella", "estrellas", "stella", "stelle", "ster", "sterren", "estrelas",
  ]
}
