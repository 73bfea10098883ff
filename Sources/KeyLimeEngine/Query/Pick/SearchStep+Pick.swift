extension SearchStep {
  /// The fewest letters that are soon taken for the beginning of a longer word of a place: `pie`
  /// begins `pier`, too.
  private static let fewestLettersOfBeginning = 5

  /// The readings of a term with all its words, the strictest first.
  ///
  /// All places of one reading are equal for the pick, so a street must not weigh as much as a
  /// name, nor the beginning of a word as much as a word. A term is complete, unlike what is
  /// typed to search, and mostly a dish: no slip makes it a street, nor the beginning of a word.
  static func stepsForPick(_ query: QueryWords) -> [SearchStep] {
    // Most names that `and` joins have it; where none does, it is not looked for.
    let unjoined = query.withoutJoints
    let queries = [query] + (unjoined.words.count < query.words.count ? [unjoined] : [])
    return queries.flatMap(strictForPick) + queries.flatMap(forgivingForPick)
  }

  private static let served: [IndexLayout.Dictionary] = [.names, .cuisines]

  private static func strictForPick(_ query: QueryWords) -> [SearchStep] {
    guard !query.words.isEmpty else { return [] }
    // One place called Burgers & Co. must not hide those that serve `burger`.
    let whole = SearchStep(
      query: query, dictionaries: served,
      joinsWords: true, alike: otherNumbers(of: query, in: [.cuisines]))
    return [whole] + otherNumbers(of: query, in: served)
      + begun(query, in: served, letters: fewestLettersOfBeginning...)
  }

  private static func forgivingForPick(_ query: QueryWords) -> [SearchStep] {
    guard !query.words.isEmpty else { return [] }
    let texts = query.hasDigit ? texts + [.postcodes] : texts
    let anywhere = ([query.words] + StreetWords.inFull(query.words)).map {
      SearchStep(query: QueryWords($0), dictionaries: texts)
    }
    let misspelt = SearchStep(query: query, dictionaries: served, allowsSlips: true)
    // Few letters begin many words, so they come last, and three alone are a word: `pie`.
    let fewest = query.words.count > 1 ? 1 : 4
    return relatives(of: query) + anywhere + partedPostcodes(query) + [misspelt] + parted(query)
      + begun(query, in: served, letters: fewest..<fewestLettersOfBeginning)
  }

  /// The last word in the singular for the plural, or the other way round.
  private static func otherNumbers(
    of query: QueryWords, in dictionaries: [IndexLayout.Dictionary]
  ) -> [SearchStep] {
    guard let last = query.words.last, query.isPrefix(query.words.count - 1) else { return [] }
    return CuisineFamily.otherNumbers(of: last).map {
      SearchStep(
        query: QueryWords(query.words.dropLast() + [$0]), dictionaries: dictionaries)
    }
  }

  /// Takes the last word for the beginning of a longer one, if it has that many letters.
  private static func begun(
    _ query: QueryWords, in dictionaries: [IndexLayout.Dictionary],
    letters: some RangeExpression<Int>
  ) -> [SearchStep] {
    guard let last = query.words.last, letters.contains(last.count) else { return [] }
    return [
      SearchStep(query: query, dictionaries: dictionaries, allowsPrefix: true)
    ]
  }
}
