import OpeningHours

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

extension LastVisit {
  /// The day of it, by the clocks of the place.
  public var date: CalendarDay { at.wall.date }

  /// How many days, by the calendar of the place, lie between it and a later time; below zero when
  /// it is still to come.
  public func days(before now: Moment) -> Int {
    now.adding(seconds: Int64(at.offsetMinutes) * 60).daysSince1970 - date.daysSince1970
  }
}
