/// A rule while it is being parsed.
struct RuleDraft {
  var days = DaySelector()
  /// Further lists of days for the same times: `Su,Dec 25 off`.
  var otherDays: [DaySelector] = []
  var times: [TimeSpan] = []
  /// Whether `24/7` or a word for it was read; with days it means 00:00-24:00.
  var isAllDay = false
  var state: State?
  var comment: String?
  /// Whether the times came before the days.
  var hasTimesFirst = false

  var hasDays: Bool { !days.isEmpty }
  var hasTimes: Bool { isAllDay || !times.isEmpty }
  var hasModifier: Bool { state != nil || comment != nil }
  var isEmpty: Bool { !hasDays && !hasTimes && !hasModifier }

  var isDaysAlone: Bool { hasDays && !hasTimes && !hasModifier }

  var isTimesAlone: Bool { !times.isEmpty && !hasDays && !hasModifier }

  mutating func add(comment text: String) {
    comment = [comment, text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  func rules(separator: Rule.Separator) -> [Rule] {
    ([days] + otherDays).map { days in
      Rule(
        separator: separator, days: days.withYearInDates,
        times: isAllDay && !days.isEmpty ? [.wholeDay] : times,
        state: ruleState, comment: comment)
    }
  }

  /// The state of its rules.
  var ruleState: State { state ?? (comment == nil ? .open : .unknown) }

  /// Checks a rule without a separator before it: it must have days, and times or a state, or it
  /// could be part of the previous rule.
  ///
  /// Throws `ambiguous` otherwise.
  func checkStandsAlone(at position: Int) throws(Problem) {
    guard hasDays, hasTimes || state != nil else {
      throw Problem(kind: .ambiguous, position: position)
    }
  }
}
