/// A moment together with the local time it was: RFC 3339, such as `2026-11-20T12:30:00-08:00`.
public struct OffsetTime: Hashable, Sendable, CustomStringConvertible {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int64
  /// Minutes that local time is ahead of UTC, -1439 to 1439.
  public let offsetMinutes: Int

  /// Makes a moment; nil when the offset is a day or more, or the year is not 0 to 9999.
  public init?(seconds: Int64, offsetMinutes: Int) {
    let local = seconds + Int64(offsetMinutes) * 60
    guard abs(offsetMinutes) < 1440, local >= -62_167_219_200, local <= 253_402_300_799 else {
      return nil
    }
    self.seconds = seconds
    self.offsetMinutes = offsetMinutes
  }

  /// Reads RFC 3339 with `Z` or an offset; fractions of a second are dropped; nil otherwise.
  public init?(_ text: String) {
    let parsed = Array(text.utf8).withBytes { Self.parse($0) }
    guard let parsed else { return nil }
    self = parsed
  }

  private static func parse(_ text: ByteView) -> OffsetTime? {
    var reader = DigitReader(text)
    guard let day = reader.day(), reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.number(2), hour < 24, reader.skip(":"), let minute = reader.number(2),
      minute < 60, reader.skip(":"), let second = reader.number(2), second <= 60
    else { return nil }
    if reader.skip("."), !reader.skipDigits() { return nil }
    guard let offset = parseOffset(&reader), reader.isAtEnd else { return nil }
    let local = ((day.daysSince1970 * 24 + hour) * 60 + minute) * 60 + min(second, 59)
    return OffsetTime(seconds: Int64(local - offset * 60), offsetMinutes: offset)
  }

  private static func parseOffset(_ reader: inout DigitReader) -> Int? {
    if reader.skip("Z") || reader.skip("z") { return 0 }
    let sign = reader.skip("-") ? -1 : reader.skip("+") ? 1 : 0
    guard sign != 0, let hours = reader.number(2), hours < 24, reader.skip(":"),
      let minutes = reader.number(2), minutes < 60
    else { return nil }
    return sign * (hours * 60 + minutes)
  }

  /// RFC 3339 with the offset in digits; `Z` when it is zero.
  public var text: String {
    let wall = wall
    var writer = DigitWriter()
    writer.write(wall.date, secondOfDay: wall.secondOfDay)
    writer.write(minutesAhead: offsetMinutes)
    return writer.text
  }

  /// RFC 3339.
  public var description: String { text }
}
