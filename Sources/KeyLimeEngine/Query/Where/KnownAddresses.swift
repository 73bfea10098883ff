extension Store {
  /// The addresses that somebody may have meant by a text that names no point: the houses on both
  /// sides of an unknown one, else streets that have all of its words in their name.
  ///
  /// The nearest to `origin` come first. Throws ``StoreError`` when the catalogue cannot be read.
  public func addresses(
    like text: String, from origin: Coordinate?, limit: Int, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> [String] {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      let words = QueryWords(text).words
      guard !words.isEmpty else { return [] }
      let origin = origin.map(Origin.init)
      let houses = try catalogue.housesBeside(words, origin)
      let known = houses.isEmpty ? try catalogue.streets(with: words, origin) : houses
      return Array(known.prefix(limit))
    }
  }
}

extension Catalogue {
  /// The names of the streets that have some words in their name, each once.
  fileprivate func streets(
    with words: [String], _ origin: Origin?
  ) throws(QueryFault) -> [String] {
    let found = try places(origin) { (layer) throws(QueryFault) in
      try layer.places(words, in: .streets, origin) { _ in true }
    }
    var streets: [String] = []
    for found in found {
      // Some have the whole address there.
      guard let street = found.restaurant.address.street, !street.contains(",") else { continue }
      let name = street.split(separator: " ").filter { !$0.contains(where: \.isNumber) }
        .joined(separator: " ")
      let isKnown = streets.contains { Folding.fold($0) == Folding.fold(name) }
      if !isKnown, Set(words).isSubset(of: Words.ofQuery(name)) { streets.append(name) }
    }
    return streets
  }
}
