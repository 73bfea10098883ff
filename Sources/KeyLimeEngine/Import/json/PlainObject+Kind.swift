extension PlainObject {
  /// Adds what sort of place it is; false when it says that it is none to eat or drink at.
  func addKind(to categories: inout FoodCategories) -> Bool {
    let lists = lists(.kind).map { list in
      list.flatMap { $0.split { ",;|".contains($0) } }.map(String.init)
        .filter { !Self.neutralKinds.contains(FoodCategories.folded($0)) }
    }
    let words = lists.joined()
    if words.count == 1, let only = words.first, categories.addOwnKind(only) { return true }
    // Google says `food` of supermarkets and filling stations, too.
    let isShop = words.contains { OtherTrades.isNamed($0) || $0.hasSuffix("_store") }
    let others = isShop ? ["food"] : []
    // The likeliest list that speaks of food says what sort of place it is.
    for list in lists {
      var isFood = false
      for word in list
      where categories.add(kind: word) || FoodCategories.saysFood(word) {
        isFood = isFood || !others.contains(FoodCategories.folded(word))
      }
      if isFood { return true }
    }
    return (words.isEmpty || !categories.cuisines.isEmpty)
      && !OtherTrades.areOnlySaid(in: cuisineWords)
  }

  /// Words under `type` that say nothing about what is sold.
  static let neutralKinds: Set = [
    "feature", "point", "node", "way", "relation", "place", "venue", "poi", "point_of_interest",
    "business", "establishment", "location", "item", "listing", "geocode", "premise",
    "organization", "uri", "cater",
  ]

  /// The values of the object itself, not of what is inside it.
  var ownMembers: some Sequence<Member> {
    members.lazy.filter { $0.parents.allSatisfy(Self.wrappers.contains) }
  }
}
