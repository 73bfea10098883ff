import KeyLimeEngine

// Towns and postcodes among the words, without `in` or `near` before them.

extension WishReader {
  /// The wish around the town or postcode that its words for names are: `sushi paris`; nil where
  /// they are none, or a part of the name of a place that is what is wanted.
  func aroundTown(_ wish: Wish, _ origin: Coordinate?) throws(Failure) -> Wish? {
    guard let around = try inTown(wish, origin),
      try named(wish.text, origin, wish.filterByServing).isEmpty
    else { return nil }
    return around
  }

  /// The same, whatever places are called.
  private func inTown(_ wish: Wish, _ origin: Coordinate?) throws(Failure) -> Wish? {
    guard wish.near == nil, !wish.rest.isEmpty else { return nil }
    let words = wish.rest.dropFirst(ForeignWords.isIn(wish.rest[0]) ? 1 : 0)
    let text = words.joined(separator: " ")
    // Of several towns of a name, none is taken without a home.
    guard !words.isEmpty, try isArea(text, besides: wish.filterByServing, origin),
      (try? UserLocation(context: context, store: store).point(text)) != nil
    else { return nil }
    var around = wish
    (around.near, around.rest) = (text, [])
    return around
  }

  /// The wish around the town that is all of its words; nil where they are none, where a place near
  /// has them, or where an option says where to look around.
  ///
  /// Who has not said where they are says it so, unless a place is called like the town.
  func aroundTownAlone(_ wish: Wish, _ origin: Coordinate?) throws(Failure) -> Wish? {
    guard listsAnything, !hasPlace, let around = try inTown(wish, origin) else { return nil }
    let isName =
      if origin == nil { try !namesakes(wish.text, nil).isEmpty } else {
        try isFound(wish.text, origin)
      }
    return isName ? nil : around
  }

  /// The wish with words for names in place of a cuisine that is called like a large town, or is
  /// behind others and called like any: some place serves `new_york`, and `sushi new york` is around
  /// there.
  ///
  /// One with a name of one word may be meant: few ask for a sandwich in Sandwich.
  func withoutTowns(_ wish: Wish) throws(Failure) -> Wish {
    var without = wish
    without.cuisines = []
    for cuisine in wish.cuisines {
      let isBehind = wish.cuisines.count > 1 && cuisine == wish.cuisines.last
      let leastPlaces = isBehind ? 1 : Self.leastPlaces
      if cuisine.contains("_"), try town(cuisine.spaced, withPlaces: leastPlaces) != nil {
        without.rest += cuisine.split(separator: "_").map(String.init)
      } else {
        without.cuisines.append(cuisine)
      }
    }
    return without
  }

  /// Whether a text is a town, perhaps with its state or country, or a postcode at which no place
  /// is what is wanted: who types `pizza EH8 9YL` lives there.
  private func isArea(
    _ text: String, besides filter: Filter, _ origin: Coordinate?
  ) throws(Failure) -> Bool {
    var question = SearchQuestion(text, from: origin)
    question.filter = filter
    return try context.asking { () throws(StoreError) in
      if try store.city(RegionalSpots.withoutRegion(text)) != nil { return true }
      guard text.count > 2, text.contains(where: \.isNumber), try store.hasPostcode(text) else {
        return false
      }
      let answer = try store.search(question)
      return answer.found.isEmpty || !answer.leftOut.isEmpty
    }
  }

  /// The same for a cuisine that a pick searches, `sushi paris` or `paris sushi`; nil for anything
  /// else.
  func servedInTown(_ wish: Wish, _ origin: Coordinate?) throws(Failure) -> Wish? {
    guard listsAnything, !filtersByServing, wish.rest.count > 1 else { return nil }
    for count in 1..<wish.rest.count {
      let parts = [
        (served: wish.rest.prefix(count), town: wish.rest.dropFirst(count)),
        (served: wish.rest.suffix(count), town: wish.rest.dropLast(count)),
      ]
      for (served, town) in parts {
        let word = Folding.fold(served.joined(separator: " "))
        // Some place serves `dinner`.
        let isMeal = Meal.times[word] != nil && !Meal.servedAllDay.contains(word)
        guard !isMeal, let cuisine = try cuisine(word) else { continue }
        var inTown = wish
        (inTown.cuisines, inTown.rest) = ([cuisine], Array(town))
        guard var around = try aroundTown(inTown, origin) else { continue }
        (around.cuisines, around.rest) = (wish.cuisines, Array(served))
        return around
      }
    }
    return nil
  }
}

// MARK: - A town and a part of it

extension WishReader {
  /// The wish around a town that is a part of its words for names, `vegan berlin neukölln`, read as
  /// if `near` stood before it; nil where they have none, or where they are the name of a place.
  ///
  /// What stands before the town, or is found there, is looked for there. Behind it stands a part
  /// of the town, which no catalogue knows: it is passed over.
  func aroundPart(
    of wish: Wish, _ words: [String], _ grammar: WordGrammar, _ origin: Coordinate?
  ) throws(Failure) -> Wish? {
    guard listsAnything else { return nil }
    if let near = wish.near { return try passingOverPart(of: near, wish, words, grammar) }
    guard wish.rest.count > 1, try namesakes(words.joined(separator: " "), nil).isEmpty,
      try !isFound(wish.text, origin), let place = try largestTown(in: wish.rest),
      let typed = Self.place(of: Array(wish.rest[place]), in: words)
    else { return nil }
    let town = wish.rest[place].joined(separator: " ")
    var words = words
    words.insert("near", at: typed.lowerBound)
    let around = try withoutTowns(grammar.wish(words))
    guard around.near == town else { return nil }
    return try passingOverPart(of: town, around, words, grammar) ?? around
  }

  /// The wish without the words for names right behind the town that it names: `in melbourne cbd`;
  /// nil where there are none, or they are food, or found there.
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
    guard let length = lengths.first(where: { typed[end...].starts(with: wish.rest.suffix($0)) }),
      try isPartOfTown(wish.rest.suffix(length), of: wish, middle)
    else { return nil }
    // Behind the part of the town there may be a day, which is read now.
    for count in 1...length {
      let part = end..<end + count
      var shorter = words
      shorter.removeSubrange(part)
      var without = try withoutTowns(grammar.wish(shorter))
      guard without.rest.count <= wish.rest.count - length else { continue }
      without.passedOver += typed[part]
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

  /// Whether some place near a point has all words of a text and passes a filter.
  private func isFound(
    _ text: String, _ origin: Coordinate?, _ filter: Filter = Filter()
  ) throws(Failure) -> Bool {
    var question = SearchQuestion(text, from: origin)
    question.filter = filter
    let answer = try context.asking { () throws(StoreError) in try store.search(question) }
    return !answer.found.isEmpty && !answer.isFar && answer.leftOut.isEmpty
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

  private func town(_ name: String, withPlaces least: Int) throws(Failure) -> City? {
    let city = try context.asking { () throws(StoreError) in try store.city(name) }
    return city.flatMap { $0.count >= least ? $0 : nil }
  }

  /// Places of a town that is looked for among words: many a word is the name of a village.
  private static let leastPlaces = 20
}
