/// Days of the year: `Apr`, `Oct-Mar`, `Dec 24`, `Dec 24-Jan 06`, `easter -2 days`, `2025 May 01+`.
struct DateRange: Hashable, Sendable {
  /// The end of a date range.
  enum End: Hashable, Sendable {
    /// The same as the start: a day, or a whole month.
    case same
    case at(DateAnchor)
    /// `+`: until the end of the year if the start has no year, else without end.
    case open
  }

  let start: DateAnchor
  let end: End
  /// Every n-th day from the start.
  let step: Int
}

/// A date or a month, in every year or in one.
struct DateAnchor: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    case month(Int)
    case date(month: Int, day: Int)
    case easter
    /// `Oct Su[-1]`.
    case nth(month: Int, weekday: Weekday, occurrence: Int)
  }

  var year: Int?
  let day: Day
  var dayOffset = 0
}
