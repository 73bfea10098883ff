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
