/// How well a restaurant's texts fit the words of a query, for ranking.
///
/// The rules are compared in this order: more words matched, fewer typing slips, words nearer to
/// each other, a better attribute (name, then cuisine, then street), and whole words before
/// beginnings of words.
struct TextMatch: Comparable {
  /// Which text matched.
  enum Attribute: Int, CaseIterable {
    case name, cuisine, street, city
  }

  let missing: Int
  let slips: Int
  let spread: Int
  let attribute: Int
  let inexact: Int

  static func < (a: TextMatch, b: TextMatch) -> Bool {
    (a.missing, a.slips, a.spread, a.attribute, a.inexact)
      < (b.missing, b.slips, b.spread, b.attribute, b.inexact)
  }
}

/// The words of a query; the last may be the beginning of a word.
struct QueryWords {
  let words: [String]

  init(_ text: String) { words = Words.ofQuery(text) }

  init(_ words: some Sequence<String>) { self.words = Array(words) }

  /// Whether a word may be the beginning of a longer one: the last, unless its script is written
  /// without spaces, where every character is a whole.
  func isPrefix(_ index: Int) -> Bool {
    index == words.count - 1
      && !(words[index].unicodeScalars.first.map { Words.isDense($0.value) } ?? false)
  }

  /// The slips allowed in a word.
  func allowedSlips(_ index: Int) -> Int {
    let word = words[index]
    guard word.utf8.count == word.unicodeScalars.count else {
      return Typos.allowed(inWordOf: word.unicodeScalars.count)
    }
    return Typos.allowed(inWordOf: word.utf8.count)
  }

  /// How a restaurant fits, or nil when its first word is nowhere in it.
  func match(_ restaurant: Restaurant) -> TextMatch? {
    let places = places(in: restaurant)
    guard places.first.flatMap(\.self) != nil else { return nil }
    let matched = places.compactMap(\.self)
    return TextMatch(
      missing: places.count - matched.count, slips: matched.reduce(0) { $0 + $1.slips },
      spread: spread(of: matched), attribute: matched.reduce(0) { $0 + $1.attribute.rawValue },
      inexact: matched.count { !$0.isExact })
  }

  private struct Place {
    let attribute: TextMatch.Attribute
    let position: Int
    let slips: Int
    let isExact: Bool
  }

  private func places(in restaurant: Restaurant) -> [Place?] {
    let texts: [(TextMatch.Attribute, [String])] = [
      (.name, ([restaurant.name] + restaurant.otherNames).flatMap(Words.ofDocument)),
      (.cuisine, restaurant.cuisines.flatMap(Words.ofDocument)),
      (.street, Words.ofDocument(restaurant.address.street ?? "")),
    ]
    return words.indices.map { index in
      texts.lazy.flatMap { attribute, document in
        document.enumerated().compactMap { position, word in
          place(of: index, attribute: attribute, position: position, word: word)
        }
      }.min {
        ($0.slips, $0.attribute.rawValue, $0.isExact ? 0 : 1)
          < ($1.slips, $1.attribute.rawValue, $1.isExact ? 0 : 1)
      }
    }
  }

  private func place(
    of index: Int, attribute: TextMatch.Attribute, position: Int, word: String
  ) -> Place? {
    let query = words[index]
    if query == word {
      return Place(attribute: attribute, position: position, slips: 0, isExact: true)
    }
    let isPrefix = isPrefix(index)
    if isPrefix, word.hasPrefix(query) {
      return Place(attribute: attribute, position: position, slips: 0, isExact: false)
    }
    let allowed = allowedSlips(index)
    guard allowed > 0,
      let slips = Typos.count(
        from: Array(query.utf8), to: Array(word.utf8), limit: allowed, isPrefix: isPrefix)
    else { return nil }
    return Place(attribute: attribute, position: position, slips: slips, isExact: false)
  }

  /// The sum of the gaps between neighbours; words of different attributes are eight apart.
  private func spread(of places: [Place]) -> Int {
    zip(places, places.dropFirst()).reduce(0) { sum, pair in
      guard pair.0.attribute == pair.1.attribute else { return sum + 8 }
      let gap = pair.1.position - pair.0.position
      return sum + min(8, gap > 0 ? gap - 1 : 1 - gap)
    }
  }
}
