extension OffsetTime {
  /// The date and the time of day that the clocks there showed.
  public var wall: WallTime {
    WallTime(date: CalendarDay(daysSince1970: localDays), secondOfDay: secondOfDay)
  }

  /// The seconds since midnight by the clocks there, 0 to 86,399.
  public var secondOfDay: Int { localSeconds - localDays * 86_400 }

  private var localSeconds: Int { Int(seconds) + offsetMinutes * 60 }

  private var localDays: Int {
    (localSeconds >= 0 ? localSeconds : localSeconds - 86_399) / 86_400
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
