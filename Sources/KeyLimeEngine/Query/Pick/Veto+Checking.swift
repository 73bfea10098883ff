extension Store {
  /// Whether a text names a restaurant or a cuisine of the catalogue, so that ruling it out can
  /// make a difference.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func namesSomething(
    _ text: String, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> Bool {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      if try catalogue.serves(text) { return true }
      if case .none = try catalogue.lookUp(text, from: nil) { return false }
      return true
    }
  }
}

extension Catalogue {
  /// Whether any record serves this cuisine or one of its family.
  fileprivate func serves(_ cuisine: String) throws(QueryFault) -> Bool {
    for member in CuisineFamily.membersInAnyNumber(of: cuisine) {
      let step = SearchStep(
        query: QueryWords(member), dictionaries: [.cuisines], allowsPrefix: false,
        allowsSlips: false)
      if try !step.rows(in: self).isEmpty { return true }
    }
    return false
  }
}
