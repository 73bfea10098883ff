extension Kind {
  /// Kinds that are no answer to "where should we eat" unless they are asked for.
  static let mealless: Set<Kind> = [.bar, .nightclub, .iceCream, .pastry]

  /// Those of them that a term names, by their own names or by what one gets there: `gelato`, `wine
  /// bar`, `birthday cake`.
  static func askedFor(by term: String) -> Set<Kind> {
    let words = QueryWords(term).words
    guard !words.isEmpty else { return [] }
    let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    return (words + pairs).reduce(into: []) { $0.formUnion(byTreat[$1] ?? []) }
  }

  /// The sweet kinds whose treats a cuisine is.
  fileprivate static func sweet(_ cuisine: String) -> Set<Kind> {
    let treat = String(cuisine.map { $0 == "_" ? " " : $0 })
    return (byTreat[treat] ?? []).intersection([.iceCream, .pastry])
  }

  private static let byTreat: [String: Set<Kind>] = {
    var kinds: [String: Set<Kind>] = [:]
    for (kind, treats) in treats {
      for treat in treats { kinds[treat, default: []].insert(kind) }
    }
    return kinds
  }()

  private static let treats: [(Kind, [String])] = [
    (
      .iceCream,
      [
        "ice cream", "ice creams", "icecream", "gelato", "gelateria", "gelati", "frozen yogurt",
        "frozen yoghurt", "froyo", "sorbet", "sundae", "sundaes", "eis", "eisdiele", "eiscafe",
        "glace", "glaces", "glacier", "helado", "helados", "heladeria", "ijs", "dessert",
        "desserts",
      ]
    ),
    (
      .pastry,
      [
        "pastry", "pastries", "patisserie", "pasticceria", "konditorei", "cake", "cakes",
        "cupcake", "cupcakes", "donut", "donuts", "doughnut", "doughnuts", "tart", "tarts",
        "macaron", "macarons", "waffle", "waffles", "dessert", "desserts", "sweets",
      ]
    ),
    (.nightclub, ["nightclub", "nightclubs", "club", "clubs", "disco", "dancing"]),
    (
      .bar,
      [
        "bar", "bars", "cocktail", "cocktails", "drink", "drinks", "beer", "beers", "wine",
        "wines", "whisky", "whiskey", "gin", "brewery", "taproom", "lounge",
      ]
    ),
  ]
}

extension Restaurant {
  /// Whether all that it is known to serve are sweets of some kinds.
  func servesOnlySweets(of kinds: Set<Kind>) -> Bool {
    !cuisines.isEmpty
      && cuisines.allSatisfy { cuisine in
        let sweet = Kind.sweet(cuisine)
        return !sweet.isEmpty && sweet.isSubset(of: kinds)
      }
  }
}
