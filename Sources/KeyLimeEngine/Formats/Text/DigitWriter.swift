/// Writes numbers with zeros in front of them and single characters, in order, as dates are
/// written.
///
/// Long lists print a time in each row: to make a text of each part takes many times as long.
struct DigitWriter {
  private var bytes: [UInt8] = []

  /// What was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a number that is not below zero, with zeros up to `count` digits, at least one.
  mutating func write(_ number: Int, _ count: Int = 2, radix: Int = 10) {
    let (rest, digit) = number.quotientAndRemainder(dividingBy: radix)
    if rest != 0 || count > 1 { write(rest, count - 1, radix: radix) }
    let value = UInt8(digit.magnitude)
    bytes.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value)
  }

  mutating func write(_ character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  mutating func write(text: String) { bytes += text.utf8 }

  /// Writes what a clock and a calendar show: `2026-11-20T19:30:00`.
  mutating func write(_ day: CalendarDay, secondOfDay second: Int) {
    write(text: day.description)
    write("T")
    write(second / 3600)
    write(":")
    write(second / 60 % 60)
    write(":")
    write(second % 60)
  }

  /// Writes how far a clock is ahead of UTC: `-08:00`, or `Z` when it shows UTC.
  mutating func write(minutesAhead minutes: Int) {
    guard minutes != 0 else { return write("Z") }
    write(minutes < 0 ? "-" : "+")
    write(abs(minutes) / 60)
    write(":")
    write(abs(minutes) % 60)
  }
}
