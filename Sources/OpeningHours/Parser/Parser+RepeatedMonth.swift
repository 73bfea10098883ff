extension Parser {
  /// The anchor for the 26 in `Dec 25,26`.
  func followingDay(_ range: DateRange) -> DateAnchor? {
    var anchor = range.start
    if case .at(let end) = range.end { anchor = end }
    guard case .date(let month, _) = anchor.day, let (day, _) = dayOfMonth(1),
      (1...31).contains(day), dayFirstLength(1) == nil
    else { return nil }
    return DateAnchor(year: anchor.year ?? range.start.year, day: .date(month: month, day: day))
  }

  mutating func repeatedMonth(
    _ anchor: DateAnchor, after last: DateRange
  ) throws(Problem) -> DateRange {
    let start = index
    index += 2
    warn(.repeatedMonth, since: start)
    try takeOrdinal()
    try check(anchor)
    let range = try dateRange(startingAt: anchor)
    if let days = doubtfulDays, days.upperBound == start {
      doubtfulDays = days.lowerBound..<index
    } else if Parser.runsBackwards(range, after: last) || Parser.mayBeHours(range) {
      doubtfulDays = start..<index
    }
    return range
  }

  /// Whether a repeated month gives an earlier day: `Dec 24,9`.
  private static func runsBackwards(_ range: DateRange, after last: DateRange) -> Bool {
    var before = last.start.day
    if case .at(let end) = last.end { before = end.day }
    guard case .date(_, let first) = before, case .date(_, let next) = range.start.day else {
      return false
    }
    return next <= first
  }

  /// Whether days may be hours: `9-12`.
  private static func mayBeHours(_ range: DateRange) -> Bool {
    guard case .at(let end) = range.end, case .date(_, let last) = end.day else { return false }
    return last <= 24
  }

  /// Checks days that may be hours, as in `Dec 24,9-12`, in the rule from a token on.
  ///
  /// Throws `ambiguous` unless times or `off` follow, which need days before them.
  func checkDoubtfulDays(of draft: RuleDraft, since first: Int) throws(Problem) {
    guard let days = doubtfulDays, first <= days.lowerBound, days.upperBound <= index else {
      return
    }
    let isFollowedByHours =
      tokens[days.upperBound].kind == .sign(.comma)
      && isNumber(days.upperBound + 1 - index)
    let hasHours = draft.hasTimes && !draft.hasTimesFirst && !isFollowedByHours
    if hasHours || draft.state == .closed { return }
    throw Problem(kind: .ambiguous, position: tokens[days.lowerBound].position.lowerBound)
  }

  /// The month for the second date in `May Mo[-1] +4 days,Mo[-1] +5 days`.
  func monthOfFollowingOffset(_ range: DateRange) -> (year: Int?, month: Int)? {
    guard case .nth(let month, _, _) = range.start.day, range.start.dayOffset != 0,
      range.end == .same
    else { return nil }
    var ahead = self
    ahead.index += 1
    return ahead.isNthWeekday() ? (range.start.year, month) : nil
  }

  mutating func repeatedMonth(
    ofOccurrenceIn month: (year: Int?, month: Int)
  ) throws(Problem) -> DateRange {
    let start = index
    index += 1
    let weekday = try weekday()
    let occurrence = try occurrences()[0].first
    warn(.repeatedMonth, since: start)
    let day = DateAnchor.Day.nth(month: month.month, weekday: weekday, occurrence: occurrence)
    return try dateRange(
      startingAt: DateAnchor(year: month.year, day: day, dayOffset: try dayOffset()))
  }
}
