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
      let dictionary = TermDictionary(.cuisines, of: catalogue.index)
      do throws(IndexFile.IndexFault) {
        return try dictionary.terms(withPrefix: Array(Folding.fold(prefix).utf8))
          .sorted { $0.rowCount > $1.rowCount }.prefix(limit)
          .map { CuisineCount(name: String(decoding: $0.text, as: UTF8.self), count: $0.rowCount) }
      } catch { throw .index(error) }
    }
  }
}
