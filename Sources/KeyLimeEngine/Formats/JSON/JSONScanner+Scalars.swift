extension JSONScanner {
  /// Reads `true` or `false`.
  public mutating func readBool() throws(JSONError) -> Bool {
    skipWhitespace()
    if peek == UInt8(ascii: "t") {
      try expectWord("true")
      return true
    }
    try expectWord("false")
    return false
  }

  /// Reads `null`.
  public mutating func readNull() throws(JSONError) {
    skipWhitespace()
    try expectWord("null")
  }

  /// Reads a number and gives the range of its bytes.
  public mutating func readNumber() throws(JSONError) -> Range<Int> {
    skipWhitespace()
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    if peek == UInt8(ascii: "0") {
      position += 1
      if isDigit(peek) { throw JSONError(.badNumber, at: start) }
    } else {
      try skipDigits(numberStart: start)
    }
    if peek == UInt8(ascii: ".") {
      position += 1
      try skipDigits(numberStart: start)
    }
    if peek | 0x20 == UInt8(ascii: "e") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      try skipDigits(numberStart: start)
    }
    return start..<position
  }

  /// Reads a whole number of at most 18 digits, which cannot overflow; nil, without moving, where
  /// there is none.
  mutating func readShortInteger() -> Int64? {
    let isNegative = peek == UInt8(ascii: "-")
    let start = position + (isNegative ? 1 : 0)
    var (value, place): (Int64, Int) = (0, start)
    while place < end, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 {
      value = value &* 10 &+ Int64(digit)
      place += 1
    }
    guard 1...18 ~= place - start, place < end,
      bytes[start] != UInt8(ascii: "0") || place == start + 1,
      bytes[place] == UInt8(ascii: ",") || bytes[place] == UInt8(ascii: "]")
    else { return nil }
    position = place
    return isNegative ? -value : value
  }

  /// Reads a number as a whole one; nil when it has a fraction or does not fit 64 bits.
  public mutating func readInteger() throws(JSONError) -> Int64? {
    skipWhitespace()
    if let value = readShortInteger() { return value }
    return try readJSONNumber().integer
  }

  /// Reads a number that is kept with its spelling.
  public mutating func readJSONNumber() throws(JSONError) -> JSONNumber {
    let range = try readNumber()
    return JSONNumber(validated: text(of: range))
  }

  /// Reads a number as the nearest double; one that overflows is a fault.
  public mutating func readDouble() throws(JSONError) -> Double {
    let range = try readNumber()
    if let value = shortDecimal(in: range) { return value }
    guard let value = Double(text(of: range)), value.isFinite else {
      throw JSONError(.badNumber, at: range.lowerBound)
    }
    return value
  }

  /// The value of a plain decimal of at most 15 digits.
  ///
  /// Both the digits and the power of ten are exact doubles then, so one division rounds once and
  /// the result is the nearest double (Clinger 1990).
  func shortDecimal(in range: Range<Int>) -> Double? {
    guard range.count <= 16 else { return nil }
    var digits: Int64 = 0
    var scale = 1.0
    var isFraction = false
    for byte in bytes[range] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "-"): continue
      default: return nil
      }
    }
    guard digits < 1 << 53 else { return nil }
    let magnitude = Double(digits) / scale
    return bytes[range.lowerBound] == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// The bytes of a range as text; the range must have been lexed, so it is valid UTF-8.
  func text(of range: Range<Int>) -> String {
    String(decoding: ByteView(rebasing: bytes[range]), as: UTF8.self)
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private mutating func skipDigits(numberStart: Int) throws(JSONError) {
    guard isDigit(peek) else {
      throw position < end
        ? JSONError(.badNumber, at: numberStart) : JSONError(.unexpectedEnd, at: end)
    }
    while isDigit(peek) { position += 1 }
  }

  private mutating func expectWord(_ word: StaticString) throws(JSONError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard peek == word.utf8Start[index] else { throw unexpected() }
      position += 1
    }
  }
}
