import KeyLimeEngine

/// Finds the points that people name, also with the state or the country behind them: `Edinburgh,
/// UK`, `Paris, TX, USA`, `portland oregon`.
struct RegionalSpots {
  private let context: Context
  private let store: Store

  init(_ context: Context, _ store: Store) { (self.context, self.store) = (context, store) }

  /// Finds what a text names; without that, what it names before a region, if that lies there; and
  /// only then the house next to the one that it names.
  ///
  /// Of several the one nearest to `origin` is meant. Throws `store` when the catalogue cannot be
  /// read.
  func spot(_ text: String, from origin: Coordinate?) throws(Failure) -> SpotLookup {
    let known = try context.asking { () throws(StoreError) in try store.spot(text, from: origin) }
    if known.isExact { return known }
    for (spot, region) in Self.parts(of: text) {
      let there = try self.spot(spot, in: region, from: origin)
      if there != .none { return there }
    }
    return known
  }

  /// What a text names, and the region where that is: what is behind its last comma; without a
  /// comma its last words, where a country or state is called so.
  private static func parts(of text: String) -> [(spot: String, region: String)] {
    if let comma = text.lastIndex(of: ",") {
      let region = text[text.index(after: comma)...].trimmed
      return region.isEmpty ? [] : [(String(text[..<comma]), region)]
    }
    let words = text.split(separator: " ")
    guard words.count > 1 else { return [] }
    return (1...min(3, words.count - 1)).reversed().map {
      (words.dropLast($0).joined(separator: " "), words.suffix($0).joined(separator: " "))
    }.filter { isRegion($0.1) }
  }

  /// A text without the country or state behind it: `portland` of `portland oregon`.
  static func withoutRegion(_ text: String) -> String { parts(of: text).first?.spot ?? text }

  private static func isRegion(_ text: String) -> Bool {
    CountryCodes.named(text) != nil || CountryCodes.assigned(text) != nil
      || StateNames.isKnown(text)
  }

  private func spot(
    _ text: String, in region: String, from origin: Coordinate?
  ) throws(Failure) -> SpotLookup {
    let spots: [Spot]
    // From nowhere, so that one far from the origin is found as well.
    switch try spot(text, from: nil) {
    case .one(let spot): spots = [spot]
    case .several(let several): spots = several
    case .none: return .none
    }
    var there: [Spot] = []
    for spot in spots where try isIn(region, spot.position) { there.append(spot) }
    guard there.count > 1, let origin = origin.map(Origin.init) else {
      return there.count > 1 ? .several(there) : there.first.map { .one($0) } ?? .none
    }
    let nearest = there.min { origin.distance(to: $0.position) < origin.distance(to: $1.position) }
    return nearest.map { .one($0) } ?? .none
  }

  /// Whether a point lies in a country or state, given by its name or code.
  private func isIn(_ region: String, _ position: Coordinate) throws(Failure) -> Bool {
    if let country = Zones.country(at: position) {
      if [CountryCodes.named(region), CountryCodes.assigned(region)].contains(country) {
        return true
      }
      let code = StateNames.code(of: region, in: country) ?? region.uppercased()
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
