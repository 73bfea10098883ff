import KeyLimeEngine

// What somebody does not want: `not`, `anything but` and the like.

extension WordReader {
  /// Takes `not` and what it turns round.
  ///
  /// Throws `usage` when that is nothing which can be left out: it must not be looked for instead.
  /// In other languages such words inside a name are a part of it.
  mutating func takeNegation() throws(Failure) -> Bool {
    guard let length = negationLength, next(length) != nil else { return false }
    let (start, negation) = (position, typed[position..<position + length].joined(separator: " "))
    position += length
    if try takeVeto() { return true }
    skipArticles()
    if try takeOpposite(of: negation) { return true }
    // `Bakker Zonder Naam` is a name.
    if nameEnd == start, ForeignWords.negations.contains(Array(words[start..<start + length])) {
      position = start
      return false
    }
    let name = unknownWords(from: position)
    position = start
    throw .cannot(
      "leave out '\(name)'", "it is no cuisine, kind, price or place that is known here", .usage,
      code: "bad-value",
      hints: [
        "--cuisine, --kind, --diet and --price say what you want; "
          + "keylime avoid keeps a place out of suggestions"
      ])
  }

  /// How many of the next words say that what follows is not wanted; nil when none do.
  private var negationLength: Int? {
    guard let word = next() else { return nil }
    if ["not", "no", "without", "nor", "neither", "nothing"].contains(word) { return 1 }
    if let foreign = ForeignWords.negations.first(where: words[position...].starts) {
      return foreign.count
    }
    let wide = ["anything", "everything", "anywhere", "everywhere", "all"].contains(word) ? 1 : 0
    let rest = words[(position + wide)...]
    let exception = Self.exceptions.first { rest.starts(with: $0) }
    guard let exception, wide == 1 || exception != ["but"] else { return nil }
    return wide + exception.count
  }

  /// Refuses `nut free` and `nut allergy`: what is looked for instead might do harm.
  func checkIngredient() throws(Failure) {
    guard let length = lengthOfIngredient ?? lengthOfAllergy else { return }
    let phrase = typed[position..<position + length].joined(separator: " ")
    throw .cannot(
      "look for '\(phrase)'", "no catalogue here says that of a place", .usage,
      code: "bad-value",
      hints: ["ask the place; the diets are: \(Diet.allCases.map(\.title).joined(separator: ", "))"]
    )
  }

  /// How many of the next words say what food must not have: `nut free`, `egg-free`.
  private var lengthOfIngredient: Int? {
    guard let word = next() else { return nil }
    if word.hasSuffix("-free") {
      return Self.ingredients.contains(String(word.dropLast("-free".count))) ? 1 : nil
    }
    return Self.ingredients.contains(word) && next(1) == "free" ? 2 : nil
  }

  /// How many of the next words name an allergy for which no diet is: `nut allergy`, `allergic to
  /// fish`.
  private var lengthOfAllergy: Int? {
    var reader = self
    if reader.longest(3, { Diet(word: $0) }) != nil { return nil }
    if next() == "allergic", next(1) == "to", next(2) != nil { return 3 }
    if let word = next(1), Self.allergies.contains(word), next(2) != "to" { return 2 }
    return next().map(Self.allergies.contains) ?? false ? 1 : nil
  }

  private static let allergies: Set = [
    "allergy", "allergies", "allergic", "intolerance", "intolerant",
  ]

  private static let ingredients: Set = [
    "nut", "nuts", "peanut", "peanuts", "egg", "eggs", "soy", "soya", "shellfish", "sesame",
    "wheat", "mustard", "celery", "lupin", "sulphite", "sulfite", "allergen", "allergens", "pork",
    "beef", "alcohol", "sugar", "garlic", "onion",
  ]

  /// What excludes the words behind it; `but` does so only after `anything`.
  private static let exceptions = [
    ["except", "for"], ["except"], ["excluding"], ["other", "than"], ["apart", "from"],
    ["but", "not"], ["but", "no"], ["but", "without"], ["but"],
  ]

  private static let articles: Set<String> = [
    "a", "an", "any", "the", "some", "of", "too", "very", "so", "really", "that",
  ]

  private mutating func skipArticles() {
    while let word = next(), Self.articles.contains(word), next(1) != nil { position += 1 }
  }

  /// Takes what somebody does not want; where that is a diet, the diet.
  mutating func takeVeto() throws(Failure) -> Bool {
    let start = position
    // `The Bao House` is a place, and `the bao` is not.
    if try takeNamedVeto() { return true }
    skipArticles()
    if position > start, try takeNamedVeto() { return true }
    position = start
    return false
  }

  private mutating func takeNamedVeto() throws(Failure) -> Bool {
    if let diet = next().flatMap({ Diet(without: $0) }) {
      wish.diets.append(diet)
      position += 1
      return true
    }
    let grammar = grammar
    let veto = try longest(6) { (text) throws(Failure) -> Veto? in
      if let kind = Kind(word: text) { return .kind(kind) }
      if let cuisine = try grammar.cuisine(text) {
        return .cuisine(WantedCuisine(cuisine))
      }
      return try grammar.isName(text) ? .named(text) : nil
    }
    guard let veto else { return false }
    wish.vetoes.append(veto)
    return true
  }

  /// Takes the opposite of a price; no other filter has one.
  private mutating func takeOpposite(of negation: String) throws(Failure) -> Bool {
    let (start, before) = (position, wish)
    wish = Wish()
    let rule = try take()
    let opposite = wish
    wish = before
    switch rule {
    case nil:
      position = start
      return false
    case .price:
      wish.prices = PriceLevel.allCases.filter { !opposite.allows($0) }
      return true
    case .veto, .rating, .known, .time, .distance, .place, .diet, .service, .kind, .cuisine:
      throw .cannot(
        "leave out '\(typed[start..<position].joined(separator: " "))'",
        "'\(negation)' works before a cuisine, a kind or a price", .usage, code: "bad-value")
    }
  }
}

extension Wish {
  /// Whether a price level fits.
  fileprivate func allows(_ price: PriceLevel) -> Bool {
    maximumPrice.map { price <= $0 } ?? prices.contains(price)
  }
}
