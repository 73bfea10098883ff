import KeyLimeEngine

extension UserLocation {
  /// The failure for a name that several places have, far from each other.
  func severalPlaces(_ text: String, _ spots: [Spot]) throws(Failure) -> Failure {
    var distinct: [Spot] = []
    for spot in spots where !distinct.contains(spot) { distinct.append(spot) }
    var hints: [String] = []
    for spot in distinct.prefix(Self.mostHints) {
      let name = try self.name(of: spot)
      hints.append("one is \(name.isEmpty ? "" : "\(name): ")--near \(spot.position)")
    }
    if distinct.count > hints.count { hints.append("\(distinct.count - hints.count) more") }
    return .cannot(
      "find '\(text)'", "there are several, far from each other", .usage, code: "ambiguous-place",
      hints: hints + ["with config 'home' the nearest to it is meant"])
  }

  /// How many of several places are named.
  private static let mostHints = 5

  /// What tells one of several places from the others; a restaurant without an address is near some
  /// town.
  private func name(of spot: Spot) throws(Failure) -> String {
    guard let restaurant = spot.restaurant else { return spot.name }
    if !spot.name.isEmpty { return "the restaurant \(restaurant), \(spot.name)" }
    let nearest = try context.asking { () throws(StoreError) in
      try store.nearestAddress(to: spot.position)
    }
    let town = nearest?.restaurant.address.city.map { " near \($0)" } ?? ""
    return "the restaurant \(restaurant)\(town)"
  }

  /// The failure for a text that names no place, with what may be meant.
  func unknownPlace(_ text: String) throws(Failure) -> Failure {
    if let reason = Self.wrong(text) {
      return .cannot("find '\(text)'", reason, .usage, code: "unknown-place")
    }
    return .cannot(
      "find '\(text)'", "it is neither coordinates nor a known place", .usage,
      code: "unknown-place",
      hints: try hints(onUnknown: text) + [
        "give coordinates (55.95,-3.19), an address, a postcode, a city or a place's name"
      ])
  }

  /// The towns, else the addresses, that may be meant by a text that names no place.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func hints(onUnknown text: String) throws(Failure) -> [String] {
    let home = try plainHome(besides: text)
    let like = try context.asking { () throws(StoreError) in
      let cities = try store.cities(like: text, limit: 3).map(\.name)
      return cities.isEmpty ? try store.addresses(like: text, from: home, limit: 3) : cities
    }
    return like.isEmpty
      ? [] : ["did you mean \(like.map { "'\($0)'" }.joined(separator: " or "))?"]
  }

  /// Why a text cannot be a place; nil when it may be an unknown one.
  private static func wrong(_ text: String) -> String? {
    if text.allSatisfy(\.isWhitespace) { return "it is empty" }
    guard let degrees = Coordinate.degrees(parsing: text) else { return nil }
    return abs(degrees.latitude) > 90
      ? "a latitude is at most 90 degrees" : "a longitude is at most 180 degrees"
  }
}
