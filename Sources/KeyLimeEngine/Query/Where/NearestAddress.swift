extension Store {
  /// The place with the address nearest to a point, within 50 km; one with a street before others.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func nearestAddress(
    to position: Coordinate, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> Found? {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try catalogue.nearestAddress(to: position)
    }
  }
}

extension Catalogue {
  /// How many places are read to find one whose address has a street.
  private static let mostRead = 100

  fileprivate func nearestAddress(to position: Coordinate) throws(QueryFault) -> Found? {
    var question = NearbyQuestion(around: position, within: .kilometres(50))
    question.filter.known = [.address]
    question.limit = Self.mostRead
    let found = try nearby(question).found
    return found.first { $0.restaurant.address.street != nil } ?? found.first
  }
}
