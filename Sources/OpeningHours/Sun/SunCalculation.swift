/// Computes sunrise, sunset and twilight by the low-accuracy solar coordinates of Jean Meeus,
/// Astronomical Algorithms (1998), chapters 15 and 25, as NOAA's solar calculator does.
///
/// The sun is taken where it is at the event itself, so the result is right to a few seconds below
/// 60 degrees of latitude, for a sea-level horizon and the refraction of almanacs.
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

  /// The event nearest to the solar noon that is on the date in UTC, at 12:00 for Greenwich.
  func minute(of event: SunEvent, on date: CivilDate) -> Result {
    let midnight = Double(date.daysSince1970)
    var minute = 720 - 4 * coordinate.longitude
    // Each round reduces the error by the factor by which the sun is slower than the Earth, so four
    // are plenty.
    for _ in 0..<4 {
      let sun = SunPosition(daysSince1970: midnight + minute / 1440)
      let cosine = cosineOfHourAngle(event, sun)
      if cosine < -1 { return .alwaysAbove }
      if cosine > 1 { return .alwaysBelow }
      let hourAngle = Platform.arccosine(cosine) / SunPosition.degree
      let side = event.isMorning ? hourAngle : -hourAngle
      minute = 720 - 4 * (coordinate.longitude + side) - sun.equationOfTime
    }
    return .at(minute: minute)
  }

  private func cosineOfHourAngle(_ event: SunEvent, _ sun: SunPosition) -> Double {
    let latitude = min(max(coordinate.latitude, -89.99), 89.99) * SunPosition.degree
    let height = Platform.cosine((90 + event.depression) * SunPosition.degree)
    return (height - Platform.sine(latitude) * sun.sineOfDeclination)
      / (Platform.cosine(latitude) * sun.cosineOfDeclination)
  }
}
