/// A point that people name: a town or a part of it, a postcode, an address or a restaurant of the
/// catalogue.
public struct Spot: Equatable, Sendable {
  /// Its name, such as `192A High Street, Edinburgh`.
  public let name: String
  /// Where it is.
  public let position: Coordinate
  /// The restaurant that has this name; nil when it is a town, a postcode or an address.
  public var restaurant: String?
  /// Whether it is only the nearest house known on the street of the address that was given, or the
  /// district of the postcode.
  public var isApproximate = false
}

/// What a text that should name one point turned out to name.
public enum SpotLookup: Equatable, Sendable {
  /// One point, or the nearest of several.
  case one(Spot)
  /// Several that lie far apart, and nobody knows from where to choose.
  case several([Spot])
  /// None.
  case none
}

extension Store {
  /// Finds the town, postcode, address or restaurant that a text names, in this order.
  ///
  /// Of several the one nearest to `origin` is meant. Throws ``StoreError`` when the catalogue
  /// cannot be read.
  public func spot(
    _ text: String, from origin: Coordinate?, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> SpotLookup {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try catalogue.spot(text, from: origin)
    }
  }
}

extension Catalogue {
  /// The spot that a text names as it was typed, else with the town at its end by another name:
  /// `Marienplatz, Munich` is in München; else the district of a postcode.
  func spot(_ text: String, from origin: Coordinate?) throws(QueryFault) -> SpotLookup {
    let typed = try spot(typed: text, from: origin)
    guard typed == .none else { return typed }
    let words = text.split(separator: " ")
    for count in 1..<max(min(words.count, 4), 1) {
      for town in TownNames.others(of: words.suffix(count).joined(separator: " ")) {
        let other = words.dropLast(count).joined(separator: " ") + " " + town
        let found = try spot(typed: other, from: origin)
        if found != .none { return found }
      }
    }
    return try district(of: text, from: origin)
  }

  private func spot(
    typed text: String, from origin: Coordinate?
  ) throws(QueryFault) -> SpotLookup {
    if let city = try city(text) { return Self.spot(of: city, origin: origin.map(Origin.init)) }
    let words = QueryWords(text).words
    guard !words.isEmpty else { return .none }
    let origin = origin.map(Origin.init)
    let atPostcode = try places(atPostcode: words, origin)
    if !atPostcode.isEmpty {
      return Self.spot(of: atPostcode, \.inTown, around: .kilometres(5))
    }
    let atAddress = try places(origin) { (layer) throws(QueryFault) in
      try layer.places(atAddress: words, origin)
    }
    if !atAddress.isEmpty { return Self.spot(of: atAddress, \.oneLine) }
    let named = try places(named: text, from: origin?.coordinate)
    if !named.isEmpty { return Self.spot(of: named, \.oneLine, isNamed: true) }
    let inTown = try places(atPostcodeWithTown: words, origin)
    if !inTown.isEmpty { return Self.spot(of: inTown, \.inTown, around: .kilometres(5)) }
    let nextHouse = try nextHouse(to: words, origin)
    if nextHouse != .none { return nextHouse }
    if let city = try self.city(beginningWith: text) { return Self.spot(of: city, origin: origin) }
    return try quarter(words, origin)
  }

  /// A town, or the nearer of two that have one name.
  private static func spot(of city: City, origin: Origin?) -> SpotLookup {
    let spots = [city.position, city.namesake].compactMap(\.self).map {
      Spot(name: city.name, position: $0)
    }
    guard spots.count > 1 else { return .one(spots[0]) }
    guard let origin else { return .several(spots) }
    let nearer = spots.min { origin.distance(to: $0.position) < origin.distance(to: $1.position) }
    return .one(nearer ?? spots[0])
  }

  /// What all layers find, the nearest first.
  func places(
    _ origin: Origin?, _ find: (Catalogue) throws(QueryFault) -> [Found]
  ) throws(QueryFault) -> [Found] {
    var found: [Found] = []
    for layer in layers { found += try find(layer) }
    return origin == nil ? found : found.sorted(by: Found.isNearer)
  }

  /// Places farther from each other than this are not one spot.
  static let apart = Distance.kilometres(25)

  /// The middle of the places around the first, unless others are far from it and could be meant.
  static func spot(
    of found: [Found], _ words: (Address) -> String, around radius: Distance = .kilometres(1),
    isNamed: Bool = false
  ) -> SpotLookup {
    guard let first = found.first else { return .none }
    func spot(_ found: Found) -> Spot {
      Spot(
        name: words(found.restaurant.address), position: found.restaurant.position,
        restaurant: isNamed ? found.restaurant.name : nil)
    }
    let start = Origin(first.restaurant.position)
    let far = found.filter { start.distance(to: $0.restaurant.position) > apart }
    if first.distance == nil, !far.isEmpty { return .several(([first] + far).map(spot)) }
    if isNamed { return .one(spot(first)) }
    let near = found.map(\.restaurant.position).filter { start.distance(to: $0) < radius }
    let middle = Coordinate(middleOf: near) ?? first.restaurant.position
    return .one(Spot(name: words(first.restaurant.address), position: middle))
  }
}

// MARK: - Of one layer

extension Catalogue {
  /// The first words are those of a street, the rest those of its town.
  private func places(atAddress words: [String], _ origin: Origin?) throws(QueryFault) -> [Found] {
    for count in (1...words.count).reversed() {
      let (street, town) = (Array(words.prefix(count)), Array(words.dropFirst(count)))
      for street in [street] + StreetWords.inFull(street) + StreetWords.withKind(street) {
        let found = try places(street, in: .streets, origin) { $0.isAt(street: street, town: town) }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// The nearest places whose address fits, and has all words in one of its texts.
  ///
  /// At most `most` records are read; few streets have more than the usual number.
  func places(
    _ words: [String], in dictionary: IndexLayout.Dictionary, _ origin: Origin?,
    reading most: Int = 60, where fits: (Address) -> Bool
  ) throws(QueryFault) -> [Found] {
    // The digit of `EH6 6` begins the word that postcodes there have.
    let isSector = dictionary == .postcodes && words.last?.utf8.count == 1
    let step = SearchStep(
      query: QueryWords(words), dictionaries: [dictionary], allowsPrefix: isSector)
    let rows = try step.rows(in: self)
    guard !rows.isEmpty else { return [] }
    var found: [Found] = []
    for row in try nearestRows(rows, origin, enough: most) {
      let listed = try restaurant(at: row)
      if fits(listed.restaurant.address) { found.append(Found(listed, from: origin)) }
    }
    return found
  }
}

extension Address {
  /// Whether a street is this one, at this number if one was given, in such a town.
  func isAt(street words: [String], town: [String]) -> Bool {
    guard let street else { return false }
    let own = Words.ofQuery(street)
    let numbers = words.filter(\.isNumber)
    guard own.filter({ !$0.isNumber }) == words.filter({ !$0.isNumber }),
      numbers.count < words.count,
      numbers.allSatisfy(own.contains)
    else { return false }
    let rest = [city, region, postcode, country].compactMap(\.self).flatMap(Words.ofQuery)
    return town.allSatisfy(rest.contains)
  }
}

extension String {
  /// Whether it is one of a house or a postcode: it has a digit.
  var isNumber: Bool { utf8.contains { (0x30...0x39).contains($0) } }
}

extension Coordinate {
  /// The middle of points that lie close together; nil for none.
  fileprivate init?(middleOf points: [Coordinate]) {
    guard let first = points.first else { return nil }
    // Differences to the first, so that the antimeridian is an ordinary place.
    let turn = 3_600_000_000
    var (north, east) = (0, 0)
    for point in points {
      north += Int(point.latitudeE7) - Int(first.latitudeE7)
      let step = Int(point.longitudeE7) - Int(first.longitudeE7)
      east += step > turn / 2 ? step - turn : step < -turn / 2 ? step + turn : step
    }
    var longitude = Int(first.longitudeE7) + east / points.count
    if longitude > turn / 2 {
      longitude -= turn
    } else if longitude < -turn / 2 {
      longitude += turn
    }
    self.init(
      latitudeE7: Int32(clamping: Int(first.latitudeE7) + north / points.count),
      longitudeE7: Int32(clamping: longitude))
  }
}
