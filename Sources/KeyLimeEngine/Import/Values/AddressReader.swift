/// Takes an address apart from its end on.
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

  /// `CA` and `DE` are states, too.
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
    guard address.country == "IN", address.postcode != nil,
      !parts[parts.count - 1].contains(where: \.isNumber)
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
    guard address.postcode == nil, !parts.isEmpty else { return nil }
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
      Self.cities[country] != nil
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
}
