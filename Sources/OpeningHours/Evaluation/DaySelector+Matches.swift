extension DaySelector {
  // Inlined for speed: a call would copy all five lists.
  @inline(__always)
  func matches(_ day: Day, _ facts: HolidayFacts) -> Bool {
    (years.isEmpty || years.contains { $0.contains(day.date.year) })
      && (dates.isEmpty || dates.contains { $0.contains(day) })
      && (weeks.isEmpty || weeks.contains(weekOf: day))
      && (onlyHolidays.isEmpty || onlyHolidays.contains { facts.matches($0, on: day.number) })
      && (days.isEmpty || days.contains { $0.matches(day, facts) })
  }
}

extension YearRange {
  func contains(_ year: Int) -> Bool {
    year >= first && (last.map { year <= $0 } ?? true) && (year - first) % step == 0
  }
}

extension [WeekRange] {
  fileprivate func contains(weekOf day: Day) -> Bool {
    let week = Week.number(ofDay: day.number)
    return contains { $0.contains(week) }
  }
}

extension WeekRange {
  func contains(_ week: Int) -> Bool {
    if first <= last { return week >= first && week <= last && (week - first) % step == 0 }
    // Across New Year, weeks are counted as if the year had 52.
    if week >= first { return (week - first) % step == 0 }
    return week <= last && (week + 52 - first) % step == 0
  }
}

extension DayEntry {
  func matches(_ day: Day, _ facts: HolidayFacts) -> Bool {
    switch self {
    case .weekdays(let first, let last):
      first.days(to: day.weekday) <= first.days(to: last)
    case .occurrence(let nth): nth.matches(day)
    case .holiday(let entry): facts.matches(entry, on: day.number)
    }
  }
}

extension NthWeekday {
  func matches(_ day: Day) -> Bool {
    let origin = dayOffset == 0 ? day : Day(number: day.number - dayOffset)
    guard origin.weekday == weekday else { return false }
    if occurrences.isEmpty { return true }
    let fromStart = (origin.date.day - 1) / 7 + 1
    let length = CivilDate.days(inMonth: origin.date.month, of: origin.date.year)
    let fromEnd = -((length - origin.date.day) / 7 + 1)
    return occurrences.contains { span in
      let number = span.first > 0 ? fromStart : fromEnd
      return (min(span.first, span.last)...max(span.first, span.last)).contains(number)
    }
  }
}

extension DateRange {
  func contains(_ day: Day) -> Bool {
    if let year = start.year { return contains(day.number, startingIn: year) }
    let year = day.date.year
    // A range that began last year may still be running; one with a negative offset may begin
    // early.
    return contains(day.number, startingIn: year)
      || reachesOverNewYear
        && (contains(day.number, startingIn: year - 1)
          || contains(day.number, startingIn: year + 1))
  }

  private var reachesOverNewYear: Bool {
    if start.dayOffset != 0 { return true }
    if case .at = end { return true }
    return false
  }

  private func contains(_ day: Int, startingIn year: Int) -> Bool {
    let first = start.firstDay(in: year)
    guard day >= first, let last = lastDay(startingIn: year, first: first), day <= last else {
      return false
    }
    return step == 1 || (day - first) % step == 0
  }

  private func lastDay(startingIn year: Int, first: Int) -> Int? {
    switch end {
    case .same: return start.lastDay(in: year)
    case .open:
      if start.year != nil { return Int.max }
      return CivilDate(trustedYear: year, month: 12, day: 31).daysSince1970
    case .at(let anchor):
      if let endYear = anchor.year { return anchor.lastDay(in: endYear) }
      let last = anchor.lastDay(in: year)
      if last >= first { return last }
      // In some years `easter-Apr 20` is empty; it never lasts until the next year.
      return start.earliest > anchor.latest ? anchor.lastDay(in: year + 1) : nil
    }
  }
}

extension DateAnchor {
  /// The earliest possible day of the year, about 31 for each month.
  fileprivate var earliest: Int {
    switch day {
    case .month(let month), .nth(let month, _, _): month * 31 + 1 + dayOffset
    case .date(let month, let day): month * 31 + day + dayOffset
    case .easter: 3 * 31 + 22 + dayOffset
    }
  }

  /// The latest possible day of the year, counted likewise.
  fileprivate var latest: Int {
    switch day {
    case .month(let month), .nth(let month, _, _): month * 31 + 31 + dayOffset
    case .date(let month, let day): month * 31 + day + dayOffset
    case .easter: 4 * 31 + 25 + dayOffset
    }
  }

  /// The first day, in a year, of a range that starts here.
  fileprivate func firstDay(in year: Int) -> Int {
    switch day {
    case .month(let month): first(month, 1, year) + dayOffset
    case .date(let month, let day): first(month, day, year) + dayOffset
    case .easter: Easter.sunday(of: year) + dayOffset
    case .nth(let month, let weekday, let occurrence):
      MonthDays.occurrence(occurrence, of: weekday, month: month, year: year) + dayOffset
    }
  }

  /// The last day of a range that ends here.
  fileprivate func lastDay(in year: Int) -> Int {
    switch day {
    case .month(let month):
      first(month, CivilDate.days(inMonth: month, of: year), year) + dayOffset
    case .date(let month, let day):
      // 29 February ends a range a day early in common years.
      first(month, min(day, CivilDate.days(inMonth: month, of: year)), year) + dayOffset
    case .easter, .nth: firstDay(in: year)
    }
  }

  /// A day counted past the end of the month if the month is too short, so that 29 February becomes
  /// 1 March.
  private func first(_ month: Int, _ day: Int, _ year: Int) -> Int {
    CivilDate(trustedYear: year, month: month, day: 1).daysSince1970 + day - 1
  }
}

/// A day under evaluation, with the properties that selectors need.
struct Day {
  /// Days since 1970-01-01.
  let number: Int
  let date: CivilDate
  let weekday: Weekday

  init(number: Int) {
    self.number = number
    self.date = CivilDate(daysSince1970: number)
    self.weekday = Weekday(daysSince1970: number)
  }

  var before: Day { Day(number: number - 1) }
}

/// Finds weekdays within months.
private enum MonthDays {
  /// The day of the n-th weekday of a month, counted from 1970-01-01; a negative number counts from
  /// the end of the month.
  ///
  /// If the month has no fifth one, the result is in the next month (or in the previous one, from
  /// the end).
  static func occurrence(_ number: Int, of weekday: Weekday, month: Int, year: Int) -> Int {
    let first = CivilDate(trustedYear: year, month: month, day: 1)
    if number > 0 {
      return first.daysSince1970 + first.weekday.days(to: weekday) + (number - 1) * 7
    }
    let last = first.daysSince1970 + CivilDate.days(inMonth: month, of: year) - 1
    return last - weekday.days(to: Weekday(daysSince1970: last)) + (number + 1) * 7
  }
}
