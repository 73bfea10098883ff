extension Parser {
  /// Reads the days after a word such as `except`, and takes them from those of a draft, or from
  /// all days of the week.
  ///
  /// Throws a ``Problem`` when the days are invalid, or when times after them could be their own.
  mutating func exception(into draft: inout RuleDraft) throws(Problem) {
    guard !draft.hasLastModifier, draft.otherDays.isEmpty, draft.exceptions.isEmpty,
      !draft.isEmpty || index == 0
    else { throw problem(.ambiguous) }
    draft.saysEveryDay = true
    let start = index
    index = index + pastFillers(1)
    var excepted = DaySelector()
    if isWeekdayOrHoliday() {
      try weekdayList(into: &excepted)
    } else if beginsDates() {
      excepted.dates = try dateList()
    }
    guard !excepted.isEmpty, excepted.onlyHolidays.isEmpty else { throw problem() }
    warn(.informalDays, since: start)
    // In `10-18 except Mo 12-18` the last times are those of Monday.
    if draft.hasTimes, !endsPart { throw problem(.ambiguous) }
    try takeAway(excepted, from: &draft)
  }

  /// Whether nothing of the rule follows.
  var endsPart: Bool {
    switch token.kind {
    case .end, .sign(.semicolon), .sign(.lineBreak), .sign(.fallback): true
    case .sign(.comma): peek().kind == .end || beginsDays(1)
    case .sign(.dot): peek().kind == .end || beginsDays(1) || endsSentence
    default: false
    }
  }

  private func takeAway(
    _ excepted: DaySelector, from draft: inout RuleDraft
  ) throws(Problem) {
    var closed = excepted
    var away: Set<Weekday> = []
    closed.days = []
    for entry in excepted.days {
      switch entry {
      case .weekdays(let first, let last): away.formUnion(Weekday.days(from: first, to: last))
      case .holiday(let entry) where entry.kind == .publicHoliday:
        closed.days.append(.holiday(entry))
      default: throw problem(.ambiguous)
      }
    }
    if !away.isEmpty {
      draft.days.days = runs(try weekdays(of: draft.days.days).filter { !away.contains($0) })
      if draft.days.days.isEmpty { throw problem(.ambiguous) }
    }
    if !closed.isEmpty { draft.exceptions.append(closed) }
  }

  /// The days as ranges; they are in the order of the week.
  private func runs(_ days: [Weekday]) -> [DayEntry] {
    var runs: [(first: Weekday, last: Weekday)] = []
    for day in days {
      if let last = runs.last?.last, last.rawValue + 1 == day.rawValue {
        runs[runs.count - 1].last = day
      } else {
        runs.append((day, day))
      }
    }
    return runs.map { .weekdays(first: $0.first, last: $0.last) }
  }

  /// The weekdays in a list, all seven for an empty one.
  ///
  /// Throws `ambiguous` when it has holidays too.
  private func weekdays(of entries: [DayEntry]) throws(Problem) -> [Weekday] {
    if entries.isEmpty { return Weekday.allCases }
    var named: Set<Weekday> = []
    for entry in entries {
      guard case .weekdays(let first, let last) = entry else { throw problem(.ambiguous) }
      named.formUnion(Weekday.days(from: first, to: last))
    }
    return Weekday.allCases.filter(named.contains)
  }
}

extension Weekday {
  static func days(from first: Weekday, to last: Weekday) -> [Weekday] {
    (0...first.days(to: last)).map { first.adding(days: $0) }
  }
}
