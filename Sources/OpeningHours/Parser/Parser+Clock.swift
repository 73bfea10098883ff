extension Parser {
  /// Whether a time is next.
  func beginsTime(_ distance: Int = 0) -> Bool {
    switch peek(distance).kind {
    case .number: return beginsTimeNumber(distance, inDates: false)
    case .sign(.openParenthesis):
      if case .sun = word(distance + 1) { return true }
      return false
    case .word:
      switch word(distance) {
      case .sun, .noon, .midnight: return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a number begins a time.
  ///
  /// After a date, a bare number is a day.
  func beginsTimeNumber(_ distance: Int, inDates: Bool) -> Bool {
    guard case .number(let number, let digits) = peek(distance).kind else { return false }
    if hasMinutes(distance, inDates: inDates) { return true }
    switch word(distance + 1) {
    case .hourMark, .morning, .afternoon: return true
    case .noon, .midnight: return number == 12
    default: break
    }
    if dottedHalf(distance + 1) != nil { return true }
    if inDates { return false }
    if digits == 3 || digits == 4 { return isClock(number) }
    guard number <= 24, digits <= 2 else { return false }
    if peek(distance + 1).kind == .sign(.plus) { return true }
    return isRangeSign(distance + 1)
  }

  /// Whether a range of two times is at this distance: `13:00-15:00`, `13h30 à 15h`, `1pm-3pm`.
  func beginsTimeRange(_ distance: Int) -> Bool {
    guard isNumber(distance) else { return false }
    var end = distance + 1
    if hasMinutes(distance) {
      end += 2
    } else if word(end) == .hourMark {
      end += 1
      if case .number(_, digits: 2) = peek(end).kind, !peek(end).isSpaced { end += 1 }
    }
    switch word(end) {
    case .hourMark, .morning, .afternoon, .noon, .midnight: end += 1
    default: end += dottedHalf(end)?.length ?? 0
    }
    return isRangeSign(end) && isNumber(pastArticles(end + 1))
  }

  /// Whether minutes follow: `:30`, or `.30` that is not part of a date such as `24.12.`.
  func hasMinutes(_ distance: Int, inDates: Bool = false) -> Bool {
    let separator = peek(distance + 1)
    guard !peek(distance + 2).isSpaced,
      case .number(let minute, let digits) = peek(distance + 2).kind
    else { return false }
    // `18 :00` is a stray blank, but `Oct 9 :00` and `10 .5` are unclear.
    if separator.isSpaced { return !inDates && separator.kind == .sign(.colon) && digits == 2 }
    switch separator.kind {
    case .sign(.colon): return digits <= 2 || digits == 3 && minute % 100 == 0 && minute < 600
    case .sign(.dot):
      // No month is called 00 or 30.
      return digits == 2 && minute < 60
        && (peek(distance + 3).kind != .sign(.dot) || minute == 0 || minute > 12)
    default: return false
    }
  }

  /// Reads one time as written.
  ///
  /// Throws `outOfRange` or `unexpected` when it is not a time.
  mutating func clock() throws(Problem) -> WrittenTime {
    let start = index
    guard case .number(let number, let digits) = token.kind else { throw problem() }
    var (hour, minute, isBare) = (number, 0, true)
    if hasMinutes(0), case .number(let written, let minuteDigits) = peek(2).kind {
      minute = written
      isBare = false
      checkClock(hourDigits: digits, minuteDigits: minuteDigits)
      index += 3
      if !isTimesJoinedByColon(start) { try takeSeconds(of: minute) }
    } else if digits >= 3 {
      guard isClock(number), digits <= 4 else { throw problem(.outOfRange) }
      (hour, minute, isBare) = (number / 100, number % 100, false)
      index += 1
      warn(.timeSeparator, since: start)
    } else {
      index += 1
      (minute, isBare) = hourMark(since: start)
    }
    guard hour <= 48, minute < 60, hour * 60 + minute <= 2880 else {
      throw Problem(kind: .outOfRange, position: tokens[start].position.lowerBound)
    }
    takeHourWord(since: start)
    let half = takeHalf(since: start)
    if isBare && half == nil { warn(.missingMinutes, since: start) }
    let time = WrittenTime(
      hour: hour, minute: minute, half: half, isBare: isBare,
      hasLeadingZero: digits >= 2 && hour < 10, isStrict: !isBare && digits % 2 == 0)
    doubts.note(time)
    return time
  }

  private mutating func checkClock(hourDigits: Int, minuteDigits: Int) {
    if peek().kind == .sign(.dot) { warn(.timeSeparator, peek().position) }
    if peek().isSpaced { warn(.punctuation, peek().position) }
    if hourDigits != 2 { warn(.digits, token.position) }
    if minuteDigits != 2 { warn(.digits, peek(2).position) }
  }

  /// Skips `:00` after the minutes.
  ///
  /// Throws `ambiguous` when it is more likely a typing error: in `09:12:00-18:00` the 12 may be
  /// the hour at which the place closes.
  private mutating func takeSeconds(of minute: Int) throws(Problem) {
    guard token.kind == .sign(.colon), !token.isSpaced, !peek().isSpaced,
      case .number(let second, digits: 2) = peek().kind
    else { return }
    guard second == 0 else { throw problem() }
    guard minute % 15 == 0 else { throw problem(.ambiguous) }
    warn(.digits, peek().position)
    index += 2
  }

  /// Whether a colon means a hyphen between two times: `9:30:15:30`, from the token of the first
  /// hour on.
  func isTimesJoinedByColon(_ first: Int) -> Bool {
    guard first + 6 < tokens.count else { return false }
    return stride(from: first + 1, to: first + 6, by: 2).allSatisfy { index in
      guard !tokens[index].isSpaced, tokens[index].kind == .sign(.colon),
        !tokens[index + 1].isSpaced, case .number(_, digits: 1...2) = tokens[index + 1].kind
      else { return false }
      return true
    }
  }

  /// Reads the part of `10h30` or `10h` after the hour.
  ///
  /// Returns the minutes, and whether there was only an hour.
  private mutating func hourMark(since start: Int) -> (minute: Int, isBare: Bool) {
    guard word() == .hourMark else { return (0, true) }
    index += 1
    var minute = 0
    if case .number(let number, digits: 2) = token.kind, number < 60,
      !token.isSpaced || peek().word == "분" || number % 15 == 0 && endsTime(1)
    {
      minute = number
      index += 1
      if ["分", "분"].contains(token.word) { index += 1 }
    }
    warn(.timeSeparator, since: start)
    return (minute, false)
  }

  /// Whether a time that is complete before this token is followed by its range or its end.
  private func endsTime(_ distance: Int) -> Bool {
    switch peek(distance).kind {
    case .end, .sign(.semicolon), .sign(.comma), .sign(.lineBreak): true
    default: isRangeSign(distance)
    }
  }

  /// Skips `Uhr` after a complete time.
  private mutating func takeHourWord(since start: Int) {
    guard word() == .hourMark else { return }
    index += 1
    warn(.timeSeparator, since: start)
  }

  private mutating func takeHalf(since start: Int) -> WrittenTime.Half? {
    let half: WrittenTime.Half
    switch word() {
    case .noon, .midnight:
      guard case .number(12, _) = tokens[start].kind, isFullHour(since: start) else { return nil }
      half = word() == .noon ? .afternoon : .morning
      index += 1
    case .morning:
      half = .morning
      index += 1
      if token.kind == .sign(.dot) && !token.isSpaced { index += 1 }
    case .afternoon:
      let isPastMidnight = isPastMidnight(since: start)
      // Hours that begin then may be of this day or of the next: `12h tối-3h sáng`.
      if isPastMidnight, isRangeSign(1) { return nil }
      half = isPastMidnight ? .morning : .afternoon
      index += 1
      if token.kind == .sign(.dot) && !token.isSpaced { index += 1 }
    default:
      guard let dotted = dottedHalf(0) else { return nil }
      half = dotted.half
      index += dotted.length
    }
    warn(.twelveHourClock, since: start)
    return half
  }

  /// Whether the time that was read from a token on is said to be at night, where 12 is midnight and
  /// 1 follows it: `12h tối`, `1 malam`.
  private func isPastMidnight(since start: Int) -> Bool {
    guard let word = token.word, Self.nights.contains(word),
      case .number(let hour, _) = tokens[start].kind
    else { return false }
    return hour == 12 || hour < 5
  }

  /// In Arabic, noon has a word of its own.
  private static let nights: Set = [
    "tối", "đêm", "malam", "ночи", "ночі", "مساء", "مساءً", "ليلا", "ليلاً",
  ]

  /// Whether the time that was read from a token on has no minutes but `:00`.
  private func isFullHour(since start: Int) -> Bool {
    if index == start + 1 { return true }
    guard index == start + 3, case .number(0, _) = tokens[start + 2].kind else { return false }
    return true
  }

  /// The half of the day in `a.m.` or `p. m.`, and its number of tokens; nil when it is something
  /// else.
  func dottedHalf(_ distance: Int) -> (half: WrittenTime.Half, length: Int)? {
    if let half = halfLetter(distance) { return (half, 1) }
    guard case .word(let letter) = peek(distance).kind, letter == "a" || letter == "p",
      peek(distance + 1).kind == .sign(.dot), peek(distance + 2).kind == .word("m")
    else { return nil }
    let length = peek(distance + 3).kind == .sign(.dot) ? 4 : 3
    return (letter == "a" ? .morning : .afternoon, length)
  }
}

extension Parser {
  /// The half of the day in `11a-9p`; nil for other letters, such as that of `8a 12`.
  private func halfLetter(_ distance: Int) -> WrittenTime.Half? {
    guard !peek(distance).isSpaced, peek(distance + 1).kind != .sign(.dot) else { return nil }
    switch peek(distance).kind {
    case .word("p"): return .afternoon
    case .word("a"):
      switch peek(distance + 1).kind {
      case .sign, .end: return .morning
      default: return nil
      }
    default: return nil
    }
  }
}

/// A time of day as written, before it is clear whether `6` means morning or evening.
struct WrittenTime {
  enum Half {
    case morning, afternoon
  }

  /// The hour as written, 0 to 48.
  let hour: Int
  let minute: Int
  let half: Half?
  /// Whether only an hour was written.
  let isBare: Bool
  /// Whether the hour has a leading zero, as `07`; this implies a 24-hour clock.
  let hasLeadingZero: Bool
  /// Whether it is written as the notation demands: `09:30`, or `0930`.
  var isStrict = false

  /// Minutes after midnight; nil for impossible combinations such as `13 am`.
  func minutes(in half: Half?) -> Int? {
    switch half {
    case nil: return hour * 60 + minute
    case .morning:
      guard hour <= 12 else { return nil }
      return hour % 12 * 60 + minute
    case .afternoon:
      // `17:30pm` can only be 17:30.
      if hour > 12 && hour < 24 { return hour * 60 + minute }
      guard (1...12).contains(hour) else { return nil }
      return (hour % 12 + 12) * 60 + minute
    }
  }

  var minutes: Int? { minutes(in: half) }

  /// Whether a range ends at noon the next day as written, and at midnight as meant: `4pm-12pm`.
  static func isMidnightAsNoon(_ start: WrittenTime, _ end: WrittenTime) -> Bool {
    start.half == .afternoon && end.half == .afternoon && start.hour < 12 && end.hour == 12
  }

  /// The start and end of a range in minutes.
  ///
  /// If only the end has a half of the day, the start takes the half that makes sense: `6-11pm` is
  /// in the evening, `10-2pm` begins in the morning.
  ///
  /// Nil when this is unclear: `8-11pm` may begin in the morning, unless it is `later` than other
  /// times of the day, and `11-12pm` may end at midnight.
  static func range(
    _ start: WrittenTime, _ end: WrittenTime, later: Bool
  ) -> (start: Int, end: Int)? {
    guard let last = end.minutes else { return nil }
    if start.half != nil {
      // `12pm-12pm` begins or ends at midnight.
      if start.half == .afternoon, end.half == .afternoon, start.hour == 12, end.hour == 12 {
        return nil
      }
      // `10am-5` could end in the morning or the afternoon; `10am-17:00` could not.
      if end.half == nil, end.hour <= 12 { return nil }
      if isMidnightAsNoon(start, end) { return start.minutes.map { ($0, last - 720) } }
      return start.minutes.map { ($0, last) }
    }
    // In `10:00-23:00pm` the end is on a 24-hour clock, and so is the start.
    guard let half = end.half, start.hour <= 12, end.hour <= 12 else {
      return start.minutes.map { ($0, last) }
    }
    if start.hasLeadingZero || start.hour == 0 { return nil }
    guard let same = start.minutes(in: half) else { return nil }
    if same < last {
      let mayBeMorning = half == .afternoon && (7...11).contains(start.hour) && !later
      return mayBeMorning ? nil : (same, last)
    }
    guard let morning = start.minutes(in: .morning) else { return nil }
    guard half == .afternoon else { return untilNight(start, last) }
    return last - morning < 120 ? nil : (morning, last)
  }

  /// The start and end of a range such as `5-1am`, which is too long to begin in the morning, and
  /// `11-1am`, which is too short to begin at night; nil for `10-2am` and `6-12am`.
  private static func untilNight(_ start: WrittenTime, _ last: Int) -> (start: Int, end: Int)? {
    let first = start.hour * 60 + start.minute
    guard last <= 240 else { return nil }
    if first < 720, last + 1440 - first >= 1200 { return (first + 720, last) }
    return first >= 660 && last <= 120 ? (first, last) : nil
  }
}
