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
  /// Whether a word in a cuisine, a street or a postcode counts for nothing.
  var looksAtNamesOnly = false
  /// People's ratings; only the filter by rating needs them.
  var ratings: PeoplesRatings?
  /// What those who ask think of places; nil when that does not matter.
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
  let allowsPrefix: Bool
  let allowsSlips: Bool
  /// The words that were typed and are not looked for.
  var leavesOut: [String] = []

  /// Whether all rows match equally well, so that only the distance orders them.
  var isUniform: Bool { query.words.count == 1 && dictionaries == [.names] && !allowsSlips }

  /// The same step in names alone; nil when it does not look at them.
  var inNames: SearchStep? {
    guard dictionaries.contains(.names) else { return nil }
    var step = self
    step.dictionaries = [.names]
    return step
  }

  /// The least handicap of a row that this step finds and the steps before it do not: see
  /// ``TextMatch``.
  var leastHandicap: Double {
    if dictionaries == [.names] { return allowsPrefix ? 2 : 1 }
    return dictionaries == [.cuisines] ? 4 : 16
  }

  /// How many of the nearest rows are read to find the missing answers.
  func enough(for missing: Int, _ filter: Filter) -> Int {
    // Which of them are open only their records can tell.
    if filter.open != nil { return max(60, missing * 30) }
    return isUniform ? missing + 8 : max(60, missing * 3)
  }

  private static let texts: [IndexLayout.Dictionary] = [.names, .cuisines, .streets]

  /// The steps that take the words as they are, in the order their answers are listed.
  static func strict(_ query: QueryWords) -> [SearchStep] {
    guard !query.words.isEmpty else { return [] }
    let words = [
      SearchStep(query: query, dictionaries: [.names], allowsPrefix: false, allowsSlips: false),
      SearchStep(query: query, dictionaries: [.names], allowsPrefix: true, allowsSlips: false),
      SearchStep(query: query, dictionaries: [.cuisines], allowsPrefix: true, allowsSlips: false),
    ]
    guard query.hasDigit else { return words }
    return words + [
      SearchStep(query: query, dictionaries: [.postcodes], allowsPrefix: true, allowsSlips: false)
    ]
  }

  /// The steps after those: cuisines of the same family, all texts together, streets in full, words
  /// joined, and misspelt; then the same without `and` and its like.
  static func forgiving(_ query: QueryWords) -> [SearchStep] {
    let unjoined = query.withoutJoints
    let isJoined = unjoined.words.count < query.words.count
    return forgivingSteps(of: query) + (isJoined ? forgivingSteps(of: unjoined) : [])
  }

  private static func forgivingSteps(of query: QueryWords) -> [SearchStep] {
    guard !query.words.isEmpty else { return [] }
    let texts = query.hasDigit ? texts + [.postcodes] : texts
    return relatives(of: query)
      + ([query.words] + StreetWords.inFull(query.words)).map {
        SearchStep(
          query: QueryWords($0), dictionaries: texts, allowsPrefix: true, allowsSlips: false)
      }
      + joined(query)
      + query.partedPostcodes.map {
        SearchStep(
          query: QueryWords($0), dictionaries: [.postcodes], allowsPrefix: !query.isNumber,
          allowsSlips: false)
      }
      + [SearchStep(query: query, dictionaries: texts, allowsPrefix: true, allowsSlips: true)]
  }

  /// Other names of the cuisine that was typed, then what belongs to it: `bbq` is `barbecue`, and
  /// `asian` has `thai`.
  private static func relatives(of query: QueryWords) -> [SearchStep] {
    CuisineFamily.members(of: query.words.joined(separator: "_")).dropFirst().map { member in
      SearchStep(
        query: QueryWords(member), dictionaries: [.cuisines], allowsPrefix: false,
        allowsSlips: false)
    }
  }

  /// `mc donalds` is one word to the restaurant.
  private static func joined(_ query: QueryWords) -> [SearchStep] {
    guard (2...3).contains(query.words.count) else { return [] }
    return [
      SearchStep(
        query: QueryWords([query.words.joined()]), dictionaries: [.names], allowsPrefix: true,
        allowsSlips: false)
    ]
  }

  /// Words are dropped from the right, as the last ones typed say the least.
  static func shortened(_ query: QueryWords) -> [SearchStep] {
    let query = query.withoutJoints
    return (1..<max(1, query.words.count)).reversed().flatMap { steps(query, keeping: 0..<$0) }
  }

  /// The last resort: words are dropped from the left.
  static func shortenedFromLeft(_ query: QueryWords) -> [SearchStep] {
    let query = query.withoutJoints
    return query.words.indices.dropFirst().flatMap {
      steps(query, keeping: $0..<query.words.count)
    }
  }

  private static func steps(_ query: QueryWords, keeping kept: Range<Int>) -> [SearchStep] {
    guard query.words[kept].contains(where: saysSomething) else { return [] }
    let leftOut = query.words[..<kept.lowerBound] + query.words[kept.upperBound...]
    return [false, true].map {
      SearchStep(
        query: QueryWords(query.words[kept]), dictionaries: texts, allowsPrefix: false,
        allowsSlips: $0, leavesOut: Array(leftOut))
    }
  }

  /// Whether a word alone can find a place; prepositions and house numbers cannot.
  private static func saysSomething(_ word: String) -> Bool {
    let isHouseNumber = word.utf8.count <= 2 && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return !isHouseNumber && !prepositions.contains(word)
  }

  private static let prepositions: Set<String> = [
    "a", "an", "and", "at", "by", "for", "from", "in", "near", "of", "on", "or", "the", "to",
    "with",
  ]

  /// The rows that hold every word of the query in this way.
  func rows(in words: WordRows) throws(QueryFault) -> RowSet {
    var result: RowSet?
    for index in query.words.indices {
      let rows = try rows(ofWord: index, in: words)
      if result == nil { result = rows } else { result?.formIntersection(rows) }
      if result?.isEmpty ?? true { break }
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
    let isPrefix = allowsPrefix && query.isPrefix(index)
    let slips = allowsSlips ? query.allowedSlips(index) : 0
    var spellings: [WordRows.Spelling] = [isPrefix ? .prefix : .whole]
    if slips > 0 { spellings.append(.misspelt(slips: slips, isPrefix: isPrefix)) }
    var rows: RowSet?
    for dictionary in dictionaries {
      for spelling in spellings {
        let found = try words.rows(of: query.words[index], in: dictionary, spelt: spelling)
        if rows == nil { rows = found } else { rows?.formUnion(found) }
      }
    }
    return rows ?? RowSet(none: words.catalogue.recordCount)
  }
}
