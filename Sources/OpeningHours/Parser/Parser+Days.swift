extension Parser {
  /// Whether a list of days, dates, weeks or years is next.
  func beginsDays(_ distance: Int = 0) -> Bool {
    isWeekdayOrHoliday(distance) || beginsDates(distance) || beginsYears(distance)
      || word(distance) == .week && isNumber(distance + 1)
  }

  func isNumber(_ distance: Int) -> Bool {
    if case .number = peek(distance).kind { return true }
    return false
  }

  func isWeekdayOrHoliday(_ distance: Int = 0) -> Bool {
    if everyDayLength(distance) != nil { return true }
    guard case .word(let word) = peek(distance).kind else { return false }
    if weekdays(word) != nil { return true }
    switch Word.of(word) {
    case .holiday, .holidayEve, .days: return true
    case .dayUnit, .week: return false
    default: return isHolidayPhrase(distance) != nil
    }
  }

  /// Reads one list of days into a draft; returns false when it belongs to the next rule.
  ///
  /// Throws a ``Problem`` when the list is invalid or ambiguous.
  mutating func days(into draft: inout RuleDraft) throws(Problem) -> Bool {
    if draft.hasTimes, !draft.days.dates.isEmpty, draft.days.days.isEmpty, endsWithEveryDay {
      warn(.order, token.position)
      try weekdayList(into: &draft.days)
      return true
    }
    if draft.isIntroducedAsClosed { beginsWithClosing = true }
    let isBehindComma = index > 0 && tokens[index - 1].kind == .sign(.comma)
    let isListed =
      draft.hasDays && (isBehindComma || draft.days.isPlainList() && isBehindListSign)
    let isOver = draft.hasLastModifier && !(isListed && draft.isIntroducedAsClosed)
    if draft.hasDays && (draft.hasTimes || isOver) { return false }
    if draft.hasTimes, !draft.hasDays, try !followTimes(of: &draft) { return false }
    let sign = tokens[max(index - 1, 0)].position
    var selector = isListed ? DaySelector() : draft.days
    draft.saysEveryDay = word() == .days(first: .monday, last: .sunday)
    repeat { try oneList(into: &selector) } while beginsDays()
    if draft.hasTimesFirst && beginsTime() && !isFollowedByTimesAndDays {
      throw problem(.ambiguous)
    }
    if isListed {
      let isClosed = draft.isIntroducedAsClosed || word() == .state(.closed)
      try checkMixed(
        draft.otherDays.last ?? draft.days, selector, isClosed: isClosed,
        isBehindComma: isBehindComma)
      warn(.mixedDayList, sign)
      draft.otherDays.append(selector)
    } else {
      draft.days = selector
    }
    return true
  }

  /// Whether the days at this point are those of the times before them: `9-17 Mo-Fr`.
  ///
  /// Throws `ambiguous` for `11am-10pm, 11pm Fri & Sat`, where the hours end later on those days.
  private mutating func followTimes(of draft: inout RuleDraft) throws(Problem) -> Bool {
    if draft.hasLastModifier || isFollowedByClosing { return false }
    let hasRange = draft.times.dropLast().contains { $0.end != .missing }
    if hasRange, draft.times.last?.end == .missing { throw problem(.ambiguous) }
    draft.hasTimesFirst = true
    warn(.order, token.position)
    return true
  }

  /// Whether a comma, `&` or `and` precedes the days at this point: `Su & Dec 25`.
  private var isBehindListSign: Bool {
    var before = self
    repeat { before.index -= 1 } while before.index > 0 && before.isFiller()
    return before.index >= 0 && before.isListSign
  }

  /// Whether a comma, `&` or `and` is next.
  var isListSign: Bool {
    word() == .list || [.sign(.comma), .sign(.ampersand)].contains(token.kind)
  }

  /// Whether the days at this point are closed like those before them, `Closed Sundays, Dec 25`,
  /// and have no hours of their own.
  var continueClosing: Bool {
    var ahead = self
    var draft = RuleDraft()
    guard (try? ahead.days(into: &draft)) == true else { return false }
    switch ahead.token.kind {
    case .end, .sign(.semicolon), .sign(.lineBreak), .sign(.fallback), .sign(.dot): return true
    case .sign(.comma) where ahead.word(1) == .state(.open): return true
    default: return ahead.isListSign && ahead.beginsDays(ahead.pastFillers(1))
    }
  }

  /// Whether a word for every day ends a rule, as in `1 April - 31 October 10:00-18:00 daily`.
  private var endsWithEveryDay: Bool {
    guard word() == .days(first: .monday, last: .sunday) else { return false }
    var ahead = self
    ahead.index += 1
    return ahead.endsPart
  }

  /// Whether the days at this point are followed by `off`, as in `11:00-20:00 Mo closed`, which is
  /// two rules.
  private var isFollowedByClosing: Bool {
    var ahead = self
    var draft = RuleDraft()
    guard let isRead = try? ahead.days(into: &draft), isRead else { return false }
    return ahead.word() == .state(.closed)
  }

  /// Whether the times at this point have days of their own after them, as in `9-17 Mo-Fr 10-14 Sa`.
  private var isFollowedByTimesAndDays: Bool {
    // Looking ahead copies all warnings so far, which takes too long in an endless value.
    guard tokens.count < 500 else { return false }
    var ahead = self
    var draft = RuleDraft()
    while ahead.beginsTime() {
      guard (try? ahead.times(into: &draft)) == true else { return false }
      if ahead.token.kind == .sign(.comma), ahead.beginsTime(1) { ahead.index += 1 }
    }
    guard ahead.isWeekdayOrHoliday(), (try? ahead.weekdayList(into: &draft.days)) != nil else {
      return false
    }
    switch ahead.token.kind {
    case .end, .sign(.semicolon), .sign(.lineBreak): return true
    case .sign(.comma): return ahead.beginsTime(1)
    default: return ahead.beginsTime()
    }
  }

  private mutating func oneList(into days: inout DaySelector) throws(Problem) {
    if isWeekdayOrHoliday() {
      guard days.days.isEmpty else { throw problem(.ambiguous) }
      try weekdayList(into: &days)
    } else if beginsYears(), !beginsDates() {
      guard days.years.isEmpty else { throw problem(.ambiguous) }
      days.years = try yearList()
      // In `Oct-Mar 2026` the year may belong to either end.
      guard days.dates.allSatisfy(\.liesInAnyYear) else { throw problem(.ambiguous) }
    } else if beginsDates() {
      guard days.dates.isEmpty else { throw problem(.ambiguous) }
      days.dates = try dateList()
      // Years before dates with their own years would contradict them.
      if !days.years.isEmpty && days.namesYearInDates { throw problem(.ambiguous) }
    } else {
      guard days.weeks.isEmpty else { throw problem(.ambiguous) }
      days.weeks = try weekList()
    }
  }

  /// Checks mixed lists: `Su,Dec 25 off` is two rules; `Apr-Sep, Mo-Fr` may be one rule and is
  /// ambiguous.
  private func checkMixed(
    _ first: DaySelector, _ second: DaySelector, isClosed: Bool, isBehindComma: Bool
  ) throws(Problem) {
    // Dates before weekdays may be meant to restrict them, unless both are closed.
    let mayRestrict = first.days.isEmpty && !first.isListOfSingleDays
    // Nobody closes on `Mondays and in August` in August alone.
    let isPlain = second.isPlainList(orMonths: isClosed && !isBehindComma && first.dates.isEmpty)
    guard first.isPlainList(), isPlain, !mayRestrict || isClosed else {
      throw problem(.ambiguous)
    }
  }
}

extension DaySelector {
  /// Whether it is only dates with days, or only weekdays and holidays, without restrictions.
  fileprivate func isPlainList(orMonths allowsMonths: Bool = false) -> Bool {
    guard years.isEmpty, weeks.isEmpty, onlyHolidays.isEmpty, dates.isEmpty != days.isEmpty else {
      return false
    }
    return allowsMonths
      || dates.allSatisfy { range in
        if case .month = range.start.day { return false }
        return true
      }
  }

  fileprivate var isListOfSingleDays: Bool { dates.allSatisfy { $0.end == .same } }
}

extension DateRange {
  /// Whether it has no year and cannot cross the end of a year.
  fileprivate var liesInAnyYear: Bool {
    guard start.year == nil else { return false }
    guard case .at(let end) = end else { return end == .same }
    guard end.year == nil, let first = start.dayOfYear, let last = end.dayOfYear else {
      return false
    }
    return first <= last
  }
}

extension DateAnchor {
  /// A number that increases with the days of a year; nil for movable dates.
  fileprivate var dayOfYear: Int? {
    guard dayOffset == 0 else { return nil }
    switch day {
    case .month(let month): return month * 100
    case .date(let month, let day): return month * 100 + day
    case .easter, .nth: return nil
    }
  }
}
