extension Parser {
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
  /// Throws `ambiguous` for a year of our time, and before a month.
  func checkNoYear(at first: Int, before last: WrittenTime) throws(Problem) {
    guard last.isBare, last.half == nil, case .number(let year, digits: 4) = tokens[first].kind
    else { return }
    if isOfOurTime(year) || beginsDates() { throw problem(.ambiguous) }
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
