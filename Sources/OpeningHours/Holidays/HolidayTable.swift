/// The public holidays of a country, or of one of its regions, for any year, and its school
/// holidays as far as they are published.
///
/// The current law is applied to all years. When the regions differ and the region is not known, a
/// day that is a holiday in some of them is undecided.
public struct HolidayTable: Hashable, Sendable {
  /// The ISO 3166-1 code, in capitals.
  public let country: String
  /// The part of the country, an ISO 3166-2 code without the country; nil when it is not known.
  ///
  /// It is `*` for all parts that do not differ from each other.
  public let region: String?
  /// The holidays of the region.
  let certain: [Holiday]
  /// The holidays of some regions, and those that a decree decides.
  let possible: [Holiday]
  /// The codes of all regions, when none is known.
  private let undecidedRegions: Set<String>
  private let lastYear: Int
  /// The school holidays; nil when there is no table, or it was not asked for.
  let schools: SchoolCalendar?

  /// The codes of the regions of a country that differ from each other; empty when none do.
  public static func regions(of country: String) -> [String] {
    let source = HolidaySource.of(country.uppercased())
    return source?.regions.split(separator: ";").compactMap { entry in
      entry.split(separator: "=").first.map(String.init)
    } ?? []
  }

  /// The table for a country code, and a region by its code or name, in upper or lower case; nil
  /// when there is none for the country.
  ///
  /// A country code may contain the region: `DE-BY`. An unknown region counts as not given. Without
  /// schools every day may be in the school holidays.
  public init?(country: String, region: String? = nil, withSchools: Bool = true) {
    guard let (source, known) = Self.source(country, region) else { return nil }
    var certain: [Holiday] = []
    var possible: [Holiday] = []
    for line in source.rules.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let holiday = Holiday(reading: Substring(line)) else { continue }
      if let regions = holiday.regions, let known, !regions.contains(known) { continue }
      let isOpen = holiday.isPossible || holiday.regions != nil && known == nil
      if isOpen { possible.append(holiday) } else { certain.append(holiday) }
    }
    self.country = source.country
    self.region = known
    self.certain = certain
    self.possible = possible
    self.lastYear = source.lastYear ?? Int.max
    self.undecidedRegions = known == nil ? source.regionCodes : []
    self.schools = withSchools ? SchoolCalendar(country: source.country, state: known) : nil
  }

  /// The ISO 3166-1 code of a country whose regions differ, when the text names none of them; nil
  /// when no region is missing.
  public static func lackingRegion(country: String, region: String?) -> String? {
    guard let (source, known) = source(country, region), known == nil, !source.regionCodes.isEmpty
    else { return nil }
    return source.country
  }

  /// What is known of a country, and the code of the region that is named, maybe by the country
  /// code itself.
  private static func source(
    _ country: String, _ region: String?
  ) -> (source: HolidaySource, region: String?)? {
    let parts = country.uppercased().split(separator: "-", maxSplits: 1)
    guard let code = parts.first, let source = HolidaySource.of(String(code)) else { return nil }
    return (source, (region ?? parts.dropFirst().first.map(String.init)).flatMap(source.region))
  }

  /// The English name of the holiday on a date; nil on other days and when it is not certain.
  public func name(on date: CivilDate) -> String? {
    let day = date.daysSince1970
    if let holiday = certain.first(where: { $0.isOn(day, date) }) { return holiday.name }
    return nameEverywhere(on: date)
  }

  /// The name of a holiday that every region has, though not by the same rule.
  private func nameEverywhere(on date: CivilDate) -> String? {
    if undecidedRegions.isEmpty { return nil }
    let day = date.daysSince1970
    let found = possible.filter { !$0.isPossible && $0.isOn(day, date) }
    let isEverywhere = undecidedRegions.allSatisfy { region in
      found.contains { $0.regions?.contains(region) ?? true }
    }
    return isEverywhere ? found.first?.name : nil
  }

  /// Whether a date is a holiday; unknown when the regions of the country differ, and for years
  /// whose days are not published yet.
  public func observes(_ date: CivilDate) -> Tristate {
    if name(on: date) != nil { return .yes }
    if date.year > lastYear { return .unknown }
    let day = date.daysSince1970
    return possible.contains { $0.isOn(day, date) } ? .unknown : .no
  }

  /// Why a date is undecided.
  func missing(on date: CivilDate) -> MissingHolidays {
    let day = date.daysSince1970
    let found = possible.filter { $0.isOn(day, date) }
    if found.contains(where: { !$0.isPossible }) { return .region(of: country) }
    if let region, found.contains(where: { $0.regions != nil }) {
      return .municipality(of: "\(country)-\(region)")
    }
    return .decree(of: country)
  }

  /// The certain holidays of a year, sorted by date.
  public func holidays(in year: Int) -> [(date: CivilDate, name: String)] {
    let first = CivilDate(trustedYear: year, month: 1, day: 1)
    return (0..<(CivilDate.isLeap(year) ? 366 : 365)).compactMap { number in
      let date = first.adding(days: number)
      return name(on: date).map { (date, $0) }
    }
  }
}
