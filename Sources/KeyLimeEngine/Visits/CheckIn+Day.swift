extension OffsetTime {
  /// The date and the time of day that the clocks there showed.
  public var wall: WallTime {
    let local = Int(seconds) + offsetMinutes * 60
    let days = (local >= 0 ? local : local - 86_399) / 86_400
    return WallTime(
      date: CalendarDay(daysSince1970: days), secondOfDay: local - days * 86_400)
  }

  /// An instant by the clocks of a zone; nil when its year is not 0 to 9999.
  public init?(_ moment: Moment, in zone: ClockZone) {
    self.init(
      seconds: moment.secondsSince1970, offsetMinutes: zone.offset(at: moment) / 60)
  }
}

extension CheckIn {
  /// The day it was, there.
  public var day: CalendarDay { at.wall.date }
}
