extension OffsetTime {
  /// The date and the time of day that the clocks there showed.
  public var wall: WallTime {
    WallTime(secondsSince1970: Int(seconds) + offsetMinutes * 60)
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
