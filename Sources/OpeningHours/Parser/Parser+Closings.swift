extension Parser {
  /// The rules of a sentence, with its closings taken from the hours of all days: `Tuesday closed, 11
  /// AM - 9 PM`.
  ///
  /// In the notation, the hours of a later rule count on its days, too, so the closings have to be
  /// last. They would end the hours of the night before at midnight, so those are of the other days.
  func applyingClosings(_ rules: [PlacedRule]) -> [PlacedRule] {
    guard isInSentences else { return rules }
    if let others = Self.onOtherDays(rules) { return others }
    let open = rules.indices.filter { rules[$0].rule.state == .open }
    let everyDay = open.last { rules[$0].rule.days.isEveryDay } ?? -1
    let anyWeek = open.last { rules[$0].rule.days.areInAnyWeek } ?? -1
    let isMoved = rules.indices.map { index in
      let rule = rules[index].rule
      guard rule.state == .closed, !rule.days.isEveryDay else { return false }
      // Weekdays are closed where hours are of every day; dates, where they are of any weekday.
      return index < (rule.days.days.allSatisfy(\.weekdays.isEmpty) ? anyWeek : everyDay)
    }
    guard isMoved.contains(true) else { return rules }
    func replacing(_ placed: PlacedRule) -> PlacedRule {
      var rule = placed.rule
      rule.separator = .replacing
      return PlacedRule(rule: rule, position: placed.position)
    }
    // Behind the hours there may be exceptions: `Closed Dec 24-26. Daily 10-18. Dec 26: 11-14`.
    let exceptions = open.first { $0 > anyWeek } ?? rules.endIndex
    let moved = rules.indices.filter { isMoved[$0] }.map { replacing(rules[$0]) }
    var kept = rules.indices.filter { $0 < exceptions && !isMoved[$0] }.map { rules[$0] }
    kept[0] = replacing(kept[0])
    return kept + moved + rules[exceptions...]
  }

  /// Whether closed days are told as people tell them, and not in the notation.
  private var isInSentences: Bool {
    beginsWithClosing || endsSentences || saysClosed && namesDays
  }

  /// Hours of all days that pass midnight, on the weekdays that no other rule closes, with the
  /// holidays that one does; nil when there are rules of other sorts.
  private static func onOtherDays(_ rules: [PlacedRule]) -> [PlacedRule]? {
    let isClosing = rules.map { placed in
      placed.rule.closesWholeDays && placed.rule.days.areInAnyWeek
        && placed.rule.days.days.contains { !$0.weekdays.isEmpty }
        && placed.rule.days.onlyHolidays.isEmpty && !placed.rule.days.isEveryDay
    }
    guard rules.contains(where: { $0.rule.mayPassMidnight }),
      zip(rules, isClosing).allSatisfy({ placed, isClosing in
        isClosing || placed.rule.state == .open && placed.rule.days.isEveryDay
      })
    else { return nil }
    let closed = zip(rules, isClosing).filter(\.1).flatMap { $0.0.rule.days.days }
    guard Set(closed.flatMap(\.weekdays)).count < 7 else { return nil }
    var kept = zip(rules, isClosing).filter { !$0.1 }.map(\.0)
    for index in kept.indices {
      kept[index].rule.days.days = DayEntry.ranges(without: Set(closed.flatMap(\.weekdays)))
    }
    kept[0].rule.separator = .replacing
    let holidays = closed.filter(\.weekdays.isEmpty)
    guard !holidays.isEmpty else { return kept }
    let rule = Rule(days: DaySelector(days: holidays), state: .closed)
    return kept + [PlacedRule(rule: rule, position: rules[0].position)]
  }

  /// Checks that a sentence says more than on which days a place is closed, unlike `Closed Mondays`.
  ///
  /// In the notation, `Mo off` is closed on the other days too. Throws `onlyClosed` for a sentence,
  /// and for `Monday: closed`.
  func checkOtherDays(than rules: [PlacedRule]) throws(Problem) {
    let closed = rules.flatMap(\.rule.days.days).flatMap(\.weekdays)
    guard isWhole, isInSentences, Set(closed).count < 7,
      rules.allSatisfy({ $0.rule.state == .closed && !$0.rule.days.isEmpty })
    else { return }
    throw Problem(kind: .onlyClosed, position: rules[0].position.lowerBound)
  }
}

extension Parser {
  /// The weekdays that rules before do not name, as ranges; nil when they name none or all, or days
  /// of some weeks only.
  static func otherDays(than named: [DaySelector]) -> [DayEntry]? {
    guard named.allSatisfy({ $0.areInAnyWeek && $0.onlyHolidays.isEmpty }) else { return nil }
    var weekdays: Set<Weekday> = []
    for entry in named.flatMap(\.days) {
      if case .occurrence = entry { return nil }
      weekdays.formUnion(entry.weekdays)
    }
    return weekdays.isEmpty || weekdays.count == 7 ? nil : DayEntry.ranges(without: weekdays)
  }
}

extension DaySelector {
  /// Whether it is all days of the week, named or not.
  var isEveryDay: Bool {
    isEmpty || repeatsWeekly && Set(days.flatMap(\.weekdays)).count == 7
  }

  /// Whether it is weekdays and holidays of all weeks of all years.
  var areInAnyWeek: Bool { years.isEmpty && dates.isEmpty && weeks.isEmpty }
}

extension DayEntry {
  /// The weekdays of a range of them; empty for holidays and single occurrences.
  var weekdays: [Weekday] {
    guard case .weekdays(let first, let last) = self else { return [] }
    return Weekday.days(from: first, to: last)
  }

  /// The days on which a place is not closed, as ranges; none when no day is closed.
  fileprivate static func ranges(without closed: Set<Weekday>) -> [DayEntry] {
    guard let start = closed.min(by: { $0.rawValue < $1.rawValue }) else { return [] }
    var ranges: [DayEntry] = []
    var run: (first: Weekday, last: Weekday)?
    for distance in 1...7 {
      let day = start.adding(days: distance)
      if !closed.contains(day) {
        run = (run?.first ?? day, day)
      } else if let (first, last) = run {
        ranges.append(.weekdays(first: first, last: last))
        run = nil
      }
    }
    return ranges
  }
}
