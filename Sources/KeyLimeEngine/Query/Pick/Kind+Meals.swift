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
        "macaron", "macarons", "dessert", "desserts", "sweets",
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
