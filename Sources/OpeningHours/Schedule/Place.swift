/// The place of a schedule: time zone, position and holidays.
public struct Place: Hashable, Sendable {
  /// The time zone of the hours.
  public var timeZone: TimeZone
  /// The position for sun events; without it, fixed usual times are used.
  public var coordinate: Coordinate?
  /// The holidays; when nil, everything that depends on them is unknown.
  public var holidays: HolidayTable?

  /// The ISO 3166-1 code of the country, for holidays and for the language of the hours.
  public var country: String?

  /// A place with the holidays of an ISO 3166-1 country code such as `DE`, and of a region of it by
  /// its ISO 3166-2 code or its name, in upper or lower case.
  ///
  /// Holidays are unknown without a country, and for countries without a table. The region may be
  /// part of the country code: `DE-BY`.
  public init(
    timeZone: TimeZone, coordinate: Coordinate? = nil, country: String? = nil, region: String? = nil
  ) {
    self.init(
      timeZone: timeZone, coordinate: coordinate, country: country,
      holidays: country.flatMap { HolidayTable(country: $0, region: region) })
  }

  /// A place with a table of holidays that was made before.
  public init(
    timeZone: TimeZone, coordinate: Coordinate?, country: String?, holidays: HolidayTable?
  ) {
    self.timeZone = timeZone
    self.coordinate = coordinate
    self.country = country.map { String($0.uppercased().prefix(2)) }
    self.holidays = holidays
  }
}

/// A position on the Earth in degrees (WGS 84).
public struct Coordinate: Hashable, Sendable {
  /// Degrees north, -90 to 90.
  public let latitude: Double
  /// Degrees east, -180 to 180.
  public let longitude: Double

  /// The position with these degrees; nil when they are out of range or not finite.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
