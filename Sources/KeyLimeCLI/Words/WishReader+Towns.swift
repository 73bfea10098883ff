import KeyLimeEngine

// Towns and postcodes among the words, without `in` or `near` before them.

extension WishReader {
  /// The wish around the town or postcode that its words for names are: `sushi paris`; nil where
  /// they are none, or a part of the name of a place that is what is wanted.
  ///
  /// Who has not said where they are says it by the name of a town of some size.
  func aroundTown(_ wish: Wish, _ origin: Coordinate?) throws(Failure) -> Wish? {
    guard let around = try inTown(wish, origin) else { return nil }
    if listsAnything, origin == nil, try isOfSomeSize(around.near) { return around }
    return try named(wish.text, origin, wish.filterByServing).isEmpty ? around : nil
  }

  private func isOfSomeSize(_ name: String?) throws(Failure) -> Bool {
    guard let name else { return false }
    return try town(name, withPlaces: Self.leastPlaces) != nil
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
  /// Who has not said where they are says it so, unless a place is called like a town of few places.
  func aroundTownAlone(_ wish: Wish, _ origin: Coordinate?) throws(Failure) -> Wish? {
    guard listsAnything, !hasPlace, let around = try inTown(wish, origin) else { return nil }
    if origin != nil { return try isFound(wish.text, origin) ? nil : around }
    if try isOfSomeSize(around.near) { return around }
    return try namesakes(wish.text, nil).isEmpty ? around : nil
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

  /// Whether some place near a point has all words of a text and passes a filter.
  func isFound(
    _ text: String, _ origin: Coordinate?, _ filter: Filter = Filter()
  ) throws(Failure) -> Bool {
    var question = SearchQuestion(text, from: origin)
    question.filter = filter
    let answer = try context.asking { () throws(StoreError) in try store.search(question) }
    return !answer.found.isEmpty && !answer.isFar && answer.leftOut.isEmpty
  }

  /// The town of a name, if it has some number of places.
  func town(_ name: String, withPlaces least: Int) throws(Failure) -> City? {
    let city = try context.asking { () throws(StoreError) in try store.city(name) }
    return city.flatMap { $0.count >= least ? $0 : nil }
  }

  /// Places of a town that is looked for among words: many a word is the name of a village.
  static let leastPlaces = 20
}
