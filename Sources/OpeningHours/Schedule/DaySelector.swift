/// The days of a rule.
///
/// All non-empty lists must match the day; a list matches when one of its entries does.
struct DaySelector: Hashable, Sendable {
  var years: [YearRange] = []
  var dates: [DateRange] = []
  var weeks: [WeekRange] = []
  /// Holidays that restrict weekdays: `PH Mo-Fr` means weekdays that are holidays.
  var onlyHolidays: [HolidayEntry] = []
  /// Weekdays and holidays: `Mo-Fr,PH` means weekdays and also holidays.
  var days: [DayEntry] = []

  var isEmpty: Bool {
    years.isEmpty && dates.isEmpty && weeks.isEmpty && onlyHolidays.isEmpty && days.isEmpty
  }

  var repeatsWeekly: Bool {
    years.isEmpty && dates.isEmpty && weeks.isEmpty && onlyHolidays.isEmpty
      && days.allSatisfy { entry in
        if case .weekdays = entry { return true }
        return false
      }
  }

  /// The same days, with a single year moved into the dates: `2027` with `Mar,Aug 15` becomes `2027
  /// Mar,2027 Aug 15`, so that the printed form parses to the same days.
  var withYearInDates: DaySelector {
    guard years.count == 1, let year = years[0].onlyYear, !dates.isEmpty, !namesYearInDates else {
      return self
    }
    var joined = self
    joined.years = []
    joined.dates = dates.map { range in
      var start = range.start
      start.year = year
      return DateRange(start: start, end: range.end, step: range.step)
    }
    return joined
  }

  var namesYearInDates: Bool { dates.contains { $0.start.year != nil } }

  var holidayEntries: [HolidayEntry] {
    onlyHolidays
      + days.compactMap { entry in
        if case .holiday(let holiday) = entry { return holiday }
        return nil
      }
  }
}

/// One item in a list of days.
enum DayEntry: Hashable, Sendable {
  /// `Mo` or `Fr-Mo`; the first may come later in the week than the last.
  case weekdays(first: Weekday, last: Weekday)
  /// `Th[1,3-5] +1 day`.
  case occurrence(NthWeekday)
  /// `PH -1 day`.
  case holiday(HolidayEntry)
}

/// Occurrences of a weekday in each month, with an offset in days: `Th[1,-1] +1 day`.
struct NthWeekday: Hashable, Sendable {
  /// A range of occurrences, counted from the start of the month, 1 to 5, or from its end, -5 to
  /// -1.
  struct Span: Hashable, Sendable {
    let first: Int
    let last: Int
  }

  let weekday: Weekday
  /// The occurrences; empty for all.
  let occurrences: [Span]
  let dayOffset: Int
}

/// A kind of holiday, with an offset in days.
struct HolidayEntry: Hashable, Sendable {
  let kind: HolidayKind
  let dayOffset: Int
}

/// The two kinds of holidays in opening hours.
public enum HolidayKind: String, Hashable, Sendable {
  /// Public holidays, `PH`.
  case publicHoliday = "PH"
  /// School holidays, `SH`.
  case schoolHoliday = "SH"
}

/// `2025`, `2025-2030`, `2025-2035/2`, `2025+`.
struct YearRange: Hashable, Sendable {
  let first: Int
  /// The last year; nil for no end.
  let last: Int?
  /// Every n-th year from the first; 1 for a single year.
  let step: Int

  init(first: Int, last: Int?, step: Int) {
    self.first = first
    self.last = last
    self.step = first == last ? 1 : step
  }

  /// The year, if it is a single one.
  var onlyYear: Int? { last == first ? first : nil }
}

/// ISO weeks: `week 01-53/2`.
///
/// The first week may be greater than the last.
struct WeekRange: Hashable, Sendable {
  let first: Int
  let last: Int
  /// Every n-th week from the first; 1 for a single week.
  let step: Int

  init(first: Int, last: Int, step: Int) {
    self.first = first
    self.last = last
    self.step = first == last ? 1 : step
  }
}

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
