// The end of the hours on some days, which begin as the rule before says: `Mo-Do 11-23 Uhr, Fr/Sa bis
// 1 Uhr` and `Daily 11am-10pm (Fri-Sat until midnight)`.
extension Parser {
  /// Reads a word such as `until` and a time behind days; returns false when something else is next.
  ///
  /// Throws a ``Problem`` when the time is invalid.
  mutating func laterEnd(into draft: inout RuleDraft) throws(Problem) -> Bool {
    guard draft.isDaysAlone, draft.laterEnds.isEmpty, case .word = token.kind, word() == .range,
      beginsTime(pastArticles(1)) || isNumber(pastArticles(1))
    else { return false }
    let start = index
    index += pastArticles(1)
    draft.laterEnds = try ends()
    warn(.informalDays, since: start)
    return true
  }

  /// Reads such an end before its days, `(11pm Fri & Sat)` or `until 11pm Fri & Sat`; returns false
  /// when something else is next.
  mutating func endBeforeDays(into draft: inout RuleDraft) -> Bool {
    var ahead = self
    let isEnclosed = ahead.take(.openParenthesis)
    let saysUntil = ahead.word() == .range
    if saysUntil { ahead.index += ahead.pastArticles(1) }
    guard index > 0, isEnclosed || saysUntil, ahead.beginsTime() else { return false }
    var end = RuleDraft()
    guard let ends = try? ahead.ends(), ahead.beginsDays(), (try? ahead.days(into: &end)) == true,
      end.isDaysAlone, !isEnclosed || ahead.take(.closeParenthesis)
    else { return false }
    let start = index
    self = ahead
    end.laterEnds = ends
    draft = end
    warn(.informalDays, since: start)
    return true
  }

  /// The minutes that the next time may mean: two on a clock of twelve hours.
  private mutating func ends() throws(Problem) -> [Int] {
    if word() == .midnight {
      index += 1
      return [1440]
    }
    let time = try clock()
    guard let minute = time.minutes else { throw problem(.outOfRange) }
    let isOnEither =
      time.half == nil && time.hour <= 12 && (doubts.namesHalves || style == .twelveHours)
    return isOnEither ? [minute, minute + 720] : [minute]
  }

  /// The rules with one more, whose hours are those of the last that is open up to another end; nil
  /// when there are no such hours, or it is not clear when they end.
  static func ending(
    _ rules: [PlacedRule], as draft: RuleDraft, at position: Range<Int>
  ) -> [PlacedRule]? {
    guard let last = rules.last(where: { $0.rule.state == .open && !$0.rule.times.isEmpty })?.rule,
      last.times.last?.clockRange != nil, case .clock(let start) = last.times.last?.start
    else { return nil }
    let ends = draft.laterEnds.map { $0 > start ? $0 : $0 + 1440 }.filter { $0 - start < 1080 }
    guard ends.count == 1 else { return nil }
    let times = ends.map { TimeSpan(start: .clock(start), end: .at(.clock($0))) }
    let rule = Rule(
      separator: .replacing, days: draft.days, times: last.times.dropLast() + times, state: .open)
    return rules + [PlacedRule(rule: rule, position: position)]
  }
}
