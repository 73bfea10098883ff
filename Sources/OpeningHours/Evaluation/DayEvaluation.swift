/// Applies the rules of a schedule to one day.
///
/// The rules go in order. A `;` rule that matches and is not closed wipes out what the rules before
/// it said about the day, the hours that yesterday spills past midnight among it. Spilled hours come
/// from the rules that were left standing yesterday, in the place of their rule in the order.
struct DayEvaluation {
  let rules: [Rule]
  let clock: SunClock
  let facts: HolidayFacts

  func timeline(of day: Day) -> Timeline {
    let yesterday = day.before
    let standing = standingRules(on: yesterday)
    var timeline = Timeline()
    for (index, rule) in rules.enumerated() {
      if rule.days.matches(day, facts) {
        if replaces(index) { timeline.clear() }
        paint(index, of: day, shiftedBy: 0, on: &timeline)
      }
      if standing.contains(index) {
        paint(index, of: yesterday, shiftedBy: -Timeline.minutes, on: &timeline)
      }
    }
    return timeline
  }

  /// The rules whose hours may spill out of a day: those that match it and that no later rule has
  /// replaced or closed for the whole day.
  private func standingRules(on day: Day) -> [Int] {
    guard rules.contains(where: \.mayPassMidnight) else { return [] }
    var standing: [Int] = []
    for (index, rule) in rules.enumerated() where rule.days.matches(day, facts) {
      if replaces(index) || rule.closesWholeDays && rule.joint != .fallback {
        standing.removeAll(keepingCapacity: true)
      }
      if rule.mayPassMidnight { standing.append(index) }
    }
    return standing
  }

  /// Whether a matching rule wipes out what was said before.
  ///
  /// A rule without days follows up on a rule with days (`Mo-Fr 09:00-12:00; 14:00-18:00`) and only
  /// replaces one that has none either.
  private func replaces(_ index: Int) -> Bool {
    let rule = rules[index]
    guard rule.joint == .replacing, rule.state != .closed else { return false }
    if !rule.days.isEmpty { return true }
    return rule.state == .open && index > 0 && rules[index - 1].days.isEmpty
  }

  private func paint(_ index: Int, of day: Day, shiftedBy shift: Int, on timeline: inout Timeline) {
    let rule = rules[index]
    if rule.times.isEmpty {
      if shift == 0 { paint(index, 0, Timeline.minutes, .rule, on: &timeline) }
      return
    }
    for span in rule.times {
      guard let stretch = clock.stretch(span, on: day.date) else { continue }
      paint(index, stretch.start + shift, stretch.certainEnd + shift, .rule, on: &timeline)
      if stretch.possibleEnd > stretch.certainEnd {
        let end = min(stretch.possibleEnd, nextStart(after: stretch.certainEnd, rule, day))
        let reason = span.end == .missing ? Reason.onlyStart : .openEnd
        paint(index, stretch.certainEnd + shift, end + shift, reason, on: &timeline)
      }
    }
  }

  /// The next span of the same rule ends the doubt about an open end before it.
  private func nextStart(after minute: Int, _ rule: Rule, _ day: Day) -> Int {
    rule.times.compactMap { clock.stretch($0, on: day.date)?.start }.filter { $0 > minute }.min()
      ?? Int.max
  }

  private func paint(
    _ index: Int, _ start: Int, _ end: Int, _ reason: Reason, on timeline: inout Timeline
  ) {
    let rule = rules[index]
    let state = reason == .rule || rule.state == .closed ? rule.state : .unknown
    timeline.paint(
      from: start, to: end,
      Status(state: state, comment: rule.comment, ruleIndex: index, reason: reason),
      onlyClosed: rule.joint == .fallback)
  }
}

extension Rule {
  fileprivate var mayPassMidnight: Bool {
    times.contains { span in
      switch span.end {
      case .at(.clock(let end)): end > Timeline.minutes
      case .at(.sun), .atLeast, .open, .missing: true
      }
    }
  }
}
