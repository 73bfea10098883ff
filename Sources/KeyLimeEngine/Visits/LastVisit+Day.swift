extension LastVisit {
  /// The day of it, by the clocks of the place.
  public var date: CalendarDay { at.wall.date }

  /// How many days, by the calendar of the place, lie between it and a later time in seconds since 1970;
  /// below zero when it is still to come.
  public func days(before now: Int64) -> Int {
    let today = RankedPlaces.day(of: now + Int64(at.offsetMinutes) * 60)
    return today - date.daysSince1970
  }
}
