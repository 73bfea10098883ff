import KeyLimeEngine

// Towns and postcodes among the words, without `in` or `near` before them.

extension WishReader {
  /// The wish around the town or postcode that its words for names are: `sushi paris`; nil where
  /// they are none, or a part of the name of a place that is what is wanted.
  func aroundTown(_ wish: Wish, _ origin: Coordinate?) throws(Failure) -> Wish? {
    guard wish.near == nil, !wish.rest.isEmpty else { return nil }
    let words = wish.rest.dropFirst(ForeignWords.isIn(wish.rest[0]) ? 1 : 0)
    let text = words.joined(separator: " ")
    // Of several towns of a name, none is taken without a home.
    guard !words.isEmpty, try isArea(text, besides: wish.filterByServing, origin),
      (try? UserLocation(context: context, store: store).point(text)) != nil,
      try named(wish.text, origin, wish.filterByServing).isEmpty
    else { return nil }
    var around = wish
    (around.near, around.rest) = (text, [])
    return around
  }

  /// The wish around the town that is all of its words; nil where they are none, where a place near
  /// has them, or where an option says where to look around.
  func aroundTownAlone(_ wish: Wish, _ origin: Coordinate?) throws(Failure) -> Wish? {
    guard listsAnything, !hasPlace, let around = try aroundTown(wish, origin) else { return nil }
    return try isFound(wish.text, origin) ? nil : around
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
        guard let cuisine = try cuisine(Folding.fold(served.joined(separator: " "))) else {
          continue
        }
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
  /// The wish around a town that is a part of its words for names: `vegan berlin neukölln`; nil
  /// where they have none, or where they are the name of a place.
  ///
  /// What stands before the town, or is found there, is looked for there. Behind it stands a part
  /// of the town, which no catalogue knows: it is passed over.
  func aroundPart(
    of wish: Wish, _ text: String, _ origin: Coordinate?
  ) throws(Failure) -> Wish? {
    guard listsAnything else { return nil }
    if let near = wish.near { return try passingOverPart(of: near, wish, text) }
    guard wish.rest.count > 1, try namesakes(wish.text, nil).isEmpty,
      try !isFound(wish.text, origin), let town = try largestTown(in: wish.rest)
    else { return nil }
    var around = wish
    around.near = wish.rest[town].joined(separator: " ")
    guard let middle = try? UserLocation(context: context, store: store).point(around.near ?? "")
    else { return nil }
    let (before, behind) = (wish.rest[..<town.lowerBound], wish.rest[town.upperBound...])
    around.rest = Array(before + behind)
    guard try isPartOfTown(behind, of: around, middle) else { return around }
    around.rest = Array(before)
    around.passedOver += behind
    return around
  }

  /// The wish without what stands behind the town that it names: `in melbourne cbd`; nil where that
  /// is food, or found there.
  private func passingOverPart(
    of town: String, _ wish: Wish, _ text: String
  ) throws(Failure) -> Wish? {
    guard !wish.rest.isEmpty,
      Folding.fold(text).contains(Folding.fold("\(town) \(wish.text)")),
      try context.asking({ () throws(StoreError) in try store.city(town) != nil }),
      let middle = try? UserLocation(context: context, store: store).point(town),
      try isPartOfTown(wish.rest[...], of: wish, middle)
    else { return nil }
    var without = wish
    without.rest = []
    without.passedOver += wish.rest
    return without
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
