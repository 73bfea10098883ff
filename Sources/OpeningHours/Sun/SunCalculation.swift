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
    // Each round reduces the error by as much as the sun is slower than the Earth, so four are
    // plenty.
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

/// Where the sun is at an instant.
private struct SunPosition {
  /// One degree in radians.
  static let degree = Double.pi / 180

  let sineOfDeclination: Double
  /// How many minutes a sundial is ahead of the clock.
  let equationOfTime: Double

  var cosineOfDeclination: Double {
    (1 - sineOfDeclination * sineOfDeclination).squareRoot()
  }

  /// The position at a number of days since 1970-01-01 00:00 UTC.
  ///
  /// The difference between UTC and dynamical time, a minute or two, moves the sun by less than
  /// 0.001 degrees.
  init(daysSince1970 days: Double) {
    let sine = { Platform.sine($0 * SunPosition.degree) }
    let cosine = { Platform.cosine($0 * SunPosition.degree) }
    // Julian centuries since 2000-01-01 12:00.
    let time = (days - 10_957.5) / 36_525
    let meanLongitude = 280.46646 + time * (36_000.76983 + time * 0.0003032)
    let anomaly = 357.52911 + time * (35_999.05029 - time * 0.0001537)
    let eccentricity = 0.016708634 - time * (0.000042037 + time * 0.0000001267)
    let center =
      sine(anomaly) * (1.914602 - time * (0.004817 + time * 0.000014))
      + sine(2 * anomaly) * (0.019993 - time * 0.000101) + sine(3 * anomaly) * 0.000289
    let node = 125.04 - 1934.136 * time
    let longitude = meanLongitude + center - 0.00569 - 0.00478 * sine(node)
    let obliquity = 23.43929111 - 0.013004167 * time + 0.00256 * cosine(node)
    sineOfDeclination = sine(obliquity) * sine(longitude)

    let tangent = sine(obliquity / 2) / cosine(obliquity / 2)
    let square = tangent * tangent
    let first = square * sine(2 * meanLongitude) - 2 * eccentricity * sine(anomaly)
    let second = 4 * eccentricity * square * sine(anomaly) * cosine(2 * meanLongitude)
    let third = 0.5 * square * square * sine(4 * meanLongitude)
    let fourth = 1.25 * eccentricity * eccentricity * sine(2 * anomaly)
    equationOfTime = 4 * (first + second - third - fourth) / SunPosition.degree
  }
}

/// A daily event of the sun that opening hours can refer to.
enum SunEvent: String, CaseIterable, Hashable, Sendable {
  case dawn, sunrise, sunset, dusk

  var isMorning: Bool { self == .dawn || self == .sunrise }

  /// The depression of the sun's centre below the horizon at the event, in degrees: half the disc
  /// plus refraction for rising and setting, six degrees for civil twilight.
  var depression: Double {
    switch self {
    case .sunrise, .sunset: 0.833
    case .dawn, .dusk: 6
    }
  }

  /// The usual minute of the day, for places without a position.
  var usualMinute: Int {
    switch self {
    case .dawn: 5 * 60 + 30
    case .sunrise: 6 * 60
    case .sunset: 18 * 60
    case .dusk: 18 * 60 + 30
    }
  }
}
