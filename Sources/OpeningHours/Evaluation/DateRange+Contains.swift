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
    guard let first = start.firstDay(in: year), day >= first,
      let last = lastDay(startingIn: year, first: first), day <= last
    else { return false }
    return step == 1 || (day - first) % step == 0
  }

  private func lastDay(startingIn year: Int, first: Int) -> Int? {
    switch end {
    case .same: return start.lastDayOfSame(in: year)
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
  func firstDay(in year: Int) -> Int? {
    switch day {
    case .month(let month): return first(month, 1, year) + dayOffset
    case .date(let month, let day): return first(month, day, year) + dayOffset
    case .easter: return Easter.sunday(of: year) + dayOffset
    case .nth(let month, let weekday, let occurrence):
      let day = MonthDays.occurrence(occurrence, of: weekday, month: month, year: year)
      return day + dayOffset
    }
  }

  /// The last day of a range that ends here.
  func lastDay(in year: Int) -> Int {
    switch day {
    case .month(let month):
      return first(month, CivilDate.days(inMonth: month, of: year), year) + dayOffset
    case .date(let month, let day):
      // 29 February ends a range a day early in common years.
      return first(month, min(day, CivilDate.days(inMonth: month, of: year)), year) + dayOffset
    case .easter: return Easter.sunday(of: year) + dayOffset
    case .nth(let month, let weekday, let occurrence):
      let day = MonthDays.occurrence(occurrence, of: weekday, month: month, year: year)
      return day + dayOffset
    }
  }

  /// The last day when the anchor is the whole range.
  func lastDayOfSame(in year: Int) -> Int { lastDay(in: year) }

  /// A day counted past the end of the month if the month is too short, so that 29 February becomes
  /// 1 March.
  private func first(_ month: Int, _ day: Int, _ year: Int) -> Int {
    CivilDate(trustedYear: year, month: month, day: 1).daysSince1970 + day - 1
  }
}
