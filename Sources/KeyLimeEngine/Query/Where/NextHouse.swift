extension Catalogue {
  /// The house on a street whose number comes nearest to one that no place has, as `Leith Walk 12`
  /// for `11 Leith Walk`: where people live is seldom where they eat.
  func nextHouse(to words: [String], _ origin: Origin?) throws(QueryFault) -> SpotLookup {
    let houses = try houses(around: words, origin)
    guard let house = houses.min(by: { abs($0.away) < abs($1.away) }),
      abs(house.away) <= HouseNumber.near
    else { return .none }
    let restaurant = house.found.restaurant
    return .one(
      Spot(name: restaurant.address.oneLine, position: restaurant.position, isApproximate: true))
  }

  /// The nearest known houses on both sides of a number on a street, such as `12 Leith Walk`.
  func housesBeside(_ words: [String], _ origin: Origin?) throws(QueryFault) -> [String] {
    let houses = try houses(around: words, origin)
    return [
      houses.filter { $0.away < 0 }.max { $0.away < $1.away },
      houses.filter { $0.away > 0 }.min { $0.away < $1.away },
    ].compactMap { $0?.found.restaurant.address.street }
  }

  /// The places with a number on the street of an address, each with how far its number is from
  /// the one of the address.
  private func houses(
    around words: [String], _ origin: Origin?
  ) throws(QueryFault) -> [(found: Found, away: Int)] {
    for count in (1...words.count).reversed() {
      let (address, rest) = (words.prefix(count), words.dropFirst(count))
      let street = address.filter { HouseNumber($0) == nil }
      let numbers = address.compactMap(HouseNumber.init)
      guard let number = numbers.first, numbers.count == 1, !street.isEmpty else { continue }
      // The postcode of a house need not be that of the next.
      let town = rest.filter { !$0.isNumber }
      for street in [street] + StreetWords.inFull(street) {
        let found = try places(origin) { (layer) throws(QueryFault) in
          try layer.places(street, in: .streets, origin, reading: Self.mostHouses) {
            $0.isAt(street: street, town: town)
          }
        }
        if !found.isEmpty { return Self.houses(around: number, of: found) }
      }
    }
    return []
  }

  /// Records read of a street and of its namesakes.
  private static let mostHouses = 600

  /// Those on the first street that have a number.
  private static func houses(
    around number: HouseNumber, of found: [Found]
  ) -> [(found: Found, away: Int)] {
    guard let first = found.first else { return [] }
    let start = Origin(first.restaurant.position)
    let isAnywhere = found.allSatisfy { start.distance(to: $0.restaurant.position) <= Self.apart }
    // Nobody says which of the streets of this name is meant.
    guard first.distance != nil || isAnywhere else { return [] }
    return found.filter {
      start.distance(to: $0.restaurant.position) < .kilometres(3)
    }.compactMap { house in house.restaurant.address.away(from: number).map { (house, $0) } }
  }
}

/// The number of a house, without the letter in `192A`.
private struct HouseNumber {
  let value: Int

  /// How far apart two numbers may be for houses that are near.
  static let near = 60

  /// Reads a word; nil for another, as for the name of `5th Avenue`.
  init?(_ word: String) {
    let digits = word.prefix(while: \.isNumber)
    guard word.count - digits.count <= 1, digits.count <= 4, let value = Int(digits) else {
      return nil
    }
    self.value = value
  }
}

extension Address {
  /// How much higher its house number is than another; nil without a number.
  fileprivate func away(from number: HouseNumber) -> Int? {
    let own = street.map(Words.ofQuery) ?? []
    return own.compactMap(HouseNumber.init).map { $0.value - number.value }.min {
      abs($0) < abs($1)
    }
  }
}
