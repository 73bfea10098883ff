/// Whether the house number comes before or after the street.
enum HouseNumberOrder {
  case numberFirst
  case streetFirst

  /// The order of a country, or the best guess from the words of the street and where it is.
  init(country: String?, street: String, near position: Coordinate) {
    if let country {
      self = Self.numberFirstCountries.contains(country) ? .numberFirst : .streetFirst
    } else if let order = Self.order(ofWordsIn: street) {
      self = order
    } else {
      self = Self.liesWhereNumbersComeFirst(position) ? .numberFirst : .streetFirst
    }
  }

  /// A house number and a street as people there write them: `14 George Street`,
  /// `Hausmanns gate 16`.
  func join(_ number: String, _ street: String) -> String {
    switch self {
    case .numberFirst: "\(number) \(street)"
    case .streetFirst: "\(street) \(number)"
    }
  }

  /// Countries, by the address formats of the Universal Postal Union, that put the number first.
  private static let numberFirstCountries: Set<String> = [
    "AU", "BD", "BN", "BS", "BB", "BZ", "CA", "CI", "DZ", "EG", "FR", "GB", "GG", "GH", "GI", "GY",
    "HK", "IE", "IL", "IM", "IN", "JE", "JM", "KE", "KH", "LA", "LB", "LK", "LU", "MA", "MC", "MM",
    "MT", "MU", "MY", "NC", "NG", "NZ", "OM", "PF", "PH", "PK", "RE", "SA", "SG", "SN", "TH", "TN",
    "TT", "TW", "TZ", "UG", "US", "VN", "ZA", "ZM", "ZW", "GP", "MQ", "GF", "YT", "PR", "NP", "AM",
  ]

  private static func order(ofWordsIn street: String) -> HouseNumberOrder? {
    let words = street.lowercased().split(separator: " ")
    if let last = words.last, words.count > 1, englishEndings.contains(String(last)) {
      return .numberFirst
    }
    guard let first = words.first else { return nil }
    if frenchBeginnings.contains(String(first)) { return .numberFirst }
    let isGermanic = germanicEndings.contains { ending in
      words.contains { $0.hasSuffix(ending) }
    }
    return isGermanic || southernBeginnings.contains(String(first)) ? .streetFirst : nil
  }

  private static let englishEndings: Set<String> = [
    "street", "st", "st.", "road", "rd", "rd.", "avenue", "ave", "ave.", "lane", "drive", "place",
    "square", "crescent", "terrace", "row", "way", "court", "close", "highway", "boulevard",
    "blvd", "parade", "quay", "parkway",
  ]
  private static let frenchBeginnings: Set<String> = [
    "rue", "boulevard", "quai", "allée", "chemin", "impasse", "cours", "phố", "đường",
  ]
  private static let germanicEndings = [
    "straße", "strasse", "gasse", "platz", "weg", "straat", "gata", "gate", "vej", "gatan",
    "katu", "tie",
  ]
  private static let southernBeginnings: Set<String> = [
    "via", "viale", "piazza", "corso", "calle", "carrer", "avenida", "plaza", "rua", "praça",
    "ulica", "ul.", "улица",
  ]

  /// Boxes in whole degrees around North America, the British Isles, South and South-East Asia
  /// with Australia and New Zealand.
  private static func liesWhereNumbersComeFirst(_ position: Coordinate) -> Bool {
    let (latitude, longitude) = (position.latitude, position.longitude)
    return (latitude > 25 && (-170)...(-50) ~= longitude)
      || (49.8...61 ~= latitude && (-11)...1.8 ~= longitude)
      || (-48...35 ~= latitude && 66...180 ~= longitude)
  }
}
