/// What the category words of publishers other than OpenStreetMap mean.
///
/// A word is compared in lower case with `_` for everything between letters, so that `Coffee &
/// Tea`, `coffee_tea` and `Coffee, Tea` are one.
struct FoodCategories {
  private var kinds: [Kind] = []
  private var ownKind: Kind?
  /// The cuisines named so far, in OpenStreetMap's spelling, each once.
  private(set) var cuisines: [String] = []
  /// The cuisines that tags name, in the same spelling.
  private(set) var tagged: [String] = []
  /// The diets named so far.
  private(set) var diets: [Diet] = []

  /// Adds one word; false when it says nothing about food.
  @discardableResult
  mutating func add(_ text: String) -> Bool {
    let word = Self.folded(text)
    if Self.addDiet(word, to: &diets) {
      kinds.append(.restaurant)
      return true
    }
    let stem = Self.stem(of: word)
    let named =
      FoodWords.kinds[word] ?? YelpWords.kinds[word] ?? Self.kindInOtherLanguages(word)
    let isKnown = named != nil || FoodWords.cuisines[word] != nil
    let shop = isKnown ? nil : FoodWords.shop(word)
    let kind = named ?? shop?.kind
    let dish = shop?.dish ?? Self.withoutFood(word)
    let cuisine = FoodWords.cuisines[word] ?? FoodWords.cuisines[stem ?? dish] ?? stem
    if let kind { kinds.append(kind) } else if stem != nil { kinds.append(.restaurant) }
    if let cuisine, kind == nil || FoodWords.cuisines[dish] != nil, !cuisines.contains(cuisine) {
      cuisines.append(cuisine)
    }
    return kind != nil || cuisine != nil
  }

  /// Adds a diet that the place serves.
  mutating func addDiet(_ text: String) { _ = Self.addDiet(Self.folded(text), to: &diets) }

  /// Adds what a text says of the sort of place, as a whole or in parts: `Coffee & Tea`, `Biergarten &
  /// Club`; false when none says anything about food.
  mutating func add(kind text: String) -> Bool {
    if add(text) || addAny(of: TagList.keywords(text)) { return true }
    let joints: Set = ["&", "+", "and", "und", "et", "y", "e", "en"]
    let parts = text.split(separator: " ").split { joints.contains($0.lowercased()) }
    return parts.count > 1 && addAny(of: parts.map { $0.joined(separator: " ") })
  }

  /// Adds the sort of place that a category names, if it does, without what the place serves.
  mutating func addKind(alone text: String) {
    let word = Self.folded(text)
    if let kind = FoodWords.kinds[word] ?? Self.kindInOtherLanguages(word) { kinds.append(kind) }
  }

  /// Adds several words; false when none of them says anything about food.
  mutating func addAny(of words: [String]) -> Bool {
    words.reduce(false) { known, word in add(word) || known }
  }

  /// The words of a list of categories; of a path such as `Food > Korean > Barbecue`, which may end with
  /// the name of a chain, those that are known, if any is.
  static func words(in text: String) -> [String] {
    let words = TagList.keywords(text)
    guard text.contains(">") else { return words }
    let known = words.filter { word in
      var categories = FoodCategories()
      return categories.add(word)
    }
    return known.isEmpty ? words : known
  }

  /// Names of the fields that apps have words for all sorts of things in.
  static let tagNames: Set = ["tags", "keywords", "labels"]

  /// Adds the cuisines and diets among such words; they do not say what sort of place it is.
  mutating func add(tags: [String]) {
    for word in tags.flatMap(TagList.keywords).map(Self.folded) {
      if Self.addDiet(word, to: &diets) { continue }
      if let cuisine = FoodWords.cuisines[word], !tagged.contains(cuisine) {
        tagged.append(cuisine)
      }
    }
  }

  /// Adds the kinds that a name tells, as `Bar Txepetxa` and `Kaffeehaus Wittekind` do; false when it
  /// tells none.
  mutating func addKinds(inName name: String) -> Bool {
    let known = KindsInNames.find(in: name)
    kinds += known
    return !known.isEmpty
  }

  /// Adds one word that is a cuisine even when nobody knows it, unless it names another trade.
  mutating func addCuisine(_ keyword: String) {
    guard !add(keyword), !OtherTrades.isNamed(keyword), !Self.nothings.contains(keyword)
    else { return }
    let keyword = Self.cuisineInOtherLanguages(keyword) ?? keyword
    if !cuisines.contains(keyword) { cuisines.append(keyword) }
  }

  /// Words that catalogues have where no cuisine is known.
  private static let nothings: Set = [
    "not_listed", "not_applicable", "other", "others", "food", "food_and_drink", "food_and_drinks",
    "food_and_beverage", "dining", "dining_and_drinking", "casual_dining", "catering",
    "ristorazione", "restauration", "gastronomie", "餐飲", "餐饮", "餐饮服务", "餐饮相关场所", "美食",
    "グルメ", "その他グルメ", "各国料理", "創作料理", "異國", "異國料理", "异国料理", "간식", "음식", "음식점",
  ]

  /// Whether a category speaks of food in words that a table knows.
  static func isFood(_ category: String) -> Bool {
    var known = FoodCategories()
    return known.add(kind: category) || saysFood(category)
  }

  /// Whether a kind that no table knows still speaks of food.
  static func saysFood(_ kind: String) -> Bool {
    let words = folded(kind).split(separator: "_").map(String.init)
    // A food store sells supplies.
    let isStore = words.last.map { ["store", "stores"].contains($0) } ?? false
    return words.contains {
      foodWords.contains($0) && !(isStore && $0 == "food")
        || FoodWords.kindsInOtherLanguages[$0] != nil
    }
  }

  private static let foodWords: Set<String> = [
    "restaurant", "cafe", "coffee", "bar", "pub", "bistro", "grill", "pizza", "bakery", "food",
    "eatery", "dining", "takeaway", "kitchen", "casual", "fine",
    // Sections of Wikivoyage's pages.
    "eat", "drink", "음식점",
  ]

  /// Whether a word said what sort of place it is, rather than what it serves.
  var saysKind: Bool { ownKind != nil || !kinds.isEmpty }

  /// Adds a kind in the words of keylime's own catalogues, which leave nothing to agree on; false
  /// for any other word.
  mutating func addOwnKind(_ word: String) -> Bool {
    ownKind = Kind(rawValue: word)
    return ownKind != nil
  }

  /// Keeps the kind that the words so far name, whatever words follow: a publisher says which of
  /// its categories comes first.
  mutating func decideKind() {
    if !kinds.isEmpty { ownKind = kind }
  }

  /// The kind that the words agree on best, or nil when none was about food.
  ///
  /// A place called a restaurant is one, even with a bar; counter service is more exact.
  var kind: Kind? {
    if let ownKind { return ownKind }
    guard !kinds.isEmpty else { return cuisines.isEmpty ? nil : .restaurant }
    if kinds.contains(.restaurant) {
      return kinds.first { [.fastFood, .foodCourt].contains($0) } ?? .restaurant
    }
    // Places for drinks and sweets that a publisher names a cuisine for serve it: `Thai, Bars`,
    // `French, Desserts`.
    if servesMeals, kinds.allSatisfy({ Self.drinking.contains($0) || Self.baking.contains($0) }) {
      return .restaurant
    }
    return kinds.first
  }

  private static let drinking: [Kind] = [.bar, .nightclub]
  private static let baking: [Kind] = [.cafe, .pastry, .bakery, .iceCream, .deli]

  /// Whether a cuisine was named that is more than a drink, a sweet or what cafes have as well.
  private var servesMeals: Bool {
    let isDrinking = kinds.allSatisfy(Self.drinking.contains)
    // What nobody knows, such as `bakery_products`, may be what a bakery sells.
    let isBaking = kinds.contains { $0 != .cafe && Self.baking.contains($0) }
    return cuisines.contains {
      !Self.drinksAndSweets.contains($0) && (isDrinking || !Self.cafeFood.contains($0))
        && (!isBaking || FoodWords.cuisines[$0] != nil)
    }
  }

  private static let drinksAndSweets: Set = [
    "bubble_tea", "coffee_shop", "juice", "acai", "ice_cream", "donut", "dessert", "frozen_yogurt",
  ]
  private static let cafeFood: Set = [
    "sandwich", "breakfast", "bagel", "crepe", "waffle", "pancake", "salad", "soup", "wraps",
    "poke", "pretzel", "diner", "buffet", "bistro", "tea",
  ]

  /// A word with everything but letters and digits as single `_`.
  static func folded(_ text: String) -> String {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.lowercased().split { !$0.isLetter && !$0.isNumber }
        .filter { $0 != "and" }.joined(separator: "_")
    }
    let words = text.utf8.split { !(0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0) }
    return words.map { Substring($0).lowercased() }.filter { $0 != "and" }.joined(separator: "_")
  }

  /// The kind that a word of another language names, or the first of several such as `Ristorante
  /// Pizzeria`.
  private static func kindInOtherLanguages(_ word: String) -> Kind? {
    FoodWords.kindsInOtherLanguages[word]
      ?? word.split(separator: "_").lazy
      .compactMap { FoodWords.kindsInOtherLanguages[String($0)] }.first
  }

  /// The cuisine that one word of several names in another language: french for `modern_frans`.
  private static func cuisineInOtherLanguages(_ keyword: String) -> String? {
    let words = folded(keyword).split(separator: "_").map(String.init)
    guard words.count > 1 else { return nil }
    // Shorter words are words of English as well: `hint`, `tay`.
    let long = words.filter { $0.utf8.count >= 5 }
    let named = Set(long.compactMap { FoodWords.cuisinesInOtherLanguages[$0] })
    return named.count == 1 ? named.first : nil
  }

  /// What is left of `thai_restaurant` without its last word.
  private static func stem(of word: String) -> String? {
    for ending in ["_restaurant", "_restaurants", "_joint", "_place"] where word.hasSuffix(ending) {
      return String(word.dropLast(ending.count))
    }
    return nil
  }

  /// `german` of `german_cuisine` and `german_food`.
  private static func withoutFood(_ word: String) -> String {
    let ending = ["_cuisine", "_food"].first(where: word.hasSuffix)
    return String(word.dropLast(ending?.count ?? 0))
  }

  private static func addDiet(_ word: String, to diets: inout [Diet]) -> Bool {
    let stem = stem(of: word) ?? word
    guard let diet = FoodWords.diets[stem] else { return false }
    let implied: [Diet] = diet == .vegan ? [.vegetarian, .vegan] : [diet]
    for diet in implied where !diets.contains(diet) { diets.append(diet) }
    return true
  }
}

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
      building gebouw gebäude bâtiment edificio museum gallery bank atm hotel hostel motel guesthouse apartment station airport parking \
      garage shop store supermarket grocery mall boutique bookshop bookstore school kindergarten \
      college university library pharmacy chemist hospital clinic doctor dentist church mosque \
      temple cathedral chapel synagogue cinema theatre theater stadium gym park playground zoo \
      monument memorial castle office police embassy hairdresser salon bahnhof bücherei apotheke \
      plumber electrician locksmith carpenter painter roofer builder contractor architect mechanic \
      lawyer attorney notary accountant barber optician veterinarian physician florist jeweler \
      jeweller photographer tailor laundry laundromat cleaner caterer agency agent company service repair \
      wash dealer dealership rental supplier wholesaler manufacturer attraction landmark venue \
      center centre studio spa lodging campground resort cemetery casino aquarium courthouse \
      facility health healthcare retail finance automotive beauty education entertainment shopping \
      tankstelle friseur klempner elektriker rechtsanwalt arzt zahnarzt blumenladen \
      werkstatt reisebüro plombier électricien avocat médecin dentiste coiffeur fleuriste agence \
      fontanero electricista abogado médico dentista peluquería gasolinera taller idraulico \
      elettricista avvocato parrucchiere loodgieter kapper tandarts \
      schule kirche krankenhaus supermarkt parkplatz musée banque hôtel gare école pharmacie église \
      museo museu hôpital supermarché farmacia farmácia iglesia igreja chiesa escuela escola scuola \
      購物 购物 景點 景点 ショッピング 観光 쇼핑 관광지 ospedale supermercado supermercato tienda negozio teatro estación stazione apotheek kerk
      """
      .split { $0.isWhitespace }.map(String.init)
    let plurals = words.map { $0.hasSuffix("y") ? $0.dropLast() + "ies" : $0 + "s" }
    return Set(words + plurals)
  }()
}
