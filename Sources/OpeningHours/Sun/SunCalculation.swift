/// Computes sunrise, sunset and twilight by the General Solar Position Calculations of NOAA's
/// Global Monitoring Laboratory, accurate to about a minute between the polar circles.
struct SunCalculation {
  enum Result: Equatable {
    /// Minutes after midnight UTC of the date; may be outside 0 to 1440.
    case at(minute: Double)
    /// The sun stays above the event's height all day.
    case alwaysAbove
    /// The sun stays below the event's height all day.
    case alwaysBelow
  }

  let coordinate: Coordinate

  func minute(of event: SunEvent, on date: CivilDate) -> Result {
    let newYear = CivilDate(trustedYear: date.year, month: 1, day: 1).daysSince1970
    let dayOfYear = Double(date.daysSince1970 - newYear)
    let length = CivilDate.isLeap(date.year) ? 366.0 : 365.0
    // The hour of the event refines the angle; noon at Greenwich is 12:00 UTC.
    let localNoon = 12 - coordinate.longitude / 15
    let hours = localNoon + (event.isMorning ? -6 : 6)
    let angle = 2 * Double.pi / length * (dayOfYear + (hours - 12) / 24)
    return minute(of: event, atAngle: angle)
  }

  private func minute(of event: SunEvent, atAngle angle: Double) -> Result {
    let radians = Double.pi / 180
    let latitude = min(max(coordinate.latitude, -89.99), 89.99) * radians
    let declination = SunCalculation.declination(angle)
    let cosine =
      (Platform.cosine((90 + event.depression) * radians)
        - Platform.sine(latitude) * Platform.sine(declination))
      / (Platform.cosine(latitude) * Platform.cosine(declination))
    if cosine < -1 { return .alwaysAbove }
    if cosine > 1 { return .alwaysBelow }
    let hourAngle = Platform.arccosine(cosine) / radians
    let side = event.isMorning ? hourAngle : -hourAngle
    return .at(
      minute: 720 - 4 * (coordinate.longitude + side) - SunCalculation.equationOfTime(angle))
  }

  /// The sun's declination in radians at a fractional year (radians).
  private static func declination(_ year: Double) -> Double {
    let sine = Platform.sine
    let cosine = Platform.cosine
    let first = 0.006918 - 0.399912 * cosine(year) + 0.070257 * sine(year)
    let second = -0.006758 * cosine(2 * year) + 0.000907 * sine(2 * year)
    let third = -0.002697 * cosine(3 * year) + 0.00148 * sine(3 * year)
    return first + second + third
  }

  /// The equation of time at a fractional year (radians): minutes by which a sundial is ahead of
  /// the clock.
  private static func equationOfTime(_ year: Double) -> Double {
    let sine = Platform.sine
    let cosine = Platform.cosine
    let first = 0.000075 + 0.001868 * cosine(year) - 0.032077 * sine(year)
    let second = -0.014615 * cosine(2 * year) - 0.040849 * sine(2 * year)
    return 229.18 * (first + second)
  }
}
