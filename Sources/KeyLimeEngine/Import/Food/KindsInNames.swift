/// The kinds that the names of places tell: `Bar Txepetxa`, `Old Town Wine Bar`, `Kaffeehaus Berg`.
enum KindsInNames {
  /// The kinds that the words of a name mean, in their order.
  static func find(in name: String) -> [Kind] {
    let words = name.utf8.split { !isOfWord($0) }
    var kinds: [Kind] = []
    for (index, word) in words.enumerated() {
      // Most words are no kind, and to look up each of them took a third of an import of CSV.
      guard beginnings.contains(beginning(word)) else { continue }
      let text = Substring(word).lowercased()
      let previous = index > 0 ? Substring(words[index - 1]).lowercased() + "_" : ""
      if let kind = known[previous + text] {
        kinds.append(kind)
      } else if let kind = known[text], index == 0 || !["bar", "bars"].contains(text) {
        // A sushi bar is none, but `Bar X` is.
        kinds.append(kind)
      }
    }
    return kinds
  }

  /// The kinds by their words: `pub`, `wine_bar`.
  ///
  /// Pairs that end in words such as `place` are left out, because names have these words by chance.
  private static let known: [String: Kind] = {
    let ends: Set<Substring> = ["bar", "bars", "house", "room", "garden", "court", "truck"]
    let english = FoodWords.kinds.filter { key, _ in
      let words = key.split(separator: "_")
      return words.count == 1 || words.last.map(ends.contains) ?? false
    }
    return english.merging(FoodWords.kindsInOtherLanguages) { kind, _ in kind }
  }()

  /// The first two bytes of each word that ends a kind.
  private static let beginnings: Set<UInt16> = Set(
    known.keys.map { key in beginning((key.split(separator: "_").last ?? "").utf8) })

  /// The first two bytes of a word, in lower case.
  private static func beginning(_ word: some Sequence<UInt8>) -> UInt16 {
    word.prefix(2).reduce(0) { $0 << 8 | UInt16($1.lowercasedASCII) }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
  }
}
