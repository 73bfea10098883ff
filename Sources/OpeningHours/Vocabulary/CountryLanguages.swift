/// The languages that opening hours of a country are written in, beside English.
enum CountryLanguages {
  /// The ISO 639-1 codes for an ISO 3166-1 code in capitals; empty when they are not known.
  static func codes(_ country: String) -> Set<String> {
    guard let row = table.first(where: { $0.countries.contains(country) }) else { return [] }
    return row.languages
  }

  private static let table: [(countries: Set<String>, languages: Set<String>)] = [
    (["DE", "AT", "LI"], ["de"]), (["CH"], ["de", "fr", "it"]), (["LU"], ["de", "fr"]),
    (["BE"], ["nl", "fr", "de"]), (["FR", "MC"], ["fr"]), (["NL"], ["nl"]),
    (["IT", "SM", "VA"], ["it"]), (["PT", "BR", "AO", "MZ"], ["pt"]),
    (
      [
        "ES", "MX", "AR", "CL", "CO", "PE", "UY", "PY", "BO", "EC", "VE", "CR", "PA", "GT", "HN",
        "NI", "SV", "DO", "CU",
      ], ["es"]
    ),
    (["PL"], ["pl"]), (["CZ"], ["cs"]), (["SK"], ["sk"]), (["HR", "BA", "RS", "ME"], ["hr"]),
    (["SI"], ["sl"]), (["DK", "NO"], ["da"]), (["SE"], ["sv"]), (["FI"], ["fi", "sv"]),
    (["RO", "MD"], ["ro"]), (["RU", "BY", "KZ"], ["ru"]), (["UA"], ["uk", "ru"]),
    (["HU"], ["hu"]), (["EE"], ["et"]), (["LV"], ["lv"]), (["LT"], ["lt"]), (["IS"], ["is"]),
    (["ID"], ["id"]), (["TR"], ["tr"]), (["BG"], ["bg"]), (["MK"], ["mk"]),
  ]
}
