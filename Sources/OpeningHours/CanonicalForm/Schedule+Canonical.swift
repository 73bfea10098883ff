extension Schedule {
  /// The schedule in the strict notation of OpenStreetMap, such as `Mo-Fr 09:00-18:00; PH off`.
  ///
  /// Parsing the result gives an equal schedule, without warnings about spelling.
  public var canonical: String {
    var text = ""
    for (index, rule) in rules.enumerated() {
      if index > 0 { text += separator(before: index) }
      text += rule.printed
    }
    return text
  }

  private func separator(before index: Int) -> String {
    switch rules[index].separator {
    case .replacing:
      // Days without times before times without days would be parsed as one rule.
      let isCut = rules[index - 1].isDaysAlone && rules[index].days.isEmpty
      let isJoined = isCut && !rules[index].times.isEmpty && rules[index].state != .closed
      return isJoined ? " open; " : "; "
    case .fallback: return " || "
    case .adding:
      // After bare times or days, a comma would continue the same list, or name their days.
      return rules[index - 1].endsInList(before: rules[index]) ? " open, " : ", "
    }
  }
}

extension Rule {
  var printed: String {
    var parts = days.printedParts
    if !times.isEmpty { parts.append(times.map(\.printed).joined(separator: ",")) }
    switch (state, comment) {
    case (.open, nil): if parts.isEmpty { parts.append("24/7") }
    case (.open, _): parts.append("open")
    case (.closed, _): parts.append("off")
    case (.unknown, nil): parts.append("unknown")
    case (.unknown, _): break
    }
    if let comment { parts.append("\"\(comment)\"") }
    return parts.joined(separator: " ")
  }

  fileprivate var isDaysAlone: Bool {
    state == .open && comment == nil && times.isEmpty && !days.isEmpty
  }

  fileprivate func endsInList(before next: Rule) -> Bool {
    guard state == .open, comment == nil else { return false }
    if times.isEmpty { return !days.isEmpty }
    return next.days.isEmpty || days.isEmpty && next.isDaysAlone
  }
}

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

extension DateRange {
  var printed: String {
    let every = step == 1 ? "" : "/\(step)"
    switch end {
    case .same: return start.printed + every
    case .open: return start.printed + "+" + every
    case .at(let anchor): return "\(start.printed)-\(printedEnd(anchor))\(every)"
    }
  }

  /// The end of a range: `Dec 24-26` instead of `Dec 24-Dec 26`.
  private func printedEnd(_ end: DateAnchor) -> String {
    if case .date(let month, let day) = end.day, end.year == nil, end.dayOffset == 0,
      case .date(month, let first) = start.day, first <= day, start.dayOffset == 0
    {
      return Digits.padded(day, to: 2)
    }
    return end.printed
  }
}

extension DateAnchor {
  var printed: String {
    let prefix = year.map { "\(Digits.padded($0, to: 4)) " } ?? ""
    return prefix + printedDay + DayOffset.printed(dayOffset)
  }

  private var printedDay: String {
    switch day {
    case .month(let month): CivilDate.monthAbbreviations[month - 1]
    case .date(let month, let day):
      "\(CivilDate.monthAbbreviations[month - 1]) \(Digits.padded(day, to: 2))"
    case .easter: "easter"
    case .nth(let month, let weekday, let occurrence):
      "\(CivilDate.monthAbbreviations[month - 1]) \(weekday.abbreviation)[\(occurrence)]"
    }
  }
}

extension TimeSpan {
  var printed: String {
    let every = period.map { "/\($0)" } ?? ""
    switch end {
    case .at(let point): return "\(start.printed)-\(printedEnd(point))\(every)"
    case .atLeast(let point): return "\(start.printed)-\(printedEnd(point))+\(every)"
    case .open: return "\(start.printed)+\(every)"
    case .missing: return start.printed + every
    }
  }

  /// An end on the next day is printed as the clock time of that day, if this is unambiguous.
  private func printedEnd(_ end: TimePoint) -> String {
    guard case .clock(let minute) = end, minute > 1440, case .clock(let first) = start,
      minute - 1440 <= first
    else {
      return end.printed
    }
    return TimePoint.clock(minute - 1440).printed
  }
}

extension TimePoint {
  var printed: String {
    switch self {
    case .clock(let minute): TimePoint.clockText(minute)
    case .sun(let event, 0): event.rawValue
    case .sun(let event, let offset):
      "(\(event.rawValue)\(offset < 0 ? "-" : "+")\(TimePoint.clockText(abs(offset))))"
    }
  }

  private static func clockText(_ minutes: Int) -> String {
    "\(Digits.padded(minutes / 60, to: 2)):\(Digits.padded(minutes % 60, to: 2))"
  }
}
