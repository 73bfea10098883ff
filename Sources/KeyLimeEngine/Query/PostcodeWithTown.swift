extension Catalogue {
  /// The places at a postcode with its town before or behind it: `10115 Berlin`.
  func places(
    atPostcodeWithTown words: [String], _ origin: Origin?
  ) throws(QueryFault) -> [Found] {
    for count in (1..<max(1, words.count)).reversed() {
      for (postcode, town) in [
        (words.prefix(count), words.dropFirst(count)), (words.suffix(count), words.dropLast(count)),
      ] where postcode.contains(where: \.isNumber) && !town.contains(where: \.isNumber) {
        let found = try places(atPostcode: Array(postcode), in: Array(town), origin)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  private func places(
    atPostcode postcode: [String], in town: [String], _ origin: Origin?
  ) throws(QueryFault) -> [Found] {
    // Many countries may have the postcode, so the places near the town are looked at first.
    let middle = try self.city(town.joined(separator: " ")).map { Origin($0.position) }
    let start = middle ?? origin
    for words in [postcode] + QueryWords(postcode).partedPostcodes {
      let found = try places(start) { (layer) throws(QueryFault) in
        try layer.places(words, in: .postcodes, start) { $0.isAt(postcode: words) }
      }.filter {
        if $0.restaurant.address.isIn(town) { return true }
        // One that does not name its town is in it when it is near enough.
        guard $0.restaurant.address.city == nil, let middle else { return false }
        return middle.distance(to: $0.restaurant.position) <= Self.apart
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension Address {
  /// Whether the words are those of its town, with its state or country if they say so.
  fileprivate func isIn(_ town: [String]) -> Bool {
    let own = [city, region, country].compactMap(\.self).flatMap(Words.ofQuery)
    return town.allSatisfy(own.contains)
  }
}
