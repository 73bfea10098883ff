import OpeningHours

/// Dates as OpenStreetMap writes them: `2026-11-20`, `2026-11` or `2026`.
///
/// Other forms, such as `~1990` or `C20`, say too little and are not read.
enum OSMDate {
  /// The day, or the first day of a month; nil for a year alone and for other texts.
  static func day(_ text: String) -> CalendarDay? {
    CalendarDay(text) ?? CalendarDay("\(text)-01")
  }

  /// Whether the day, month or year was over before a day.
  static func isOver(_ text: String, by today: CalendarDay) -> Bool {
    switch text.utf8.count {
    case 10: CalendarDay(text).map { $0 < today } ?? false
    case 7: CalendarDay("\(text)-01") != nil && text < String(today.description.prefix(7))
    case 4: CalendarDay("\(text)-01-01") != nil && text < String(today.description.prefix(4))
    default: false
    }
  }
}
