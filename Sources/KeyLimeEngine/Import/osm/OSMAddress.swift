extension OSMTags {
  /// The address in the `addr:` tags.
  func address(near position: Coordinate) -> Address {
    let country = text(.country).flatMap(Country.code)
    return Address(
      street: streetLine(country: country, near: position) ?? text(.full),
      city: text(.city, .town, .village, .hamlet, .municipality),
      region: text(.state, .province, .region, .county),
      postcode: text(.postcode, .postalCode), country: country)
  }

  /// Street or, where there are no streets, place, with the number on the side that the country
  /// puts it.
  private func streetLine(country: String?, near position: Coordinate) -> String? {
    guard let street = text(.street, .place) else { return text(.streetAddress) ?? japaneseBlock }
    guard let number = text(.houseNumber, .streetNumber, .conscriptionNumber) else {
      // All The Places has the whole line in a tag of its own.
      if let line = text(.streetAddress) { return line }
      return text(.houseName).map { "\($0), \(street)" } ?? street
    }
    return HouseNumberOrder(country: country, street: street, near: position)
      .join(number, street)
  }

  /// Quarter, block and house, as Japanese addresses have no streets: `本町 4-2`.
  private var japaneseBlock: String? {
    guard let quarter = text(.neighbourhood, .quarter) else { return nil }
    let numbers = [text(.blockNumber), text(.houseNumber)].compactMap(\.self)
    return numbers.isEmpty ? nil : "\(quarter) \(numbers.joined(separator: "-"))"
  }
}

/// Country codes as sources spell them.
enum Country {
  /// The ISO 3166-1 alpha-2 code, upper case, of a code or of a common name; nil otherwise.
  static func code(_ text: String) -> String? {
    let upper = text.uppercased()
    if let code = names[upper] { return code }
    guard upper.utf8.count == 2, upper.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    return upper
  }

  private static let names: [String: String] = [
    "UK": "GB", "UNITED KINGDOM": "GB", "GREAT BRITAIN": "GB", "ENGLAND": "GB", "SCOTLAND": "GB",
    "USA": "US", "UNITED STATES": "US", "UNITED STATES OF AMERICA": "US", "DEUTSCHLAND": "DE",
    "GERMANY": "DE", "FRANCE": "FR", "ITALIA": "IT", "ITALY": "IT", "ESPAÑA": "ES", "SPAIN": "ES",
    "ÖSTERREICH": "AT", "AUSTRIA": "AT", "SCHWEIZ": "CH", "SUISSE": "CH", "SWITZERLAND": "CH",
    "NEDERLAND": "NL", "NETHERLANDS": "NL", "BELGIUM": "BE", "BELGIQUE": "BE", "BELGIË": "BE",
    "PORTUGAL": "PT", "GREECE": "GR", "TURKEY": "TR", "CZECHIA": "CZ", "CZECH REPUBLIC": "CZ",
    "HUNGARY": "HU", "ROMANIA": "RO", "BULGARIA": "BG", "CROATIA": "HR", "SLOVENIA": "SI",
    "SLOVAKIA": "SK", "DENMARK": "DK", "SWEDEN": "SE", "NORWAY": "NO", "FINLAND": "FI",
    "ICELAND": "IS", "ESTONIA": "EE", "LATVIA": "LV", "LITHUANIA": "LT", "UKRAINE": "UA",
    "RUSSIA": "RU", "ISRAEL": "IL", "INDIA": "IN", "CHINA": "CN", "JAPAN": "JP", "THAILAND": "TH",
    "VIETNAM": "VN", "INDONESIA": "ID", "MALAYSIA": "MY", "SINGAPORE": "SG", "PHILIPPINES": "PH",
    "SOUTH KOREA": "KR", "TAIWAN": "TW", "HONG KONG": "HK", "MEXICO": "MX", "BRAZIL": "BR",
    "ARGENTINA": "AR", "CHILE": "CL", "COLOMBIA": "CO", "PERU": "PE", "COSTA RICA": "CR",
    "NEW ZEALAND": "NZ", "SOUTH AFRICA": "ZA", "EGYPT": "EG", "MOROCCO": "MA", "WALES": "GB",
    "NORTHERN IRELAND": "GB", "LUXEMBOURG": "LU", "MALTA": "MT", "CYPRUS": "CY",
    "CANADA": "CA", "AUSTRALIA": "AU", "IRELAND": "IE", "POLSKA": "PL", "POLAND": "PL",
  ]
}
