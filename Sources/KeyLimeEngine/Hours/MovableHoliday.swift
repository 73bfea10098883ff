import OpeningHours

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

  private func date(in year: Int) -> CalendarDay {
    CalendarDay.easterSunday(of: year).adding(days: rawValue)
  }
}
