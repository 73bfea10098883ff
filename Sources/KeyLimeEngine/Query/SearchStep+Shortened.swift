extension SearchStep {
  /// Steps without some of the words: those that no place serves are dropped first, and of these
  /// the last, as the last ones typed say the least.
  ///
  /// `cuisines` are the places in ``QueryWords/typed`` of what is kept longest.
  static func shortened(_ query: QueryWords, keeping cuisines: Set<Int>) -> [SearchStep] {
    let typed = query.typed.indices.reversed()
    let dropped = typed.filter { !cuisines.contains($0) } + typed.filter(cuisines.contains)
    return dropped.indices.dropFirst().flatMap { steps(query, without: Set(dropped[..<$0])) }
  }

  /// The last resort: words are dropped from the left.
  static func shortenedFromLeft(_ query: QueryWords) -> [SearchStep] {
    query.typed.indices.dropFirst().flatMap { steps(query, without: Set(0..<$0)) }
  }

  /// What remains must be there as it is: with slips in it, hardly anything of what was typed
  /// would be.
  private static func steps(_ query: QueryWords, without dropped: Set<Int>) -> [SearchStep] {
    let kept = query.typed.indices.filter { !dropped.contains($0) }
    let words = QueryWords(kept.flatMap { query.words[query.typed[$0]] })
    guard words.words.contains(where: saysSomething) else { return [] }
    let whole = SearchStep(
      query: words, dictionaries: texts, allowsPrefix: false, allowsSlips: false)
    return ([whole] + relatives(of: words)).map { step in
      var step = step
      step.leavesOut = dropped.sorted().map { query.text(typedAt: $0) }
      return step
    }
  }

  /// Whether a word alone can find a place; prepositions and house numbers cannot.
  fileprivate static func saysSomething(_ word: String) -> Bool {
    let isHouseNumber = word.utf8.count <= 2 && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return !isHouseNumber && !prepositions.contains(word)
  }

  private static let prepositions: Set<String> = [
    "a", "an", "and", "at", "by", "for", "from", "in", "near", "of", "on", "or", "the", "to",
    "with",
  ]
}

extension Catalogue {
  /// Which of the typed words some place serves, unless all the others are the name of a place:
  /// of `green curry` that is `curry`.
  func cuisines(in query: QueryWords) throws(QueryFault) -> Set<Int> {
    let typed = query.typed
    guard typed.count > 1 else { return [] }
    var cuisines: Set<Int> = []
    for index in typed.indices {
      let text = query.text(typedAt: index)
      if SearchStep.saysSomething(text), try hasServed(text) { cuisines.insert(index) }
    }
    let others = typed.indices.filter { !cuisines.contains($0) }
    guard !cuisines.isEmpty, !others.isEmpty else { return [] }
    let name = others.flatMap { query.words[typed[$0]] }
    for layer in layers where try !layer.namesakes(of: name, nil).isEmpty { return [] }
    return cuisines
  }
}
