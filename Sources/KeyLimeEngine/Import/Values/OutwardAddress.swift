/// A whole address in one text that begins with the house, as Google writes those of most countries.
///
///     Mehringdamm 36, 10961 Berlin, Germany
///     123 Main St, Springfield, IL 62701, USA
///     12 High St, London E1 6AB, UK
///
/// It is read from its end. Without a country, the form of its postcode has to tell the town.
enum OutwardAddress {
  /// The parts of an address; nil for a text of another form.
  static func parts(of text: String) -> Address? {
    // Most streets are no more than that.
    guard text.utf8.contains(UInt8(ascii: ",")) else { return nil }
    let parts = text.split(separator: ",").compactMap { Cleaning.clean(String($0)) }
    guard parts.count > 1 else { return nil }
    var reader = AddressReader(parts: parts)
    reader.readCountry()
    return reader.readFirstTown() || reader.readTown() ? reader.address : nil
  }
}

/// Takes an address apart from its end on.
private struct AddressReader {
  var parts: [String]
  private(set) var address = Address()

  init(parts: [String]) { self.parts = parts }

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

  /// `CA` and `DE` are states, too.
  private static func country(_ name: String) -> String? {
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

  /// Takes a part that is a postcode alone: `35217`, `E1 6AB`.
  private mutating func takePostcode(_ part: String) -> Bool {
    guard address.postcode == nil, !parts.isEmpty, let form = PostcodeForm.form(of: part) else {
      return false
    }
    let isKnown =
      address.country != nil
      ? PostcodeForm.behindTown.contains(form) || PostcodeForm.pairsBehindTown.contains(form)
        || form.hasPrefix("A99 ")
      : PostcodeForm.american.contains(form) && (parts.last.map(isAmericanState) ?? false)
    guard isKnown || takesCountry(of: form) else { return false }
    address.postcode = part
    return true
  }

  /// Takes the country that a form of postcodes belongs to; false for a form of several.
  private mutating func takesCountry(of form: String) -> Bool {
    let country =
      PostcodeForm.british.contains(form) ? "GB" : form == PostcodeForm.canadian ? "CA" : nil
    guard let country, [nil, country].contains(address.country) else { return false }
    address.country = country
    return true
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
    guard address.country == "IN", address.postcode != nil, !Self.hasDigits(parts[parts.count - 1])
    else { return false }
    address.region = part
    return true
  }

  private func isAmericanState(_ part: String) -> Bool { Self.isState(part, of: "US") }

  private static func isState(_ name: String, of country: String) -> Bool {
    guard ["US", "CA", "AU"].contains(country) else { return false }
    return StateNames.code(of: name, in: country) != nil
      || name.utf8.allSatisfy { 0x41...0x5A ~= $0 } && StateNames.has(code: name, in: country)
  }

  /// The town in `10961 Berlin`.
  private mutating func takeLeadingPostcode(_ part: String) -> String? {
    guard address.postcode == nil else { return nil }
    let words = part.split(separator: " ")
    for (count, forms) in [
      (2, PostcodeForm.pairsBeforeTown), (1, PostcodeForm.beforeTown),
      (1, address.country == nil ? [] : PostcodeForm.behindTown),
    ] {
      guard words.count > count else { continue }
      let code = words.prefix(count).joined(separator: " ")
      guard PostcodeForm.form(of: code).map(forms.contains) ?? false else { continue }
      let town = words.dropFirst(count).joined(separator: " ")
      guard Self.country(town) == nil, isTown(town) else { return nil }
      takeLetters(of: code)
      return town
    }
    return nil
  }

  /// Takes a postcode, and the country of the letters before it, which only Baltic ones have by law.
  private mutating func takeLetters(of code: String) {
    address.postcode = code
    for (letters, country) in [("D-", "DE"), ("A-", "AT"), ("CH-", "CH")]
    where code.hasPrefix(letters) {
      address.postcode = String(code.dropFirst(letters.count))
      address.country = address.country ?? country
    }
  }

  /// Whether the words behind a number are a town, and not the rest of `12345 Sunset Blvd`.
  private func isTown(_ name: String) -> Bool {
    guard name.first?.isLetter ?? false, !parts.isEmpty || address.country != nil else {
      return false
    }
    if address.country != nil { return true }
    let last = name.split(separator: " ").last?.lowercased() ?? ""
    return !Self.streets.contains(last.filter { $0 != "." })
  }

  private static let streets: Set = [
    "street", "st", "road", "rd", "avenue", "ave", "av", "boulevard", "blvd", "drive", "dr", "lane",
    "ln", "way", "highway", "hwy", "parkway", "pkwy", "court", "ct", "place", "pl", "square", "sq",
    "terrace", "circle", "cir", "pike", "plaza", "trail", "loop", "route", "freeway", "row", "n",
    "s", "e", "w", "ne", "nw", "se", "sw", "north", "south", "east", "west",
  ]

  /// The town or the state in `London E1 6AB`, `IL 62701` and `Sydney NSW 2000`.
  private mutating func takeTrailingPostcode(_ part: String) -> String? {
    guard address.postcode == nil else { return nil }
    let words = part.split(separator: " ")
    for count in [2, 1] where words.count > count {
      let code = words.suffix(count).joined(separator: " ")
      let rest = Array(words.dropLast(count))
      guard let form = PostcodeForm.form(of: code), isTrailing(form, behind: rest) else { continue }
      address.postcode = code
      return takeAustralianState(rest)
    }
    return nil
  }

  private mutating func isTrailing(_ form: String, behind rest: [Substring]) -> Bool {
    if takesCountry(of: form) { return true }
    let before = rest.last.map(String.init) ?? ""
    if form == PostcodeForm.australian, rest.count > 1, Self.isState(before, of: "AU"),
      [nil, "AU"].contains(address.country)
    {
      address.country = "AU"
      return true
    }
    if address.country != nil {
      return PostcodeForm.behindTown.contains(form) || PostcodeForm.pairsBehindTown.contains(form)
    }
    if form == "999999", let country = Self.country(rest.joined(separator: " ")),
      Self.cities.contains(country)
    {
      address.country = country
      return true
    }
    let state = rest.joined(separator: " ")
    guard PostcodeForm.american.contains(form), isAmericanState(state), !parts.isEmpty else {
      return false
    }
    address.country = "US"
    return true
  }

  private mutating func takeAustralianState(_ words: [Substring]) -> String {
    guard address.country == "AU", words.count > 1, let state = words.last,
      Self.isState(String(state), of: "AU")
    else { return words.joined(separator: " ") }
    address.region = String(state)
    return words.dropLast().joined(separator: " ")
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

  // MARK: - What is left

  /// Countries that are one city.
  private static let cities: Set = ["SG", "HK", "MO", "MC"]

  private static func hasDigits(_ text: String) -> Bool { text.contains(where: \.isNumber) }

  /// Sets the town and the street.
  private mutating func finish(_ town: String) -> Bool {
    var words = town.split(separator: " ").map(String.init)
    // `75011 Paris Cedex 11`, `Praha 1`
    if let cedex = words.firstIndex(where: { $0.lowercased() == "cedex" }), cedex > 0 {
      words.removeSubrange(cedex...)
    }
    if words.count > 1, let last = words.last, last.count < 3, last.allSatisfy(\.isNumber) {
      words.removeLast()
    }
    // `00184 Roma RM`, `São Paulo - SP`
    if words.count > 1, let last = words.last, last.utf8.count == 2,
      last.utf8.allSatisfy({ 0x41...0x5A ~= $0 }), ["IT", "BR"].contains(address.country)
    {
      address.region = address.region ?? last
      words.removeLast()
      if words.count > 1, words.last == "-" { words.removeLast() }
    }
    var city = words.joined(separator: " ")
    // `Beyoğlu/İstanbul`
    if address.country == "TR", let slash = city.lastIndex(of: "/") {
      city = String(city[city.index(after: slash)...])
    }
    if let country = address.country, Self.cities.contains(country), Self.country(city) != country {
      // What stands before Hong Kong is a part of it.
      parts.append(city)
      city = town == city ? Self.cityName(country) : city
    }
    guard city.utf8.count < 60, city.contains(where: \.isLetter) else { return false }
    address.city = city
    address.street = parts.isEmpty ? nil : parts.joined(separator: ", ")
    return true
  }

  private static func cityName(_ country: String) -> String {
    switch country {
    case "SG": "Singapore"
    case "HK": "Hong Kong"
    case "MO": "Macau"
    default: "Monaco"
    }
  }
}
