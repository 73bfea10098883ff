/// Words for places that neither serve food nor drink, which catalogues of all sorts of places have
/// among their categories.
enum OtherTrades {
  /// Whether some categories say that a place is none to eat or drink at: one of them is known as
  /// another trade, and none speaks of food.
  ///
  /// Words that nobody knows decide nothing.
  static func areOnlySaid(in words: [String]) -> Bool {
    words.contains(where: isNamed) && !words.contains(where: speaksOfFood)
  }

  /// Whether a category names another trade: `museum`, `train_station`, `Grocery store`.
  static func isNamed(_ category: String) -> Bool {
    guard let last = parts(of: category).last else { return false }
    return names.contains(last) && !speaksOfFood(category)
  }

  private static func speaksOfFood(_ category: String) -> Bool {
    var known = FoodCategories()
    return known.add(category) || FoodCategories.saysFood(category)
      || parts(of: category).contains { known.add($0) }
  }

  private static func parts(of category: String) -> [String] {
    FoodCategories.folded(category).split(separator: "_").map(String.init)
  }

  private static let names: Set<String> = {
    let words =
      """
      museum gallery bank atm hotel hostel motel guesthouse apartment station airport parking \
      garage shop store supermarket grocery mall boutique bookshop bookstore school kindergarten \
      college university library pharmacy chemist hospital clinic doctor dentist church mosque \
      temple cathedral chapel synagogue cinema theatre theater stadium gym park playground zoo \
      monument memorial castle office police embassy hairdresser salon bahnhof bücherei apotheke \
      schule kirche krankenhaus supermarkt parkplatz musée banque hôtel gare école pharmacie église \
      museo museu hôpital supermarché farmacia farmácia iglesia igreja chiesa escuela escola scuola \
      ospedale supermercado supermercato tienda negozio teatro estación stazione apotheek kerk
      """
      .split { $0.isWhitespace }.map(String.init)
    let plurals = words.map { $0.hasSuffix("y") ? $0.dropLast() + "ies" : $0 + "s" }
    return Set(words + plurals)
  }()
}
