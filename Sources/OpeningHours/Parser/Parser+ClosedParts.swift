// Parts of days on which a place is closed, with or without whole days beside them: `12-14, 18-22;
// Sunday evening closed`, `fermé dimanche soir et lundi` and `sauf samedi midi`.

/// Days of the week, and the part of them that a place is closed, or the only one that it is open.
struct ClosedPart {
  var days: DaySelector
  /// The hours in which the times of the part begin; nil for the whole day.
  var hours: ClosedRange<Int>?
  /// Whether the times of all other parts are closed.
  var isOnlyOpen = false
}

extension Parser {
  /// Reads on which parts of days a place is closed, and on which days beside them: `closed Sunday
  /// evening and Monday`.
  ///
  /// Returns false when no part of a day is next.
  mutating func closedParts(into draft: inout RuleDraft) -> Bool {
    guard mentionsMeal else { return false }
    var ahead = self
    let isExcept = word() == .except
    if isExcept { ahead.index += 1 }
    let isFirst = isExcept || ahead.takeClosed()
    var parts: [ClosedPart] = []
    repeat {
      guard let part = ahead.closedPart() else { return false }
      parts.append(part)
    } while ahead.takesListSign()
    let isLast = ahead.takeClosed()
    guard isFirst != isLast, parts.contains(where: { $0.hours != nil }), ahead.endsPart else {
      return false
    }
    let start = index
    self = ahead
    draft.closedParts = parts
    warn(.informalDays, since: start)
    return true
  }

  /// Whether a closed part of a day is next: `sauf samedi midi`.
  var beginsClosedParts: Bool {
    var (ahead, draft) = (self, RuleDraft())
    return ahead.closedParts(into: &draft)
  }

  private mutating func takeClosed() -> Bool {
    if token.word == "no" && isMeal(1) || word() == .state(.closed) {
      index += 1
      return true
    }
    guard isAlso, word(1) == .state(.closed) else { return false }
    index += 2
    return true
  }

  private func isMeal(_ distance: Int) -> Bool {
    if case .meal = word(distance) { return true }
    return false
  }

  /// Reads days and a part of them, or a part of the days behind it: `lunch on Monday and Tuesday`.
  ///
  /// In `Monday and Tuesday evening closed` it is not clear whether that is of both.
  private mutating func closedPart() -> ClosedPart? {
    index += pastFillers(0)
    var days = DaySelector()
    if case .meal(let hours) = word() {
      index += 1
      index += pastFillers(0)
      guard isWeekdayOrHoliday(), (try? weekdayList(into: &days)) != nil, days.repeatsWeekly,
        days.onlyHolidays.isEmpty
      else { return nil }
      return ClosedPart(days: days, hours: hours)
    }
    guard isWeekdayOrHoliday(), (try? weekdayList(into: &days)) != nil, days.onlyHolidays.isEmpty
    else { return nil }
    index += pastFillers(0)
    guard case .meal(let hours) = word() else { return ClosedPart(days: days) }
    index += 1
    guard days.repeatsWeekly, days.days.count == 1 else { return nil }
    return ClosedPart(days: days, hours: hours)
  }

  /// The rules with those of the days that are closed in part; nil when it is not clear which of
  /// their hours are left.
  static func closing(
    _ parts: [ClosedPart], of rules: [PlacedRule], at position: Range<Int>
  ) -> [PlacedRule]? {
    var added: [Rule] = []
    for part in parts {
      guard let hours = part.hours else {
        added.append(Rule(days: part.days, state: .closed))
        continue
      }
      guard let left = closing(part, hours, of: rules) else { return nil }
      added += left
    }
    return rules + added.map { PlacedRule(rule: $0, position: position) }
  }

  /// The rules of what is left on the days of a part: one where that is the same on all of them.
  private static func closing(
    _ part: ClosedPart, _ hours: ClosedRange<Int>, of rules: [PlacedRule]
  ) -> [Rule]? {
    var left: [Rule] = []
    let weekdays = part.days.days.flatMap(\.weekdays)
    for day in weekdays {
      // A day without hours of its own has those of the other days.
      let known = times(on: day, of: rules) ?? (part.isOnlyOpen ? times(of: rules) : nil)
      guard let times = known,
        let rest = part.isOnlyOpen ? times.only(in: hours) : times.without(hours)
      else { return nil }
      if !part.isOnlyOpen, rest.count == times.count { continue }
      let days = DaySelector(days: [.weekdays(first: day, last: day)])
      left.append(Rule(days: days, times: rest, state: rest.isEmpty ? .closed : .open))
    }
    guard left.count == weekdays.count, var all = left.first, Set(left.map(\.times)).count == 1
    else { return left }
    all.days = part.days
    return [all]
  }

  /// The hours of the first rule, where those of the others are among them; nil when they are not.
  private static func times(of rules: [PlacedRule]) -> [TimeSpan]? {
    let open = rules.map(\.rule).filter { $0.state == .open }
    guard let times = open.first?.times,
      open.allSatisfy({ $0.times.allSatisfy(times.contains) })
    else { return nil }
    return times
  }

  /// The hours of a day of the week; nil when they are not those of each week.
  private static func times(on day: Weekday, of rules: [PlacedRule]) -> [TimeSpan]? {
    var times: [TimeSpan] = []
    for rule in rules.map(\.rule) {
      let isOfDay = rule.days.isEmpty || rule.days.days.flatMap(\.weekdays).contains(day)
      guard rule.days.areInAnyWeek, rule.days.onlyHolidays.isEmpty, rule.separator != .fallback
      else { return nil }
      guard isOfDay else { continue }
      guard rule.state == .closed || rule.state == .open && !rule.times.isEmpty else { return nil }
      if rule.separator == .replacing { times = [] }
      if rule.state == .open { times += rule.times }
    }
    return times.isEmpty ? nil : times
  }
}

extension [TimeSpan] {
  /// The times that begin in a part of the day; nil when there are none, or the others go on well into
  /// it.
  fileprivate func only(in hours: ClosedRange<Int>) -> [TimeSpan]? {
    guard let others = without(hours), others.count < count else { return nil }
    return filter { !others.contains($0) }
  }

  /// The times that do not begin in a part of the day; nil when one from before it goes on well
  /// into it.
  fileprivate func without(_ hours: ClosedRange<Int>) -> [TimeSpan]? {
    var rest: [TimeSpan] = []
    for span in self {
      guard case .clock(let start) = span.start else { return nil }
      if hours.contains(start / 60) { continue }
      let isOver = span.clockRange.map { $0.upperBound <= hours.lowerBound * 60 + 120 } ?? false
      guard isOver || start > hours.upperBound * 60 else { return nil }
      rest.append(span)
    }
    return rest
  }
}
