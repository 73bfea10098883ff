extension JSONScanner {
  /// Reads a string, checking its escapes and its UTF-8, without copying it.
  public mutating func readString() throws(JSONError) -> JSONString {
    skipWhitespace()
    guard peek == UInt8(ascii: "\"") else { throw unexpected() }
    position += 1
    let start = position
    var hasEscapes = false
    while true {
      skipPlainBytes()
      guard position < end else { throw JSONError(.unexpectedEnd, at: end) }
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let raw = ByteView(rebasing: bytes[start..<position])
        position += 1
        return JSONString(raw: raw, hasEscapes: hasEscapes)
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape()
      } else if byte < 0x20 {
        throw JSONError(.controlCharacter(byte), at: position)
      } else {
        try skipMultibyteCharacter()
      }
    }
  }

  /// Moves over printable ASCII, eight bytes at a time while that is all there is.
  ///
  /// The tests are the classic ones of SIMD within a register: a byte is zero after an exclusive or
  /// with the byte looked for, and `(x - 0x01…) & ~x & 0x80…` marks zero bytes.
  @inline(__always)
  private mutating func skipPlainBytes() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while position + 8 <= end {
      let word: UInt64 = bytes.load(at: position)
      let quote = word ^ (ones &* 0x22)
      let slash = word ^ (ones &* 0x5C)
      let stops =
        ((quote &- ones) & ~quote) | ((slash &- ones) & ~slash) | ((word &- ones &* 0x20) & ~word)
        | word
      // Borrows run upwards, so the lowest mark is always right.
      guard stops & highs == 0 else {
        position += (stops & highs).trailingZeroBitCount / 8
        return
      }
      position += 8
    }
    while position < end {
      let byte = bytes[position]
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\")
      else { return }
      position += 1
    }
  }

  private mutating func skipEscape() throws(JSONError) {
    let start = position
    position += 1
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      try skipUnicodeEscape(from: start)
    default:
      throw position < end ? JSONError(.badEscape, at: start) : JSONError(.unexpectedEnd, at: end)
    }
  }

  /// Moves past `uXXXX`, and past the second half when the first is a leading surrogate.
  private mutating func skipUnicodeEscape(from start: Int) throws(JSONError) {
    let unit = try readCodeUnit(from: start)
    guard unit & 0xF800 == 0xD800 else { return }
    guard unit & 0xFC00 == 0xD800, position + 1 < end, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw JSONError(.badEscape, at: start) }
    position += 1
    guard try readCodeUnit(from: start) & 0xFC00 == 0xDC00 else {
      throw JSONError(.badEscape, at: start)
    }
  }

  private mutating func readCodeUnit(from start: Int) throws(JSONError) -> UInt32 {
    position += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = hexDigit(peek) else {
        throw position < end ? JSONError(.badEscape, at: start) : JSONError(.unexpectedEnd, at: end)
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  /// Moves past one character of two to four bytes, by the table of well-formed sequences in
  /// Unicode 15 §3.9, table 3-7.
  private mutating func skipMultibyteCharacter() throws(JSONError) {
    let lead = bytes[position]
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw JSONError(.invalidUTF8, at: position)
    }
    guard position + length <= end else { throw JSONError(.unexpectedEnd, at: end) }
    guard second.contains(bytes[position + 1]) else { throw JSONError(.invalidUTF8, at: position) }
    for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 {
      throw JSONError(.invalidUTF8, at: position)
    }
    position += length
  }
}
