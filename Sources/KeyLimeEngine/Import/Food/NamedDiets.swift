/// The diets that a file names in a field for them.
struct NamedDiets {
  private(set) var diets: [Diet] = []
  /// Words that are no diet.
  private(set) var unread: [String] = []

  /// Reads texts such as `Gluten-Free; vegan options`.
  init(_ texts: [String]) {
    for text in texts where Cleaning.saysSomething(text) {
      for word in TagList.keywords(text) {
        let spelled = String(word.map { "-‐‑–".contains($0) ? "_" : $0 })
        if let diet = Self.diet(spelled) {
          diets.append(diet)
        } else {
          unread.append(word)
        }
      }
    }
    diets = Diet.allCases.filter(diets.contains)
  }

  /// The diet of `vegan`, `vegan_options` and `vegan_friendly`; what is only friendly to the rules of
  /// a religion does not keep them.
  private static func diet(_ word: String) -> Diet? {
    if word.hasPrefix("veg"), word.hasSuffix("_friendly") {
      return Diet(rawValue: String(word.dropLast(9)))
    }
    return Diet(rawValue: word.hasSuffix("_options") ? String(word.dropLast(8)) : word)
  }
}

extension RecordField {
  /// The fields that name diets.
  static let dietFields: [RecordField] = [.diets, .onlyDiets, .noDiets]
}

/// What a record says of one diet at a time, as in a column `vegan` with `yes`, `only` and `no`.
struct DietAnswers {
  private(set) var diets: [Diet] = []
  private(set) var onlyDiets: [Diet] = []
  private(set) var noDiets: [Diet] = []

  /// Notes an answer; other words say nothing.
  mutating func note(_ diet: Diet, _ text: String) {
    switch (WrittenAnswer.read(text), text.lowercased()) {
    case (_, "only"): (diets, onlyDiets) = (diets + [diet], onlyDiets + [diet])
    case (true, _), (_, "limited"): diets.append(diet)
    case (false, _): noDiets.append(diet)
    default: break
    }
  }

  /// The diet that a column or member with this folded name is about; nil for all others.
  static func diet(named name: String) -> Diet? { names[name] }

  private static let names: [String: Diet] = {
    var names: [String: Diet] = [:]
    for diet in Diet.allCases {
      let name = RecordField.folded(diet.rawValue)
      for spelled in [name, "diet" + name, name + "options"] { names[spelled] = diet }
    }
    (names["vegetarianfriendly"], names["veganfriendly"]) = (.vegetarian, .vegan)
    return names
  }()
}

extension Restaurant {
  /// Adds what a record says of single diets to what is known.
  mutating func take(_ answers: DietAnswers) {
    diets = Diet.allCases.filter { diets.contains($0) || answers.diets.contains($0) }
    onlyDiets = Diet.allCases.filter { onlyDiets.contains($0) || answers.onlyDiets.contains($0) }
    noDiets = Diet.allCases.filter {
      !diets.contains($0) && (noDiets.contains($0) || answers.noDiets.contains($0))
    }
  }
}
