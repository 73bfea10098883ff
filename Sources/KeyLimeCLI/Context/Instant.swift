/// A point in time: whole seconds since 1970-01-01T00:00:00Z, without leap seconds.
struct Instant: Hashable, Comparable {
  let seconds: Int64

  /// Orders by time.
  static func < (first: Instant, second: Instant) -> Bool { first.seconds < second.seconds }
}

extension Instant {
  /// Reads RFC 3339, a date alone (midnight UTC) or unix seconds; nil for anything else.
  ///
  /// RFC 3339 looks like `2026-11-20T18:30:00Z` or `2026-11-20T19:30:00+01:00`; fractions of a
  /// second are cut off.
  init?(parsing text: String) {
    if let seconds = Int64(text) {
      self.init(seconds: seconds)
      return
    }
    var reader = DigitReader(text)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    let midnight = Self.daysSinceEpoch(year, month, day) * 86_400
    if reader.isAtEnd {
      self.init(seconds: midnight)
      return
    }
    guard let time = reader.timeWithOffset(), reader.isAtEnd else { return nil }
    self.init(seconds: midnight + time)
  }

  /// The instant as `2026-11-20T18:30:00Z`.
  var rfc3339: String {
    let (days, second) = seconds.flooredDivision(by: 86_400)
    let (year, month, day) = Self.date(daysSinceEpoch: days)
    let time = [second / 3600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }
    return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
      + "T\(time[0]):\(time[1]):\(time[2])Z"
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

// The proleptic Gregorian calendar, counted in eras of 400 years that begin on 1 March.
extension Instant {
  static func days(in month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  fileprivate static func daysSinceEpoch(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted = month > 2 ? year : year - 1
    let (era, yearOfEra) = shifted.flooredDivision(by: 400)
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  fileprivate static func date(daysSinceEpoch days: Int64) -> (Int64, Int64, Int64) {
    let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }
}

extension Int64 {
  /// Quotient and remainder where the remainder is never negative.
  fileprivate func flooredDivision(by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// Walks through a text of digits and marks.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(_ digits: Int) -> Int64? {
    var value: Int64 = 0
    for _ in 0..<digits {
      guard let byte = rest.popFirst(), (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int64(byte - 0x30)
    }
    return value
  }

  mutating func skip(_ marks: String) -> Bool {
    guard let byte = rest.first, marks.utf8.contains(byte) else { return false }
    rest.removeFirst()
    return true
  }

  /// The seconds of `T18:30:00.5+01:00` after midnight UTC.
  mutating func timeWithOffset() -> Int64? {
    guard skip("Tt "), let hour = number(2), skip(":"), let minute = number(2), skip(":"),
      let second = number(2), hour < 24, minute < 60, second < 61
    else { return nil }
    if skip(".") { rest = rest.drop { (0x30...0x39).contains($0) } }
    let time = hour * 3600 + minute * 60 + second
    if skip("Zz") { return time }
    let sign: Int64 = rest.first == UInt8(ascii: "-") ? -1 : 1
    guard skip("+-"), let hours = number(2), skip(":"), let minutes = number(2), hours < 24,
      minutes < 60
    else { return nil }
    return time - sign * (hours * 3600 + minutes * 60)
  }
}
