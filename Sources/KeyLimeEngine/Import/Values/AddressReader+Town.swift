extension AddressReader {
  /// Takes the town, without what stands behind its name, and the parts that are left as the street;
  /// false for what is no town.
  mutating func finish(_ town: String) -> Bool {
    var words = town.split(separator: " ").map(String.init)
    dropDistrict(from: &words)
    takeProvince(from: &words)
    var city = words.joined(separator: " ")
    // `Beyoğlu/İstanbul`
    if address.country == "TR", let slash = city.lastIndex(of: "/") {
      city = String(city[city.index(after: slash)...])
    }
    guard city.utf8.count < 60, city.contains(where: \.isLetter), !city.contains(where: \.isNumber)
    else { return false }
    if let country = address.country, let name = Self.cities[country], city != name {
      // What stands before Hong Kong is a part of it.
      parts.append(city)
      city = name
    }
    address.city = city
    address.street = parts.isEmpty ? nil : parts.joined(separator: ", ")
    return true
  }

  /// Drops what numbers the part of a town: `75011 Paris Cedex 11`, `110 00 Praha 1`, `Dublin 2`.
  ///
  /// Without a postcode, the number may be that of a house.
  private func dropDistrict(from words: inout [String]) {
    if let cedex = words.firstIndex(where: { $0.lowercased() == "cedex" }), cedex > 0 {
      words.removeSubrange(cedex...)
    }
    let isNumbered = address.postcode != nil || address.country == "IE" && !parts.isEmpty
    guard isNumbered, words.count > 1, let last = words.last, last.count < 3,
      last.allSatisfy(\.isNumber)
    else { return }
    words.removeLast()
  }

  /// Takes the letters of a province: `00184 Roma RM`, `São Paulo - SP`.
  private mutating func takeProvince(from words: inout [String]) {
    guard ["IT", "BR"].contains(address.country), words.count > 1, let last = words.last,
      last.utf8.count == 2, last.utf8.allSatisfy({ 0x41...0x5A ~= $0 })
    else { return }
    address.region = address.region ?? last
    words.removeLast()
    if words.count > 1, words.last == "-" { words.removeLast() }
  }

  /// Countries that are one city.
  static let cities = ["SG": "Singapore", "HK": "Hong Kong", "MO": "Macau", "MC": "Monaco"]
}
