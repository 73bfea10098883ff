/// A cuisine that the catalogue has.
public struct CuisineCount: Equatable, Sendable {
  /// Its slug, such as `fish_and_chips`.
  public let name: String
  /// How many restaurants serve it.
  public let count: Int
}

extension Store {
  /// The cuisines that begin with a text, the most frequent first.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func cuisines(
    withPrefix prefix: String, limit: Int, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> [CuisineCount] {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try catalogue.cuisines(withPrefix: prefix, limit: limit)
    }
  }
}

extension Catalogue {
  fileprivate func cuisines(
    withPrefix prefix: String, limit: Int
  ) throws(QueryFault) -> [CuisineCount] {
    let dictionary = TermDictionary(.cuisines, of: index)
    var found: [CuisineCount] = []
    do throws(IndexFault) {
      let terms = try dictionary.terms(withPrefix: Array(Folding.fold(prefix).utf8))
      for term in terms.sorted(by: { $0.rowCount > $1.rowCount }) where found.count < limit {
        let name = String(decoding: term.text, as: UTF8.self)
        let first = try dictionary.rows(of: term, atMost: Self.firstRows)
        // Rows that cannot be read tell nothing.
        guard (try? isSlug(name, of: first)) ?? true else { continue }
        found.append(CuisineCount(name: name, count: term.rowCount))
      }
    } catch { throw .index(error) }
    return found
  }

  /// How many rows of a word are read first; they nearly always tell whether it is a slug.
  private static let firstRows = 4

  /// Whether a folded text is a slug of one of the rows that the dictionary has for it.
  ///
  /// The dictionary has slugs with `_` or `-`, and each of their words as well; but nobody serves
  /// the `house` of `steak_house`.
  private func isSlug(_ word: String, of rows: [Row]) throws(QueryFault) -> Bool {
    if word.contains("_") { return !rows.isEmpty }
    for row in rows {
      let served = try record(at: row).cuisines
      if served.contains(where: { Folding.fold($0) == word }) { return true }
    }
    return false
  }
}

extension Store {
  /// Which of these cuisines no place serves, neither under another name nor as part of a family.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func unserved(
    _ cuisines: [String], in choice: CatalogueChoice = .live
  ) throws(StoreError) -> [String] {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      var unserved: [String] = []
      for cuisine in cuisines where try !catalogue.hasServed(cuisine) { unserved.append(cuisine) }
      return unserved
    }
  }

  /// The kinds of place that the catalogue has, in the order of ``Kind``.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func kinds(in choice: CatalogueChoice = .live) throws(StoreError) -> [Kind] {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      var kinds: Set<Kind> = []
      for layer in catalogue.layers { try layer.insertKinds(into: &kinds) }
      return Kind.allCases.filter(kinds.contains)
    }
  }
}

extension Catalogue {
  /// Whether some place serves a cuisine, under any of its names or as part of its family.
  func hasServed(_ cuisine: String) throws(QueryFault) -> Bool {
    for member in CuisineFamily.membersInAnyNumber(of: cuisine) {
      for layer in layers where try layer.hasCuisine(member) { return true }
    }
    return false
  }

  /// Whether a place has a slug, which is folded.
  private func hasCuisine(_ slug: String) throws(QueryFault) -> Bool {
    let first = try rows(ofCuisine: slug, atMost: Self.firstRows)
    if try isSlug(slug, of: first) { return true }
    if first.count == Self.firstRows,
      try isSlug(slug, of: rows(ofCuisine: slug, atMost: .max))
    {
      return true
    }
    let step = SearchStep(query: QueryWords(slug), dictionaries: [.cuisines])
    guard !slug.contains("_"), step.query.words.count > 1 else { return false }
    return try isSlug(slug, of: step.rows(in: self).prefix(.max))
  }

  /// The first rows that the dictionary has for a folded text.
  private func rows(ofCuisine text: String, atMost most: Int) throws(QueryFault) -> [Row] {
    let dictionary = TermDictionary(.cuisines, of: index)
    do throws(IndexFault) {
      guard let term = try dictionary.term(text.utf8) else { return [] }
      return try dictionary.rows(of: term, atMost: most)
    } catch { throw .index(error) }
  }

  fileprivate func insertKinds(into kinds: inout Set<Kind>) throws(QueryFault) {
    let step = IndexLayout.recordsPerBlock * IndexLayout.blocksPerRegion
    for start in stride(from: 0, to: recordCount, by: step) {
      let rows = start..<min(start + step, recordCount)
      let view = try packed(
        .columns, rows.lowerBound * Columns.size..<rows.upperBound * Columns.size)
      for place in 0..<rows.count {
        if let kind = Columns(view, at: place * Columns.size).kindValue { kinds.insert(kind) }
      }
    }
  }
}
