extension Catalogue {
  /// The rows whose names, or parts of whose cuisines, say that they serve one of some cuisines: as
  /// ``Restaurant/offers(_:)`` reads them.
  func rows(namedAfter cuisines: [String]) throws(QueryFault) -> RowSet {
    let words = WordRows(self)
    var named = RowSet(none: recordCount)
    for cuisine in cuisines {
      let telling = QueryWords.telling(in: cuisine)
      guard let last = telling.last else { continue }
      var rows = try words.rows(ofAnyOf: [last] + CuisineFamily.otherNumbers(of: last))
      for word in telling.dropLast() {
        rows.formIntersection(try words.rows(ofAnyOf: [word]))
      }
      named.formUnion(rows)
    }
    return named
  }
}

extension WordRows {
  /// The rows that have one of some words in a name or a cuisine.
  fileprivate func rows(ofAnyOf words: [String]) throws(QueryFault) -> RowSet {
    var rows = RowSet(none: catalogue.recordCount)
    for word in words {
      for dictionary in [.names, .cuisines] as [IndexLayout.Dictionary] {
        rows.formUnion(try self.rows(of: word, in: dictionary, spelt: .whole))
      }
    }
    return rows
  }
}
