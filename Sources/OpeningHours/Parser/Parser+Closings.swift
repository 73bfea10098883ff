extension Parser {
  /// The rules with the closings of a sentence behind the hours of all days, which they take a day
  /// from: `Tuesday closed, 11 AM - 9 PM`.
  ///
  /// In the notation, the hours of a later rule count on its days, too.
  func closingsLast(_ rules: [PlacedRule]) -> [PlacedRule] {
    guard saysClosed, namesDays,
      let everyDay = rules.lastIndex(where: { $0.rule.state == .open && $0.rule.days.isEveryDay })
    else { return rules }
    let isMoved = rules.indices.map { index in
      index < everyDay && rules[index].rule.state == .closed && !rules[index].rule.days.isEveryDay
        && rules[index].rule.days.areInAnyWeek
    }
    guard isMoved.contains(true) else { return rules }
    func replacing(_ placed: PlacedRule) -> PlacedRule {
      var rule = placed.rule
      rule.separator = .replacing
      return PlacedRule(rule: rule, position: placed.position)
    }
    var kept = rules.indices.filter { !isMoved[$0] }.map { rules[$0] }
    kept[0] = replacing(kept[0])
    return kept + rules.indices.filter { isMoved[$0] }.map { replacing(rules[$0]) }
  }

  /// Checks that a sentence says more than on which days a place is closed, unlike `Closed Mondays`.
  ///
  /// In the notation, `Mo off` is closed on the other days too. Throws `onlyClosed` for a sentence,
  /// and for `Monday: closed`.
  func checkOtherDays(than rules: [PlacedRule]) throws(Problem) {
    let closed = rules.flatMap(\.rule.days.days).flatMap(\.weekdays)
    guard isWhole, beginsWithClosing || saysClosed && namesDays, Set(closed).count < 7,
      rules.allSatisfy({ $0.rule.state == .closed && !$0.rule.days.isEmpty })
    else { return }
    throw Problem(kind: .onlyClosed, position: rules[0].position.lowerBound)
  }
}

extension DaySelector {
  /// Whether it is all days of the week, named or not.
  var isEveryDay: Bool {
    isEmpty || repeatsWeekly && Set(days.flatMap(\.weekdays)).count == 7
  }

  /// Whether it is weekdays and holidays of all weeks of all years.
  fileprivate var areInAnyWeek: Bool { years.isEmpty && dates.isEmpty && weeks.isEmpty }
}

extension DayEntry {
  /// The weekdays of a range of them; empty for holidays and single occurrences.
  fileprivate var weekdays: [Weekday] {
    guard case .weekdays(let first, let last) = self else { return [] }
    return Weekday.days(from: first, to: last)
  }
}
