extension Parser {
  /// Whether a year is next.
  ///
  /// Four digits may also be a time (`0900-1700`). They are a year if they cannot be a time, if
  /// they are a year of our time, or if a month follows.
  func beginsYears(_ distance: Int = 0) -> Bool {
    guard case .number(let number, digits: 4) = peek(distance).kind, number >= 1000,
      peek(distance + 1).kind != .sign(.colon) || peek(distance + 2).isSpaced
    else { return false }
    if beginsDates(distance) { return true }
    if peek(distance + 1).kind == .sign(.hyphen) {
      guard case .number(let second, digits: 4) = peek(distance + 2).kind else {
        return isOfOurTime(number) && !isNumber(distance + 2)
      }
      return isRangeOfYears(number, second)
    }
    // `2008/4` is every fourth year; a period follows a span.
    return isClearlyYear(number) || hasStep(distance + 1) && (1900...2059).contains(number)
  }

  /// Whether a number that stands alone is a year and not a time.
  private func isClearlyYear(_ number: Int) -> Bool { !isClock(number) || isOfOurTime(number) }

  /// Whether four digits that may be a time are rather a year: nobody closes at 20:01 to 20:59 but
  /// at full fives.
  func isOfOurTime(_ number: Int) -> Bool {
    (2010...2059).contains(number) || (2001...2009).contains(number) && number != 2005
  }

  /// Whether two numbers with a hyphen are years and not times.
  private func isRangeOfYears(_ first: Int, _ last: Int) -> Bool {
    !isClock(first) || !isClock(last) && last > first
      // Opening hours of less than one hour in the evening are less likely than years.
      || (2000...2059).contains(first) && (2000...2059).contains(last)
      // Nor does anybody close at 20:21; at 20:59 somebody may.
      || (1800...1959).contains(first) && isOfOurTime(last) && last % 5 != 0 && last != 2059
  }

  func isClock(_ number: Int) -> Bool { number / 100 <= 24 && number % 100 < 60 }

  /// Reads a list of years and year ranges.
  ///
  /// Throws a ``Problem`` when the list is invalid.
  mutating func yearList() throws(Problem) -> [YearRange] {
    var ranges: [YearRange] = []
    repeat {
      if !ranges.isEmpty { index += 1 }
      ranges.append(try yearRange())
    } while token.kind == .sign(.comma) && beginsYears(1)
    return ranges
  }

  private mutating func yearRange() throws(Problem) -> YearRange {
    guard case .number(let first, _) = token.kind else { throw problem() }
    index += 1
    if take(.plus) { return YearRange(first: first, last: nil, step: 1) }
    if isRangeSign(), case .number(let last, digits: 4) = peek(rangeSignLength).kind {
      takeRangeSign()
      guard last >= first else { throw problem(.outOfRange) }
      // `2000-2000` names one year or a whole day from 20:00 on.
      guard isRangeOfYears(first, last), first < last || isClearlyYear(first) else {
        throw problem(.ambiguous)
      }
      index += 1
      return YearRange(first: first, last: last, step: try step())
    }
    if isRangeSign(), !isNumber(rangeSignLength) {
      let start = index - 1
      takeRangeSign()
      warn(.openEnd, since: start)
      return YearRange(first: first, last: nil, step: 1)
    }
    guard hasStep() else { return YearRange(first: first, last: first, step: 1) }
    let every = try step()
    // `2000/1` would be `2000+`, which is a time.
    guard every > 1 || isClearlyYear(first) else { throw problem(.ambiguous) }
    return YearRange(first: first, last: nil, step: every)
  }

  /// Reads a list of weeks such as `week 01-53/2,12`.
  ///
  /// Throws a ``Problem`` when the list is invalid.
  mutating func weekList() throws(Problem) -> [WeekRange] {
    var ranges: [WeekRange] = []
    repeat {
      if !ranges.isEmpty { index += 1 }
      if word() == .week {
        checkSpelling(of: token)
        index += 1
      }
      ranges.append(try weekRange())
    } while token.kind == .sign(.comma)
      && (word(1) == .week || isNumber(1) && !beginsTimeNumber(1, inDates: true) && !beginsYears(1))
    return ranges
  }

  private mutating func weekRange() throws(Problem) -> WeekRange {
    let first = try week()
    guard isRangeSign(), isNumber(rangeSignLength) else {
      return WeekRange(first: first, last: first, step: 1)
    }
    takeRangeSign()
    return WeekRange(first: first, last: try week(), step: try step())
  }

  private mutating func week() throws(Problem) -> Int {
    guard case .number(let number, let digits) = token.kind else { throw problem() }
    guard (1...53).contains(number), digits <= 2 else { throw problem(.outOfRange) }
    checkDigits(digits)
    index += 1
    return number
  }

  /// Reads the year after the first day of a range: `24 Dec 2026 - 3 Jan 2027`.
  ///
  /// Any other year after a date is one of a list of years.
  mutating func takeTrailingYear(ofStart anchor: inout DateAnchor) {
    guard anchor.year == nil, case .date = anchor.day, let year = trailingYear,
      isRangeSign(1), beginsDates(1 + lengthOfRangeSign(at: 1))
    else { return }
    take(year, of: &anchor)
  }

  /// Reads the year after the last day of a range whose first day has one.
  ///
  /// Throws `ambiguous` when the range would run backwards.
  mutating func takeTrailingYear(
    ofEnd anchor: inout DateAnchor, after start: DateAnchor
  ) throws(Problem) {
    guard let first = start.year, anchor.year == nil, case .date = anchor.day,
      let year = trailingYear, beginsYears()
    else { return }
    guard year >= first else { throw problem(.ambiguous) }
    take(year, of: &anchor)
  }

  /// Whether a date ended with its year before this point.
  var isAfterTrailingYear: Bool {
    guard index > 0, case .number(_, digits: 4) = tokens[index - 1].kind else { return false }
    return true
  }

  /// Checks a range such as `2026 - 3`, as in `24 Dec 2026 - 3 Jan`: its start may be a year.
  ///
  /// Throws `ambiguous` for a year of our time, before a month, and for a range that may begin a
  /// list of years: `1900-2020,2023-2030`.
  func checkNoYear(at first: Int, before last: WrittenTime) throws(Problem) {
    guard case .number(let year, digits: 4) = tokens[first].kind else { return }
    if last.isBare, last.half == nil {
      if isOfOurTime(year) || beginsDates() { throw problem(.ambiguous) }
    } else if year >= 1800, case .number(1800..., digits: 4) = tokens[index - 1].kind,
      token.kind == .sign(.comma), beginsYears(1), !beginsDates(1)
    {
      throw problem(.ambiguous)
    }
  }

  private mutating func take(_ year: Int, of anchor: inout DateAnchor) {
    anchor.year = year
    warn(.order, token.position)
    index += 1
  }

  private var trailingYear: Int? {
    guard case .number(let year, digits: 4) = token.kind, (1900...2099).contains(year) else {
      return nil
    }
    return year
  }

  private func lengthOfRangeSign(at distance: Int) -> Int {
    var length = 0
    while isRangeSign(distance + length) { length += 1 }
    return length
  }
}
