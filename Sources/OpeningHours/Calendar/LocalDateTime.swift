/// A local date and time of day, without a time zone.
public struct LocalDateTime: Hashable, Comparable, Sendable {
  /// The day.
  public let date: CivilDate
  /// Seconds since midnight on the local clock, 0 to 86,399.
  public let secondOfDay: Int

  /// The local time this many clock seconds after midnight of a day; more than a day's seconds give
  /// a later date.
  public init(date: CivilDate, secondOfDay: Int) {
    self.init(secondsSince1970: date.daysSince1970 * CivilDate.seconds + secondOfDay)
  }

  /// The local time `hour:minute` of a day.
  public init(date: CivilDate, hour: Int, minute: Int) {
    self.init(date: date, secondOfDay: (hour * 60 + minute) * 60)
  }

  /// The local time this many clock seconds after 1970-01-01T00:00 on the same clock.
  public init(secondsSince1970 seconds: Int) {
    let days = CivilDate.floored(seconds, by: CivilDate.seconds)
    self.date = CivilDate(daysSince1970: days)
    self.secondOfDay = seconds - days * CivilDate.seconds
  }

  /// The hour of the day, 0 to 23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute of the hour, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }

  var secondsSince1970: Int { date.daysSince1970 * CivilDate.seconds + secondOfDay }

  /// Earlier times come first.
  public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}
