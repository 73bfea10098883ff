import KeyLimeEngine

/// Finds the points that people name, also with the state or the country behind a comma:
/// `Edinburgh, UK`, `Paris, TX, USA`.
struct RegionalSpots {
  private let context: Context
  private let store: Store

  init(_ context: Context, _ store: Store) { (self.context, self.store) = (context, store) }

  /// Finds what a text names; without that, what it names before its last comma, if that lies where
  /// the rest says; and only then the house next to the one that it names.
  ///
  /// Of several the one nearest to `origin` is meant. Throws `store` when the catalogue cannot be
  /// read.
  func spot(_ text: String, from origin: Coordinate?) throws(Failure) -> SpotLookup {
    let known = try context.asking { () throws(StoreError) in try store.spot(text, from: origin) }
    guard !known.isExact, let comma = text.lastIndex(of: ",") else { return known }
    let region = text[text.index(after: comma)...].trimmed
    guard !region.isEmpty else { return known }
    let spots: [Spot]
    // From nowhere, so that one far from the origin is found as well.
    switch try spot(String(text[..<comma]), from: nil) {
    case .one(let spot): spots = [spot]
    case .several(let several): spots = several
    case .none: return known
    }
    var there: [Spot] = []
    for spot in spots where try isIn(region, spot.position) { there.append(spot) }
    guard there.count > 1, let origin = origin.map(Origin.init) else {
      return there.count > 1 ? .several(there) : there.first.map { .one($0) } ?? known
    }
    let nearest = there.min { origin.distance(to: $0.position) < origin.distance(to: $1.position) }
    return nearest.map { .one($0) } ?? known
  }

  /// Whether a point lies in a country or state, given by its name or code.
  private func isIn(_ region: String, _ position: Coordinate) throws(Failure) -> Bool {
    let code = region.uppercased()
    if let country = Zones.country(at: position) {
      if [CountryCodes.named(region), CountryCodes.assigned(region)].contains(country) {
        return true
      }
      if Towns.state(at: position, in: country) == code { return true }
    }
    let nearest = try context.asking { () throws(StoreError) in
      try store.nearestAddress(to: position)
    }
    return nearest?.restaurant.address.region.map { Folding.fold($0) } == Folding.fold(region)
  }
}

extension SpotLookup {
  /// Whether it is what the text names, and not the house next to it.
  fileprivate var isExact: Bool {
    switch self {
    case .one(let spot): !spot.isApproximate
    case .several: true
    case .none: false
    }
  }
}
