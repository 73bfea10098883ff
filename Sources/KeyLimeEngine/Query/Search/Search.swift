/// The question "which places does this text mean".
public struct SearchQuestion {
  /// What was typed.
  public var text: String
  /// Where to measure from; when it is given, near places come first.
  public var origin: Coordinate?
  /// How far at most, which needs an origin.
  ///
  /// Without it, what is beyond ``near`` is listed only when nothing nearer fits.
  public var reach: Distance?
  /// What the places must be like.
  public var filter = Filter()
  /// How many at most.
  public var limit = 20
  /// Whether the nearest places are listed, nearest first, however well their texts fit; needs an
  /// origin.
  ///
  /// Places with typing slips are listed only where none has the words as they were typed.
  public var isNearestFirst = false
  /// Whether a word in a cuisine, a street or a postcode counts for nothing.
  var looksAtNamesOnly = false
  /// People's ratings; only the filter by rating needs them.
  var ratings: PeoplesRatings?
  /// What the people asking think of places; nil when that does not matter.
  var preferences: Preferences?

  /// The words, and all of them as one, which may name cuisines.
  var words: [String] {
    let texts = [text] + Alternatives.texts(of: text)
    return (texts + text.split(separator: " ").map(String.init)).map(CuisineFamily.slug)
  }

  /// Asks for a text.
  public init(_ text: String, from origin: Coordinate? = nil) {
    self.text = text
    self.origin = origin
  }

  /// How far people look for what they typed, unless there is nothing.
  public static let near = Distance.kilometres(50)

  /// Whether a text holds anything that can be looked for: a letter or a digit.
  public static func hasWords(_ text: String) -> Bool { !QueryWords(text).words.isEmpty }
}

extension Store {
  /// Lists the places that a text means: names, cuisines and streets; typing slips are forgiven
  /// and the last word may be unfinished.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func search(
    _ question: SearchQuestion, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> Answer {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try catalogue.search(question)
    }
  }
}

/// One way in which rows may fit a query, from the strictest to the most forgiving.
struct SearchStep {
  let query: QueryWords
  var dictionaries: [IndexLayout.Dictionary]
  /// Whether the last word may be the beginning of a longer one.
  var allowsPrefix = false
  /// Whether words may be misspelt.
  var allowsSlips = false
  /// Whether a name that has all the words as one will do: `pizza express` is `PizzaExpress`.
  var joinsWords = false
  /// The words that were typed and are not looked for.
  var leavesOut: [String] = []
  /// The names of the town that the places must be in, folded; empty when it does not matter.
  var towns: [String] = []
  /// Steps that mean the same, so that what they find counts as found by this one, if that finds
  /// any place at all.
  var alike: [SearchStep] = []

  /// Whether all rows match equally well, so that only the distance orders them.
  var isUniform: Bool { query.words.count == 1 && dictionaries == [.names] && !allowsSlips }

  /// The same step in names alone; nil when it does not look at them.
  var inNames: SearchStep? {
    guard dictionaries.contains(.names), towns.isEmpty else { return nil }
    var step = self
    step.dictionaries.removeAll { $0 != .names && $0 != .formerNames }
    return step
  }

  /// The least handicap of a row that this step finds and the steps before it do not: see
  /// ``TextMatch``.
  var leastHandicap: Double {
    if dictionaries == [.names] { return allowsPrefix ? 2 : 1 }
    return dictionaries == [.cuisines] ? 2 : 16
  }

  /// How many of the nearest rows are read to find the missing answers.
  func enough(for missing: Int, _ filter: Filter) -> Int {
    // Which of them are open only their records can tell.
    if filter.open != nil { return max(60, missing * 30) }
    return isUniform ? missing + 8 : max(60, missing * 3)
  }

  static let texts: [IndexLayout.Dictionary] = [.names, .cuisines, .streets]

  /// The steps that take the words as they are, in the order their answers are listed.
  static func strict(_ query: QueryWords) -> [SearchStep] {
    guard !query.words.isEmpty else { return [] }
    let words = [
      SearchStep(query: query, dictionaries: [.names], joinsWords: true),
      SearchStep(query: query, dictionaries: [.names], allowsPrefix: true),
      SearchStep(query: query, dictionaries: [.cuisines], allowsPrefix: true),
    ]
    guard query.hasDigit else { return words }
    return words + [
      SearchStep(query: query, dictionaries: [.postcodes], allowsPrefix: true)
    ]
  }

  /// The words with the last in the singular, if that is a word for food or for what places serve:
  /// `pizzas` means `pizza`; nil otherwise.
  static func singular(
    of query: QueryWords, in layers: [WordRows]
  ) throws(QueryFault) -> QueryWords? {
    guard let last = query.words.last, last.utf8.count > 3, last.hasSuffix("s") else { return nil }
    for singular in CuisineFamily.otherNumbers(of: last) {
      if DishWords.contains(singular) { return QueryWords(query.words.dropLast() + [singular]) }
      for layer in layers
      where try !layer.rows(of: singular, in: .cuisines, spelt: .whole).isEmpty {
        return QueryWords(query.words.dropLast() + [singular])
      }
    }
    return nil
  }

  /// The steps after those: cuisines of the same family, all texts together, streets in full, words
  /// joined, former names, in a town, misspelt, and parted; then the same without `and` and its
  /// like.
  static func forgiving(_ query: QueryWords) -> [SearchStep] {
    let unjoined = query.withoutJoints
    let isJoined = unjoined.words.count < query.words.count
    return forgivingSteps(of: query) + (isJoined ? forgivingSteps(of: unjoined) : [])
  }

  private static func forgivingSteps(of query: QueryWords) -> [SearchStep] {
    guard !query.words.isEmpty else { return [] }
    let texts = texts(for: query)
    return relatives(of: query) + wellSpelt(query) + [formerly(query)] + inTown(query)
      + [SearchStep(query: query, dictionaries: texts, allowsPrefix: true, allowsSlips: true)]
      + parted(query)
  }

  /// The steps that look at all texts and forgive no slip.
  static func wellSpelt(_ query: QueryWords) -> [SearchStep] {
    let texts = texts(for: query)
    return ([query.words] + StreetWords.inFull(query.words)).map {
      SearchStep(query: QueryWords($0), dictionaries: texts, allowsPrefix: true)
    } + joined(query) + partedPostcodes(query)
  }

  /// Looks at former names, too: by them a place is found, behind those that are called so now.
  private static func formerly(_ query: QueryWords) -> SearchStep {
    SearchStep(
      query: query, dictionaries: texts(for: query) + [.formerNames], allowsPrefix: true,
      allowsSlips: false)
  }

  private static func texts(for query: QueryWords) -> [IndexLayout.Dictionary] {
    query.hasDigit ? texts + [.postcodes] : texts
  }

  /// Other names of the cuisine that was typed, then what belongs to it: `bbq` is `barbecue`, and
  /// `asian` has `thai`.
  static func relatives(of query: QueryWords) -> [SearchStep] {
    let members = CuisineFamily.membersInAnyNumber(of: query.words.joined(separator: "_"))
    return members.dropFirst().map { member in
      SearchStep(query: QueryWords(member), dictionaries: [.cuisines])
    }
  }

  /// `mc donald` is the beginning of one word to the restaurant.
  private static func joined(_ query: QueryWords) -> [SearchStep] {
    guard let joined = query.joined else { return [] }
    return [
      SearchStep(query: QueryWords([joined]), dictionaries: [.names], allowsPrefix: true)
    ]
  }

  static func partedPostcodes(_ query: QueryWords) -> [SearchStep] {
    query.partedPostcodes.map {
      SearchStep(query: QueryWords($0), dictionaries: [.postcodes], allowsPrefix: !query.isNumber)
    }
  }

  /// `burgerking` is two words to the restaurant.
  static func parted(_ query: QueryWords) -> [SearchStep] {
    guard query.words.count == 1, query.isPrefix(0), let word = query.words.first, word.count >= 6
    else { return [] }
    return (3...(word.count - 3)).map {
      SearchStep(
        query: QueryWords([String(word.prefix($0)), String(word.dropFirst($0))]),
        dictionaries: [.names])
    }
  }

  /// The rows that hold every word of the query in this way.
  func rows(in words: WordRows) throws(QueryFault) -> RowSet {
    var result: RowSet?
    if !towns.isEmpty {
      var rows = RowSet(none: words.catalogue.recordCount)
      for town in towns { rows.formUnion(try words.rows(of: town, in: .cities, spelt: .whole)) }
      if rows.isEmpty { return rows }
      result = rows
    }
    for index in query.words.indices {
      let rows = try rows(ofWord: index, in: words)
      if result == nil { result = rows } else { result?.formIntersection(rows) }
      if result?.isEmpty ?? true { break }
    }
    if joinsWords, let joined = query.joined {
      result?.formUnion(try words.rows(of: joined, in: .names, spelt: .whole))
    }
    if var rows = result {
      words.catalogue.subtractReplaced(from: &rows)
      return rows
    }
    return RowSet(none: words.catalogue.recordCount)
  }

  /// The same for a question of one step.
  func rows(in catalogue: Catalogue) throws(QueryFault) -> RowSet {
    try rows(in: WordRows(catalogue))
  }

  private func rows(ofWord index: Int, in words: WordRows) throws(QueryFault) -> RowSet {
    let isFood = DishWords.contains(query.words[index])
    let slips = allowsSlips ? query.allowedSlips(index) : 0
    var rows: RowSet?
    for dictionary in dictionaries {
      // `Pieminister` is a name for `pie`, and Pier Place is no street for it.
      let isPrefix = allowsPrefix && query.isPrefix(index) && !(isFood && dictionary == .streets)
      var spellings: [WordRows.Spelling] = [isPrefix ? .prefix : .whole]
      if slips > 0 { spellings.append(.misspelt(slips: slips, isPrefix: isPrefix)) }
      for spelling in spellings {
        let found = try words.rows(of: query.words[index], in: dictionary, spelt: spelling)
        if rows == nil { rows = found } else { rows?.formUnion(found) }
      }
    }
    return rows ?? RowSet(none: words.catalogue.recordCount)
  }
}
