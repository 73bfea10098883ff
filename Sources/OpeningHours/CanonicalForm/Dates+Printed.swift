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
    case .month(let month): Month.abbreviation(month)
    case .date(let month, let day): "\(Month.abbreviation(month)) \(Digits.padded(day, to: 2))"
    case .easter: "easter"
    case .nth(let month, let weekday, let occurrence):
      "\(Month.abbreviation(month)) \(weekday.abbreviation)[\(occurrence)]"
    }
  }
}

/// The names of the months in the notation.
enum Month {
  static let abbreviations = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func abbreviation(_ month: Int) -> String { abbreviations[(month + 11) % 12] }
}
