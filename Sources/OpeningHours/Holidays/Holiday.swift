/// A holiday of a country: how its day is found in a year, and what happens on a weekend.
struct Holiday: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    case fixed(month: Int, day: Int)
    /// Days after Easter Sunday.
    case easter(Int)
    /// The n-th weekday of a month; from its end when negative.
    case nth(Int, Weekday, month: Int)
    /// The last such weekday before a date, as for Victoria Day.
    case last(Weekday, beforeMonth: Int, day: Int)
  }

  /// A day off in place of one that falls on a weekend.
  enum Substitute: Hashable, Sendable {
    case none
    /// Saturday: the Friday before; Sunday: the Monday after. The day itself counts too.
    case nearestWeekday
    /// Saturday or Sunday: the Monday after. The day itself counts too.
    case followingMonday
    /// Christmas Day and the day after it: two days later, so that each gets a day of its own.
    case twoDaysLater
    /// Sunday alone: the Saturday before (the King's birthday).
    case saturdayInstead
    /// The day itself unless it is a Friday, else the month's first Monday (Saint Brigid's day).
    case firstMondayUnlessFriday
  }

  let name: String
  let day: Day
  var substitute = Substitute.none
  /// The first year of the holiday, when recent.
  var since = Int.min

  var movesOverNewYear: Bool {
    substitute == .nearestWeekday && day == .fixed(month: 1, day: 1)
  }

  /// The days off in a year, counted from 1970-01-01.
  func days(in year: Int) -> [Int] {
    guard year >= since else { return [] }
    let nominal = nominalDay(in: year)
    let weekday = Weekday(daysSince1970: nominal)
    switch (substitute, weekday) {
    case (.nearestWeekday, .saturday): return [nominal - 1, nominal]
    case (.nearestWeekday, .sunday): return [nominal, nominal + 1]
    case (.followingMonday, .saturday): return [nominal, nominal + 2]
    case (.followingMonday, .sunday): return [nominal, nominal + 1]
    case (.twoDaysLater, .saturday), (.twoDaysLater, .sunday): return [nominal, nominal + 2]
    case (.saturdayInstead, .sunday): return [nominal - 1]
    case (.firstMondayUnlessFriday, .friday): return [nominal]
    case (.firstMondayUnlessFriday, _): return [nominal + weekday.days(to: .monday)]
    default: return [nominal]
    }
  }

  private func nominalDay(in year: Int) -> Int {
    switch day {
    case .fixed(let month, let day):
      return CivilDate(trustedYear: year, month: month, day: day).daysSince1970
    case .easter(let offset):
      return Easter.sunday(of: year) + offset
    case .nth(let occurrence, let weekday, let month):
      return MonthDays.occurrence(occurrence, of: weekday, month: month, year: year)
    case .last(let weekday, let month, let day):
      let limit = CivilDate(trustedYear: year, month: month, day: day).daysSince1970 - 1
      return limit - weekday.days(to: Weekday(daysSince1970: limit))
    }
  }
}

/// Finds weekdays within months.
enum MonthDays {
  /// The day, counted from 1970-01-01, of the n-th weekday of a month, from its end when negative.
  ///
  /// A fifth that the month does not have lies in the next month (the one before, from the end).
  static func occurrence(_ number: Int, of weekday: Weekday, month: Int, year: Int) -> Int {
    let first = CivilDate(trustedYear: year, month: month, day: 1)
    if number > 0 {
      return first.daysSince1970 + first.weekday.days(to: weekday) + (number - 1) * 7
    }
    let last = first.daysSince1970 + CivilDate.days(inMonth: month, of: year) - 1
    return last - weekday.days(to: Weekday(daysSince1970: last)) + (number + 1) * 7
  }
}
