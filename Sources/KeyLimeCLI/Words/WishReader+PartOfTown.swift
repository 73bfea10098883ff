import KeyLimeEngine

// A town among the words, with a part of it or a meal beside it.

extension WishReader {
  /// The wish around a town that is a part of its words for names, `vegan berlin neukölln`, read as
  /// if `near` stood before it; nil where they have none, or where they are the name of a place.
  ///
  /// What stands before the town, or is found there, is looked for there. What stands behind it is a
  /// part of the town: it takes the place of the town where the catalogue knows it, and else it is
  /// passed over.
  func aroundPart(
    of wish: Wish, _ words: [String], _ grammar: WordGrammar, _ origin: Coordinate?
  ) throws(Failure) -> Wish? {
    guard listsAnything else { return nil }
    if let near = wish.near { return try passingOverPart(of: near, wish, words, grammar) }
    guard wish.rest.count > 1, try namesakes(words.joined(separator: " "), nil).isEmpty,
      try !isFoundNearby(wish.text, origin), let place = try largestTown(in: wish.rest),
      let typed = Self.place(of: Array(wish.rest[place]), in: words)
    else { return nil }
    let town = wish.rest[place].joined(separator: " ")
    var words = words
    words.insert("near", at: typed.lowerBound)
    let around = try withoutTowns(grammar.wish(words))
    // The grammar takes the region along: `portland oregon`.
    guard let near = around.near, near == town || near.hasPrefix(town + " ") else { return nil }
    return try passingOverPart(of: near, around, words, grammar) ?? around
  }

  /// Whether some place near where somebody is has all words of a text; who has not said where that
  /// is means none.
  private func isFoundNearby(_ text: String, _ origin: Coordinate?) throws(Failure) -> Bool {
    guard origin != nil else { return false }
    return try isFound(text, origin)
  }

  /// Whether the catalogue has places in this part of a town: `kreuzberg` of Berlin.
  private func isKnownPart(
    _ words: some Collection<String>, of middle: Coordinate
  ) throws(Failure) -> Bool {
    guard let part = try town(words.joined(separator: " "), withPlaces: 1) else { return false }
    return Origin(middle).distance(to: part.position) <= Self.reachOfTown
  }

  /// How far from its middle the parts of a town are.
  private static let reachOfTown = Distance.kilometres(30)

  /// The wish without the words for names right behind the town that it names: `in melbourne cbd`;
  /// nil where there are none, or they are food, or found there.
  ///
  /// A part that the catalogue knows takes the place of the town.
  private func passingOverPart(
    of town: String, _ wish: Wish, _ words: [String], _ grammar: WordGrammar
  ) throws(Failure) -> Wish? {
    guard !wish.rest.isEmpty,
      let end = Self.place(of: town.split(separator: " ").map(String.init), in: words)?.upperBound,
      try context.asking({ () throws(StoreError) in try store.city(town) != nil }),
      let middle = try? UserLocation(context: context, store: store).point(town)
    else { return nil }
    let typed = WordGrammar.typed(words)
    let lengths = (1...wish.rest.count).reversed()
    guard let length = lengths.first(where: { typed[end...].starts(with: wish.rest.suffix($0)) })
    else { return nil }
    let isKnown = try isKnownPart(wish.rest.suffix(length), of: middle)
    if !isKnown, try !isPartOfTown(wish.rest.suffix(length), of: wish, middle) { return nil }
    // Behind the part of the town there may be a day, which is read now.
    for count in 1...length {
      let part = end..<end + count
      var shorter = words
      shorter.removeSubrange(part)
      var without = try withoutTowns(grammar.wish(shorter))
      guard without.rest.count <= wish.rest.count - length else { continue }
      if try isKnownPart(typed[part], of: middle) {
        without.near = typed[part].joined(separator: " ")
      } else {
        without.passedOver += typed[part]
      }
      return without
    }
    return nil
  }

  /// Where some words stand next to each other among those that were typed.
  private static func place(of run: [String], in words: [String]) -> Range<Int>? {
    let typed = WordGrammar.typed(words)
    let start = typed.indices.first { typed[$0...].starts(with: run) }
    return start.map { $0..<$0 + run.count }
  }

  /// Whether words behind a town are no food, and no place there is what is wanted and has them.
  private func isPartOfTown(
    _ behind: ArraySlice<String>, of wish: Wish, _ middle: Coordinate
  ) throws(Failure) -> Bool {
    let words = behind.map(Folding.fold)
    guard !words.isEmpty, !words.contains(where: DishWords.contains) else { return false }
    return try !isFound(wish.text, middle, wish.filterByServing)
  }

  /// Where in some words the name of the largest town is; nil where they name none of some size.
  private func largestTown(in words: [String]) throws(Failure) -> Range<Int>? {
    var best: (range: Range<Int>, count: Int)?
    for start in words.indices {
      for end in (start + 1)...min(start + 4, words.count) where end - start < words.count {
        let name = words[start..<end].joined(separator: " ")
        if end - start == 1, DishWords.contains(Folding.fold(name)) { continue }
        guard let city = try town(name, withPlaces: Self.leastPlaces) else { continue }
        if city.count > best?.count ?? 0 { best = (start..<end, city.count) }
      }
    }
    return best?.range
  }
}
