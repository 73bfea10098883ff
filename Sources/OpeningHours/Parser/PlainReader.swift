/// A fast parser for simple values, which nine places in ten have: weekdays, holidays and clock
/// times, in strict notation.
///
/// It works in one pass without tokens or word look-ups. Any other value is left to the ``Parser``;
/// both give the same result for simple values. Blanks may follow `,` and `;`, and separate days
/// from times:
///
///     VALUE   RULE { ";" RULE | "," RULE }    after a comma only one that names days
///     RULE    24/7 | [DAYS] SPANS | [DAYS] off | [DAYS] closed
///     DAYS    DAY { "," DAY }                 a DAY is Mo, Mo-Fr, PH or SH
///     SPANS   SPAN { "," SPAN }               a SPAN is 8:00-18:00, 08:00-18:00+ or 08:00+
struct PlainReader {
  private let bytes: [UInt8]
  private var index = 0
  /// Whether the parser would have no warning about the spelling of what was read.
  private(set) var isStrict = true

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The rules of the value; nil when it is not a simple one.
  mutating func rules() -> [Rule]? {
    guard bytes.count <= Parser.longest else { return nil }
    var rules: [Rule] = []
    rules.reserveCapacity(3)
    var separator = Rule.Separator.replacing
    while let rule = rule(separator) {
      rules.append(rule)
      if index == bytes.count { return rules }
      guard let next = takeSeparator() else { return nil }
      separator = next
    }
    return nil
  }

  private mutating func takeSeparator() -> Rule.Separator? {
    if takeListSign() { return namesDays ? .adding : nil }
    guard take(UInt8(ascii: ";")) else { return nil }
    takeBlanks()
    return .replacing
  }

  private mutating func rule(_ separator: Rule.Separator) -> Rule? {
    var rule = Rule(separator: separator)
    if peek(2) == UInt8(ascii: "/") { return take("24/7") ? rule : nil }
    if namesDays {
      guard let days = dayList(), take(UInt8(ascii: " ")) else { return nil }
      takeBlanks()
      rule.days.days = days
    }
    if Ascii.isLetter(peek()) {
      rule.state = .closed
      return take("off") || take("closed") ? rule : nil
    }
    guard let times = spanList() else { return nil }
    rule.times = times
    return rule
  }
}

extension PlainReader {
  private mutating func dayList() -> [DayEntry]? {
    var days: [DayEntry] = []
    repeat {
      guard let day = dayEntry() else { return nil }
      days.append(day)
    } while takeListSign()
    return days
  }

  private mutating func dayEntry() -> DayEntry? {
    if let kind = HolidayKind(peek(), peek(1)) {
      index += 2
      return .holiday(HolidayEntry(kind: kind, dayOffset: 0))
    }
    guard let first = weekday() else { return nil }
    guard take(UInt8(ascii: "-")) else { return .weekdays(first: first, last: first) }
    return weekday().map { .weekdays(first: first, last: $0) }
  }

  private mutating func weekday() -> Weekday? {
    guard let day = Weekday(peek(), peek(1)) else { return nil }
    index += 2
    return day
  }

  private mutating func spanList() -> [TimeSpan]? {
    var spans: [TimeSpan] = []
    while let span = span() {
      spans.append(span)
      let end = index
      guard takeListSign() else { return spans }
      if namesDays {
        index = end
        return spans
      }
    }
    return nil
  }

  private mutating func span() -> TimeSpan? {
    let first = index
    guard let start = clock(), start < Timeline.minutes else { return nil }
    var isPadded = index == first + 5
    defer { isStrict = isStrict && isPadded }
    if take(UInt8(ascii: "+")) { return TimeSpan(start: .clock(start), end: .open) }
    let middle = index + 1
    guard take(UInt8(ascii: "-")), let end = clock() else { return nil }
    isPadded = isPadded && index == middle + 5
    // These may be on a 12-hour clock.
    if !isPadded, start < 780, end <= start || start < 480 { return nil }
    // Hours from the morning until the next day are warned about.
    if start < 780, end <= start { isPadded = false }
    let last = TimePoint.clock(end > start ? end : end + Timeline.minutes)
    return TimeSpan(
      start: .clock(start), end: take(UInt8(ascii: "+")) ? .atLeast(last) : .at(last))
  }

  /// Reads minutes after midnight, up to 48:00.
  private mutating func clock() -> Int? {
    guard var hour = digit() else { return nil }
    if let second = digit() { hour = hour * 10 + second }
    guard take(UInt8(ascii: ":")), let ten = digit(), ten < 6, let one = digit() else { return nil }
    let minutes = hour * 60 + ten * 10 + one
    return minutes <= 2 * Timeline.minutes ? minutes : nil
  }
}

extension PlainReader {
  /// The byte at this distance; 0 past the end.
  private func peek(_ distance: Int = 0) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  /// Whether a rule with days begins here.
  private var namesDays: Bool { Ascii.isCapital(peek()) }

  private mutating func digit() -> Int? {
    guard Ascii.isDigit(peek()) else { return nil }
    defer { index += 1 }
    return Int(peek() - UInt8(ascii: "0"))
  }

  private mutating func take(_ sign: UInt8) -> Bool {
    guard peek() == sign else { return false }
    index += 1
    return true
  }

  private mutating func take(_ word: String) -> Bool {
    var end = index
    for byte in word.utf8 {
      guard end < bytes.count, bytes[end] == byte else { return false }
      end += 1
    }
    index = end
    return true
  }

  private mutating func takeBlanks() {
    while take(UInt8(ascii: " ")) {}
  }

  private mutating func takeListSign() -> Bool {
    guard take(Ascii.comma) else { return false }
    takeBlanks()
    return true
  }
}

extension Weekday {
  /// The day with these two letters in the notation.
  fileprivate init?(_ first: UInt8, _ second: UInt8) {
    switch (first, second) {
    case (UInt8(ascii: "M"), UInt8(ascii: "o")): self = .monday
    case (UInt8(ascii: "T"), UInt8(ascii: "u")): self = .tuesday
    case (UInt8(ascii: "W"), UInt8(ascii: "e")): self = .wednesday
    case (UInt8(ascii: "T"), UInt8(ascii: "h")): self = .thursday
    case (UInt8(ascii: "F"), UInt8(ascii: "r")): self = .friday
    case (UInt8(ascii: "S"), UInt8(ascii: "a")): self = .saturday
    case (UInt8(ascii: "S"), UInt8(ascii: "u")): self = .sunday
    default: return nil
    }
  }
}

extension HolidayKind {
  /// The kind with these two letters in the notation.
  fileprivate init?(_ first: UInt8, _ second: UInt8) {
    guard second == UInt8(ascii: "H") else { return nil }
    switch first {
    case UInt8(ascii: "P"): self = .publicHoliday
    case UInt8(ascii: "S"): self = .schoolHoliday
    default: return nil
    }
  }
}
