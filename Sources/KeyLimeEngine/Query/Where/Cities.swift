/// A town that the catalogue has restaurants in.
public struct City: Equatable, Sendable {
  /// Its name as one of its restaurants spells it.
  public let name: String
  /// About the middle of its restaurants.
  public let position: Coordinate
  /// How many restaurants say they are in it.
  public let count: Int
  /// Where another town of this name is that may be meant as well; nil when there is none of its
  /// size.
  public var namesake: Coordinate?
}

extension Store {
  /// Finds a town by its name, folded, or by what it is called in another language; nil when no
  /// restaurant's address names it.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func city(
    _ name: String, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> City? {
    try answer(from: choice) { (catalogue) throws(QueryFault) in try catalogue.city(name) }
  }

  /// Towns whose folded name begins with a text, or is a slip or two away from it.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func cities(
    like text: String, limit: Int, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> [City] {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try catalogue.cities(like: text, limit: limit)
    }
  }
}

extension Catalogue {
  /// Of a town of this name, and one that is called so in another language, the larger one: `Vienna`
  /// is Wien, though a few places in Austria spell it so.
  func city(_ name: String) throws(QueryFault) -> City? {
    var largest = try city(spelt: name)
    let others = TownNames.others(of: name)
    for other in others {
      guard let city = try city(spelt: other) else { continue }
      if city.count > largest?.count ?? 0 { largest = city }
    }
    guard largest == nil, !others.isEmpty else { return largest }
    // The addresses of a known town may all name a part of it: `København K`.
    for name in [name] + others {
      if let city = try city(beginningWith: name) { return city }
    }
    return nil
  }

  private func city(spelt name: String) throws(QueryFault) -> City? {
    for layer in layers { if let city = try layer.cityHere(name) { return city } }
    // `St Gallen` may be `St. Gallen` on its signs.
    let words = Words.ofQuery(name)
    for layer in layers {
      let dictionary = TermDictionary(.cities, of: layer.index)
      for term in try layer.largest(beginningWith: words, dictionary) where term.words == words {
        if let city = try layer.city(term, dictionary) { return city }
      }
    }
    return nil
  }

  /// The largest town whose name begins with some words, if all such towns lie close together:
  /// `København` of `København K` and `København N`.
  func city(beginningWith text: String) throws(QueryFault) -> City? {
    let words = Words.ofQuery(text)
    // Many towns begin with an article, so an article alone names none of them.
    guard words.joined().count > 3 else { return nil }
    var largest: City?
    for layer in layers {
      let dictionary = TermDictionary(.cities, of: layer.index)
      for term in try layer.largest(beginningWith: words, dictionary) {
        guard let city = try layer.city(term, dictionary) else { continue }
        let start = Origin((largest ?? city).position)
        guard city.namesake == nil, start.distance(to: city.position) <= Self.apart else {
          return nil
        }
        if city.count > largest?.count ?? 0 { largest = city }
      }
    }
    return largest
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
    let term: TermDictionary.Term?
    do throws(IndexFault) { term = try dictionary.term(folded) } catch { throw .index(error) }
    guard let term else { return nil }
    return try city(term, dictionary)
  }

  private func citiesHere(like text: String, limit: Int) throws(QueryFault) -> [City] {
    let dictionary = TermDictionary(.cities, of: index)
    var cities: [City] = []
    for term in try largest(like: Array(Folding.fold(text.trimmed).utf8), dictionary, limit) {
      guard let city = try city(term, dictionary) else { continue }
      // A name in Cyrillic is there in Latin letters too.
      if !cities.contains(where: { $0.name == city.name }) { cities.append(city) }
    }
    return cities
  }

  private func largest(
    like folded: [UInt8], _ dictionary: TermDictionary, _ limit: Int
  ) throws(QueryFault) -> ArraySlice<TermDictionary.Term> {
    do throws(IndexFault) {
      var terms = try dictionary.terms(withPrefix: folded)
      if terms.isEmpty, !folded.isEmpty {
        let slips = max(1, Typos.allowed(inWordOf: folded.count))
        terms = try dictionary.terms(near: folded, slips: slips, isPrefix: false)
      }
      return terms.sorted { $0.rowCount > $1.rowCount }.prefix(limit)
    } catch { throw .index(error) }
  }

  private func largest(
    beginningWith words: [String], _ dictionary: TermDictionary
  ) throws(QueryFault) -> [TermDictionary.Term] {
    guard let first = words.first else { return [] }
    do throws(IndexFault) {
      return try dictionary.terms(withPrefix: first.utf8)
        .filter { $0.words.starts(with: words) }
        .sorted { $0.rowCount > $1.rowCount }
    } catch { throw .index(error) }
  }

  private func city(
    _ term: TermDictionary.Term, _ dictionary: TermDictionary
  ) throws(QueryFault) -> City? {
    let place: (middle: Row, mean: Coordinate, count: Int, namesake: Coordinate?)?
    do throws(IndexFault) { place = try middle(of: term, dictionary) } catch {
      throw .index(error)
    }
    guard let place else { return nil }
    let folded = String(decoding: term.text, as: UTF8.self)
    let spelling = try restaurant(at: place.middle).restaurant.address.city?.trimmed
    let name = spelling.flatMap { Romanization.spellings(of: $0).contains(folded) ? $0 : nil }
    return City(
      name: name ?? folded, position: place.mean, count: place.count, namesake: place.namesake)
  }

  /// Rows are in Hilbert order, so the middle one lies where most of the town's restaurants are,
  /// even when another town far away has the same name.
  private func middle(
    of term: TermDictionary.Term, _ dictionary: TermDictionary
  ) throws(IndexFault) -> (middle: Row, mean: Coordinate, count: Int, namesake: Coordinate?)? {
    let rows = try dictionary.rows(of: term).filter { !isReplaced($0) }
    guard !rows.isEmpty, let middle = try point(of: rows[rows.count / 2]) else { return nil }
    let origin = Origin(middle)
    var latitude = 0.0
    var longitude = 0.0
    var count = 0.0
    var far: [Coordinate] = []
    for row in stride(from: 0, to: rows.count, by: max(1, rows.count / 200)) {
      guard let point = try point(of: rows[row]) else { continue }
      let distance = origin.distance(to: point)
      guard distance < .kilometres(30), abs(point.longitude - middle.longitude) < 90 else {
        if distance > Self.elsewhere { far.append(point) }
        continue
      }
      latitude += point.latitude
      longitude += point.longitude
      count += 1
    }
    let mean = Coordinate(latitude: latitude / count, longitude: longitude / count)
    // A few restaurants elsewhere are no town that somebody would mean.
    let namesake = Double(far.count) * 2 >= count ? far[far.count / 2] : nil
    return (rows[rows.count / 2], mean ?? middle, rows.count, namesake)
  }

  /// Farther from its middle no town reaches.
  private static let elsewhere = Distance.kilometres(100)

  private func point(of row: Row) throws(IndexFault) -> Coordinate? {
    let size = IndexLayout.pointSize
    let view = try index.read(.points, row * size..<(row + 1) * size)
    return Coordinate(latitudeE7: view.load(at: 0), longitudeE7: view.load(at: 4))
  }
}

extension TermDictionary.Term {
  /// Its words, without the punctuation between them.
  fileprivate var words: [String] { Words.ofQuery(String(decoding: text, as: UTF8.self)) }
}
