import KeyLimeEngine

/// The start and end of deals, in the local time of the place that offers them.
struct DealTime {
  private let zone: ClockZone
  private let now: Moment

  /// Uses the time zone of the place, or of the person asking when there is none.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  init(at place: Restaurant?, _ context: Context) throws(Failure) {
    let clocks = try context.clocks()
    zone = place.flatMap(clocks.zone(of:)) ?? clocks.standardZone
    now = context.moment
  }

  /// The start of a deal.
  ///
  /// A day alone means its first midnight.
  ///
  /// Throws `usage` when the time is out of range, or its weekday is another.
  func start(_ when: When) throws(Failure) -> OffsetTime { try time(when, dayEnds: false) }

  /// The end of a deal: the first instant after it.
  ///
  /// A day alone means the end of that day.
  ///
  /// Throws `usage` when the time is out of range, or its weekday is another.
  func end(_ when: When) throws(Failure) -> OffsetTime { try time(when, dayEnds: true) }

  private func time(_ typed: When, dayEnds: Bool) throws(Failure) -> OffsetTime {
    let when = typed.lookingForward(from: zone.local(now).date)
    var moment = when.moment(now: now, in: zone)
    try typed.checkWeekday(of: zone.local(moment).date)
    if case .day(let day, nil) = when {
      let date = day.date(today: zone.local(now).date).adding(days: dayEnds ? 1 : 0)
      moment = zone.moment(WallTime(date: date, secondOfDay: 0))
    }
    let time = OffsetTime(
      seconds: moment.secondsSince1970, offsetMinutes: zone.offset(at: moment) / 60)
    guard let time else {
      throw Failure(.usage, "this time is outside the calendar's range", code: "bad-value")
    }
    return time
  }

  /// `30 Nov 2026` for the midnight at the start of that day, else `30 Nov 2026 18:00`.
  static func start(_ time: OffsetTime) -> String {
    isMidnight(time) ? String(words(time).dropLast(6)) : words(time)
  }

  /// `30 Nov 2026` for the midnight at the end of that day, else `30 Nov 2026 18:00`.
  static func end(_ time: OffsetTime) -> String {
    guard isMidnight(time),
      let day = OffsetTime(seconds: time.seconds - 1, offsetMinutes: time.offsetMinutes)
    else { return words(time) }
    return String(words(day).dropLast(6))
  }

  private static func isMidnight(_ time: OffsetTime) -> Bool {
    time.wall.secondOfDay == 0
  }

  /// `30 Nov 2026 18:00`, in the local time of the place.
  static func words(_ time: OffsetTime) -> String {
    let wall = time.wall
    let clock = ClockWords.minute(wall.secondOfDay / 60)
    return "\(ClockWords.date(wall.date)) \(wall.date.year) \(clock)"
  }
}
