extension AddressReader {
  /// Takes a part that is a postcode alone: `35217`, `E1 6AB`.
  mutating func takePostcode(_ part: String) -> Bool {
    guard address.postcode == nil, !parts.isEmpty, let form = PostcodeForm.form(of: part) else {
      return false
    }
    let isKnown =
      address.country != nil
      ? PostcodeForm.behindTown.contains(form) || PostcodeForm.pairsBehindTown.contains(form)
        || PostcodeForm.isIrish(form)
      : PostcodeForm.american.contains(form)
        && (parts.last.map { Self.isState($0, of: "US") } ?? false)
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

  /// The town in `10961 Berlin`.
  mutating func takeLeadingPostcode(_ part: String) -> String? {
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

  /// Takes a postcode without the letters that people write before those of Germany, Austria and
  /// Switzerland, and the country that they say.
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
  mutating func takeTrailingPostcode(_ part: String) -> String? {
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
    guard PostcodeForm.american.contains(form), Self.isState(state, of: "US"), !parts.isEmpty else {
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
}
