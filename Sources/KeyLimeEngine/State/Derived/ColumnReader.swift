/// Reads the elements of a JSON array one after the other, without making values of them.
///
/// Elements that are missing at the end are null.
struct ColumnReader {
  private var scanner: JSONScanner

  /// Starts at the first element; nil when the bytes are no array.
  init?(_ bytes: ByteView) {
    guard bytes.first == UInt8(ascii: "[") else { return nil }
    scanner = JSONScanner(bytes)
    scanner.position = 1
  }

  /// The next whole number; nil for null.
  mutating func integer() throws(JSONError) -> Int64? {
    guard try !skipsNull() else { return nil }
    if let value = scanner.readShortInteger() {
      skipComma()
      return value
    }
    let range = try scanner.readNumber()
    guard let value = Int64(digits: ByteView(rebasing: scanner.bytes[range])) else {
      throw JSONError(.badNumber, at: range.lowerBound)
    }
    skipComma()
    return value
  }

  /// The next string; nil for null.
  mutating func string() throws(JSONError) -> JSONString? {
    guard try !skipsNull() else { return nil }
    let string = try scanner.readString()
    skipComma()
    return string
  }

  /// The strings of the next array; none for null.
  mutating func strings() throws(JSONError) -> [String] { try strings(\.text) }

  /// What the strings of the next array stand for, without those that stand for nothing.
  mutating func strings<Value>(
    _ value: (JSONString) -> Value?
  ) throws(JSONError) -> [Value] {
    guard try !skipsNull() else { return [] }
    var values: [Value] = []
    try scanner.readArray { (scanner) throws(JSONError) in
      if let value = value(try scanner.readString()) { values.append(value) }
    }
    skipComma()
    return values
  }

  mutating func skip() throws(JSONError) {
    guard try !skipsNull() else { return }
    try scanner.skipValue()
    skipComma()
  }

  private mutating func skipsNull() throws(JSONError) -> Bool {
    if scanner.peek == UInt8(ascii: "]") { return true }
    guard scanner.peek == UInt8(ascii: "n") else { return false }
    try scanner.readNull()
    skipComma()
    return true
  }

  private mutating func skipComma() {
    if scanner.peek == UInt8(ascii: ",") { scanner.position += 1 }
  }
}

extension Int64 {
  /// Reads a number of a snapshot: digits, perhaps behind a minus; nil when it has a fraction or
  /// does not fit.
  init?(digits: ByteView) {
    let isNegative = digits.first == UInt8(ascii: "-")
    var value: Int64 = 0
    for index in (isNegative ? 1 : 0)..<digits.count {
      let digit = digits[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = tens.subtractingReportingOverflow(Int64(digit))
      guard !overflow, !isTooLarge else { return nil }
      value = sum
    }
    // Counted below zero, because the least number has no positive.
    guard isNegative || value > .min else { return nil }
    self = isNegative ? value : -value
  }
}

/// Writes a JSON array element by element; nulls at the end are left out.
struct ColumnWriter {
  private var writer = JSONWriter(room: 160)
  private var isFirst = true
  private var nulls = 0

  mutating func append(_ value: (some BinaryInteger)?) {
    guard let value else { return appendNull() }
    begin()
    writer.write(value)
  }

  mutating func append(_ text: String?) {
    guard let text else { return appendNull() }
    begin()
    writer.write(text)
  }

  /// Appends an array of strings, or null when there are none.
  mutating func append(_ texts: [String]) {
    guard !texts.isEmpty else { return appendNull() }
    begin()
    writer.write(.array(texts.map(JSON.string)))
  }

  private mutating func appendNull() { nulls += 1 }

  private mutating func begin() {
    for _ in 0..<nulls { separate("null") }
    nulls = 0
    separate("")
  }

  private mutating func separate(_ word: StaticString) {
    writer.write(raw: isFirst ? "[" : ",")
    isFirst = false
    writer.write(raw: word)
  }

  var bytes: [UInt8] { isFirst ? Array("[]".utf8) : writer.bytes + [UInt8(ascii: "]")] }
}
