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

/// Writes numbers with zeros in front of them and single characters, in order, as dates are
/// written.
///
/// Long lists print a time in each row: to make a text of each part takes many times as long.
struct DigitWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  /// Makes an empty writer with room for a time and its zone, so that it need not grow.
  init() { bytes.reserveCapacity(48) }

  /// What was written, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a number that is not below zero, with zeros up to `count` digits, at least one.
  mutating func write(_ number: Int, _ count: Int = 2, radix: UInt64 = 10) {
    bytes.append(digitsOf: UInt64(number.magnitude), atLeast: count, radix: radix)
  }

  mutating func write(_ character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  mutating func write(text: String) { bytes += text.utf8 }

  /// Writes an id of 12 characters.
  mutating func write(idOf value: UInt64) { CrockfordBase32.append(idOf: value, to: &bytes) }

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

extension [UInt8] {
  /// Appends a number in digits, with zeros in front of it up to `count` of them.
  mutating func append(digitsOf number: UInt64, atLeast count: Int = 1, radix: UInt64 = 10) {
    var (rest, low) = (number, self.count)
    let least = low + count
    // The last digit comes first, and then all are turned around.
    repeat {
      let digit = UInt8(truncatingIfNeeded: rest % radix)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
      rest /= radix
    } while rest != 0 || self.count < least
    var high = self.count - 1
    while low < high {
      swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }
}

extension Int {
  /// Reads a number of ASCII digits, neither more nor fewer; nil for anything else.
  init?(digits: some StringProtocol, count: Int) {
    guard digits.utf8.count == count, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    self.init(digits)
  }

  /// The number with zeros in front of it, not below zero.
  func padded(to width: Int = 2) -> String {
    var writer = DigitWriter()
    writer.write(self, width)
    return writer.text
  }
}
