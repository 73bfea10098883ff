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
        let first = try Array(dictionary.rows(of: term).prefix(4))
        guard isWhole(name, in: first) else { continue }
        found.append(CuisineCount(name: name, count: term.rowCount))
      }
    } catch { throw .index(error) }
    return found
  }

  /// Whether a word of the dictionary is a cuisine of its own, as far as some of its rows tell:
  /// `house` is only a part of `steak_house`.
  ///
  /// Rows that cannot be read tell nothing.
  private func isWhole(_ name: String, in rows: [Row]) -> Bool {
    if name.contains("_") { return true }
    return rows.contains { row in
      guard let record = try? record(at: row) else { return true }
      return record.cuisines.contains { Folding.fold($0) == name }
    }
  }
}
