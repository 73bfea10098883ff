/// Where the places of a source are.
public struct TypicalPlace: Equatable, Sendable {
  /// The city that most of them name; nil when none names any.
  public let city: String?
  /// The position of one of them.
  public let position: Coordinate
}

extension Store {
  /// Looks at some restaurants of a source, spread over the catalogue; nil when it has none there.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func typicalPlace(of source: String) throws(StoreError) -> TypicalPlace? {
    try answer(from: .live) { (catalogue) throws(QueryFault) in
      try catalogue.typicalPlace(of: source)
    }
  }
}

extension Catalogue {
  /// How many records are read at most: enough to tell a city, and a matter of milliseconds.
  private static let looks = 400

  fileprivate func typicalPlace(of source: String) throws(QueryFault) -> TypicalPlace? {
    var counts: [String: Int] = [:]
    var positions: [Coordinate] = []
    for row in stride(from: 0, to: recordCount, by: max(1, recordCount / Self.looks)) {
      let listed = try restaurant(at: row)
      guard listed.sources.contains(where: { $0.name == source }) else { continue }
      positions.append(listed.restaurant.position)
      if let city = listed.restaurant.address.city { counts[city, default: 0] += 1 }
    }
    guard !positions.isEmpty else { return nil }
    let city = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return TypicalPlace(city: city, position: positions[positions.count / 2])
  }
}
