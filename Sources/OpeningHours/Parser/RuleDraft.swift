/// A rule while it is being parsed.
struct RuleDraft {
  var days = DaySelector()
  /// Further lists of days for the same times: `Su,Dec 25 off`.
  var otherDays: [DaySelector] = []
  /// Days on which it does not apply: holidays and dates.
  var exceptions: [DaySelector] = []
  var times: [TimeSpan] = []
  /// Breaks of the hours of the rules before it.
  var breaks: [TimeSpan] = []
  /// When the hours of the rule before it end on its days, in minutes: `Fr, Sa bis 1 Uhr`; none
  /// when it says its own hours, two when it is on either half of the clock.
  var laterEnds: [Int] = []
  /// What it closes of the hours of the rules before it.
  var closedParts: [ClosedPart] = []
  /// Whether its times are there besides those of the rules before it.
  var isAdded = false
  /// Whether `24/7` or a word for it was read; with days it means 00:00-24:00.
  var isAllDay = false
  var state: State?
  var comment: String?
  /// Whether the times came before the days.
  var hasTimesFirst = false
  /// Whether a word such as `lunch` precedes its times.
  var namesMeal = false
  /// Whether a word such as `lunch` precedes everything else.
  var beginsWithMeal = false
  /// Whether all of its comment is about the kitchen, as in `(L.O. 21:30)`.
  var isOnlyAboutKitchen = false
  /// Whether its days are a word such as `daily`.
  var saysEveryDay = false
  /// Whether it is for the days that no rule before it names.
  var saysOtherDays = false
  /// Whether its state is a word for a day off, behind its days: hours that follow are those of the
  /// other days.
  var namesDayOff = false
  /// Whether the state came before everything else.
  var hasStateFirst = false

  var hasDays: Bool { !days.isEmpty }
  var hasTimes: Bool { isAllDay || !times.isEmpty }
  var hasModifier: Bool { state != nil || comment != nil }
  var isEmpty: Bool {
    !hasDays && !hasTimes && !hasModifier && breaks.isEmpty && closedParts.isEmpty
  }

  /// Whether it only says something of the hours before it: a break, when the kitchen closes, when
  /// they end on some days, or on which parts of days there are none.
  var isAmendment: Bool {
    if !laterEnds.isEmpty || !closedParts.isEmpty { return true }
    guard !hasDays, !hasTimes, state == nil else { return false }
    return comment == nil ? !breaks.isEmpty : isOnlyAboutKitchen
  }

  var isDaysAlone: Bool { hasDays && !hasTimes && !hasModifier }

  /// Whether it says only that a place is open every day, in a word for that; not at which hours.
  var isEveryDayAlone: Bool { saysEveryDay && !hasTimes && comment == nil && ruleState == .open }

  /// Whether it begins with `open`, as in `Open Tuesday to Sunday, 11-21`.
  var isIntroducedAsOpen: Bool { hasStateFirst && state == .open && comment == nil }

  /// Whether it begins with `closed`, as in `Closed Mondays, Dec 25`.
  var isIntroducedAsClosed: Bool { hasStateFirst && state == .closed && comment == nil }

  /// Whether nothing but a comment can follow; days and times can follow `open` at the beginning,
  /// and a remark on the kitchen.
  var hasLastModifier: Bool {
    hasModifier && !isIntroducedAsOpen && !(state == nil && isOnlyAboutKitchen)
  }

  var isClosedOnDays: Bool { hasDays && state == .closed && !hasTimes }

  var isTimesAlone: Bool { !times.isEmpty && !hasDays && !hasModifier }

  /// Whether it has only times, and none of those of the rule before it.
  func goesOn(after rule: Rule) -> Bool {
    isTimesAlone && rule.state == .open && rule.comment == nil && !rule.times.isEmpty
      && !rule.times.contains { time in times.contains(where: time.overlaps) }
  }

  mutating func add(comment text: String, isAboutKitchen: Bool = false) {
    isOnlyAboutKitchen = isAboutKitchen && (comment == nil || isOnlyAboutKitchen)
    comment = [comment, text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  func rules(separator: Rule.Separator) -> [Rule] {
    ([days] + otherDays).map { days in
      Rule(
        separator: separator, days: days.withYearInDates,
        times: isAllDay && !days.isEmpty ? [.wholeDay] : times,
        state: ruleState, comment: comment)
    }
      + exceptions.map { Rule(separator: .replacing, days: $0, state: .closed) }
  }

  /// The state of its rules: a comment without one makes them unknown, unless it says when the
  /// kitchen closes, as the place is open then.
  var ruleState: State {
    let isOpen = comment == nil || isOnlyAboutKitchen && hasTimes
    return state ?? (isOpen ? .open : .unknown)
  }

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
