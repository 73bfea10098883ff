/// The diets that a file names in a field for them.
struct NamedDiets {
  private(set) var diets: [Diet] = []
  /// Words that are no diet.
  private(set) var unread: [String] = []

  /// Reads texts such as `Gluten-Free; vegan`.
  init(_ texts: [String]) {
    for text in texts where Cleaning.saysSomething(text) {
      for word in TagList.keywords(text) {
        let spelled = String(word.map { "-‐‑–".contains($0) ? "_" : $0 })
        if let diet = Diet(rawValue: spelled) { diets.append(diet) } else { unread.append(word) }
      }
    }
    diets = Diet.allCases.filter(diets.contains)
  }
}

extension RecordField {
  /// The fields that name diets.
  static let dietFields: [RecordField] = [.diets, .onlyDiets, .noDiets]
}
