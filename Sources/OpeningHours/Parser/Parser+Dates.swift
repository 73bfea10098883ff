extension Parser {
  /// Whether a month, Easter or a date is next, with or without a year.
  func beginsDates(_ distance: Int = 0) -> Bool {
    if isDateName(distance) { return true }
    guard case .number(let number, let digits) = peek(distance).kind else { return false }
    if digits == 4 { return isDateName(distance + 1) && number >= 1000 }
    return dayFirstLength(distance) != nil
  }

  private func isDateName(_ distance: Int) -> Bool {
    guard case .word(let name) = peek(distance).kind else { return false }
    if weekdays(name) != nil { return false }
    return MonthNames.month(name) != nil || Word.of(name) == .easter
  }

  /// The number of tokens before the month in `25 Dec` or `25. Dezember`; nil for anything else.
  func dayFirstLength(_ distance: Int) -> Int? {
    guard case .number(let day, let digits) = peek(distance).kind, digits <= 2,
      (1...31).contains(day)
    else { return nil }
    let mark = peek(distance + 1).kind
    let length = mark == .sign(.dot) || mark == .ordinal ? 2 : 1
    guard case .word(let name) = peek(distance + length).kind, MonthNames.month(name) != nil,
      weekdays(name) == nil
    else { return nil }
    return length
  }

  /// Reads a list of dates and date ranges.
  ///
  /// Throws a ``Problem`` when the list is invalid or ambiguous.
  mutating func dateList() throws(Problem) -> [DateRange] {
    var ranges = [try dateRange()]
    while token.kind == .sign(.comma) || token.kind == .sign(.ampersand) || word() == .list {
      if let day = followingDay(ranges[ranges.count - 1]) {
        ranges.append(try repeatedMonth(day, after: ranges[ranges.count - 1]))
      } else if let month = monthOfFollowingOffset(ranges[ranges.count - 1]) {
        ranges.append(try repeatedMonth(ofOccurrenceIn: month))
      } else if beginsDates(1) {
        if token.kind != .sign(.comma) { warn(.punctuation, token.position) }
        let isAfterYear = isAfterTrailingYear
        index += 1
        ranges.append(try dateRange(defaultYear: isAfterYear ? nil : ranges.last?.start.year))
        // In `1 May 2026 - 5 May 2026, 1 Jun` the last date may be in every year.
        if isAfterYear, ranges.last?.start.year == nil { throw problem(.ambiguous) }
      } else {
        break
      }
    }
    return ranges
  }

  /// The day of a month at this point and its number of digits; nil for a time or `24/7`.
  func dayOfMonth(_ distance: Int = 0) -> (day: Int, digits: Int)? {
    guard case .number(let day, let digits) = peek(distance).kind, digits <= 2 else { return nil }
    if isDayBeforeColon(distance) { return (day, digits) }
    if beginsTimeNumber(distance, inDates: true) || isWeekAround(distance) { return nil }
    return (day, digits)
  }

  /// Whether `24/7` is at this point, which is no day with a step.
  private func isWeekAround(_ distance: Int) -> Bool {
    guard case .number(24, _) = peek(distance).kind, peek(distance + 1).kind == .sign(.slash),
      case .number(7, _) = peek(distance + 2).kind
    else { return false }
    return true
  }

  /// Whether a day is followed by a colon and a time, as in `Jun 01:10:00-12:00`.
  private func isDayBeforeColon(_ distance: Int) -> Bool {
    let signs = [1, 3].map { peek(distance + $0).kind }
    guard signs == [.sign(.colon), .sign(.colon)], isNumber(distance + 2), isNumber(distance + 4)
    else { return false }
    return peek(distance + 5).kind != .sign(.colon)
  }

  private mutating func dateRange(defaultYear: Int? = nil) throws(Problem) -> DateRange {
    // `24-26 Dec`
    if let range = try dayFirstRange() { return range }
    var start = try anchor()
    start.year = start.year ?? defaultYear
    return try dateRange(startingAt: start)
  }

  mutating func dateRange(startingAt start: DateAnchor) throws(Problem) -> DateRange {
    if token.kind == .sign(.plus) {
      index += 1
      return DateRange(start: start, end: .open, step: try step())
    }
    guard isRangeSign(), let end = try rangeEnd(start) else {
      // `Dec 24/25` may name two days.
      guard !hasStep() else { throw problem(.ambiguous) }
      return DateRange(start: start, end: .same, step: 1)
    }
    // `Nov 20-24/7` may end with the whole week.
    guard !hasStep() || !endsLikeWholeWeek(end) else { throw problem(.ambiguous) }
    return DateRange(start: start, end: .at(end), step: try step())
  }

  /// Whether an end and the step that is next are written as `24/7`.
  private func endsLikeWholeWeek(_ end: DateAnchor) -> Bool {
    guard case .date(_, 24) = end.day, end.dayOffset == 0, case .number(7, _) = peek(1).kind else {
      return false
    }
    return true
  }

  private mutating func rangeEnd(_ start: DateAnchor) throws(Problem) -> DateAnchor? {
    let length = rangeSignLength
    if beginsDates(length) {
      takeRangeSign()
      if case .month = start.day, isPlainMonth() { return DateAnchor(day: .month(try month())) }
      var end = endOfMonth(try anchor(isEnd: true))
      try takeTrailingYear(ofEnd: &end, after: start)
      return end
    }
    guard case .date(let month, let first) = start.day, start.dayOffset == 0,
      let (day, digits) = dayOfMonth(length)
    else { return nil }
    takeRangeSign()
    guard day >= first else { throw problem(.ambiguous) }
    guard (1...31).contains(day) else { throw problem(.outOfRange) }
    try takeDay(digits: digits)
    return endOfMonth(DateAnchor(day: .date(month: month, day: day)))
  }

  private mutating func dayFirstRange() throws(Problem) -> DateRange? {
    guard case .number(let first, let digits) = token.kind, digits <= 2, isRangeSign(1),
      case .number(let last, _) = peek(2).kind, let length = dayFirstLength(2),
      case .word(let name) = peek(2 + length).kind, let month = MonthNames.month(name)
    else { return nil }
    guard first < last else { throw problem(.ambiguous) }
    let start = index
    index += 3 + length
    warn(.order, since: start)
    let days = [first, last].map { DateAnchor(day: .date(month: month, day: $0)) }
    for day in days { try check(day) }
    return DateRange(start: days[0], end: .at(days[1]), step: 1)
  }

  /// Reads `Dec`, `Dec 25`, `2025 Dec 25`, `easter -2 days`, `Oct Su[-1]` or `25 Dec`.
  private mutating func anchor(isEnd: Bool = false) throws(Problem) -> DateAnchor {
    var year: Int?
    if case .number(let number, digits: 4) = token.kind {
      year = number
      index += 1
    }
    var anchor = try anchorDay()
    anchor.year = year
    if !isEnd { takeTrailingYear(ofStart: &anchor) }
    if !isEnd { try check(anchor) }
    anchor.dayOffset = try dayOffset()
    return anchor
  }

  private mutating func anchorDay() throws(Problem) -> DateAnchor {
    if let length = dayFirstLength(0), case .number(let day, _) = token.kind {
      warn(.order, token.position)
      if peek().kind == .ordinal {
        warn(.longName, token.position.lowerBound..<peek().position.upperBound)
      }
      index += length
      return DateAnchor(day: .date(month: try month(), day: day))
    }
    if word() == .easter {
      checkSpelling(of: token)
      index += 1
      return DateAnchor(day: .easter)
    }
    let month = try month()
    if isNthWeekday() {
      let weekday = try weekday()
      let occurrence = try occurrences()[0].first
      return DateAnchor(day: .nth(month: month, weekday: weekday, occurrence: occurrence))
    }
    guard let (day, digits) = dayOfMonth() else { return DateAnchor(day: .month(month)) }
    guard (1...31).contains(day) else { throw problem(.outOfRange) }
    try takeDay(digits: digits)
    return DateAnchor(day: .date(month: month, day: day))
  }

  /// Whether a single occurrence of a weekday follows a month: `Oct Su[-1]`.
  ///
  /// In `Oct Su[1,3]` and `Oct Su[1],Mo` these are weekdays within the month.
  func isNthWeekday() -> Bool {
    guard isWeekdayOrHoliday(), peek().kind == .sign(.openBracket) else { return false }
    let sign = peek(2).kind == .sign(.hyphen) ? 1 : 0
    guard isNumber(2 + sign), peek(3 + sign).kind == .sign(.closeBracket) else { return false }
    return !(peek(4 + sign).kind == .sign(.comma) && isWeekdayOrHoliday(5 + sign))
  }

  private mutating func month() throws(Problem) -> Int {
    guard case .word(let name) = token.kind, let month = MonthNames.month(name) else {
      throw problem()
    }
    let written = text(token.position)
    let notation = CivilDate.monthAbbreviations[month - 1]
    if written.lowercased() != notation.lowercased() {
      namesDays = true
      warn(.longName, token.position)
    } else if written != notation {
      warn(.letterCase, token.position)
    }
    index += 1
    // A dot between a month and weekdays ends a sentence, `Closed in June. Daily 9-17`; one before
    // times does behind a name that is too long for an abbreviation.
    if !isWeekdayOrHoliday(1), name.count < 5 || !endsSentence { takeDot() }
    return month
  }

  func check(_ anchor: DateAnchor) throws(Problem) {
    guard case .date(let month, let day) = anchor.day else { return }
    // 29 February is a valid date, although most years lack it.
    guard (1...CivilDate.days(inMonth: month, of: 2024)).contains(day) else {
      throw problem(.outOfRange)
    }
  }

  /// Corrects `Sep 31` at the end of a range to the end of September.
  private mutating func endOfMonth(_ anchor: DateAnchor) -> DateAnchor {
    guard case .date(let month, let day) = anchor.day,
      day > CivilDate.days(inMonth: month, of: 2024)
    else { return anchor }
    warn(.dayBeyondMonth, tokens[index - 1].position)
    let last = CivilDate.days(inMonth: month, of: 2024)
    return DateAnchor(
      year: anchor.year, day: .date(month: month, day: last), dayOffset: anchor.dayOffset)
  }

  /// Whether a month without a day is next.
  ///
  /// A weekday after it belongs to the rule: `May-Oct Su[1]`.
  private func isPlainMonth() -> Bool {
    guard case .word = token.kind, word() != .easter, dayFirstLength(0) == nil else { return false }
    if case .number = peek().kind { return dayOfMonth(1) == nil }
    return true
  }

  mutating func checkDigits(_ digits: Int) {
    if digits != 2 { warn(.digits, token.position) }
  }

  /// Skips the number of a day after its month, and its ending.
  ///
  /// Throws `ambiguous` when something that changes its meaning follows.
  private mutating func takeDay(digits: Int) throws(Problem) {
    checkDigits(digits)
    index += 1
    try takeOrdinal()
  }

  /// Skips the ending of a number, as in `Dec 25th`.
  ///
  /// Throws `ambiguous` when a weekday follows: `Nov 4th Thursday` is a date or the fourth
  /// Thursday. Letters of a weekday that are stuck to a number are neither an ending nor clearly a
  /// weekday.
  mutating func takeOrdinal() throws(Problem) {
    if isWeekday(0), !token.isSpaced { throw problem(.ambiguous) }
    guard token.kind == .ordinal else { return }
    let start = index - 1
    index += 1
    warn(.longName, since: start)
    if isWeekday(token.kind == .sign(.comma) ? 1 : 0) { throw problem(.ambiguous) }
  }

  private func isWeekday(_ distance: Int) -> Bool {
    guard case .word(let word) = peek(distance).kind else { return false }
    return weekdays(word) != nil
  }
}
