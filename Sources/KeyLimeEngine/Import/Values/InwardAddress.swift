/// A whole address in one text that begins with the country or the postcode, and ends with the house,
/// as Russian and Japanese services write it.
///
///     Россия, Республика Татарстан, Казань, улица Баумана, 21
///     〒542-0071 大阪府大阪市中央区道頓堀１丁目２−１２
struct InwardAddress: Equatable {
  private(set) var street: String
  private(set) var city: String
  private(set) var region: String?
  private(set) var postcode: String?
  /// The country's ISO 3166-1 code.
  private(set) var country: String

  /// Nil for a text of another form.
  init?(_ text: String) {
    guard let address = Self.fromCountry(text) ?? Self.japanese(text) else { return nil }
    self = address
  }

  private init(street: String, city: String, country: String) {
    (self.street, self.city, self.country) = (street, city, country)
  }

  // MARK: - From the country on

  private static func fromCountry(_ text: String) -> InwardAddress? {
    var parts = text.split(separator: ",").compactMap { Cleaning.clean(String($0)) }
    guard parts.count >= 4, let country = Country.code(parts[0]),
      text.unicodeScalars.contains(where: isCyrillic)
    else { return nil }
    parts.removeFirst()
    // The house stands behind its street.
    let hasNumber = parts.last?.first?.isNumber ?? false
    let street = parts.suffix(hasNumber ? 2 : 1).joined(separator: ", ")
    let around = parts.dropLast(hasNumber ? 2 : 1)
    let region = around.first(where: isRegion)
    guard let city = around.first(where: { !isRegion($0) && !$0.hasSuffix("район") }) else {
      return nil
    }
    var address = InwardAddress(street: street, city: city, country: country)
    address.region = region
    return address
  }

  private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool {
    (0x400...0x4FF).contains(scalar.value)
  }

  private static func isRegion(_ part: String) -> Bool {
    part.hasPrefix("Республика") || ["область", "край", "округ"].contains(where: part.hasSuffix)
  }

  // MARK: - From the postcode on

  private static func japanese(_ text: String) -> InwardAddress? {
    var rest = text[...]
    let postcode = takePostcode(from: &rest)
    guard let region = takePrefecture(from: &rest), let city = takeCity(from: &rest) else {
      return nil
    }
    var address = InwardAddress(street: String(rest), city: city, country: "JP")
    (address.region, address.postcode) = (region, postcode)
    return address
  }

  private static func takePostcode(from rest: inout Substring) -> String? {
    let code = rest.drop { $0 == "〒" || $0 == " " }.prefix(8)
    guard code.count == 8, code.dropFirst(3).first == "-",
      code.enumerated().allSatisfy({ $0.offset == 3 || $0.element.isWholeNumber })
    else { return nil }
    rest = rest[code.endIndex...].drop { $0 == " " || $0 == "　" }
    return String(code)
  }

  /// `大阪府`: one of the 47 names, of three or four characters.
  private static func takePrefecture(from rest: inout Substring) -> String? {
    let length = [3, 4].first { length in
      let name = rest.prefix(length)
      guard name.count == length, let last = name.last else { return false }
      return last == "県" || ["東京都", "北海道", "大阪府", "京都府"].contains(name)
    }
    guard let length else { return nil }
    let name = rest.prefix(length)
    rest = rest.dropFirst(length)
    return String(name)
  }

  /// A city to its `市`, a ward of Tokyo to its `区`, or a district with its town.
  private static func takeCity(from rest: inout Substring) -> String? {
    for ends in [["市"], ["区"], ["町", "村"]] as [Set<Character>] {
      guard var end = rest.dropFirst().prefix(8).firstIndex(where: ends.contains) else { continue }
      // The name itself may end so: 四日市市.
      let next = rest.index(after: end)
      if next < rest.endIndex, rest[next] == rest[end] { end = next }
      let city = rest[...end]
      rest = rest[rest.index(after: end)...]
      return String(city)
    }
    return nil
  }
}

extension ForeignRecord {
  /// Takes the parts of a street that is a whole address, where no field says the city.
  mutating func partAddress() {
    guard city == nil, let address = street.flatMap({ InwardAddress($0) }) else { return }
    (street, city) = (address.street, address.city)
    region = region ?? address.region
    postcode = postcode ?? address.postcode
    country = country ?? address.country
  }
}
