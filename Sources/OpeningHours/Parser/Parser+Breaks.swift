extension Parser {
  /// The distance to the times of a break at this one, as in `(break 15:00-17:00)`, `브레이크타임
  /// 15:00~17:00` and `(closed 12-13)`; nil when there is none.
  func breakTimes(_ distance: Int) -> Int? {
    let isEnclosed = peek(distance).kind == .sign(.openParenthesis)
    let first = isEnclosed ? distance + 1 : distance
    guard
      var next = behindBreak(first)
        ?? (isEnclosed && word(first) == .state(.closed) ? first + 1 : nil)
    else { return nil }
    next = pastFillers(next)
    if peek(next).kind == .sign(.colon) { next = pastFillers(next + 1) }
    return beginsTimeRange(next) ? next : nil
  }

  /// Reads a break and takes it from the times of a draft.
  ///
  /// Throws a ``Problem`` when the times of the break are invalid, or none of the draft's encloses
  /// them.
  mutating func pause(at distance: Int, into draft: inout RuleDraft) throws(Problem) {
    let start = index
    let isEnclosed = take(.openParenthesis)
    index = start + distance
    let before = doubts
    isInBreak = true
    let times = try timeSpan()
    isInBreak = false
    doubts.forgetRanges(since: before)
    let isRead = try takeBreak(times, from: &draft)
    if isEnclosed { takeKitchenRemark(into: &draft) }
    guard isRead, !isEnclosed || take(.closeParenthesis) else {
      throw Problem(kind: .ambiguous, position: tokens[start].position.lowerBound)
    }
    warn(.punctuation, since: start)
  }

  /// Takes the times that a word for a break follows from those of a draft: `15:00-17:00 Break`;
  /// returns false when none follows.
  ///
  /// Throws `ambiguous` when none of the draft's times encloses them.
  mutating func takeBreak(behind times: TimeSpan, of draft: inout RuleDraft) throws(Problem) -> Bool
  {
    guard let length = behindBreak(0), breakTimes(0) == nil, !beginsClosedParts else {
      return false
    }
    index += length
    guard try takeBreak(times, from: &draft) else { throw problem(.ambiguous) }
    return true
  }

  /// Takes times in parentheses that a word for a break follows, as in `11:30-21:30 (15:00-17:00
  /// 브레이크타임)`; returns false when there are none.
  ///
  /// Throws a ``Problem`` when none of the draft's times encloses them, or more is with them.
  mutating func enclosedBreak(of draft: inout RuleDraft) throws(Problem) -> Bool {
    var ahead = self
    ahead.index += 1
    guard draft.hasTimes, let times = try? ahead.timeSpan(), ahead.behindBreak(0) != nil else {
      return false
    }
    let start = index
    self = ahead
    guard try takeBreak(behind: times, of: &draft), take(.closeParenthesis) else {
      throw problem(.ambiguous)
    }
    warn(.punctuation, since: start)
    return true
  }

  private mutating func takeBreak(
    _ times: TimeSpan, from draft: inout RuleDraft
  ) throws(Problem) -> Bool {
    guard draft.hasTimes else {
      draft.breaks.append(times)
      return !draft.hasDays
    }
    guard let rest = draft.times.without(times) else { return false }
    draft.times = rest
    return true
  }

  /// The rules without a break in the hours that enclose it; nil when none does.
  static func pausing(_ rules: [PlacedRule], for pause: TimeSpan) -> [PlacedRule]? {
    let rests = rules.map { $0.rule.state == .open ? $0.rule.times.without(pause) : nil }
    guard rests.contains(where: { $0 != nil }) else { return nil }
    return zip(rules, rests).map { rule, rest in
      var rule = rule
      rule.rule.times = rest ?? rule.rule.times
      return rule
    }
  }

  /// The distance behind words for a break at this one, as `lunch break` and `break time`; nil when
  /// there are none.
  private func behindBreak(_ distance: Int) -> Int? {
    var next = distance
    if word(next) == .state(.closed),
      ["for", "zur", "pour", "per", "por"].contains(peek(1 + next).word),
      case .meal = word(next + 2)
    {
      return next + 3
    }
    if case .meal = word(next) { next += 1 }
    guard let word = peek(next).word, Self.breaks.contains(word) else { return nil }
    return peek(next + 1).word == "time" ? next + 2 : next + 1
  }

  /// Words for a break.
  static let breaks: Set = [
    "break", "breaktime", "pause", "mittagspause", "pausa", "descanso", "перерыв", "перерва",
    "przerwa",
    "přestávka", "브레이크타임", "브레이크", "휴게시간",
    "休憩", "休憩時間", "午休",
  ]
}

extension [TimeSpan] {
  /// The times without a break inside one of them; nil when none encloses it.
  fileprivate func without(_ pause: TimeSpan) -> [TimeSpan]? {
    guard let written = pause.clockRange,
      let pause = Self.readings(of: written).first(where: { pause in contains { $0.encloses(pause) }
      }),
      let index = firstIndex(where: { $0.encloses(pause) }),
      case .clock(let start) = self[index].start
    else { return nil }
    let first = TimeSpan(start: .clock(start), end: .at(.clock(pause.lowerBound)))
    let last = TimeSpan(start: .clock(pause.upperBound), end: self[index].end)
    return self[..<index] + [first, last] + self[(index + 1)...]
  }

  /// A break as it is written, and on a clock of twelve hours, such as `9-5 (break 12-1)`.
  private static func readings(of pause: Range<Int>) -> [Range<Int>] {
    let half = 12 * 60
    guard pause.upperBound > half else {
      return [pause, pause.lowerBound + half..<pause.upperBound + half]
    }
    guard pause.upperBound - half > pause.lowerBound else { return [pause] }
    return [pause, pause.lowerBound..<pause.upperBound - half]
  }
}

extension TimeSpan {
  fileprivate func encloses(_ pause: Range<Int>) -> Bool {
    guard let range = clockRange, period == nil else { return false }
    return range.lowerBound < pause.lowerBound && pause.upperBound < range.upperBound
  }
}
