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
  /// Orders by the instant, wherever it was; times of one instant by day, clock and offset.
  public static func < (a: CivilTime, b: CivilTime) -> Bool { a.order < b.order }

  private var order: (Int, CalendarDay, Int, Int) {
    (secondsSince1970, day, clock?.second ?? -1, clock?.offset ?? -1440)
  }

  /// Seconds from 1970-01-01 UTC to the instant; an offset that is not known counts as UTC.
  ///
  /// A day without a time counts as noon in UTC, when it is that day nearly everywhere on Earth.
  var secondsSince1970: Int {
    let midnight = day.daysSince1970 * CalendarDay.seconds
    guard let clock else { return midnight + 43_200 }
    return midnight + clock.second - (clock.offset ?? 0) * 60
  }
}

extension CivilTime: CustomStringConvertible {
  /// Reads the text form, nil for anything else.
  ///
  /// A space may stand for the `T`, `Z` for `+00:00`; fractions of a second are dropped.
  public init?(_ text: String) {
    var text = text
    guard let time = text.withBytes({ CivilTime($0) }) else { return nil }
    self = time
  }

  private init?(_ text: ByteView) {
    var reader = DigitReader(text)
    guard let day = reader.day() else { return nil }
    self.init(day)
    guard !reader.isAtEnd else { return }
    guard reader.skip("T") || reader.skip("t") || reader.skip(" "), let clock = Clock(&reader),
      reader.isAtEnd
    else { return nil }
    self.init(day, at: clock)
  }

  /// The text form.
  public var description: String { clock.map { "\(day)T\($0)" } ?? day.description }
}

extension CivilTime.Clock: CustomStringConvertible {
  fileprivate init?(_ reader: inout DigitReader) {
    guard let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2) else {
      return nil
    }
    var second = 0
    if reader.skip(":") {
      guard let read = reader.number(2), !reader.skip(".") || reader.skipDigits() else {
        return nil
      }
      second = read
    }
    guard !reader.isAtEnd else {
      self.init(hour: hour, minute: minute, second: second)
      return
    }
    guard let offset = Self.offset(&reader) else { return nil }
    self.init(hour: hour, minute: minute, second: second, offset: offset)
  }

  /// Minutes east of UTC for `Z`, `+01:00` or `-0330`; nil for anything else.
  private static func offset(_ reader: inout DigitReader) -> Int? {
    if reader.skip("Z") || reader.skip("z") { return 0 }
    let sign = reader.skip("-") ? -1 : reader.skip("+") ? 1 : 0
    guard sign != 0, let hours = reader.number(2), hours < 24 else { return nil }
    _ = reader.skip(":")
    guard let minutes = reader.number(2), minutes < 60 else { return nil }
    return sign * (hours * 60 + minutes)
  }

  /// `19:30:00` with `-08:00` behind it when the offset is known.
  public var description: String {
    let seconds = second == CalendarDay.seconds ? 60 : second % 60
    let minutes = second == CalendarDay.seconds ? 1439 : second / 60
    let time = "\((minutes / 60).padded()):\((minutes % 60).padded()):\(seconds.padded())"
    guard let offset else { return time }
    let (hours, rest) = abs(offset).quotientAndRemainder(dividingBy: 60)
    return "\(time)\(offset < 0 ? "-" : "+")\(hours.padded()):\(rest.padded())"
  }
}
