/// A holiday of a country: the rule for its date, and its substitute day on a weekend.
struct Holiday: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    case fixed(month: Int, day: Int)
    /// Days after Easter Sunday.
    case easter(Int)
    /// The n-th weekday of a month, counted from the end when negative.
    case nth(Int, Weekday, month: Int)
    /// The last weekday of this kind before a date, as for Victoria Day.
    case last(Weekday, beforeMonth: Int, day: Int)
  }

  /// The substitute day off for a holiday on a weekend.
  enum Substitute: Hashable, Sendable {
    case none
    /// Saturday: the Friday before; Sunday: the Monday after. The day itself is a holiday too.
    case nearestWeekday
    /// Saturday or Sunday: the Monday after. The day itself is a holiday too.
    case followingMonday
    /// Two days later. For Christmas Day and the day after it, which need different substitutes.
    case twoDaysLater
    /// Sunday: the Saturday before instead (King's Day).
    case saturdayInstead
    /// The first Monday of the month, unless the day is a Friday (Saint Brigid's Day).
    case firstMondayUnlessFriday
  }

  let name: String
  let day: Day
  var substitute = Substitute.none
  /// The first year of the holiday, if it is recent.
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
