extension DaySelector {
  /// The non-empty lists, in the order of the notation.
  var printedParts: [String] {
    let dateList = dates.map(\.printed).joined(separator: ",") + (monthsWantColon ? ":" : "")
    let weekList = weeks.map(\.printed).joined(separator: ",")
    return [
      years.map(\.printed).joined(separator: ","), dateList,
      weekList.isEmpty ? "" : "week " + weekList,
      onlyHolidays.map(\.printed).joined(separator: ","),
      days.map(\.printed).joined(separator: ","),
    ]
    .filter { !$0.isEmpty }
  }

  /// Whether a colon is needed after months: `Nov: Th[4]` is a Thursday in November, but `Nov
  /// Th[4]` would be a date.
  private var monthsWantColon: Bool {
    guard weeks.isEmpty, onlyHolidays.isEmpty, case .occurrence = days.first else { return false }
    switch dates.last?.end {
    case .same:
      if case .month = dates.last?.start.day { return true }
      return false
    case .at(let anchor):
      if case .month = anchor.day { return true }
      return false
    case .open, nil: return false
    }
  }
}

extension YearRange {
  var printed: String {
    let every = step == 1 ? "" : "/\(step)"
    guard let last else { return step == 1 ? "\(first)+" : "\(first)\(every)" }
    return first == last ? "\(first)" : "\(first)-\(last)\(every)"
  }
}

extension WeekRange {
  var printed: String {
    let every = step == 1 ? "" : "/\(step)"
    let start = Digits.padded(first, to: 2)
    return first == last ? start : "\(start)-\(Digits.padded(last, to: 2))\(every)"
  }
}

extension DayEntry {
  var printed: String {
    switch self {
    case .weekdays(let first, let last):
      first == last ? first.abbreviation : "\(first.abbreviation)-\(last.abbreviation)"
    case .occurrence(let nth): nth.printed
    case .holiday(let entry): entry.printed
    }
  }
}

extension NthWeekday {
  var printed: String {
    let list = occurrences.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
    let brackets = list.isEmpty ? "" : "[\(list.joined(separator: ","))]"
    return weekday.abbreviation + brackets + DayOffset.printed(dayOffset)
  }
}

extension HolidayEntry {
  var printed: String { kind.rawValue + DayOffset.printed(dayOffset) }
}

enum DayOffset {
  static func printed(_ offset: Int) -> String {
    if offset == 0 { return "" }
    return " \(offset < 0 ? "-" : "+")\(abs(offset)) day\(abs(offset) == 1 ? "" : "s")"
  }
}
