/// The place of a schedule: time zone, position and holidays.
public struct Place: Hashable, Sendable {
  /// The time zone of the hours.
  public var timeZone: TimeZone
  /// The position for sun events; without it, fixed usual times are used.
  public var coordinate: Coordinate?
  /// The public holidays; when nil, everything that depends on them is unknown.
  public var holidays: HolidayTable?

  /// A place with the holidays of an ISO 3166-1 country code such as `DE`, in upper or lower case.
  ///
  /// Holidays are unknown without a country, and for countries without a table.
  public init(timeZone: TimeZone, coordinate: Coordinate? = nil, country: String? = nil) {
    self.timeZone = timeZone
    self.coordinate = coordinate
    self.holidays = country.flatMap(HolidayTable.init(country:))
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
