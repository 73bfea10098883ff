extension Parser {
  /// Reads a list such as `Mo-Fr,Su,PH`, `Th[1,-1] +1 day` or `PH Mo-Fr`.
  ///
  /// Throws a ``Problem`` when the list is invalid or ambiguous.
  mutating func weekdayList(into days: inout DaySelector) throws(Problem) {
    let isDaily = word() == .days(first: .monday, last: .sunday)
    var entries = try weekdayEntry()
    // `daily Mo-Th` is every day from Monday to Thursday.
    if isDaily, isWeekdayOrHoliday() {
      entries = try weekdayEntry()
      guard !entries.contains(where: { $0.isPublicHoliday || $0.isSchoolHoliday }) else {
        throw problem(.ambiguous)
      }
    }
    while true {
      if takesListSign() {
        entries += try weekdayEntry()
      } else if isWeekdayOrHoliday() {
        try weekdaysWithoutComma(after: &entries, into: &days)
      } else {
        break
      }
    }
    days.days = entries
  }

  /// Reads weekdays without a comma between them: holidays before weekdays restrict them; otherwise
  /// a comma is missing.
  private mutating func weekdaysWithoutComma(
    after entries: inout [DayEntry], into days: inout DaySelector
  ) throws(Problem) {
    let holidays = entries.compactMap { entry in
      if case .holiday(let holiday) = entry { return holiday }
      return nil
    }
    let position = token.position
    let next = try weekdayEntry()
    if holidays.isEmpty || entries.count > holidays.count && next.allSatisfy(\.isPublicHoliday) {
      guard next.allSatisfy({ !$0.isSchoolHoliday }) else { throw problem(.ambiguous) }
      warn(.missingSeparator, position)
      entries += next
      return
    }
    guard holidays.count == entries.count, days.onlyHolidays.isEmpty,
      next.allSatisfy({ !$0.isPublicHoliday && !$0.isSchoolHoliday })
    else { throw problem(.ambiguous) }
    days.onlyHolidays = holidays
    entries = next
  }

  /// Skips a comma, `and`, `/` or `·` if a weekday or holiday follows.
  mutating func takesListSign() -> Bool {
    switch token.kind {
    case .sign(.comma), .sign(.ampersand), .sign(.slash), .sign(.plus), .sign(.bar): break
    case .word where word() == .list: break
    case .sign(.hyphen): return takesHyphenBeforeListSign()
    default: return false
    }
    let next = pastArticles(1)
    guard isWeekdayOrHoliday(next) else { return false }
    if token.kind != .sign(.comma) { warn(.punctuation, token.position) }
    index += next
    return true
  }

  /// Skips `- und` in `Sonn- und Feiertags`, in which the first word lacks its ending.
  private mutating func takesHyphenBeforeListSign() -> Bool {
    let isListSign = [.sign(.slash), .sign(.ampersand)].contains(peek().kind) || word(1) == .list
    guard isListSign, isWeekdayOrHoliday(2) else { return false }
    warn(.punctuation, token.position)
    index += 2
    return true
  }

  /// The number of tokens of a spelling of "seven days a week", as `7/7` and `7j/7`; nil for
  /// anything else.
  func everyDayLength(_ distance: Int) -> Int? {
    guard case .number(7, digits: 1) = peek(distance).kind else { return nil }
    var length = 1
    if case .word(let word) = peek(distance + 1).kind {
      guard ["j", "d", "jours", "days", "dias", "días", "giorni", "tage"].contains(word) else {
        return nil
      }
      length = 2
      if peek(distance + 2).kind == .word("a"), peek(distance + 3).kind == .word("week") {
        return 4
      }
    }
    let sign = peek(distance + length).kind
    guard sign == .sign(.slash) || length == 2 && sign == .word("sur"),
      case .number(7, digits: 1) = peek(distance + length + 1).kind
    else { return nil }
    return length + 2
  }

  private mutating func weekdayEntry() throws(Problem) -> [DayEntry] {
    let start = index
    if let length = everyDayLength(0) {
      index += length
      warn(.informalDays, since: start)
      return [.weekdays(first: .monday, last: .sunday)]
    }
    if let length = isHolidayPhrase(0) {
      index += length
      warn(.longName, since: start)
      return [.holiday(HolidayEntry(kind: .publicHoliday, dayOffset: try dayOffset()))]
    }
    switch word() {
    case .holiday(let kind):
      checkSpelling(of: token)
      index += 1
      takeDot()
      return [.holiday(HolidayEntry(kind: kind, dayOffset: try dayOffset()))]
    case .holidayEve:
      warn(.foreignName, token.position)
      index += 1
      return [.holiday(HolidayEntry(kind: .publicHoliday, dayOffset: -1))]
    case .days(let first, let last):
      namesDays = true
      warn(.informalDays, token.position)
      index += 1
      return [.weekdays(first: first, last: last)]
    default: break
    }
    if let days = try hyphenatedDays() { return days }
    return [try weekdayRange()]
  }

  /// Reads four days or more with hyphens between them, which are no range: `lu-ma-je-ve`; nil when
  /// there are fewer.
  private mutating func hyphenatedDays() throws(Problem) -> [DayEntry]? {
    var count = 0
    while let word = peek(2 * count).word, weekdays(word) != nil {
      count += 1
      guard peek(2 * count - 1).kind == .sign(.hyphen) else { break }
    }
    guard count >= 4 else { return nil }
    let start = index
    var days: [DayEntry] = []
    repeat {
      let day = try weekday()
      days.append(.weekdays(first: day, last: day))
    } while days.count < count && take(.hyphen)
    warn(.punctuation, since: start)
    return days
  }

  private mutating func weekdayRange() throws(Problem) -> DayEntry {
    let first = try weekday()
    if token.kind == .sign(.openBracket) {
      return .occurrence(
        NthWeekday(weekday: first, occurrences: try occurrences(), dayOffset: try dayOffset()))
    }
    if let offset = try writtenDayOffset() {
      return .occurrence(NthWeekday(weekday: first, occurrences: [], dayOffset: offset))
    }
    guard isRangeSign(), isWeekdayOrHoliday(rangeSignLength) else {
      return .weekdays(first: first, last: first)
    }
    takeRangeSign()
    return .weekdays(first: first, last: try weekday())
  }

  /// Reads one weekday.
  ///
  /// Throws `ambiguous` or `unexpected` when the word is not clearly a weekday.
  mutating func weekday() throws(Problem) -> Weekday {
    guard case .word(let word) = token.kind, let reading = weekdays(word) else { throw problem() }
    guard case .weekday(let day) = reading else { throw problem(.ambiguous) }
    checkSpelling(of: day)
    index += 1
    // After a full name and before other days or times, a dot ends a sentence: `Closed Mondays. Daily
    // 9-17`.
    if word.count < 5 || !beginsDays(1) && !endsSentence { takeDot() }
    takeFeira()
    return day
  }

  /// Skips the end of `segunda-feira`, as Portuguese calls Mondays.
  private mutating func takeFeira() {
    guard token.kind == .sign(.hyphen), peek().kind == .word("feira") else { return }
    index += 2
  }

  private mutating func checkSpelling(of day: Weekday) {
    let written = text(token.position)
    if written == day.abbreviation { return }
    let lower = written.lowercased()
    if lower == day.abbreviation.lowercased() {
      warn(.letterCase, token.position)
    } else if lower.utf8.count == 1 {
      warn(.informalDays, token.position)
    } else {
      let isEnglish = WeekdayNames.english.weekday(lower) != nil
      namesDays = true
      warn(isEnglish ? .longName : .foreignName, token.position)
    }
  }

  /// Reads occurrences such as `[1,3-5]` or `[-1]`.
  ///
  /// Throws a ``Problem`` when they are invalid.
  mutating func occurrences() throws(Problem) -> [NthWeekday.Span] {
    guard take(.openBracket) else { throw problem() }
    var spans: [NthWeekday.Span] = []
    repeat {
      let first = try occurrence()
      let last = first > 0 && take(.hyphen) ? try occurrence() : first
      guard last >= first else { throw problem(.outOfRange) }
      spans.append(NthWeekday.Span(first: first, last: last))
    } while take(.comma)
    guard take(.closeBracket) else { throw problem() }
    return spans
  }

  private mutating func occurrence() throws(Problem) -> Int {
    let sign = take(.hyphen) ? -1 : 1
    guard case .number(let number, _) = token.kind else { throw problem() }
    guard (1...5).contains(number) else { throw problem(.outOfRange) }
    index += 1
    return sign * number
  }

  /// The number of tokens of a phrase such as `public holidays`; nil for anything else.
  func isHolidayPhrase(_ distance: Int) -> Int? {
    guard case .word(let first) = peek(distance).kind,
      case .word(let second) = peek(distance + 1).kind
    else { return nil }
    let phrases = [
      "public holiday", "public holidays", "bank holiday", "bank holidays", "bank hol", "bank hols",
      "jours fériés", "jour férié", "giorni festivi", "días festivos", "national holidays",
    ]
    return phrases.contains("\(first) \(second)") ? 2 : nil
  }

  mutating func takeDot() {
    if token.kind == .sign(.dot) && !token.isSpaced {
      warn(.punctuation, token.position)
      index += 1
    }
  }
}

extension DayEntry {
  fileprivate var isPublicHoliday: Bool {
    if case .holiday(let entry) = self { return entry.kind == .publicHoliday }
    return false
  }

  fileprivate var isSchoolHoliday: Bool {
    if case .holiday(let entry) = self { return entry.kind == .schoolHoliday }
    return false
  }
}
