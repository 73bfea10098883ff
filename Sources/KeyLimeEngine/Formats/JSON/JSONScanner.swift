/// A cursor over the bytes of a JSON text that reads what is asked for and lexes past the rest.
///
/// Skipping validates exactly as reading does, so a text that was walked to its end is valid RFC
/// 8259, no matter which parts were read. The bytes must outlive the scanner; every access goes
/// through ``peek`` or a range that was checked against `end`, so no text can make it read outside.
public struct JSONScanner {
  /// How deep arrays and objects may nest before a text is refused.
  public static let depthLimit = 256

  let bytes: ByteView
  /// The offset of the next byte to read, from the start of the text.
  public internal(set) var position: Int
  let end: Int
  private var depth = 0

  /// Starts at the first byte of a text.
  public init(_ bytes: ByteView) {
    self.init(bytes, in: 0..<bytes.count)
  }

  /// Starts at the lower bound of a range of a text; offsets in errors count from the text's start.
  public init(_ bytes: ByteView, in range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// Starts inside a text, at a depth of arrays and objects.
  init(_ bytes: ByteView, in range: Range<Int>, depth: Int) {
    self.init(bytes, in: range)
    self.depth = depth
  }

  /// The next byte without moving, or 0 at the end: NUL is valid nowhere in JSON.
  @inline(__always)
  var peek: UInt8 { position < end ? bytes[position] : 0 }

  /// The error for the byte under the cursor.
  func unexpected() -> JSONError {
    position < end
      ? JSONError(.unexpectedByte(bytes[position]), at: position)
      : JSONError(.unexpectedEnd, at: end)
  }
}

// MARK: - Structure

extension JSONScanner {
  /// The type of a value, told from its first byte.
  public enum Kind: Sendable {
    /// The six types of JSON.
    case null, bool, number, string, array, object
  }

  /// Moves past white space.
  @inline(__always)
  public mutating func skipWhitespace() {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// The type of the value that comes next, after white space.
  public mutating func nextKind() throws(JSONError) -> Kind {
    skipWhitespace()
    switch peek {
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    default: throw unexpected()
    }
  }

  /// Requires that only white space is left.
  public mutating func expectEnd() throws(JSONError) {
    skipWhitespace()
    guard position == end else { throw JSONError(.trailingBytes, at: position) }
  }

  /// Whether only white space is left.
  public mutating func isAtEnd() -> Bool {
    skipWhitespace()
    return position == end
  }

  /// Walks an object; `member` must read or skip exactly one value after each name.
  public mutating func readObject(
    _ member: (_ name: JSONString, inout JSONScanner) throws(JSONError) -> Void
  ) throws(JSONError) {
    try open(UInt8(ascii: "{"))
    skipWhitespace()
    if peek == UInt8(ascii: "}") { return close() }
    repeat { try readMember(member) } while try !endsList(with: UInt8(ascii: "}"))
  }

  private mutating func readMember(
    _ member: (_ name: JSONString, inout JSONScanner) throws(JSONError) -> Void
  ) throws(JSONError) {
    skipWhitespace()
    let name = try readString()
    skipWhitespace()
    try expect(UInt8(ascii: ":"))
    try member(name, &self)
  }

  /// Walks an array; `element` must read or skip exactly one value.
  public mutating func readArray(
    _ element: (inout JSONScanner) throws(JSONError) -> Void
  ) throws(JSONError) {
    try open(UInt8(ascii: "["))
    skipWhitespace()
    if peek == UInt8(ascii: "]") { return close() }
    while true {
      try element(&self)
      if try endsList(with: UInt8(ascii: "]")) { return }
    }
  }

  /// Moves past one value of any type, validating it.
  public mutating func skipValue() throws(JSONError) {
    switch try nextKind() {
    case .string: _ = try readString()
    case .number: _ = try readNumber()
    case .object: try readObject { (_, scanner) throws(JSONError) in try scanner.skipValue() }
    case .array: try readArray { (scanner) throws(JSONError) in try scanner.skipValue() }
    case .bool: _ = try readBool()
    case .null: try readNull()
    }
  }

  private mutating func open(_ bracket: UInt8) throws(JSONError) {
    skipWhitespace()
    try expect(bracket)
    depth += 1
    guard depth <= Self.depthLimit else { throw JSONError(.tooDeep, at: position - 1) }
  }

  private mutating func close() {
    position += 1
    depth -= 1
  }

  private mutating func endsList(with bracket: UInt8) throws(JSONError) -> Bool {
    skipWhitespace()
    if peek == bracket {
      close()
      return true
    }
    try expect(UInt8(ascii: ","))
    return false
  }

  @inline(__always)
  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard peek == byte else { throw unexpected() }
    position += 1
  }
}
