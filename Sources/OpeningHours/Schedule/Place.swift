/// What the evaluator must know about where a schedule holds.
public struct Place: Hashable, Sendable {
  /// The clocks by which the hours are meant.
  public var timeZone: TimeZone
  /// Where the sun is looked up; without it rough constants stand in for its events.
  public var coordinate: Coordinate?
  /// The public holidays; nil makes everything that depends on them unknown.
  public var holidays: HolidayTable?

  /// A place with these clocks, at this spot, with the holidays of an ISO 3166-1 country code such
  /// as `DE` (in either case).
  ///
  /// Countries without a table, and no country, leave holidays unknown.
  public init(timeZone: TimeZone, coordinate: Coordinate? = nil, country: String? = nil) {
    self.timeZone = timeZone
    self.coordinate = coordinate
    self.holidays = country.flatMap(HolidayTable.init(country:))
  }
}

/// A spot on the globe in degrees, WGS 84.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north, -90 to 90.
  public let latitude: Double
  /// Degrees east, -180 to 180.
  public let longitude: Double

  /// The spot with these degrees; nil when they are out of range or not numbers.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
