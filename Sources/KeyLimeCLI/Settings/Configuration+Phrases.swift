import KeyLimeEngine

extension Configuration {
  /// The words for limes and price levels, in the user's phrases where they are set.
  var phrases: Phrases {
    var phrases = Phrases.standard
    for limes in (1...5).compactMap({ Limes($0) }) {
      if let own = self["limes.\(limes.count)"]?.text { phrases[limes] = own }
    }
    for level in PriceLevel.allCases {
      if let own = self["price.\(level.rawValue)"]?.text { phrases[level] = own }
    }
    return phrases
  }

  /// Why the phrase of a key would be taken for another level; nil when it would not, and for keys
  /// of something else.
  func contradiction(ofPhrase key: String) -> String? {
    let levels = phrases.byKey
    guard let own = levels.first(where: { $0.key == key })?.phrase else { return nil }
    let text = Folding.fold(own.trimmed)
    if !text.isEmpty, text.allSatisfy({ $0.isNumber || ".,+-".contains($0) }) {
      return "a number is no phrase"
    }
    let family = key.prefix { $0 != "." }
    let other = levels.first {
      $0.key != key && $0.key.hasPrefix(family) && Folding.fold($0.phrase.trimmed) == text
    }
    return other.map { "\($0.key) has the phrase '\($0.phrase)'" }
  }
}

extension Phrases {
  /// The phrases, each with its key in the settings.
  var byKey: [(key: String, phrase: String)] {
    (1...5).compactMap { Limes($0) }.map { ("limes.\($0.count)", self[$0]) }
      + PriceLevel.allCases.map { ("price.\($0.rawValue)", self[$0]) }
  }
}
