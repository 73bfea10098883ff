extension Parser {
  /// The number of tokens of a spelling of "round the clock" at this point: `24/7`, `24x7`, `24 hours`,
  /// `24h/24`, `24/24 7/7`, or `24` as the whole rule.
  ///
  /// Nil when there is none.
  var allDayLength: Int? {
    if word() == .always { return word(1) == .state(.open) ? 2 : 1 }
    if let length = turkishAllDayLength { return length }
    guard case .number(24, digits: 2) = token.kind else { return nil }
    if [.sign(.slash), .word("x")].contains(peek().kind),
      case .number(let second, _) = peek(2).kind,
      second == 7 || second == 24
    {
      return endOfAllDay(3)
    }
    switch word(1) {
    case .hours where peek(2).kind == .word("su"):
      // `24 ore su 24` is Italian; anywhere else `su` is Sunday.
      if case .number(24, _) = peek(3).kind { return endOfAllDay(4) }
      return endOfAllDay(2)
    case .hours where !isTimeSign(peek(2)): return endOfAllDay(2)
    case .hourMark:
      if peek(2).kind == .sign(.slash), case .number(24, _) = peek(3).kind { return endOfAllDay(4) }
      return isTimeSign(peek(2)) ? nil : endOfAllDay(2)
    default: break
    }
    switch peek().kind {
    case .end, .sign(.semicolon), .sign(.lineBreak): return 1
    default: return nil
    }
  }

  /// The number of tokens of `7/24` at the end of a rule, or of `7/24 açık`; nil for another use.
  private var turkishAllDayLength: Int? {
    guard case .number(7, digits: 1) = token.kind, peek().kind == .sign(.slash),
      case .number(24, _) = peek(2).kind
    else { return nil }
    if word(3) == .state(.open) { return 4 }
    switch peek(3).kind {
    case .end, .sign(.semicolon), .sign(.lineBreak): return 3
    default: return nil
    }
  }

  private func isTimeSign(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .sign(.hyphen), .sign(.colon), .sign(.slash): true
    default: false
    }
  }

  /// Extends the length by a following `h`, `7/7`, `7j/7` or `/365`.
  private func endOfAllDay(_ length: Int) -> Int {
    var length = length
    if word(length) == .hourMark { length += 1 }
    if peek(length).kind == .sign(.slash), case .number(365, _) = peek(length + 1).kind {
      length += 2
    }
    guard case .number(7, digits: 1) = peek(length).kind else { return length }
    var end = length + 1
    if case .word(let word) = peek(end).kind, ["j", "d", "days", "jours"].contains(word) {
      end += 1
    }
    guard peek(end).kind == .sign(.slash), case .number(7, digits: 1) = peek(end + 1).kind else {
      return length
    }
    return end + 2
  }

  mutating func allDay(length: Int, into draft: inout RuleDraft) -> Bool {
    guard !draft.hasTimes else { return false }
    let start = index
    index += length
    let isPlain = text(position(since: start)) == "24/7"
    if !isPlain || draft.hasDays { warn(.allDay, since: start) }
    draft.isAllDay = true
    return true
  }
}
