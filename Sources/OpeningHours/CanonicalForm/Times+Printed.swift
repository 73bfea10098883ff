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
