/// A town that the catalogue has restaurants in.
public struct City: Equatable, Sendable {
  /// Its folded name.
  public let name: String
  /// About the middle of its restaurants.
  public let position: Coordinate
  /// How many restaurants say they are in it.
  public let count: Int
}

extension Store {
  /// Finds a town by its name, folded; nil when no restaurant's address names it.
  public func city(
    _ name: String, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> City? {
    try answer(from: choice) { (catalogue) throws(QueryFault) in try catalogue.city(name) }
  }

  /// Towns whose folded name begins with a text, or is a slip or two away from it.
  public func cities(
    like text: String, limit: Int, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> [City] {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try catalogue.cities(like: text, limit: limit)
    }
  }
}

extension Catalogue {
  func city(_ name: String) throws(QueryFault) -> City? {
    for layer in layers { if let city = try layer.cityHere(name) { return city } }
    return nil
  }

  func cities(like text: String, limit: Int) throws(QueryFault) -> [City] {
    var cities: [City] = []
    for layer in layers {
      let known = Set(cities.map(\.name))
      cities += try layer.citiesHere(like: text, limit: limit).filter { !known.contains($0.name) }
    }
    return Array(cities.prefix(limit))
  }

  private func cityHere(_ name: String) throws(QueryFault) -> City? {
    let folded = Array(Folding.fold(name.trimmed).utf8)
    guard !folded.isEmpty else { return nil }
    let dictionary = TermDictionary(.cities, of: index)
    do throws(IndexFault) {
      guard let term = try dictionary.term(folded) else { return nil }
      return try city(term, dictionary)
    } catch { throw .index(error) }
  }

  private func citiesHere(like text: String, limit: Int) throws(QueryFault) -> [City] {
    let folded = Array(Folding.fold(text.trimmed).utf8)
    let dictionary = TermDictionary(.cities, of: index)
    do throws(IndexFault) {
      var terms = try dictionary.terms(withPrefix: folded)
      if terms.isEmpty, !folded.isEmpty {
        let slips = max(1, Typos.allowed(inWordOf: folded.count))
        terms = try dictionary.terms(near: folded, slips: slips, isPrefix: false)
      }
      let largest = terms.sorted { $0.rowCount > $1.rowCount }.prefix(limit)
      var cities: [City] = []
      for term in largest {
        if let city = try city(term, dictionary) { cities.append(city) }
      }
      return cities
    } catch { throw .index(error) }
  }

  /// Rows are in Hilbert order, so the middle one lies where most of the town's restaurants are,
  /// even when another town far away has the same name.
  private func city(
    _ term: TermDictionary.Term, _ dictionary: TermDictionary
  ) throws(IndexFault) -> City? {
    let rows = try dictionary.rows(of: term).filter { !isReplaced($0) }
    guard !rows.isEmpty, let middle = try point(of: rows[rows.count / 2]) else { return nil }
    let origin = Origin(middle)
    var latitude = 0.0
    var longitude = 0.0
    var count = 0.0
    for row in stride(from: 0, to: rows.count, by: max(1, rows.count / 200)) {
      guard let point = try point(of: rows[row]),
        origin.distance(to: point) < .kilometres(30), abs(point.longitude - middle.longitude) < 90
      else { continue }
      latitude += point.latitude
      longitude += point.longitude
      count += 1
    }
    let mean = Coordinate(latitude: latitude / count, longitude: longitude / count)
    return City(
      name: String(decoding: term.text, as: UTF8.self), position: mean ?? middle,
      count: rows.count)
  }

  private func point(of row: Row) throws(IndexFault) -> Coordinate? {
    let view = try index.read(.points, row * 8..<row * 8 + 8)
    return Coordinate(latitudeE7: view.load(at: 0), longitudeE7: view.load(at: 4))
  }
}
