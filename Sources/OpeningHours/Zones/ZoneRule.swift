/// The annual rule in the footer of a zone file (POSIX `TZ`), such as `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Hashable, Sendable {
  /// The day of a clock change.
  enum Day: Hashable, Sendable {
    /// `Jn`: day 1 to 365, not counting February 29.
    case julian(Int)
    /// `n`: day 0 to 365, counting February 29.
    case zeroBased(Int)
    /// `Mm.w.d`: weekday `d` (0 is Sunday) of week `w` (5 is the last) of month `m`.
    case weekday(month: Int, week: Int, day: Int)
  }

  /// A change to or from summer time: a day and a local time in seconds.
  struct Change: Hashable, Sendable {
    let day: Day
    let second: Int
  }

  /// Summer time: its offset and its two changes.
  struct Summer: Hashable, Sendable {
    let offset: Int
    let start: Change
    let end: Change
  }

  let standard: Int
  let summer: Summer?

  func offset(at seconds: Int64) -> Int {
    guard let summer else { return standard }
    let year = LocalDateTime(secondsSince1970: Int(seconds) + standard).date.year
    let start = Int64(summer.start.seconds(in: year) - standard)
    let end = Int64(summer.end.seconds(in: year) - summer.offset)
    // In the southern hemisphere summer spans New Year, so its end comes first in the year.
    let isSummer =
      start < end ? (start..<end).contains(seconds) : !(end..<start).contains(seconds)
    return isSummer ? summer.offset : standard
  }
}

extension ZoneRule.Change {
  /// The local time of the change in a year, in seconds since 1970.
  func seconds(in year: Int) -> Int { day.daysSince1970(in: year) * 86_400 + second }
}

extension ZoneRule.Day {
  func daysSince1970(in year: Int) -> Int {
    let newYear = CivilDate(trustedYear: year, month: 1, day: 1).daysSince1970
    switch self {
    case .zeroBased(let day): return newYear + day
    case .julian(let day): return newYear + day - (CivilDate.isLeap(year) && day >= 60 ? 0 : 1)
    case .weekday(let month, let week, let day):
      let first = CivilDate(trustedYear: year, month: month, day: 1)
      let wanted = Weekday.sunday.adding(days: day)
      let offset = first.weekday.days(to: wanted) + (week - 1) * 7
      let length = CivilDate.days(inMonth: month, of: year)
      return first.daysSince1970 + (offset < length ? offset : offset - 7)
    }
  }
}
