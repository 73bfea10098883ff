/// The age from which people may be served in a place that lives from alcohol, by country.
///
/// Where beer and spirits have different ages, the lower one counts, as one may enter. Where
/// regions differ, the age of most of them counts. Written down from the national laws; the World
/// Health Organization lists them (Global Information System on Alcohol and Health, on-premise
/// service of beer).
enum DrinkingAge {
  /// The age in a country by its ISO 3166 code of two letters.
  ///
  /// Of an unknown country it is 18, the age of most. Nil where the law names none.
  static func years(in country: String?) -> Int? {
    guard let country = country?.uppercased() else { return standard }
    if none.contains(country) { return nil }
    return others[country] ?? standard
  }

  private static let standard = 18

  /// Countries that set no age, as of the source.
  private static let none: Set<String> = ["BF", "DJ", "GN", "GW", "KH", "ML", "TG"]

  private static let others: [String: Int] = {
    var ages: [String: Int] = [:]
    for (age, countries) in byAge {
      for country in countries.split(separator: " ") { ages[String(country)] = age }
    }
    return ages
  }()

  private static let byAge: [(Int, String)] = [
    // Beer and wine from 16, spirits from 18.
    (16, "AT BE CH DE LI LU"),
    (17, "CY MT"),
    // Alberta, Manitoba and Quebec have 18.
    (19, "CA KR NI"),
    (20, "IS JP LT PY TH UZ"),
    // Of India's states some have 18, some 25; of the Emirates, Abu Dhabi 18.
    (21, "AE AS BH EG FM GU ID IN IQ KZ LK MH MN MP MY OM PK PW QA TM US WS"),
  ]
}

extension Kind {
  /// Whether a place of this kind lives from alcohol, so that the law keeps children out.
  var servesAlcoholFirst: Bool {
    switch self {
    case .bar, .pub, .biergarten, .nightclub: true
    case .restaurant, .cafe, .fastFood, .iceCream, .foodCourt, .bakery, .pastry, .deli: false
    }
  }
}

extension Restaurant {
  /// Whether a guest of an age may come in: by the age that the place names, else by its kind and
  /// the law of its country.
  func admits(age: Int) -> Bool {
    if let minimumAge { return age >= minimumAge }
    guard let kind, kind.servesAlcoholFirst,
      let least = DrinkingAge.years(in: country)
    else { return true }
    return age >= least
  }
}
