/// The public holidays of a country in a compact notation, one rule a line.
///
///     RULE     [?] DAY [MOVES] [YEARS] [REGIONS] NAME
///     DAY      0501 a date; E-2 days after Easter Sunday; O1 after the Orthodox one;
///              Mo0525 the first Monday on or after a date; =20270101,20280102 these days
///     MOVES    ~6:0,2 when the day is a Saturday (6), it is the day itself and two days later;
///              ~7: when it is a Sunday, there is none
///     YEARS    [2021-] from that year on, [-2023], [2020-2022]; !2022 but not in that one
///     REGIONS  @BY,BW only there; @!SCT everywhere else
///
/// A rule that begins with ? says which days may become holidays by a decree of every year, or are
/// holidays in some municipalities of the regions that it names.
struct HolidaySource: Sendable {
  /// The ISO 3166-1 code, in capitals.
  let country: String
  /// The law or the office that the days come from.
  let law: String
  /// The parts of the country that differ, as `BY=Bavaria=Bayern;BE=Berlin`: ISO 3166-2 codes and
  /// names; `*` means all others, `?` for names of areas in which the holidays differ.
  var regions = ""
  /// The last year whose days are all known; nil when they follow from the rules.
  var lastYear: Int?
  /// The rules.
  let rules: String

  static let all =
    germanSpeaking + britishIsles + westernEurope + iberia + northernEurope + easternEurope
    + southeasternEurope + northAmerica + latinAmerica + eastAsia + southeastAsia
    + oceaniaAndAfrica

  static func of(_ country: String) -> HolidaySource? { all.first { $0.country == country } }

  /// The codes of the regions, `*` among them.
  var regionCodes: Set<String> {
    let entries = regions.split(separator: ";").compactMap { $0.split(separator: "=").first }
    return Set(entries.map(String.init)).subtracting(["?"])
  }

  /// The code of a region in this country by its code, with or without the country's, or its name.
  ///
  /// Nil when it is not known and matters.
  func region(_ text: String) -> String? {
    let name = text.lowercased()
    let code = name.hasPrefix(country.lowercased() + "-") ? String(name.dropFirst(3)) : name
    let entries = regions.split(separator: ";").map { $0.split(separator: "=").map(String.init) }
    let entry =
      entries.first { $0.first?.lowercased() == code }
      ?? entries.first { $0.contains { $0.lowercased() == name } }
    if let region = entry?.first { return region == "?" ? nil : region }
    return entries.contains(["*"]) ? "*" : nil
  }
}
