import OpeningHours

/// A time as people type it; it becomes an instant by a zone and the time it is now.
///
/// The grammar, in any case, words parted by blanks:
///
///     WHEN     now | tonight | last night | DAY | TIME | DAY [at] TIME | DAY PART | this PART |
///              OFFSET
///     PART     morning | afternoon | evening | night
///     DAY      today | tomorrow | yesterday | day after tomorrow | day before yesterday |
///              [this] WEEKDAY | next WEEKDAY | last WEEKDAY | WEEKDAY week | DATE | HOLIDAY |
///              [this] weekend | next weekend | end of [the] month
///     DATE     YYYY-MM-DD | MONTH DAY [YYYY] | [the] DAY [of] MONTH [YYYY], as in nov 18 and 18th
///              nov | DAY/MONTH[/YYYY] or the other way round where only one of them can be meant |
///              DAY.MONTH.[YYYY]; without a year the date nearest to today, or the next one for
///              who looks ahead. Its WEEKDAY may stand beside it
///     HOLIDAY  christmas | christmas eve | christmas day | boxing day | new year's eve |
///              new year's day | good friday | easter | easter monday | ascension day |
///              whit monday and their like, by the Easter of the Western churches
///     WEEKDAY  monday … sunday, mon … sun, or a whole name in German, French, Spanish, Italian,
///              Dutch or Vietnamese; the next such day, today included; after `next` or
///              `last` today is not; with `week` behind it, the one a week later
///     TIME     18:00 | 18:00:30 | 6pm | 6:30 pm | 6.30pm | 18h30 | 18 Uhr | noon | midnight; of
///              today without a DAY
///     OFFSET   +2h | -30m | +1h30m | in 30 minutes | 2 hours from now | 2 days ago
///
/// A date and its time may be joined by `T`, and may end in `Z` or `+01:00`, which makes them an
/// instant whatever the zone (RFC 3339). `tonight`, `today` and `tomorrow` may be said in the
/// languages of the weekdays, too. The midnight of a DAY is the one that ends it. `tonight`
/// and `this evening` are 20:00 of today, or now when that is over; the night or evening of a DAY
/// is its 20:00, its morning 10:00 and its afternoon 15:00. A DAY without TIME means the time of
/// day that it is now. A weekend is its Saturday, or its Sunday where that is today. Who looks ahead
/// means the next TIME, and the next one of a WEEKDAY that is today.
public enum When: Equatable, Sendable {
  /// The time of asking.
  case now
  /// This evening at a number of seconds after midnight, or the time of asking when that is over or
  /// the night goes on.
  case evening(second: Int)
  /// A number of seconds from now.
  case offset(Int64)
  /// This very instant.
  case exact(Moment)
  /// A time of day, in seconds after midnight: of today, or the next one for who looks ahead.
  case clock(second: Int)
  /// A day, at a number of seconds after its midnight, or at the time of day that it is now.
  case day(Day, second: Int?)

  /// A day of the calendar.
  public enum Day: Equatable, Sendable {
    /// A number of days from today.
    case relative(Int)
    /// The coming Saturday, or today where that is a Sunday.
    case weekend
    /// The first such weekday, counted from a number of days ahead.
    case coming(DayOfWeek, from: Int)
    /// The last such weekday before today.
    case last(DayOfWeek)
    /// This very day.
    case date(CalendarDay)
    /// This day, in the year that puts it nearest to today; with the weekday that was given beside
    /// it, which may be wrong.
    case yearly(month: Int, day: Int, weekday: DayOfWeek? = nil)
    /// The holiday, in the year that puts it nearest to today.
    case movable(MovableHoliday)
    /// The last day of this month.
    case endOfMonth
  }

  /// The instant that is meant when it is now `now`, by the clocks of a zone.
  public func moment(now: Moment, in zone: ClockZone) -> Moment {
    switch self {
    case .now: return now
    case .evening(let second):
      let wall = zone.local(now)
      guard wall.isBefore(evening: second) else { return now }
      return zone.moment(WallTime(date: wall.date, secondOfDay: second))
    case .offset(let seconds): return now.adding(seconds: seconds)
    case .exact(let moment): return moment
    case .clock(let second):
      return zone.moment(WallTime(date: zone.local(now).date, secondOfDay: second))
    case .day(let day, let second):
      let wall = zone.local(now)
      return zone.moment(
        WallTime(date: day.date(today: wall.date), secondOfDay: second ?? wall.secondOfDay))
    }
  }

  /// Eight in the evening.
  public static let tonight = When.evening(second: 72_000)
}

extension When {
  /// The same time for somebody who looks ahead.
  ///
  /// A time of day that is over is that of tomorrow, or of the same weekday in a week; an evening
  /// that has come is now; a day without a year is the next one. Who asks at night for another day,
  /// without a time, is told of 12:30: at the time of asking little would be open.
  public func next(after now: WallTime) -> When {
    let next = nextAsTyped(after: now)
    guard case .day(let day, nil) = next, day != .relative(0), now.isAtNight else { return next }
    let lunch = 45_000
    let isOver = day.date(today: now.date) == now.date && now.secondOfDay > lunch
    return isOver ? next : .day(day, second: lunch)
  }

  private func nextAsTyped(after now: WallTime) -> When {
    switch self {
    case .evening(let second) where !now.isBefore(evening: second): .now
    case .clock(let second) where now.isPast(second): .day(.relative(1), second: second)
    case .day(.coming(now.date.weekday, from: 0), let second?) where now.isPast(second):
      .day(.coming(now.date.weekday, from: 1), second: second)
    case .day(.weekend, let second):
      .day(.date(Self.weekend(after: now, at: second)), second: second)
    case .day(.movable, _), .day(.yearly, _): lookingForward(from: now.date)
    case .now, .evening, .offset, .exact, .clock, .day: self
    }
  }

  /// The day of the weekend on which a time, in seconds after midnight, is not over.
  private static func weekend(after now: WallTime, at second: Int?) -> CalendarDay {
    let date = Day.weekend.date(today: now.date)
    guard date == now.date, let second, now.isPast(second) else { return date }
    return date.adding(days: date.weekday == .sunday ? 6 : 1)
  }

  /// The same, where a day without a year means the next such day, today included, and not the
  /// nearest.
  public func lookingForward(from today: CalendarDay) -> When {
    if case .day(.movable(let holiday), let second) = self {
      return .day(.date(holiday.next(from: today)), second: second)
    }
    guard case .day(.yearly(let month, let day, _), let second) = self else { return self }
    let dates = (0...8).lazy.compactMap {
      CalendarDay(year: today.year + $0, month: month, day: day)
    }
    let next = dates.first { $0.daysSince1970 >= today.daysSince1970 }
    return next.map { .day(.date($0), second: second) } ?? self
  }
}

extension When {
  /// The same for who looks back: a weekday, and a day without a year, is the last such day whose
  /// time has come, today included.
  public func lookingBack(from now: WallTime) -> When {
    guard case .day(let day, let second) = self else { return self }
    let past = day.lookingBack(from: now.date, includingToday: now.hasCome(second))
    return .day(past, second: second)
  }
}

extension When.Day {
  /// The same for who looks back: a weekday, and a day without a year, is the last such day.
  public func lookingBack(from today: CalendarDay, includingToday: Bool = true) -> When.Day {
    func last(_ date: (_ year: Int) -> CalendarDay?) -> When.Day {
      let dates = (-8...0).reversed().compactMap { date(today.year + $0) }
      let last = dates.first { $0 < today || $0 == today && includingToday }
      return last.map { .date($0) } ?? self
    }
    switch self {
    case .coming(let weekday, from: 0):
      return includingToday && today.weekday == weekday ? self : .last(weekday)
    case .yearly(let month, let day, _):
      return last { CalendarDay(year: $0, month: month, day: day) }
    case .movable(let holiday): return last { holiday.date(in: $0) }
    case .relative, .weekend, .coming, .last, .date, .endOfMonth: return self
    }
  }
}

extension When {
  /// The weekday that was given beside a day without a year, if a date is another.
  public func weekday(contradicting date: CalendarDay) -> DayOfWeek? {
    guard case .day(.yearly(_, _, let weekday?), _) = self, weekday != date.weekday else {
      return nil
    }
    return weekday
  }
}

extension WallTime {
  /// Whether a time of this day has come, or is the present minute; nil is the time that it is.
  fileprivate func hasCome(_ second: Int?) -> Bool {
    second.map { $0 / 60 <= secondOfDay / 60 } ?? true
  }

  /// Whether a time of this day is over; the present minute is not.
  fileprivate func isPast(_ second: Int) -> Bool { second / 60 < secondOfDay / 60 }

  /// Whether an evening that begins at a time of this day is still to come, and the night before it
  /// is over.
  fileprivate func isBefore(evening second: Int) -> Bool {
    secondOfDay >= Self.nightEnds && secondOfDay < second
  }

  /// Four in the morning.
  private static let nightEnds = 14_400

  /// Whether it is from ten in the evening until ten in the morning.
  fileprivate var isAtNight: Bool { !(36_000..<79_200).contains(secondOfDay) }
}

extension When.Day {
  /// The date that is meant today.
  public func date(today: CalendarDay) -> CalendarDay {
    switch self {
    case .relative(let days): return today.adding(days: days)
    case .date(let date): return date
    case .weekend:
      let saturday = Self.coming(.saturday, from: 0)
      return today.weekday == .sunday ? today : saturday.date(today: today)
    case .endOfMonth: return CalendarMonth(of: today).last
    case .yearly(let month, let day, _):
      // There is no 29 February in seven years around 2100.
      let dates = (-8...8).compactMap { CalendarDay(year: today.year + $0, month: month, day: day) }
      func distance(_ date: CalendarDay) -> Int { abs(date.daysSince1970 - today.daysSince1970) }
      return dates.min { distance($0) < distance($1) } ?? today
    case .movable(let holiday): return holiday.nearest(to: today)
    case .coming(let weekday, let from):
      let start = today.adding(days: from)
      return start.adding(days: (weekday.rawValue - start.weekday.rawValue + 7) % 7)
    case .last(let weekday):
      let back = (today.weekday.rawValue - weekday.rawValue + 7) % 7
      return today.adding(days: back == 0 ? -7 : -back)
    }
  }
}

/// A holiday that moves with Easter, by how many days it comes after Easter Sunday.
public enum MovableHoliday: Int, CaseIterable, Sendable {
  /// The days before Easter Sunday.
  case shroveTuesday = -47, ashWednesday = -46, maundyThursday = -3, goodFriday = -2,
    holySaturday = -1
  /// The two days of Easter.
  case easterSunday = 0, easterMonday = 1
  /// The days after Easter.
  case ascensionDay = 39, whitSunday = 49, whitMonday = 50

  /// The first one on a day or after it.
  func next(from today: CalendarDay) -> CalendarDay {
    let dates = (0...1).map { date(in: today.year + $0) }
    return dates.first { $0.daysSince1970 >= today.daysSince1970 } ?? dates[1]
  }

  /// The one that is nearest to a day.
  func nearest(to today: CalendarDay) -> CalendarDay {
    let dates = (-1...1).map { date(in: today.year + $0) }
    func distance(_ date: CalendarDay) -> Int { abs(date.daysSince1970 - today.daysSince1970) }
    return dates.min { distance($0) < distance($1) } ?? dates[1]
  }

  fileprivate func date(in year: Int) -> CalendarDay {
    CalendarDay.easterSunday(of: year).adding(days: rawValue)
  }
}
