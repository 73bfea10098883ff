extension Parser {
  /// Whether a hyphen, or a word for it, is next.
  func isRangeSign(_ distance: Int = 0) -> Bool {
    if peek(distance).kind == .sign(.hyphen) { return true }
    return word(distance) == .range
  }

  /// The number of tokens of the range sign; some people write two hyphens, and articles after a
  /// word: `a las`.
  var rangeSignLength: Int {
    var length = 0
    // `To` in `Ma-To` is a Thursday.
    while isRangeSign(length), length == 0 || !isWeekdayOrHoliday(length) { length += 1 }
    return length == 0 ? 0 : pastArticles(length)
  }

  /// Reads a range sign; warns unless it is a plain hyphen without spaces.
  mutating func takeRangeSign() {
    let start = index
    index += rangeSignLength
    let sign = tokens[start]
    let isPlain =
      index == start + 1 && sign.kind == .sign(.hyphen) && !sign.isUnusual && !sign.isSpaced
      && !token.isSpaced
    if !isPlain { warn(.dash, since: start) }
  }

  /// Reads ` +1 day` or ` -2 days`; 0 when there is none.
  ///
  /// Throws `outOfRange` for too many days.
  mutating func dayOffset() throws(Problem) -> Int { try writtenDayOffset() ?? 0 }

  /// Reads ` +1 day` or ` -2 days`; nil when there is none.
  ///
  /// Throws `outOfRange` for too many days.
  mutating func writtenDayOffset() throws(Problem) -> Int? {
    let sign: Int
    switch token.kind {
    case .sign(.plus): sign = 1
    case .sign(.hyphen): sign = -1
    default: return nil
    }
    guard case .number(let number, _) = peek().kind, word(2) == .dayUnit else { return nil }
    guard (1...366).contains(number) else { throw problem(.outOfRange) }
    index += 2
    checkSpelling(of: token)
    index += 1
    return sign * number
  }

  func hasStep(_ distance: Int = 0) -> Bool {
    peek(distance).kind == .sign(.slash) && isNumber(distance + 1)
  }

  /// Reads a step such as `/2`; 1 when there is none.
  ///
  /// Throws `outOfRange` for an invalid step.
  mutating func step() throws(Problem) -> Int {
    guard hasStep(), case .number(let number, _) = peek().kind else { return 1 }
    guard (1...366).contains(number) else { throw problem(.outOfRange) }
    index += 2
    return number
  }
}
