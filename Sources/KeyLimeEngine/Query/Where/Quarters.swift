extension Catalogue {
  /// The part of a town that the streets of some places name, as `Westminster` in `10 Downing Street,
  /// Westminster` and `해운대구` in `해운대구 중동2로 10`; its middle is that of those places.
  func quarter(_ words: [String], _ origin: Origin?) throws(QueryFault) -> SpotLookup {
    let found = try places(origin) { (layer) throws(QueryFault) in
      try layer.places(words, in: .streets, origin) { $0.quarter(words) != nil }
    }
    return Self.spot(
      of: found, { Address(street: $0.quarter(words), city: $0.city).oneLine },
      around: .kilometres(5))
  }
}

extension Address {
  /// The part of its town that has this name, as its street spells it; nil when the street names no
  /// such part.
  fileprivate func quarter(_ words: [String]) -> String? {
    let parts = (street ?? "").split(separator: ",").map { String($0).trimmed }
    // What stands first is the house, which is no part of a town.
    if let part = parts.dropFirst().first(where: { Words.ofQuery($0) == words }) { return part }
    // In East Asia the ward stands before the street.
    guard let first = parts.first, let end = first.prefix(8).firstIndex(where: Self.wards.contains)
    else { return nil }
    let ward = String(first[...end])
    return Words.ofQuery(ward) == words ? ward : nil
  }

  private static let wards: Set<Character> = ["구", "군", "동", "면", "읍", "区", "區"]
}
