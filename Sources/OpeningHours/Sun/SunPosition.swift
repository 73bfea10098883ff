/// Where the sun is at an instant.
struct SunPosition {
  /// One degree in radians.
  static let degree = Double.pi / 180

  let sineOfDeclination: Double
  /// Minutes by which a sundial is ahead of the clock.
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
