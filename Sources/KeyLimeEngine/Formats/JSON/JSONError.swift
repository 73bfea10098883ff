/// What is wrong with a text that should be JSON, and at which byte.
public struct JSONError: Error, Equatable, Sendable {
  /// The kinds of fault that RFC 8259 readers meet.
  public enum Fault: Equatable, Sendable {
    /// The text ends inside a value.
    case unexpectedEnd
    /// A byte that cannot stand here.
    case unexpectedByte(UInt8)
    /// Something follows the value.
    case trailingBytes
    /// A number that RFC 8259 §6 does not allow, such as `01` or `1.`.
    case badNumber
    /// A backslash with something behind it that is no escape, or half a surrogate pair.
    case badEscape
    /// A raw control character inside a string.
    case controlCharacter(UInt8)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// Arrays and objects nested deeper than ``JSONScanner/depthLimit``.
    case tooDeep
    /// A value of another type than the reader of this field needs.
    case unexpectedType(wanted: String)
  }

  /// What is wrong.
  public let fault: Fault

  /// Where, counted in bytes from the start of the text.
  public let offset: Int

  /// Makes an error.
  public init(_ fault: Fault, at offset: Int) {
    self.fault = fault
    self.offset = offset
  }
}

extension JSONError: CustomStringConvertible {
  /// One line without a full stop, such as `unexpected end of text at byte 120`.
  public var description: String { "\(wording) at byte \(offset)" }

  /// The fault alone, for callers that print the place in their own way.
  public var wording: String {
    switch fault {
    case .unexpectedEnd: "unexpected end of text"
    case .unexpectedByte(let byte) where byte > 0x20 && byte < 0x7F:
      "unexpected '\(Character(Unicode.Scalar(byte)))'"
    case .unexpectedByte(let byte): "unexpected byte 0x\(String(byte, radix: 16))"
    case .trailingBytes: "text after the end of the value"
    case .badNumber: "malformed number"
    case .badEscape: "malformed escape in a string"
    case .controlCharacter(let byte): "control character 0x\(String(byte, radix: 16)) in a string"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .tooDeep: "nested deeper than \(JSONScanner.depthLimit) levels"
    case .unexpectedType(let wanted): "wanted \(wanted)"
    }
  }
}
