/// The annual rule in the footer of a zone file or in the variable `TZ` (POSIX), such as `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Hashable, Sendable {
  /// The day of a clock change.
  enum Day: Hashable, Sendable {
    /// `Jn`: day 1 to 365, not counting February 29.
    case julian(Int)
    /// `n`: day 0 to 365, counting February 29.
    case zeroBased(Int)
    /// `Mm.w.d`: weekday `d` (0 is Sunday) of week `w` (5 is the last) of month `m`.
    case weekday(month: Int, week: Int, day: Int)
  }

  /// A change to or from summer time: a day and a local time in seconds.
  struct Change: Hashable, Sendable {
    let day: Day
    let second: Int
  }

  /// Summer time: its offset and its two changes.
  struct Summer: Hashable, Sendable {
    let offset: Int
    let start: Change
    let end: Change
  }

  let standard: Int
  let summer: Summer?

  func offset(at seconds: Int64) -> Int {
    guard let summer else { return standard }
    let year = LocalDateTime(secondsSince1970: Int(seconds) + standard).date.year
    let start = Int64(summer.start.seconds(in: year) - standard)
    let end = Int64(summer.end.seconds(in: year) - summer.offset)
    // In the southern hemisphere summer spans New Year, so its end comes first in the year.
    let isSummer =
      start < end ? (start..<end).contains(seconds) : !(end..<start).contains(seconds)
    return isSummer ? summer.offset : standard
  }
}

extension ZoneRule.Change {
  /// The local time of the change in a year, in seconds since 1970.
  func seconds(in year: Int) -> Int { day.daysSince1970(in: year) * 86_400 + second }
}

extension ZoneRule.Day {
  func daysSince1970(in year: Int) -> Int {
    let newYear = CivilDate(trustedYear: year, month: 1, day: 1).daysSince1970
    switch self {
    case .zeroBased(let day): return newYear + day
    case .julian(let day): return newYear + day - (CivilDate.isLeap(year) && day >= 60 ? 0 : 1)
    case .weekday(let month, let week, let day):
      let first = CivilDate(trustedYear: year, month: month, day: 1)
      let wanted = Weekday.sunday.adding(days: day)
      let offset = first.weekday.days(to: wanted) + (week - 1) * 7
      let length = CivilDate.days(inMonth: month, of: year)
      return first.daysSince1970 + (offset < length ? offset : offset - 7)
    }
  }
}

/// Parses a POSIX `TZ` string, with quoted names: the footer of a zone file has one.
struct ZoneRuleReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// The rule; nil when the text is invalid.
  mutating func rule() -> ZoneRule? {
    guard name(), let standard = offset() else { return nil }
    if rest.isEmpty { return ZoneRule(standard: standard, summer: nil) }
    guard name() else { return nil }
    var summer = standard + 3600
    if rest.first != Ascii.comma {
      guard let written = offset() else { return nil }
      summer = written
    }
    guard let start = change(), let end = change(), rest.isEmpty else { return nil }
    return ZoneRule(
      standard: standard, summer: ZoneRule.Summer(offset: summer, start: start, end: end))
  }

  private mutating func name() -> Bool {
    if take("<") {
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(close + 1)...]
      return true
    }
    let letters = rest.prefix(while: Ascii.isLetter)
    rest = rest[letters.endIndex...]
    return letters.count >= 3
  }

  /// Reads an offset and returns seconds east; the text has hours west.
  private mutating func offset() -> Int? { clock().map { -$0 } }

  private mutating func clock() -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number() else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where take(":") {
      guard let value = number() else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func change() -> ZoneRule.Change? {
    guard take(","), let day = day() else { return nil }
    var second = 2 * 3600
    if take("/") {
      guard let written = clock() else { return nil }
      second = written
    }
    return ZoneRule.Change(day: day, second: second)
  }

  private mutating func day() -> ZoneRule.Day? {
    if take("M") {
      guard let month = number(), (1...12).contains(month), take("."), let week = number(),
        (1...5).contains(week), take("."), let day = number(), day < 7
      else { return nil }
      return .weekday(month: month, week: week, day: day)
    }
    let isJulian = take("J")
    guard let day = number(), day <= 365 else { return nil }
    return isJulian ? .julian(max(day, 1)) : .zeroBased(day)
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix(while: Ascii.isDigit)
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    rest = rest[digits.endIndex...]
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }
}

extension TimeZone {
  /// The zone of a rule as POSIX has it in the variable `TZ`, such as
  /// `CET-1CEST,M3.5.0,M10.5.0/3`; nil when the text is no such rule.
  ///
  /// A summer time without its days goes from the second Sunday in March to the first in November,
  /// as in the C library.
  public init?(posixRule text: String) {
    func rule(_ text: String) -> ZoneRule? {
      var reader = ZoneRuleReader(Array(text.utf8)[...])
      return reader.rule()
    }
    guard let rule = rule(text) ?? rule(text + ",M3.2.0,M11.1.0") else { return nil }
    let offsets = [rule.standard, rule.summer?.offset ?? 0]
    guard offsets.allSatisfy({ abs($0) < 25 * 3600 }) else { return nil }
    self.init(identifier: text, changes: [], offsets: [rule.standard], future: rule)
  }
}

enum Ascii {
  static let comma = UInt8(ascii: ",")
  static let newline = UInt8(ascii: "\n")

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  static func isCapital(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 32) >= 97 && (byte | 32) <= 122 }
}
