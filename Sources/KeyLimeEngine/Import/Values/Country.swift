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

/// What a column such as `Location` says in guides: `Lisbon, Portugal`, `Portland, Oregon, USA`.
struct TownAndCountry {
  let city: String
  let region: String?
  /// The country's ISO 3166-1 code.
  let country: String

  /// Nil for a text of another form, such as a position or an address.
  init?(_ text: String) {
    guard !text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let parts = text.split(separator: ",").compactMap { Cleaning.clean(String($0)) }
    guard parts.count == 2 || parts.count == 3, let country = Country.code(parts[parts.count - 1])
    else { return nil }
    city = parts[0]
    region = parts.count == 3 ? parts[1] : nil
    self.country = country
  }
}
