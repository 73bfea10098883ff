extension Parser {
  /// The start and end of a range, on the clock of the value.
  ///
  /// Throws `ambiguous` when it has two meanings.
  mutating func range(
    _ first: WrittenTime, _ last: WrittenTime, since start: Int
  ) throws(Problem) -> (start: Int, end: Int) {
    if let range = rangeOfMeal(first, last) {
      doubts.mealOnTwelveHours = doubts.mealOnTwelveHours ?? start
      warn(reading(.assumedAfternoon, range, since: start))
      return range
    }
    guard let range = WrittenTime.range(first, last, later: isAfterOtherTimes(start)) else {
      throw problem(.ambiguous)
    }
    doubts.starts.append(range.start)
    if WrittenTime.isMidnightAsNoon(first, last) {
      warn(reading(.assumedAfternoon, range, since: start))
    }
    guard first.half == nil, last.half == nil else { return range }
    if range.end > range.start {
      noteEarlyRange(first, last, since: start)
      return try forwardRange(range, isStrict: first.isStrict, since: start)
    }
    guard (240..<780).contains(range.start), (60..<780).contains(range.end) else {
      doubts.note(from: range.start, to: range.end)
      return range
    }
    let isStrict = first.isStrict && last.isStrict
    if style == .twelveHours, !(isStrict && last.hasLeadingZero) {
      // `11-1` beside `11-11` may end at night.
      if range.start >= 660, range.end <= range.start - 540, !isInBreak,
        !isBesideOtherTimes(start)
      {
        throw problem(.ambiguous)
      }
      return try moved(range, by: (0, 720), since: start)
    }
    if isStrict {
      doubts.note(from: range.start, to: range.end)
      if range.end >= 240 { warnOvernight(range, since: start) }
      return range
    }
    warnOvernight(range, since: start)
    doubts.ranges.append(
      DoubtfulRange(
        start: range.start, end: range.end, isBare: first.isBare && last.isBare,
        isPadded: first.hasLeadingZero, hasPaddedEnd: last.hasLeadingZero, token: start))
    return range
  }

  /// Takes note of a range such as `2-5`, `5-9:30` or `4:30-9`, which is rarely in the early
  /// morning; `5-9 Uhr` is on a 24-hour clock, and `4:30-9:30` is the notation but for a zero.
  private mutating func noteEarlyRange(
    _ first: WrittenTime, _ last: WrittenTime, since start: Int
  ) {
    guard style == .asWritten, !first.hasLeadingZero, last.hour < 13,
      case .number = tokens[index - 1].kind
    else { return }
    if first.isBare, (1..<7).contains(first.hour) {
      doubts.bareEarly.append(start)
    } else if (1..<5).contains(first.hour), last.isBare {
      doubts.unclearEarly = doubts.unclearEarly ?? start
    }
  }

  /// Takes note of a start such as that of `6-late`, `6+` and `5 to midnight`, which is rarely in the early
  /// morning.
  mutating func noteEarlyStart(_ first: WrittenTime, since start: Int) {
    guard first.isBare, first.half == nil, !first.hasLeadingZero, (1..<7).contains(first.hour)
    else { return }
    if token.kind == .sign(.plus) { doubts.unclearEarly = doubts.unclearEarly ?? start }
    guard isRangeSign() else { return }
    let end = peek(rangeSignLength).word
    let isLate = end == "close" || [.openEnd, .midnight].contains(end.flatMap(Word.of))
    if isLate { doubts.unclearEarly = doubts.unclearEarly ?? start }
  }

  /// Checks a range within a day: on a 12-hour clock, `1:00-5:00` is in the afternoon, `5:00-9:00`
  /// may be in the morning or in the evening, and `11-12` may end at midnight.
  private mutating func forwardRange(
    _ range: (start: Int, end: Int), isStrict: Bool, since start: Int
  ) throws(Problem) -> (start: Int, end: Int) {
    doubts.note(from: range.start, to: range.end)
    if style == .twelveHours, range.start >= 600, (720..<780).contains(range.end),
      !isBesideOtherTimes(start)
    {
      throw problem(.ambiguous)
    }
    guard range.start < 480, range.start >= 60, range.end < 780, !isStrict else { return range }
    guard style == .twelveHours else {
      doubts.early.append((range.start, start))
      return range
    }
    if range.start >= 420 { return range }
    guard range.start < 300 || startsLate || isAfterOtherTimes(start) else {
      throw problem(.ambiguous)
    }
    return try moved(range, by: (720, 720), since: start)
  }

  /// Whether the time at this token, which was read, is one of several of the same rule.
  private func isBesideOtherTimes(_ first: Int) -> Bool {
    switch token.kind {
    case .sign(.comma), .sign(.ampersand), .sign(.plus): if beginsTime(1) { return true }
    default: if word() == .list, beginsTime(1) { return true }
    }
    return isAfterOtherTimes(first)
  }

  /// Whether a time at this token follows another time of the same rule.
  private func isAfterOtherTimes(_ token: Int) -> Bool {
    guard token > 1 else { return false }
    switch tokens[token - 1].kind {
    case .sign(.comma), .sign(.ampersand), .sign(.plus): break
    case .word(let word) where Word.of(word) == .list: break
    default: return false
    }
    switch tokens[token - 2].kind {
    case .number, .sign(.dot): return true
    case .word(let word):
      return [.morning, .afternoon, .hourMark].contains(Word.of(word))
    default: return false
    }
  }

  private mutating func moved(
    _ range: (start: Int, end: Int), by minutes: (Int, Int), since start: Int
  ) throws(Problem) -> (start: Int, end: Int) {
    let result = (start: range.start + minutes.0, end: range.end + minutes.1)
    guard result.start < result.end, result.end <= 1440 else { throw problem(.ambiguous) }
    warn(reading(.assumedAfternoon, result, since: start))
    return result
  }

  private mutating func warnOvernight(_ range: (start: Int, end: Int), since start: Int) {
    warn(reading(.pastMidnight, range, since: start))
  }

  func reading(
    _ code: Warning.Code, _ range: (start: Int, end: Int), since start: Int
  ) -> Warning {
    let position = position(since: start)
    let meaning = "\(TimePoint.clock(range.start).printed)-\(TimePoint.clock(range.end).printed)"
    return Warning(code, position, .read(text(position), as: meaning))
  }
}

extension Parser {
  /// Skips the slash in `12:30/23:00`, a range of an earlier time to a later one.
  mutating func takesRangeSlash(after first: WrittenTime) -> Bool {
    guard token.kind == .sign(.slash), !first.isBare, hasMinutes(1), !isRangeSign(4),
      case .number(let hour, _) = peek().kind, hour > first.hour
    else { return false }
    warn(.dash, token.position)
    index += 1
    return true
  }

  /// Reads a range with a colon instead of its hyphen: `9:30:15:30`, or `09:14:00` for 9 to 14.
  ///
  /// Nil when there is none. A colon before zeros may as well begin seconds, unless the minutes
  /// before it cannot be minutes that a place opens at.
  mutating func mistypedRange() throws(Problem) -> TimeSpan? {
    let start = index
    if isTimesJoinedByColon(start) {
      let first = try clock()
      index += 1
      let last = try clock()
      guard let begin = first.minutes, let end = last.minutes, begin < 1440, end > begin else {
        throw problem(.ambiguous)
      }
      warn(.dash, since: start)
      return TimeSpan(start: .clock(begin), end: .at(.clock(end)))
    }
    guard isHourColonTime(start), case .number(let hour, _) = token.kind else { return nil }
    index += 2
    let last = try clock()
    guard let end = last.minutes, !isRangeSign(), end > hour * 60 else { throw problem(.ambiguous) }
    warn(.dash, since: start)
    return TimeSpan(start: .clock(hour * 60), end: .at(.clock(end)))
  }

  /// Whether `09:14:00` is next: an hour, a colon, and a time that is later and ends the span.
  private func isHourColonTime(_ first: Int) -> Bool {
    guard case .number(let hour, digits: 1...2) = token.kind, peek().kind == .sign(.colon),
      case .number(let second, digits: 2) = peek(2).kind, peek(3).kind == .sign(.colon),
      case .number(0, digits: 2) = peek(4).kind, !isTimesJoinedByColon(first)
    else { return false }
    let isTight = (1...4).allSatisfy { !peek($0).isSpaced }
    return isTight && second > hour && second <= 24 && second % 15 != 0 && !isRangeSign(5)
  }

  /// Checks a time that begins no range.
  ///
  /// Throws `ambiguous` for `12hrs`, which is a number of hours, and for `09:15:00`, which has
  /// seconds or lacks a hyphen.
  func checkSingleTime(since first: Int) throws(Problem) {
    if isRangeSign() { return }
    let isDuration: Bool
    if index == first + 2, case .word(let word) = tokens[index - 1].kind {
      isDuration = ["hrs", "hs"].contains(word)
    } else {
      isDuration = false
    }
    let hasSeconds = index == first + 5 && tokens[first + 3].kind == .sign(.colon)
    if isDuration || hasSeconds { throw problem(.ambiguous) }
  }
}
