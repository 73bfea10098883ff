/// Reads numbers of a fixed count of digits and single characters, in order, as dates are written.
struct DigitReader {
  private let bytes: ByteView
  private(set) var position = 0

  init(_ bytes: ByteView) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The number of the next `count` digits, or nil when they are not all digits.
  mutating func number(_ count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    var value = 0
    for index in position..<position + count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    position += count
    return value
  }

  /// The number that the rest says, which is 1 to 18 digits; nil when it is anything else.
  mutating func rest() -> Int? {
    let count = bytes.count - position
    return (1...18).contains(count) ? number(count) : nil
  }

  /// Whether the next character is this one; it is moved over when it is.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Whether there is a digit next; it and those behind it are moved over.
  mutating func skipDigits() -> Bool {
    guard number(1) != nil else { return false }
    while number(1) != nil {}
    return true
  }

  /// The day of the next ten characters, as in `2026-11-20`; nil when there is no such day.
  mutating func day() -> CalendarDay? {
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }
}
