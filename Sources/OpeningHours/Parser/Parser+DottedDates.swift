extension Parser {
  /// Refuses a rule with numbers such as `01.11`, a time or a day of November, that is not clearly
  /// about times.
  ///
  /// Throws `ambiguous` for `01.11 off` and for `01.05-30.09 10:00-18:00`.
  func checkDottedDates(of draft: RuleDraft, since first: Int) throws(Problem) {
    let dotted = (first..<index).filter(mayBeDottedDate)
    guard let suspect = dotted.first else { return }
    let isExplained = draft.state != nil || draft.comment != nil && !draft.hasDays
    let isAlone = !draft.hasDays && first > 0 || draft.hasTimesFirst || !endsRule
    if isExplained || isAlone || dotted.contains(where: isUnlikelyTime)
      || (first..<index).contains(where: isOtherTime)
      || !draft.hasDays && dotted.contains(where: hasOddMinutes)
    {
      throw Problem(kind: .ambiguous, position: tokens[suspect].position.lowerBound)
    }
  }

  /// Whether nothing of the same rule follows; a comma begins another rule here.
  private var endsRule: Bool {
    switch token.kind {
    case .end, .sign(.semicolon), .sign(.fallback), .sign(.comma), .sign(.lineBreak): true
    default: false
    }
  }

  /// Whether a time is written like a day and a month, and so is the other end of its range.
  private func mayBeDottedDate(_ first: Int) -> Bool {
    guard isDottedDate(first) else { return false }
    if first > 3, isRangeSign(first - 1 - index) { return isDottedDate(first - 4) }
    return !isRangeSign(first + 3 - index) || isDottedDate(first + 4)
  }

  private func isDottedDate(_ first: Int) -> Bool {
    guard first + 2 < tokens.count, case .number(1...31, digits: 1...2) = tokens[first].kind,
      tokens[first + 1].kind == .sign(.dot),
      case .number(1...12, digits: 2) = tokens[first + 2].kind
    else { return false }
    return !tokens[first + 1].isSpaced && !tokens[first + 2].isSpaced
  }

  /// Whether a dotted date cannot be a time of a day, or is beside a time without a comma.
  private func isUnlikelyTime(_ first: Int) -> Bool {
    if case .number(24..., _) = tokens[first].kind { return true }
    if first > 0, isEndOfTime(tokens[first - 1]) { return true }
    if case .number = peek(first + 3 - index).kind { return true }
    return false
  }

  private func isEndOfTime(_ token: Token) -> Bool {
    switch token.kind {
    case .number: return true
    case .word(let word): return [.hourMark, .morning, .afternoon].contains(Word.of(word))
    default: return false
    }
  }

  /// Whether a time with a colon begins at this token, so that dots are for dates.
  private func isOtherTime(_ first: Int) -> Bool {
    guard first + 2 < tokens.count, case .number(_, digits: 1...2) = tokens[first].kind,
      tokens[first + 1].kind == .sign(.colon), case .number = tokens[first + 2].kind
    else { return false }
    return true
  }

  private func hasOddMinutes(_ first: Int) -> Bool {
    guard case .number(let minute, _) = tokens[first + 2].kind else { return false }
    return minute % 5 != 0
  }
}
