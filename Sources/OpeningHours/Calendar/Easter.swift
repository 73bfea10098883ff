extension CivilDate {
  /// Easter Sunday of a year in the Western churches.
  public static func easterSunday(of year: Int) -> CivilDate {
    CivilDate(daysSince1970: Easter.sunday(of: year))
  }
}

/// The date of Easter Sunday.
enum Easter {
  /// Days from 1970-01-01 to Easter Sunday of a year in the Western churches.
  ///
  /// The algorithm is the anonymous Gregorian computus of Nature, 20 April 1876.
  static func sunday(of year: Int) -> Int {
    let golden = year % 19
    let century = year / 100
    let yearOfCentury = year % 100
    let correction = (8 * century + 13) / 25
    let epact = (19 * golden + century - century / 4 - correction + 15) % 30
    let weekdays =
      (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - epact - yearOfCentury % 4) % 7
    let lunar = (golden + 11 * epact + 22 * weekdays) / 451
    let marchDays = epact + weekdays - 7 * lunar + 114
    return CivilDate(trustedYear: year, month: marchDays / 31, day: marchDays % 31 + 1)
      .daysSince1970
  }

  /// Days from 1970-01-01 to Easter Sunday of a year in most Orthodox churches.
  ///
  /// It is the Julian computus, in the calendar of the West; right until 2099.
  static func orthodoxSunday(of year: Int) -> Int {
    let fullMoon = (19 * (year % 19) + 15) % 30
    let weekdays = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7
    let marchDays = fullMoon + weekdays + 114
    return CivilDate(trustedYear: year, month: marchDays / 31, day: marchDays % 31 + 1)
      .daysSince1970 + 13
  }
}
