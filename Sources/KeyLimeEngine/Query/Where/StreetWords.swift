/// The words that people write short in the name of a street, as on an envelope.
enum StreetWords {
  /// The words of a street with the last usual abbreviation in full, as in `St John Street`, once
  /// for each word that it may mean; nothing when there is none.
  static func inFull(_ words: [String]) -> [[String]] {
    for index in words.indices.reversed() {
      let meanings = Self.meanings(of: words[index])
      if meanings.isEmpty { continue }
      return meanings.map { Array(words[..<index]) + [$0] + words[(index + 1)...] }
    }
    return []
  }

  /// The words of a street behind the kinds of street that people leave out: who lives in Phố Hàng
  /// Bông says `Hàng Bông`.
  static func withKind(_ words: [String]) -> [[String]] {
    words.first.map(leftOut.contains) ?? true ? [] : leftOut.map { [$0] + words }
  }

  private static let leftOut = ["pho", "duong"]

  /// The folded words that a folded word may mean.
  private static func meanings(of word: String) -> [String] {
    if let meanings = abbreviations[word] { return meanings }
    // German runs the name and the street together: `Oranienstr.`
    for end in ["str", "pl"] where word.utf8.count > end.utf8.count + 2 && word.hasSuffix(end) {
      return [String(word.dropLast(end.count)) + (end == "str" ? "strasse" : "platz")]
    }
    return []
  }

  private static let abbreviations = [
    "av": ["avenue", "avenida"], "avda": ["avenida"], "ave": ["avenue"], "bd": ["boulevard"],
    "blvd": ["boulevard"], "dr": ["drive"], "ln": ["lane"], "pl": ["place", "platz"],
    "rd": ["road"], "sq": ["square"], "st": ["street"], "str": ["strasse", "straat"],
  ]
}
