import KeyLimeEngine

/// The English names of months and weekdays.
enum CalendarNames {
  /// The number of a month by its name or the beginning of it, three letters or more.
  static func month(_ name: String) -> Int? {
    guard name.count >= 3 else { return nil }
    let index = CalendarDay.monthNames.firstIndex { $0.lowercased().hasPrefix(name.lowercased()) }
    return index.map { $0 + 1 }
  }

  static let weekdays = DayOfWeek.allCases.map { String($0.name.prefix(2)) }

  /// `Tuesday`.
  static func weekday(_ day: CalendarDay) -> String { day.weekday.name }

  /// `3 November`.
  static func dayAndMonth(_ day: CalendarDay) -> String {
    "\(day.day) \(CalendarDay.monthNames[day.month - 1])"
  }
}
