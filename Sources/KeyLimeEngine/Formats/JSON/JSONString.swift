/// A string that a scanner has lexed and validated but not yet copied.
///
/// Comparing it with a name or asking for its raw bytes costs no allocation.
public struct JSONString {
  let raw: ByteView
  let hasEscapes: Bool

  /// The string, unescaped and copied.
  public var text: String {
    guard hasEscapes else { return String(decoding: raw, as: UTF8.self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    appendUnescaped(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the string is exactly this ASCII name.
  @inline(__always)
  public static func ~= (name: StaticString, string: JSONString) -> Bool {
    guard !string.hasEscapes else { return string.text == name.description }
    guard string.raw.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<string.raw.count where string.raw[index] != name.utf8Start[index] {
      return false
    }
    return true
  }

  /// A string without any bytes.
  static var empty: JSONString { JSONString(raw: ByteView(), hasEscapes: false) }

  /// Whether the unescaped bytes are these.
  func isEqual(to bytes: [UInt8]) -> Bool {
    withUnescapedBytes { own in bytes.withBytes { own.isEqual(to: $0) } }
  }

  /// Calls `body` with the unescaped UTF-8 bytes, which live only for the call.
  public func withUnescapedBytes<Result>(
    _ body: (ByteView) -> Result
  ) -> Result {
    guard hasEscapes else { return body(raw) }
    var bytes: [UInt8] = []
    appendUnescaped(to: &bytes)
    return bytes.withBytes(body)
  }

  /// Undoes the escapes; the scanner has checked that each is well formed.
  private func appendUnescaped(to bytes: inout [UInt8]) {
    var index = 0
    while index < raw.count {
      guard raw[index] == UInt8(ascii: "\\") else {
        bytes.append(raw[index])
        index += 1
        continue
      }
      switch raw[index + 1] {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "u"):
        index += appendUnicodeEscape(at: index, to: &bytes)
        continue
      case let other: bytes.append(other)
      }
      index += 2
    }
  }

  /// Appends the scalar of `\uXXXX`, or of a surrogate pair, and tells how many bytes it took.
  private func appendUnicodeEscape(at index: Int, to bytes: inout [UInt8]) -> Int {
    let first = hexadecimal(at: index + 2)
    var scalar = first
    var length = 6
    if first & 0xFC00 == 0xD800 {
      scalar = 0x10000 + ((first & 0x3FF) << 10) + (hexadecimal(at: index + 8) & 0x3FF)
      length = 12
    }
    let character = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    bytes.append(contentsOf: UTF8.encode(character) ?? UTF8.encodedReplacementCharacter)
    return length
  }

  private func hexadecimal(at index: Int) -> UInt32 {
    var value: UInt32 = 0
    for offset in 0..<4 { value = value << 4 | UInt32(hexDigit(raw[index + offset]) ?? 0) }
    return value
  }
}

/// The value of a hexadecimal digit, or nil for another byte.
@inline(__always)
func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
