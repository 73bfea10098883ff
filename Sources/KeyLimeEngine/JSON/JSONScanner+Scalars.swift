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

  /// Reads a number that is kept with its spelling.
  public mutating func readJSONNumber() throws(JSONError) -> JSONNumber {
    let range = try readNumber()
    return JSONNumber(validated: text(of: range))
  }

  /// Reads a number as the nearest double; one that overflows is a fault.
  public mutating func readDouble() throws(JSONError) -> Double {
    let range = try readNumber()
    guard let value = Double(text(of: range)), value.isFinite else {
      throw JSONError(.badNumber, at: range.lowerBound)
    }
    return value
  }

  /// The bytes of a range as text; the range must have been lexed, so it is valid UTF-8.
  func text(of range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
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
