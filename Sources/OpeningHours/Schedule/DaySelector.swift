/// The days on which a rule applies: every list that is not empty must match the day, and a list
/// matches when one of its entries does.
struct DaySelector: Hashable, Sendable {
  var years: [YearRange] = []
  var dates: [DateRange] = []
  var weeks: [WeekRange] = []
  /// Holidays that restrict the weekdays: `PH Mo-Fr` is weekdays that are holidays.
  var onlyHolidays: [HolidayEntry] = []
  /// Weekdays and holidays side by side: `Mo-Fr,PH` is weekdays and also holidays.
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

  /// The same days with a lone year moved into the dates: `2027` beside `Mar,Aug 15` is `2027
  /// Mar,2027 Aug 15`, for what is printed must read as the same.
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

/// Certain occurrences of a weekday in each month, moved by some days: `Th[1,-1] +1 day`.
struct NthWeekday: Hashable, Sendable {
  /// Counted from the month's start, 1 to 5, or from its end, -5 to -1.
  struct Span: Hashable, Sendable {
    let first: Int
    let last: Int
  }

  let weekday: Weekday
  /// Empty: every occurrence.
  let occurrences: [Span]
  let dayOffset: Int
}

/// A kind of holiday, moved by some days.
struct HolidayEntry: Hashable, Sendable {
  let kind: HolidayKind
  let dayOffset: Int
}

/// The two kinds of holidays that opening hours tell apart.
public enum HolidayKind: String, Hashable, Sendable {
  /// Public holidays, `PH`.
  case publicHoliday = "PH"
  /// School holidays, `SH`.
  case schoolHoliday = "SH"
}

/// `2025`, `2025-2030`, `2025-2035/2`, `2025+`.
struct YearRange: Hashable, Sendable {
  let first: Int
  /// Nil: without end.
  let last: Int?
  /// Every n-th year from the first; 1 for a year alone.
  let step: Int

  init(first: Int, last: Int?, step: Int) {
    self.first = first
    self.last = last
    self.step = first == last ? 1 : step
  }

  /// The year, when it is one alone.
  var onlyYear: Int? { last == first ? first : nil }
}

/// ISO weeks: `week 01-53/2`.
///
/// The first may be greater than the last.
struct WeekRange: Hashable, Sendable {
  let first: Int
  let last: Int
  /// Every n-th week from the first; 1 for a week alone.
  let step: Int

  init(first: Int, last: Int, step: Int) {
    self.first = first
    self.last = last
    self.step = first == last ? 1 : step
  }
}
