extension Parser {
  /// Reads a list of times into a draft; returns false when they belong to the next rule.
  ///
  /// Throws a ``Problem`` when the list is invalid or ambiguous.
  mutating func times(into draft: inout RuleDraft) throws(Problem) -> Bool {
    if draft.hasTimesFirst { return false }
    if draft.hasTimes {
      if draft.hasLastModifier || draft.isAllDay { return false }
      // `08:00-12:00 13:30-17:00` lacks a comma, unless one was just read.
      if !isAfterListSign {
        guard token.isSpaced || tokens[index - 1].kind == .sign(.closeParenthesis) else {
          throw problem(.ambiguous)
        }
        warn(.missingSeparator, token.position)
      }
    } else if draft.state != nil {
      // In `Mo closed 11:00-20:00` the times are rather those of the other days.
      if draft.state == .closed, draft.hasDays { throw problem(.ambiguous) }
      warn(.order, token.position)
    }
    let first = index
    let start = token.position.lowerBound
    let span: TimeSpan
    if let night = try spanIntoNextDay(of: draft) { span = night } else { span = try timeSpan() }
    if try takeBreak(behind: span, of: &draft) { return true }
    // In `8-18, lunch 12-13` the lunch is rather a break.
    if isAfterMeal(first), draft.times.contains(where: { $0.overlaps(span) }) {
      throw Problem(kind: .ambiguous, position: start)
    }
    draft.times.append(span)
    if draft.hasStateFirst, draft.state == .closed, draft.isUnclearlyClosed {
      throw Problem(kind: .ambiguous, position: start)
    }
    while takesSlashBeforeTime() || takesPlusBeforeTime() {
      let next = try timeSpan()
      if try !takeBreak(behind: next, of: &draft) { draft.times.append(next) }
    }
    return true
  }

  /// Reads the times of days in parentheses, as in `Mo-Fr (11:00-14:00)`; returns false when they
  /// may be about something else.
  ///
  /// Throws a ``Problem`` when they are invalid or something else is with them.
  mutating func timesInParentheses(into draft: inout RuleDraft) throws(Problem) -> Bool {
    if try enclosedBreak(of: &draft) { return true }
    let isOneOfSeveral = draft.hasTimes && isAfterListSign
    guard draft.isDaysAlone || !draft.hasModifier && (isAfterMeal(index) || isOneOfSeveral) else {
      return false
    }
    let start = index
    repeat {
      index += 1
      guard try times(into: &draft) else { throw problem() }
    } while token.kind == .sign(.comma)
    guard take(.closeParenthesis) else { throw problem() }
    warn(.punctuation, since: start)
    return true
  }

  private var isAfterListSign: Bool {
    var last = index - 1
    while last > 0, isFiller(last - index) || isBeforeTime(tokens[last]) { last -= 1 }
    switch tokens[last].kind {
    case .sign(.comma), .sign(.ampersand): return true
    case .word(let word): return Word.of(word) == .list
    default: return false
    }
  }

  /// Whether a token may be between a comma and a time: `, dinner: (17-22)`.
  private func isBeforeTime(_ token: Token) -> Bool {
    switch token.kind {
    case .sign(.colon), .sign(.openParenthesis): return true
    case .word(let word):
      if case .meal = Word.of(word) { return true }
      return false
    default: return false
    }
  }

  /// Whether a word such as `from` precedes a time, as in `from 17:00`.
  private func isAfterStartWord(_ first: Int) -> Bool {
    var last = first - 1
    while last >= 0, case .word(let word) = tokens[last].kind {
      switch Word.of(word) {
      case .start: return true
      case .filler: last -= 1
      default: return false
      }
    }
    return false
  }

  /// Skips the slash in `10:00-12:00/13:00-15:00`, which begins a second span, not a period; or a
  /// bar.
  private mutating func takesSlashBeforeTime() -> Bool {
    guard token.kind == .sign(.slash) || token.kind == .sign(.bar), beginsTimeRange(1) else {
      return false
    }
    warn(.punctuation, token.position)
    index += 1
    return true
  }

  mutating func timeSpan() throws(Problem) -> TimeSpan {
    let start = index
    if case .number = token.kind {
      if let range = try mistypedRange() { return range }
      let first = try clock()
      if isRangeSign(), isNumber(rangeSignLength) {
        takeRangeSign()
        return try clockRange(from: first, since: start)
      }
      if takesRangeSlash(after: first) { return try clockRange(from: first, since: start) }
      guard let minutes = first.minutes else { throw problem(.outOfRange) }
      try checkSingleTime(since: start)
      noteEarlyStart(first, since: start)
      return try spanEnd(.clock(minutes), since: start)
    }
    return try spanEnd(try point(), since: start)
  }

  /// Reads the end of a range of clock times.
  private mutating func clockRange(
    from first: WrittenTime, since start: Int
  ) throws(Problem) -> TimeSpan {
    let last = try clock()
    let range = try range(first, last, since: start)
    try checkBareRange(first, last)
    try checkNoYear(at: start, before: last)
    return try span(from: .clock(range.start), to: .clock(range.end))
  }

  /// Throws `ambiguous` for a range of bare numbers that may be days, as in `10-12 Dec`.
  private func checkBareRange(_ first: WrittenTime, _ last: WrittenTime) throws(Problem) {
    guard first.isBare, last.isBare, first.half == nil, last.half == nil else { return }
    if case .word(let name) = token.kind, MonthNames.month(name) != nil, weekdays(name) == nil {
      throw problem(.ambiguous)
    }
  }

  /// Reads the end of a span that is not simply a time to a time.
  private mutating func spanEnd(_ start: TimePoint, since first: Int) throws(Problem) -> TimeSpan {
    if case .clock(let minute) = start, minute >= 1440 { throw problem(.outOfRange) }
    if isRangeSign() {
      let length = rangeSignLength
      if let length = openEndLength(length) {
        index += length
        warn(.openEnd, since: first)
        return TimeSpan(start: start, end: .open)
      }
      takeRangeSign()
      let last = index
      let end = try afterNoon(since: first, last: last, try point())
      return try span(from: start, to: end)
    }
    // `14:00 + 17:00-22:00` begins an open end or a second time.
    if isPlusBeforeTime { throw problem(.ambiguous) }
    if try takeOpenEnd() { return TimeSpan(start: start, end: .open, period: try period()) }
    // `12:30/1:00` may lack an end or be a range.
    if token.kind == .sign(.slash), hasMinutes(1) { throw problem(.ambiguous) }
    let saysOnwards = token.word.map(Self.onwards.contains) ?? false
    if saysOnwards { index += 1 }
    if saysOnwards || isAfterStartWord(first) {
      warn(.openEnd, since: first)
      return TimeSpan(start: start, end: .open, period: try period())
    }
    warn(.onlyStart, since: first)
    return TimeSpan(start: start, end: .missing, period: try period())
  }

  /// Words for an open end behind a time, as in `8 AM onwards`.
  private static let onwards: Set = ["onwards", "onward"]

  /// The end of a span as it is meant: that of `noon-9` is in the evening.
  ///
  /// Throws `ambiguous` for `noon-2`, which may end at night.
  private mutating func afterNoon(
    since first: Int, last: Int, _ end: TimePoint
  ) throws(Problem) -> TimePoint {
    guard tokens[first].word.flatMap(Word.of) == .noon, case .clock(let minute) = end,
      minute < 720, case .number(let hour, let digits) = tokens[last].kind,
      hour >= 10 || digits == 1, case .number = tokens[index - 1].kind
    else { return end }
    guard minute >= 240 else { throw problem(.ambiguous) }
    warn(reading(.assumedAfternoon, (720, minute + 720), since: first))
    return .clock(minute + 720)
  }

  /// The number of tokens of a hyphen and a word for an open end: `-late`, or only `-`.
  private func openEndLength(_ distance: Int) -> Int? {
    switch peek(distance).kind {
    case .word("close"): return distance + 1
    case .word: return word(distance) == .openEnd ? distance + 1 : nil
    case .end, .sign(.semicolon), .sign(.comma), .sign(.lineBreak), .sign(.fallback):
      return distance
    default: return nil
    }
  }

  private mutating func span(
    from start: TimePoint, to end: TimePoint
  ) throws(Problem) -> TimeSpan {
    var end = end
    if case .clock(let first) = start {
      guard first < 1440 else { throw problem(.outOfRange) }
      if case .clock(let last) = end, last <= first { end = .clock(last + 1440) }
    }
    if isPlusBeforeTime { return TimeSpan(start: start, end: .at(end)) }
    let last: TimeSpan.End = try takeOpenEnd() ? .atLeast(end) : .at(end)
    let slash = token.position.lowerBound
    let span = TimeSpan(start: start, end: last, period: try period())
    // `10:00-20:00/23:00` is no tour every 23 hours.
    if let period = span.period, let range = span.clockRange, period > range.count {
      throw Problem(kind: .ambiguous, position: slash)
    }
    return span
  }

  private mutating func period() throws(Problem) -> Int? {
    guard token.kind == .sign(.slash), isNumber(1), !beginsTimeRange(1) else {
      return nil
    }
    let start = index
    index += 1
    guard case .number(let number, _) = token.kind else { throw problem() }
    var minutes = number
    if hasMinutes(0), case .number(let written, _) = peek(2).kind {
      minutes = number * 60 + written
      index += 2
    }
    index += 1
    guard (1...1440).contains(minutes) else { throw problem(.outOfRange) }
    warn(.period, since: start)
    return minutes
  }

  /// Reads a clock time or a sun event.
  private mutating func point() throws(Problem) -> TimePoint {
    if case .number = token.kind {
      let reading = try clock()
      guard let minutes = reading.minutes else { throw problem(.outOfRange) }
      return .clock(minutes)
    }
    switch word() {
    case .noon:
      warn(.longName, token.position)
      index += 1
      return .clock(720)
    case .midnight:
      warn(.longName, token.position)
      index += 1
      return .clock(0)
    default: return try sunPoint()
    }
  }

  /// Reads `sunset` or `(sunset-00:30)`.
  private mutating func sunPoint() throws(Problem) -> TimePoint {
    let isOpen = take(.openParenthesis)
    guard case .sun(let event) = word() else { throw problem() }
    checkSpelling(of: token)
    index += 1
    guard isOpen else { return .sun(event, offset: 0) }
    let sign = token.kind == .sign(.hyphen) ? -1 : 1
    guard token.kind == .sign(.hyphen) || token.kind == .sign(.plus) else { throw problem() }
    index += 1
    let known = doubts
    let offset = try clock()
    doubts = known
    guard take(.closeParenthesis), offset.half == nil else { throw problem() }
    return .sun(event, offset: sign * (offset.hour * 60 + offset.minute))
  }

  /// Skips the plus of an open end, as in `14:00+`; returns whether there was one.
  ///
  /// After a blank it is one only at the end of a rule or list. Throws `ambiguous` when it may as
  /// well mean "and", as in `11:00-14:00 + Sa 12:00-15:00`.
  private mutating func takeOpenEnd() throws(Problem) -> Bool {
    guard take(.plus) else { return false }
    if tokens[index - 1].isSpaced, beginsDays() || isNumber(0) { throw problem(.ambiguous) }
    return true
  }

  /// Whether a plus means "and" before another time, as in `11-14 + 17-22`.
  private var isPlusBeforeTime: Bool {
    token.kind == .sign(.plus) && token.isSpaced && beginsTime(1)
  }

  /// Skips a plus that means "and" before a time.
  private mutating func takesPlusBeforeTime() -> Bool {
    guard isPlusBeforeTime else { return false }
    warn(.punctuation, token.position)
    index += 1
    return true
  }
}

extension RuleDraft {
  /// Whether it begins with `closed` and its times may be about something else: `Closed Monday,
  /// Tuesday 9-17`, or `Close 23:00`.
  fileprivate var isUnclearlyClosed: Bool {
    days.days.count > 1 || !otherDays.isEmpty || times.last?.end == .missing
  }
}
