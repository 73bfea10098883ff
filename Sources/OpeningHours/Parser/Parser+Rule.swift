extension Parser {
  /// The kind of part that the next token begins.
  enum Part {
    case allDay(length: Int)
    case time
    case days
    case state(State)
    case timesInParentheses
    case comment(String)
    case phrase(length: Int)
    case colon
    case dot
    case listSign
    case except
    case otherDays
    case meal
    case pause(distance: Int)
    case filler
    case nothing
  }

  /// Reads one rule, up to its separator.
  ///
  /// Throws a ``Problem`` when the rule is invalid or ambiguous.
  mutating func rule() throws(Problem) -> RuleDraft {
    var draft = RuleDraft()
    mealHours = nil
    let start = index
    // A comma may precede it: `Mo-Fr 9-18, and Sa 10-14`.
    let isJoined = word() == .list && phraseLength == nil || token.kind == .sign(.ampersand)
    if index > 0, isJoined { index += 1 }
    if endBeforeDays(into: &draft) { return draft }
    let known = (doubts.ranges.count, doubts.early.count)
    // `Mo-Su 11-23 (Fr, Sa 11-01)`
    let isEnclosed = start > 0 && token.kind == .sign(.openParenthesis) && beginsDays(1)
    if isEnclosed { index += 1 }
    if !closedParts(into: &draft), !onlyMeal(into: &draft), !closedAltogether(into: &draft) {
      while try part(of: &draft) {}
    }
    if isEnclosed, !take(.closeParenthesis) { throw problem() }
    // `8-18 (Fr 16)` may be an end as well.
    if isEnclosed, draft.times.contains(where: { $0.end == .missing }) {
      throw problem(.ambiguous)
    }
    doubts.note(draft.times, ranges: known.0, early: known.1)
    if draft.isEmpty || index == start { throw problem() }
    try checkDoubtfulDays(of: draft, since: start)
    try checkDottedDates(of: draft, since: start)
    return draft
  }

  /// Reads the next part into a draft; returns false when the rule ends before it.
  private mutating func part(of draft: inout RuleDraft) throws(Problem) -> Bool {
    if draft.hasTimes, word() == .state(.closed), beginsClosedParts { return false }
    switch nextPart() {
    case .nothing:
      if also(into: &draft) { return true }
      return try laterEnd(into: &draft)
    case .filler: index += 1
    case .meal:
      draft.beginsWithMeal = draft.beginsWithMeal || draft.isEmpty
      draft.namesMeal = true
      takeMeal()
    case .allDay(let length): return allDay(length: length, into: &draft)
    case .time:
      if draft.namesDayOff, draft.isClosedOnDays, namesDays { return false }
      return try times(into: &draft)
    case .timesInParentheses: return try timesInParentheses(into: &draft)
    case .days: return try days(into: &draft)
    case .state(let state): return modifier(state, into: &draft)
    case .comment(let text):
      draft.add(comment: text)
      index += 1
    case .phrase(let length):
      if draft.hasTimes, !draft.hasModifier, peek(length).kind == .end, otherwiseLength != nil {
        return false
      }
      phrase(length: length, into: &draft)
    case .colon: return colon(after: draft)
    case .dot:
      // `Closed on Mondays. 12:30-14:30` is two sentences.
      if draft.isClosedOnDays, endsSentence || beginsDays(1) {
        endsSentences = true
        if endsSentence { return false }
      }
      warn(.punctuation, token.position)
      index += 1
    case .listSign: return continuesList(of: draft)
    case .except:
      if beginsClosedParts { return false }
      try exception(into: &draft)
    case .otherDays:
      guard draft.isEmpty, !draft.saysOtherDays else { return false }
      draft.saysOtherDays = true
      warn(.informalDays, token.position)
      index += 1
      if token.kind == .sign(.colon) { index += 1 }
    case .pause(let distance): try pause(at: distance, into: &draft)
    }
    return true
  }

  func nextPart() -> Part {
    if let length = kitchenClauseLength() { return .phrase(length: length) }
    if let length = allDayLength { return .allDay(length: length) }
    if beginsDays() { return .days }
    if beginsTime() { return .time }
    switch token.kind {
    case .comment(let text): return .comment(text)
    case .sign(.colon): return .colon
    // `Sun - closed`
    case .sign(.hyphen) where token.isSpaced && peek().isSpaced: return .colon
    case .sign(.dot): return .dot
    case .sign(.comma), .sign(.ampersand), .sign(.bar): return .listSign
    case .sign(.slash) where breakTimes(1) != nil || kitchenClauseLength(1) != nil:
      return .listSign
    case .sign(.openParenthesis) where beginsTimeRange(1): return .timesInParentheses
    case .sign(.openParenthesis):
      if let distance = breakTimes(0) { return .pause(distance: distance) }
      return remarkLength.map { .phrase(length: $0) } ?? .nothing
    case .word: return wordPart()
    default: return .nothing
    }
  }

  private func wordPart() -> Part {
    if isInBeforeMonth(0) || isOnBeforeDay(0) { return .filler }
    if let length = irregularClosingLength ?? phraseLength { return .phrase(length: length) }
    if let distance = breakTimes(0) { return .pause(distance: distance) }
    switch word() {
    case .state(let state): return .state(state)
    case .list: return .listSign
    case .except: return .except
    case .otherDays: return .otherDays
    case .filler, .start:
      let next = pastFillers(0)
      let isBeforeHours = beginsDays(next) || beginsTime(next) || beginsMeal(next)
      return next > 0 && isBeforeHours ? .filler : .nothing
    case .meal where beginsMeal(0): return .meal
    // `à partir de 18h`
    case .range where word(1) == .start && isFiller(1): return .filler
    default: return .nothing
    }
  }

  private mutating func modifier(_ state: State, into draft: inout RuleDraft) -> Bool {
    // `open Mo-Fr` is one rule; `Mo off Tu off` is two.
    guard draft.state == nil, draft.comment == nil || !draft.hasDays else { return false }
    // `11:00-20:00 closed Mo` is two: the state belongs to the days.
    if state == .closed, draft.hasTimes, isFollowedByDaysAlone { return false }
    if draft.isEmpty && index + 1 < tokens.count - 1 && beginsDays(1) {
      warn(.order, token.position)
    }
    checkSpelling(of: token)
    draft.hasStateFirst = draft.isEmpty
    if state == .closed, token.word != "off" { saysClosed = true }
    draft.namesDayOff = draft.hasDays && Self.daysOff.contains(token.word ?? "")
    draft.state = state
    index += 1
    return true
  }

  /// Words for a day off, which are about the whole of it.
  private static let daysOff: Set = [
    "休息", "定休日", "定休", "店休日", "店休", "公休日", "公休", "休み", "休業", "휴무", "정기휴무", "휴무일", "ruhetag",
  ]

  /// Whether the word at this point is followed by days and then by the end of the rule.
  private var isFollowedByDaysAlone: Bool {
    let distance = pastFillers(peek(1).kind == .sign(.colon) ? 2 : 1)
    guard beginsDays(distance) else { return false }
    var ahead = self
    ahead.index += distance
    // `Closed Sundays, public holidays and Dec 24`
    while true {
      let list = ahead
      if ahead.takesDaysAlone() { return true }
      ahead = list
      var draft = RuleDraft()
      guard (try? ahead.days(into: &draft)) == true, ahead.isListSign else { return false }
      ahead.index += ahead.pastFillers(1)
      guard ahead.beginsDays() else { return false }
    }
  }

  /// Reads days that end a rule; false when something else of the rule follows them.
  mutating func takesDaysAlone() -> Bool {
    var draft = RuleDraft()
    guard let isRead = try? days(into: &draft), isRead else { return false }
    _ = take(.dot)
    switch token.kind {
    case .end, .sign(.semicolon), .sign(.lineBreak), .sign(.fallback): return true
    default: return false
    }
  }

  /// Skips the colon in `Mo-Fr: 09:00-18:00`; the notation allows it only after dates and years.
  private mutating func colon(after draft: RuleDraft) -> Bool {
    guard !draft.isEmpty, !draft.hasTimes else { return false }
    if token.kind == .sign(.hyphen), draft.days.days.isEmpty || draft.hasModifier { return false }
    if !draft.days.days.isEmpty || draft.state != nil { warn(.punctuation, token.position) }
    index += 1
    return true
  }

  /// Skips a comma or a bar inside a rule, as in `Mo-Su, 09:00-19:00`.
  ///
  /// Lists read their own commas, so any other comma separates rules or is superfluous.
  private mutating func continuesList(of draft: RuleDraft) -> Bool {
    let start = index
    index += pastFillers(1)
    if beginsMeal(0) {
      takeMeal()
      index += pastFillers(0)
    }
    let next = nextPart()
    let isWord = ![.sign(.comma), .sign(.bar)].contains(tokens[start].kind)
    switch next {
    case .time, .allDay, .timesInParentheses:
      if draft.hasDays && !draft.hasTimes && !draft.hasLastModifier {
        warn(.punctuation, since: start)
        return true
      }
      if !draft.times.isEmpty && !draft.hasTimesFirst && !draft.hasLastModifier { return true }
    case .days where draft.hasDays && !draft.hasTimes && !draft.hasLastModifier:
      return true
    case .days where draft.hasDays && draft.isIntroducedAsClosed && !draft.hasTimes:
      if continueClosing { return true }
    case .days where draft.isTimesAlone:
      // `8:00-17:00, Mo-Th; 8:00-13:00, Fr` has the days after their times.
      var ahead = self
      if ahead.takesDaysAlone() { return true }
    case .except where draft.hasDays && !draft.hasLastModifier: return true
    case .pause where draft.hasTimes: return true
    case .phrase where draft.hasTimes && kitchenClauseLength() != nil: return true
    case .state where draft.hasDays && !draft.hasTimes && !draft.hasModifier:
      warn(.punctuation, since: start)
      return true
    default: break
    }
    index = start
    // Skip a word for "and", which is not a valid separator.
    if isWord, case .days = next { index += 1 }
    return false
  }

  /// Warns when a word is not spelled as in the notation.
  mutating func checkSpelling(of token: Token) {
    let written = text(token.position)
    if Word.notation.contains(written) { return }
    let code: Warning.Code
    if Word.notation.contains(where: { $0.lowercased() == written.lowercased() }) {
      code = .letterCase
    } else {
      code = token.position.count > 2 ? .longName : .foreignName
    }
    warn(code, token.position)
  }
}
