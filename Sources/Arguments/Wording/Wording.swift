/// A fault in words: one line, and lines of advice.
public struct Message: Sendable, Hashable {
  /// What is wrong: lower case, no full stop, subjects in single quotes.
  public let line: String
  /// What to try, one line each, without a leading `hint:`.
  public let hints: [String]

  /// Words a fault.
  public init(_ line: String, hints: [String] = []) {
    self.line = line
    self.hints = hints
  }
}

extension ParseError {
  /// The fault in words; `program` is the name used in advice, such as `keylime`.
  public func message(program: String) -> Message {
    Message("\(fact)")
  }
}
