/// Country codes as sources spell them.
enum Country {
  /// The ISO 3166-1 alpha-2 code, upper case, of a code of two or three letters or of a common name;
  /// nil otherwise.
  static func code(_ text: String) -> String? {
    let upper = text.uppercased()
    if let code = names[upper] ?? threeLetters[upper] { return code }
    guard upper.utf8.count == 2, upper.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    return upper
  }

  /// The ISO 3166-1 alpha-3 codes of the countries that catalogues are about.
  private static let threeLetters: [String: String] = [
    "GBR": "GB", "USA": "US", "DEU": "DE", "FRA": "FR", "ITA": "IT", "ESP": "ES", "AUT": "AT",
    "CHE": "CH", "NLD": "NL", "BEL": "BE", "PRT": "PT", "GRC": "GR", "TUR": "TR", "CZE": "CZ",
    "HUN": "HU", "ROU": "RO", "BGR": "BG", "HRV": "HR", "SVN": "SI", "SVK": "SK", "DNK": "DK",
    "SWE": "SE", "NOR": "NO", "FIN": "FI", "ISL": "IS", "EST": "EE", "LVA": "LV", "LTU": "LT",
    "UKR": "UA", "RUS": "RU", "ISR": "IL", "IND": "IN", "CHN": "CN", "JPN": "JP", "THA": "TH",
    "VNM": "VN", "IDN": "ID", "MYS": "MY", "SGP": "SG", "PHL": "PH", "KOR": "KR", "TWN": "TW",
    "HKG": "HK", "MEX": "MX", "BRA": "BR", "ARG": "AR", "CHL": "CL", "COL": "CO", "PER": "PE",
    "CRI": "CR", "NZL": "NZ", "ZAF": "ZA", "EGY": "EG", "MAR": "MA", "LUX": "LU", "MLT": "MT",
    "CYP": "CY", "CAN": "CA", "AUS": "AU", "IRL": "IE", "POL": "PL", "AZE": "AZ", "GEO": "GE",
    "ARM": "AM", "KAZ": "KZ", "UZB": "UZ", "SRB": "RS", "MKD": "MK", "ALB": "AL", "BIH": "BA",
    "MNE": "ME", "MDA": "MD", "ARE": "AE", "SAU": "SA", "QAT": "QA", "KWT": "KW", "JOR": "JO",
    "LBN": "LB", "NGA": "NG", "KEN": "KE", "GHA": "GH", "TZA": "TZ", "ETH": "ET", "TUN": "TN",
    "DZA": "DZ", "LKA": "LK", "NPL": "NP", "BGD": "BD", "PAK": "PK", "KHM": "KH", "LAO": "LA",
    "MMR": "MM", "URY": "UY", "PRY": "PY", "BOL": "BO", "ECU": "EC", "VEN": "VE", "PAN": "PA",
    "GTM": "GT", "DOM": "DO", "CUB": "CU", "JAM": "JM", "PRI": "PR",
  ]

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
    "THE NETHERLANDS": "NL", "TÜRKIYE": "TR", "VIET NAM": "VN", "VIỆT NAM": "VN", "KOREA": "KR",
    "UNITED ARAB EMIRATES": "AE", "SERBIA": "RS", "NORTH MACEDONIA": "MK", "ALBANIA": "AL",
    "BOSNIA AND HERZEGOVINA": "BA", "MONTENEGRO": "ME", "MOLDOVA": "MD",
    "ARMENIA": "AM", "AZERBAIJAN": "AZ", "KAZAKHSTAN": "KZ", "UZBEKISTAN": "UZ",
    "SAUDI ARABIA": "SA", "QATAR": "QA", "KUWAIT": "KW", "JORDAN": "JO", "LEBANON": "LB",
    "NIGERIA": "NG", "KENYA": "KE", "GHANA": "GH", "TANZANIA": "TZ", "ETHIOPIA": "ET",
    "TUNISIA": "TN", "ALGERIA": "DZ", "SRI LANKA": "LK", "NEPAL": "NP", "BANGLADESH": "BD",
    "PAKISTAN": "PK", "CAMBODIA": "KH", "LAOS": "LA", "MYANMAR": "MM", "URUGUAY": "UY",
    "PARAGUAY": "PY", "BOLIVIA": "BO", "ECUADOR": "EC", "VENEZUELA": "VE", "PANAMA": "PA",
    "GUATEMALA": "GT", "DOMINICAN REPUBLIC": "DO", "CUBA": "CU", "JAMAICA": "JM",
    "PUERTO RICO": "PR", "MACAU": "MO", "MACAO": "MO", "MONACO": "MC", "LIECHTENSTEIN": "LI",
    "BELARUS": "BY", "KYRGYZSTAN": "KG", "MÉXICO": "MX", "BRASIL": "BR", "PERÚ": "PE",
    "PANAMÁ": "PA", "NORGE": "NO", "SVERIGE": "SE", "DANMARK": "DK", "SUOMI": "FI",
    "ÍSLAND": "IS", "EESTI": "EE", "LATVIJA": "LV", "LIETUVA": "LT", "ČESKO": "CZ",
    "SLOVENSKO": "SK", "SLOVENIJA": "SI", "MAGYARORSZÁG": "HU", "HRVATSKA": "HR",
    "ROMÂNIA": "RO", "SRBIJA": "RS", "FRANKREICH": "FR", "ITALIEN": "IT", "SPANIEN": "ES",
    "NIEDERLANDE": "NL", "BELGIEN": "BE", "POLEN": "PL", "TSCHECHIEN": "CZ", "DÄNEMARK": "DK",
    "GRIECHENLAND": "GR", "TÜRKEI": "TR", "ALLEMAGNE": "DE", "ESPAGNE": "ES", "ITALIE": "IT",
    "ALEMANIA": "DE", "FRANCIA": "FR", "GERMANIA": "DE", "SPAGNA": "ES", "SVIZZERA": "CH",
    "ΕΛΛΑΔΑ": "GR", "ไทย": "TH", "ประเทศไทย": "TH",
    "РОССИЯ": "RU", "УКРАЇНА": "UA", "УКРАИНА": "UA", "БЕЛАРУСЬ": "BY", "КАЗАХСТАН": "KZ",
    "УЗБЕКИСТАН": "UZ", "КЫРГЫЗСТАН": "KG", "АРМЕНИЯ": "AM", "ГРУЗИЯ": "GE", "БЪЛГАРИЯ": "BG",
    "СРБИЈА": "RS", "ΕΛΛΆΔΑ": "GR", "日本": "JP",
  ]
}

/// What a column such as `Location` says in guides: `Lisbon, Portugal`, `Portland, Oregon, USA`.
struct TownAndCountry {
  /// The city, with the region if it is said, and the country's ISO 3166-1 code.
  let address: Address

  /// Nil for a text of another form, such as a position or an address.
  init?(_ text: String) {
    guard !text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let parts = text.split(separator: ",").compactMap { Cleaning.clean(String($0)) }
    guard parts.count == 2 || parts.count == 3, let country = Country.code(parts[parts.count - 1])
    else { return nil }
    address = Address(
      city: parts[0], region: parts.count == 3 ? parts[1] : nil, country: country)
  }
}
