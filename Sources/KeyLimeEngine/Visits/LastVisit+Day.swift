import OpeningHours

extension LastVisit {
  /// The day of it, by the clocks of the place.
  public var date: CalendarDay { at.wall.date }

  /// How many days, by the calendar of the place, lie between it and a later time; below zero when
  /// it is still to come.
  public func days(before now: Moment) -> Int {
    now.adding(seconds: Int64(at.offsetMinutes) * 60).daysSince1970 - date.daysSince1970
  }
}
