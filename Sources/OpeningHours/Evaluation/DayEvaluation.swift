/// Applies the rules of a schedule to one day.
///
/// The rules apply in order. A matching `;` rule that is not closed erases the result of earlier
/// rules for the day, including hours of the day before that continue past midnight. Such hours
/// come from the rules that were still in effect on the day before, at their place in the order.
struct DayEvaluation {
  let rules: [Rule]
  let clock: SunClock
  let facts: HolidayFacts

  func timeline(of day: Day) -> Timeline {
    let standing = standingRules(before: day)
    var timeline = Timeline()
    for index in rules.indices {
      let isToday = rules[index].days.matches(day, facts)
      if isToday && replaces(index) { timeline.clear() }
      // The hours of the day itself come last: they are certain where an open end is not.
      if standing.contains(index) {
        paint(index, of: day.before, shiftedBy: -Timeline.minutes, on: &timeline)
      }
      if isToday { paint(index, of: day, shiftedBy: 0, on: &timeline) }
    }
    return timeline
  }

  /// The rules whose hours may continue from the day before: they match it, and no later rule
  /// replaces them or closes that whole day.
  private func standingRules(before day: Day) -> [Int] {
    guard rules.indices.contains(where: { rules[$0].mayPassMidnight }) else { return [] }
    let yesterday = day.before
    var standing: [Int] = []
    for index in rules.indices where rules[index].days.matches(yesterday, facts) {
      let isCleared = rules[index].closesWholeDays && rules[index].separator != .fallback
      if isCleared || replaces(index) { standing.removeAll(keepingCapacity: true) }
      if rules[index].mayPassMidnight { standing.append(index) }
    }
    return standing
  }

  /// Whether a matching rule erases the result of earlier rules.
  ///
  /// A rule without days continues a rule with days (`Mo-Fr 09:00-12:00; 14:00-18:00`). It replaces
  /// only a rule without days.
  private func replaces(_ index: Int) -> Bool {
    guard rules[index].separator == .replacing, rules[index].state != .closed else { return false }
    if !rules[index].days.isEmpty { return true }
    return rules[index].state == .open && index > 0 && rules[index - 1].days.isEmpty
  }

  private func paint(_ index: Int, of day: Day, shiftedBy shift: Int, on timeline: inout Timeline) {
    if rules[index].times.isEmpty {
      if shift == 0 { paint(index, 0, Timeline.minutes, .rule, on: &timeline) }
      return
    }
    for span in rules[index].times {
      guard let range = clock.minuteRange(span, on: day.date) else { continue }
      paint(index, range.start + shift, range.certainEnd + shift, .rule, on: &timeline)
      if range.possibleEnd > range.certainEnd {
        let end = min(range.possibleEnd, nextStart(after: range.certainEnd, rules[index], day))
        let reason = span.end == .missing ? Reason.onlyStart : .openEnd
        paint(index, range.certainEnd + shift, end + shift, reason, on: &timeline)
      }
    }
  }

  /// The start of the rule's next span, where the uncertainty of an open end stops.
  private func nextStart(after minute: Int, _ rule: Rule, _ day: Day) -> Int {
    rule.times.compactMap { clock.minuteRange($0, on: day.date)?.start }.filter { $0 > minute }
      .min()
      ?? Int.max
  }

  private func paint(
    _ index: Int, _ start: Int, _ end: Int, _ reason: Reason, on timeline: inout Timeline
  ) {
    let isCertain = reason == .rule || rules[index].state == .closed
    timeline.paint(
      from: start, to: end,
      Status(
        state: isCertain ? rules[index].state : .unknown, comment: rules[index].comment,
        ruleIndex: index, reason: reason),
      onlyClosed: rules[index].separator == .fallback)
  }
}

extension Rule {
  /// Whether the hours of a day may go on into the next one.
  var mayPassMidnight: Bool {
    times.contains { span in
      switch span.end {
      case .at(.clock(let end)): end > Timeline.minutes || span.start.followsSun
      case .at(.sun), .atLeast, .open, .missing: true
      }
    }
  }
}
