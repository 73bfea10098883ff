extension Catalogue {
  /// The house on a street whose number comes nearest to one that no place has, as `Leith Walk 12`
  /// for `11 Leith Walk`: where people live is seldom where they eat.
  func nextHouse(to words: [String], _ origin: Origin?) throws(QueryFault) -> SpotLookup {
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
        if !found.isEmpty { return Self.house(nextTo: number, of: found) }
      }
    }
    return .none
  }

  /// Records read of a street and of its namesakes.
  private static let mostHouses = 600

  /// The house on the first street whose number is nearest, if it is near.
  private static func house(nextTo number: HouseNumber, of found: [Found]) -> SpotLookup {
    guard let first = found.first else { return .none }
    let start = Origin(first.restaurant.position)
    let isAnywhere = found.allSatisfy { start.distance(to: $0.restaurant.position) <= Self.apart }
    // Nobody says which of the streets of this name is meant.
    guard first.distance != nil || isAnywhere else { return .none }
    let houses = found.filter {
      start.distance(to: $0.restaurant.position) < .kilometres(3)
    }.compactMap { house in house.restaurant.address.away(from: number).map { (house, $0) } }
    guard let (house, away) = houses.min(by: { $0.1 < $1.1 }), away <= HouseNumber.near else {
      return .none
    }
    return .one(
      Spot(
        name: house.restaurant.address.oneLine, position: house.restaurant.position,
        isNextHouse: true))
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
  /// How far its house number is from another; nil without a number.
  fileprivate func away(from number: HouseNumber) -> Int? {
    let own = street.map(Words.ofQuery) ?? []
    return own.compactMap(HouseNumber.init).map { abs($0.value - number.value) }.min()
  }
}
