/// A date on the calendar, with the time of day and the offset from UTC when they are known.
///
/// The text form is that of RFC 3339: `2026-11-20`, `2026-11-20T19:30:00`,
/// `2026-11-20T19:30:00-08:00`. It is local time, so the date never depends on who reads it.
public struct CivilTime: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The time of day, or nil when only the day is known.
  public let clock: Clock?

  /// A time of day to the second.
  public struct Clock: Hashable, Sendable {
    /// Seconds since midnight, 0 to 86,400 (which is a leap second).
    public let second: Int
    /// Minutes east of UTC, -1439 to 1439, or nil when unknown.
    public let offset: Int?

    /// Makes a time of day; nil when a part is out of range.
    public init?(hour: Int, minute: Int, second: Int, offset: Int? = nil) {
      guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second),
        (-1439...1439).contains(offset ?? 0)
      else { return nil }
      self.second = hour * 3600 + minute * 60 + second
      self.offset = offset
    }
  }

  /// Makes a time from its parts.
  public init(_ day: CalendarDay, at clock: Clock? = nil) {
    self.day = day
    self.clock = clock
  }
}

extension CivilTime: Comparable {
  /// Orders by day, then by time of day; a day without a time comes before its times.
  public static func < (a: CivilTime, b: CivilTime) -> Bool { a.order < b.order }

  private var order: (CalendarDay, Int, Int) { (day, clock?.second ?? -1, clock?.offset ?? -1440) }
}

extension CivilTime: CustomStringConvertible {
  /// Reads the text form, nil for anything else.
  ///
  /// A space may stand for the `T`, `Z` for `+00:00`; fractions of a second are dropped.
  public init?(_ text: String) {
    let (date, time) = text.divided { $0 == "T" || $0 == "t" || $0 == " " }
    guard let day = CalendarDay(date) else { return nil }
    guard let time else {
      self.init(day)
      return
    }
    guard let clock = Clock(time) else { return nil }
    self.init(day, at: clock)
  }

  /// The text form.
  public var description: String { clock.map { "\(day)T\($0)" } ?? day.description }
}

extension CivilTime.Clock: CustomStringConvertible {
  init?(_ text: String) {
    let zone = text.utf8.firstIndex { "Zz+-".utf8.contains($0) } ?? text.endIndex
    let parts = text.utf8[..<zone].split(separator: 0x3A, omittingEmptySubsequences: false)
      .map(Substring.init)
    guard (2...3).contains(parts.count), let hour = Int(digits: parts[0], count: 2),
      let minute = Int(digits: parts[1], count: 2)
    else { return nil }
    var second = 0
    if parts.count == 3 {
      let (whole, fraction) = String(parts[2]).divided { $0 == "." }
      guard let read = Int(digits: whole, count: 2),
        fraction.map({ Int(digits: $0, count: max(1, $0.utf8.count)) != nil }) ?? true
      else { return nil }
      second = read
    }
    let offset = Self.offset(String(text[zone...]))
    guard zone == text.endIndex || offset != nil else { return nil }
    self.init(hour: hour, minute: minute, second: second, offset: offset)
  }

  /// Minutes east of UTC for `Z`, `+01:00` or `-0330`; nil for anything else.
  static func offset(_ text: String) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard let sign = text.first, sign == "+" || sign == "-",
      let number = Int(digits: digits, count: 4), number % 100 < 60, number < 2400
    else { return nil }
    let minutes = number / 100 * 60 + number % 100
    return sign == "-" ? -minutes : minutes
  }

  /// `19:30:00` with `-08:00` behind it when the offset is known.
  public var description: String {
    let seconds = second == 86_400 ? 60 : second % 60
    let minutes = second == 86_400 ? 1439 : second / 60
    let time = "\((minutes / 60).padded()):\((minutes % 60).padded()):\(seconds.padded())"
    guard let offset else { return time }
    let (hours, rest) = abs(offset).quotientAndRemainder(dividingBy: 60)
    return "\(time)\(offset < 0 ? "-" : "+")\(hours.padded()):\(rest.padded())"
  }
}

extension String {
  /// The parts before and behind the first ASCII character that fits; the second is nil without
  /// one.
  func divided(at fits: (Unicode.Scalar) -> Bool) -> (String, String?) {
    guard let index = utf8.firstIndex(where: { $0 < 0x80 && fits(Unicode.Scalar($0)) }) else {
      return (self, nil)
    }
    return (String(self[..<index]), String(self[utf8.index(after: index)...]))
  }
}
