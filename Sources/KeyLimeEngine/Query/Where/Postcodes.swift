extension Store {
  /// Whether a text is a postcode of some place, the beginning of one, or in a known district.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func hasPostcode(_ text: String) throws(StoreError) -> Bool {
    try answer(from: .live) { (catalogue) throws(QueryFault) in
      let words = QueryWords(text).words
      if try !catalogue.places(atPostcode: words, nil).isEmpty { return true }
      return try catalogue.district(of: text, from: nil) != .none
    }
  }
}

extension Catalogue {
  /// The places at a postcode, or at one that begins with these words.
  func places(atPostcode words: [String], _ origin: Origin?) throws(QueryFault) -> [Found] {
    for words in [words] + QueryWords(words).partedPostcodes where words.contains(where: \.isNumber)
    {
      let found = try places(origin) { (layer) throws(QueryFault) in
        try layer.places(words, in: .postcodes, origin) { $0.isAt(postcode: words) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

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

  /// The district of a postcode of two words that no place has: `EH1` of `EH1 1AA`.
  func district(
    of text: String, from origin: Coordinate?
  ) throws(QueryFault) -> SpotLookup {
    let words = QueryWords(text).words
    guard words.count == 2, words[0].contains(where: \.isNumber), 2...4 ~= words[1].count else {
      return .none
    }
    let origin = origin.map(Origin.init)
    let there = try places(atPostcode: [words[0]], origin)
    guard !there.isEmpty,
      case .one(let middle) = Self.spot(of: there, \.inTown, around: .kilometres(5))
    else { return .none }
    return .one(Spot(name: words[0].uppercased(), position: middle.position, isApproximate: true))
  }
}

extension Address {
  /// Its town and postcode on one line.
  var inTown: String { Address(city: city, postcode: postcode).oneLine }

  /// Whether the words are those of its postcode, or its beginning.
  fileprivate func isAt(postcode words: [String]) -> Bool {
    guard let postcode else { return false }
    let own = Words.ofQuery(postcode)
    if own.starts(with: words) { return true }
    let isSector = words.count == 2 && words[1].utf8.count == 1
    return isSector && own.map(Self.sector) == words
  }

  /// The digit of a British `6QU`, so that `EH6 6` is its sector; any other word as it is.
  private static func sector(_ word: String) -> String {
    let bytes = Array(word.utf8)
    guard bytes.count == 3, (0x30...0x39).contains(bytes[0]),
      bytes[1...].allSatisfy({ (0x61...0x7A).contains($0) })
    else { return word }
    return String(word.prefix(1))
  }

  /// Whether the words are those of its town, with its state or country if they say so.
  fileprivate func isIn(_ town: [String]) -> Bool {
    let own = [city, region, country].compactMap(\.self).flatMap(Words.ofQuery)
    return town.allSatisfy(own.contains)
  }
}
