/// ISO 8601 weeks: they begin on Monday, and week 1 contains the year's first Thursday.
enum Week {
  /// The number, 1 to 53, of the week of a day counted from 1970-01-01.
  static func number(ofDay days: Int) -> Int {
    let thursday = days - Weekday(daysSince1970: days).rawValue + 3
    let year = CivilDate(daysSince1970: thursday).year
    let newYear = CivilDate(trustedYear: year, month: 1, day: 1).daysSince1970
    return (thursday - newYear) / 7 + 1
  }
}
