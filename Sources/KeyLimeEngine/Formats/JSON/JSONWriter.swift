/// Writes JSON text into a growing buffer: compact, or indented by two spaces.
///
/// Slashes are not escaped and characters outside ASCII stay as they are; only what RFC 8259 §7
/// requires is escaped.
public struct JSONWriter {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []

  /// Makes an empty writer, with room for as many bytes as are expected.
  public init(room: Int = 0) { bytes.reserveCapacity(room) }

  /// Forgets what was written but keeps the storage for the next record.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes text that is already JSON.
  public mutating func write(raw text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a number of 1e-7 degrees as the shortest decimal number of degrees.
  mutating func write(degreesE7 units: Int32) { Coordinate.appendDecimal(units, to: &bytes) }

  /// Writes a string with its quotes.
  public mutating func write(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withBytes { utf8 in
      var plainStart = 0
      for index in 0..<utf8.count where mustEscape(utf8[index]) {
        bytes.append(contentsOf: utf8[plainStart..<index])
        escape(utf8[index])
        plainStart = index + 1
      }
      bytes.append(contentsOf: utf8[plainStart...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  public mutating func write(_ value: some BinaryInteger) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digitsOf: UInt64(value.magnitude))
  }

  /// Writes a comma, a name that needs no escapes, and a colon.
  mutating func writeName(_ name: StaticString) {
    write(raw: ",\"")
    write(raw: name)
    write(raw: "\":")
  }

  /// Writes a further member of an object, unless there is none.
  mutating func writeMember(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    writeName(name)
    write(text)
  }

  /// Writes a further member of an object, unless there is none.
  mutating func writeMember(_ name: StaticString, number: Int?) {
    guard let number else { return }
    writeName(name)
    write(number)
  }

  /// Writes a value compactly, on one line.
  public mutating func write(_ value: JSON) {
    switch value {
    case .null: write(raw: "null")
    case .bool(true): write(raw: "true")
    case .bool(false): write(raw: "false")
    case .number(let number): bytes.append(contentsOf: number.literal.utf8)
    case .string(let text): write(text)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(element)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(member.name)
        bytes.append(UInt8(ascii: ":"))
        write(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a value over several lines, indented by two spaces a level.
  public mutating func writeIndented(_ value: JSON, level: Int = 0) {
    switch value {
    case .array(let elements) where !elements.isEmpty:
      writeList("[", "]", count: elements.count, level: level) { writer, index in
        writer.writeIndented(elements[index], level: level + 1)
      }
    case .object(let object) where !object.members.isEmpty:
      writeList("{", "}", count: object.members.count, level: level) { writer, index in
        writer.write(object.members[index].name)
        writer.write(raw: ": ")
        writer.writeIndented(object.members[index].value, level: level + 1)
      }
    default: write(value)
    }
  }

  private mutating func writeList(
    _ open: StaticString, _ close: StaticString, count: Int, level: Int,
    item: (inout JSONWriter, Int) -> Void
  ) {
    write(raw: open)
    for index in 0..<count {
      write(raw: index == 0 ? "\n" : ",\n")
      indent(level + 1)
      item(&self, index)
    }
    write(raw: "\n")
    indent(level)
    write(raw: close)
  }

  private mutating func indent(_ level: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
  }

  @inline(__always)
  private func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): write(raw: "\\\"")
    case UInt8(ascii: "\\"): write(raw: "\\\\")
    case 0x0A: write(raw: "\\n")
    case 0x0D: write(raw: "\\r")
    case 0x09: write(raw: "\\t")
    default:
      let digits = String(byte, radix: 16)
      write(raw: digits.count == 1 ? "\\u000" : "\\u00")
      bytes.append(contentsOf: digits.utf8)
    }
  }
}

extension JSON {
  /// The value as compact text on one line.
  public var compactText: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The value as text over several lines, indented by two spaces a level.
  public var indentedText: String {
    var writer = JSONWriter()
    writer.writeIndented(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
