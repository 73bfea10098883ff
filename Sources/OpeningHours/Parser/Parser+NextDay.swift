extension Parser {
  /// Reads a span that names the day on which it ends, as in `Fr 18:00-Sa 02:00` and `Friday 5 PM –
  /// Saturday 2 AM`; nil when none is next.
  ///
  /// The day must be the one after the only day of the rule, so that no whole day lies between.
  /// Throws a ``Problem`` when a time is invalid.
  mutating func spanIntoNextDay(of draft: RuleDraft) throws(Problem) -> TimeSpan? {
    guard !draft.hasTimes, let first = draft.days.onlyWeekday else { return nil }
    let start = index
    let mark = mark
    guard beginsTime(), isNumber(0), let begin = (try? clock())?.minutes, isRangeSign() else {
      go(backTo: mark)
      return nil
    }
    takeRangeSign()
    guard case .word = token.kind, isWeekdayOrHoliday(), beginsTime(1), isNumber(1) else {
      go(backTo: mark)
      return nil
    }
    guard try weekday() == first.adding(days: 1), let end = try clock().minutes,
      begin < 1440, end <= begin
    else { throw problem(.ambiguous) }
    warn(.dash, since: start)
    return TimeSpan(start: .clock(begin), end: .at(.clock(end + 1440)))
  }
}

extension DaySelector {
  /// The weekday that it is about; nil when it is about several, or about dates too.
  fileprivate var onlyWeekday: Weekday? {
    guard days.count == 1, case .weekdays(let first, let last) = days[0], first == last else {
      return nil
    }
    return self == DaySelector(days: days) ? first : nil
  }
}
