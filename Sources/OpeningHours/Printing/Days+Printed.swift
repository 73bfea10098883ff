extension DaySelector {
  /// The lists that are not empty, in the order of the notation.
  var printedParts: [String] {
    [
      years.map(\.printed), dates.map(\.printed), weeks.map(\.printed),
      onlyHolidays.map(\.printed), days.map(\.printed),
    ]
    .enumerated()
    .filter { !$0.element.isEmpty }
    .map { ($0.offset == 2 ? "week " : "") + $0.element.joined(separator: ",") }
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
