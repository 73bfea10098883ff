/// Reads the parts of an address, the last one first.
struct AddressReader {
  /// The parts that are not taken yet.
  var parts: [String]
  /// What is known of the address.
  var address = Address()

  // MARK: - The country

  /// Takes a country that is named at the end, or before the postcode that ends a Russian address.
  mutating func readCountry() {
    guard let last = parts.last else { return }
    if let country = Self.country(last) {
      address.country = country
      parts.removeLast()
    } else if parts.count > 2, PostcodeForm.form(of: last) == "999999",
      let country = Self.country(parts[parts.count - 2])
    {
      (address.country, address.postcode) = (country, last)
      parts.removeLast(2)
    }
  }

  /// The code of the country of this name; `CA` and `DE` are states, too.
  static func country(_ name: String) -> String? {
    name.utf8.count > 2 || ["UK", "US"].contains(name) ? Country.code(name) : nil
  }

  // MARK: - The town

  /// Takes the town that a Hungarian address begins with: `Budapest, Váci u. 1, 1052 Hungary`.
  mutating func readFirstTown() -> Bool {
    guard parts.count > 1, let words = parts.last?.split(separator: " "), words.count == 2,
      PostcodeForm.form(of: words[0]) == "9999", Self.country(String(words[1])) == "HU"
    else { return false }
    (address.postcode, address.country) = (String(words[0]), "HU")
    parts.removeLast()
    return finish(parts.removeFirst())
  }

  /// Takes the town with its postcode and its state, and leaves the street; false when it cannot
  /// tell which part is the town.
  mutating func readTown() -> Bool {
    while let part = parts.popLast() {
      if takePostcode(part) || takeState(part) { continue }
      if let town = takeLeadingPostcode(part) { return finish(town) }
      if let town = takeTrailingPostcode(part) {
        if takeState(town) { continue }
        return finish(town)
      }
      if takeRegionBehindTown(part) { continue }
      return address.country != nil || address.postcode != nil ? finish(part) : false
    }
    return false
  }

  /// Takes a part that is a state: `IL`, `California`.
  private mutating func takeState(_ part: String) -> Bool {
    guard !parts.isEmpty, address.region == nil else { return false }
    let countries = address.country.map { [$0] } ?? (address.postcode == nil ? [] : ["US"])
    for country in countries where Self.isState(part, of: country) {
      (address.region, address.country) = (part, country)
      return true
    }
    // `Bengaluru, Karnataka 560001`
    guard address.country == "IN", address.postcode != nil,
      !parts[parts.count - 1].contains(where: \.isNumber)
    else { return false }
    address.region = part
    return true
  }

  /// Whether a name or a code is that of a state that addresses name behind the town.
  static func isState(_ name: String, of country: String) -> Bool {
    guard ["US", "CA", "AU"].contains(country) else { return false }
    return StateNames.code(of: name, in: country) != nil
      || name.utf8.allSatisfy { 0x41...0x5A ~= $0 } && StateNames.has(code: name, in: country)
  }

  /// Takes a province behind the town that has the postcode: `28013 Madrid, Madrid, Spain`.
  private mutating func takeRegionBehindTown(_ part: String) -> Bool {
    guard address.postcode == nil, address.region == nil, parts.count > 1 else { return false }
    var ahead = self
    guard let town = ahead.parts.popLast(), ahead.takeLeadingPostcode(town) != nil else {
      return false
    }
    address.region = part
    return true
  }
}
