/// A month of a year.
public struct CalendarMonth: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The first day.
  public let first: CalendarDay
  /// The last day.
  public let last: CalendarDay

  /// The month that a day lies in.
  public init(of day: CalendarDay) {
    first = day.adding(days: 1 - day.day)
    // Any day of the next month.
    let next = first.adding(days: 31)
    last = next.adding(days: -next.day)
  }

  /// Reads `2026-11`; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == 7, let first = CalendarDay("\(text)-01") else { return nil }
    self.init(of: first)
  }

  /// All its days.
  public var days: ClosedRange<CalendarDay> { first...last }

  /// Its weeks from Monday to Sunday, with nil for days of other months.
  public var weeks: [[CalendarDay?]] {
    let start = first.adding(days: -first.weekday.rawValue)
    let count = (last.daysSince1970 - start.daysSince1970) / 7 + 1
    return (0..<count).map { week in
      (0..<7).map { weekday in
        let day = start.adding(days: week * 7 + weekday)
        return days.contains(day) ? day : nil
      }
    }
  }

  /// Earlier months come first.
  public static func < (a: CalendarMonth, b: CalendarMonth) -> Bool { a.first < b.first }

  /// The month as `2026-11`.
  public var description: String { "\(first.year.padded(to: 4))-\(first.month.padded())" }
}
