extension Parser {
  /// The rules that were read, and what precedes the next one.
  private struct RuleList {
    var rules: [PlacedRule] = []
    /// The separator before the next rule; nil for a weak one, or none.
    var separator: Rule.Separator? = .replacing
    var isSeparated = true
    /// The days of the last rule, when it names a meal.
    var mealDays: DaySelector?
    /// Whether the last rule is a day off, as in `水曜定休`.
    var endsWithDayOff = false
    /// Parts of days that were closed before any hours were told, and where.
    var closed: (parts: [ClosedPart], position: Range<Int>)?
  }

  /// Reads all rules in their order.
  ///
  /// Throws a ``Problem`` when one of them is not understood.
  mutating func rules() throws(Problem) -> [PlacedRule] {
    var list = RuleList()
    _ = takeSeparator(isLeading: true)
    while token.kind != .end {
      let start = token.position.lowerBound
      var draft = try rule()
      if draft.isAmendment, !list.rules.isEmpty {
        let position = start..<tokens[index - 1].position.upperBound
        guard let amended = Self.amended(list.rules, by: draft, at: position) else {
          throw Problem(kind: .ambiguous, position: start)
        }
        list.rules = amended
      } else if !draft.closedParts.isEmpty {
        let position = start..<tokens[index - 1].position.upperBound
        let known = list.closed?.parts ?? []
        list.closed = (known + draft.closedParts, list.closed?.position ?? position)
      } else if draft.isEveryDayAlone, !list.rules.isEmpty,
        list.rules.allSatisfy({ $0.rule.days.isEveryDay })
      {
        warn(.informalDays, position(since: index - 1))
      } else {
        try add(&draft, to: &list, at: start)
      }
      let last = index
      list.separator = takeSeparator(isLeading: false)
      let isOtherwise = draft.hasTimes && endsWithOtherwise
      list.isSeparated = list.separator != nil || isOtherwise
      if !list.isSeparated { list.isSeparated = takeInformalSeparator() }
      // A line break is only a weak separator.
      if tokens[last..<index].allSatisfy({ $0.kind == .sign(.lineBreak) }) { list.separator = nil }
      if isOtherwise { list.separator = .fallback }
    }
    guard let (parts, position) = list.closed else {
      if list.rules.isEmpty { throw Problem(kind: .empty, position: 0) }
      return list.rules
    }
    if list.rules.isEmpty {
      let namesHours = parts.contains(where: \.isOnlyOpen)
      throw Problem(kind: namesHours ? .unexpected : .onlyClosed, position: position.lowerBound)
    }
    guard let rules = Self.closing(parts, of: list.rules, at: position) else {
      throw Problem(kind: .ambiguous, position: position.lowerBound)
    }
    return rules
  }

  /// Adds a rule to those before it.
  ///
  /// Throws a ``Problem`` when it is not clear what the rule means behind them.
  private mutating func add(
    _ draft: inout RuleDraft, to list: inout RuleList, at start: Int
  ) throws(Problem) {
    try takeDays(for: &draft, behind: &list, at: start)
    if draft.saysOtherDays {
      guard !draft.hasDays, let others = Self.otherDays(than: list.rules.map(\.rule.days)) else {
        throw Problem(kind: .ambiguous, position: start)
      }
      draft.days.days = others
    }
    if draft.isAdded {
      guard !list.rules.isEmpty else { throw Problem(kind: .ambiguous, position: start) }
      list.separator = .adding
    }
    list.mealDays = draft.namesMeal ? draft.days : nil
    let isOfOtherDays = list.endsWithDayOff && draft.isTimesAlone
    list.endsWithDayOff = draft.namesDayOff
    if !list.isSeparated, !isOfOtherDays { try draft.checkStandsAlone(at: start) }
    if draft.isDaysAlone, try takeTimes(into: &draft) {
      warn(.punctuation, start..<tokens[index - 1].position.upperBound)
    }
    // `Tu-Fr mittags 12-14; Tu-Sa abends 18-22` means both.
    if draft.namesMeal, list.separator == .replacing { list.separator = nil }
    guard !draft.isEveryDayAlone, draft.breaks.isEmpty, draft.laterEnds.isEmpty,
      draft.closedParts.isEmpty
    else {
      throw Problem(kind: .ambiguous, position: start)
    }
    let position = start..<tokens[index - 1].position.upperBound
    let joint =
      list.separator
      ?? MissingSeparator.between(
        list.rules.map(\.rule),
        and: Rule(days: draft.days, times: draft.times, state: draft.ruleState))
    list.rules += draft.rules(separator: joint).map { PlacedRule(rule: $0, position: position) }
  }

  /// Gives times without days those of the rule before them, where a sentence means that.
  ///
  /// Throws `ambiguous` for a meal whose days are not clear.
  private func takeDays(
    for draft: inout RuleDraft, behind list: inout RuleList, at start: Int
  ) throws(Problem) {
    if draft.beginsWithMeal, !draft.hasDays,
      list.rules.contains(where: { !$0.rule.days.isEmpty })
    {
      // Behind a semicolon, its times would replace those of the days before.
      guard let mealDays = list.mealDays else { throw Problem(kind: .ambiguous, position: start) }
      draft.days = mealDays
    }
    // `Daily 11 AM-3 PM; 5-10 PM` is no notation, in which the second rule would be the only one.
    guard list.separator == .replacing, doubts.namesHalves, let last = list.rules.last?.rule,
      draft.goesOn(after: last)
    else { return }
    draft.days = last.days
    list.separator = .adding
  }

  /// Joins a rule that was split in two, as in `Mo-Su; 08:00-20:00`: days without times, then times
  /// without days.
  private mutating func takeTimes(into draft: inout RuleDraft) throws(Problem) -> Bool {
    let mark = mark
    guard takeSeparator(isLeading: false) == .replacing, case .time = nextPart() else {
      go(backTo: mark)
      return false
    }
    let rest = try rule()
    // In `Mo-Fr; 12:00-13:00 off` the second rule closes a part of the days.
    guard !rest.hasDays, rest.state != .closed else {
      go(backTo: mark)
      return false
    }
    draft.times = rest.times
    draft.state = rest.state
    draft.comment = rest.comment
    return true
  }

  /// Reads the separator between two rules; nil when there is none.
  private mutating func takeSeparator(isLeading: Bool) -> Rule.Separator? {
    var separator: Rule.Separator?
    let start = token.position.lowerBound
    var count = 0
    while let next = separatorSign {
      if next != .adding || separator == nil { separator = next }
      if token.kind != .sign(.lineBreak) { count += 1 }
      index += 1
    }
    guard separator != nil, start < tokens[index - 1].position.upperBound else {
      if !isLeading, token.kind != .end { warn(.missingSeparator, token.position) }
      return nil
    }
    let position = start..<tokens[index - 1].position.upperBound
    if count > 1 || isLeading || token.kind == .end {
      warn(.emptyRule, position)
    } else if count == 0 {
      warn(.missingSeparator, position)
    }
    return separator
  }

  /// Skips an informal separator, as in `Mo-Th 11:00-22:00 | Fr-Sa 11:00-23:00`, or a slash; tells
  /// whether a meal follows it, whose days are those before.
  private mutating func takeInformalSeparator() -> Bool {
    let isClosing = word(1) == .state(.closed) && beginsDays(pastFillers(2))
    let beginsRule = beginsDays(1) || isClosing
    let beginsMeal = beginsMeal(1)
    switch token.kind {
    case .sign(.bar), .sign(.slash):
      if beginsRule || beginsMeal { index += 1 }
      return beginsMeal
    case .sign(.hyphen) where token.isSpaced && peek().isSpaced: if beginsRule { index += 1 }
    default: break
    }
    return false
  }

  /// Whether the dot at this point ends a sentence, because times follow it, or parts of days that are
  /// closed: `. 12-14`, `. Open from 10am to 6pm`, `. Closed for lunch on Saturday`.
  var endsSentence: Bool {
    let isIntroduced = word(1) == .state(.open)
    return beginsTimeRange(isIntroduced ? pastFillers(2) : 1) || closesPartsNext
  }

  private var closesPartsNext: Bool {
    guard mentionsMeal, token.kind != .end else { return false }
    var ahead = self
    ahead.index += 1
    return ahead.beginsClosedParts
  }

  /// Whether only `or by appointment` is left, which is about the other times.
  private var endsWithOtherwise: Bool {
    guard let length = otherwiseLength else { return false }
    return peek(length).kind == .end
  }

  private var separatorSign: Rule.Separator? {
    switch token.kind {
    case .sign(.semicolon), .sign(.lineBreak): .replacing
    case .sign(.dot) where endsSentence: .replacing
    case .sign(.comma): .adding
    case .sign(.fallback): .fallback
    default: nil
    }
  }
}
