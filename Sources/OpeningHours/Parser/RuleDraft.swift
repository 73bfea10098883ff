/// A rule while it is being read.
struct RuleDraft {
  var days = DaySelector()
  /// Further lists of days to which the same times apply: `Su,Dec 25 off`.
  var otherDays: [DaySelector] = []
  var times: [TimeSpan] = []
  /// `24/7` or a word for it was read; on some days only, that is 00:00-24:00.
  var isAllDay = false
  var state: State?
  var comment: String?
  /// The times were read before the days.
  var hasTimesFirst = false

  var hasDays: Bool { !days.isEmpty }
  var hasTimes: Bool { isAllDay || !times.isEmpty }
  var hasModifier: Bool { state != nil || comment != nil }
  var isEmpty: Bool { !hasDays && !hasTimes && !hasModifier }

  var isDaysAlone: Bool { hasDays && !hasTimes && !hasModifier }

  mutating func add(comment text: String) {
    comment = [comment, text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  func rules(separator: Rule.Separator) -> [Rule] {
    ([days] + otherDays).map { days in
      Rule(
        separator: separator, days: days.withYearInDates,
        times: isAllDay && !days.isEmpty ? [.wholeDay] : times,
        state: state ?? (comment == nil ? .open : .unknown), comment: comment)
    }
  }

  /// A rule that nothing separates from the one before it must say both when and what, or it could
  /// as well be a part of that one.
  func checkStandsAlone(at position: Int) throws(Problem) {
    guard hasDays, hasTimes || state != nil else {
      throw Problem(kind: .ambiguous, position: position)
    }
  }
}
