/// An operand with one value: the `PLACE` in `rate PLACE 5`.
public struct Operand<Value: Sendable>: Sendable {
  /// Whether an operand is required.
  public enum Arity: Sendable {
    /// The operand is required.
    case one
    /// The operand is optional.
    case optional
  }

  /// The declaration without the value type, for parser and generators.
  public let declaration: OperandDeclaration

  /// Declares an operand; its name, in upper case, replaces the placeholder of the value type.
  public init(_ name: String, value: ValueType<Value>, summary: String, arity: Arity = .one) {
    let least = arity == .one ? 1 : 0
    declaration = OperandDeclaration(
      name: name, summary: summary, value: value.erased, least: least, isList: false)
  }
}

/// An operand that takes all remaining words: the `FILE...` in `import FILE...`.
public struct ListOperand<Value: Sendable>: Sendable {
  /// The declaration without the value type, for parser and generators.
  public let declaration: OperandDeclaration

  /// Declares a list of operands with at least `atLeast` words.
  public init(_ name: String, value: ValueType<Value>, summary: String, atLeast: Int = 0) {
    declaration = OperandDeclaration(
      name: name, summary: summary, value: value.erased, least: atLeast, isList: true)
  }
}

/// The declaration of an operand without its value type, for parser and generators.
public struct OperandDeclaration: Sendable {
  /// The name in upper case.
  public let name: String
  /// One line for help.
  public let summary: String
  /// The type of the value.
  public let value: ErasedValueType
  /// The minimum number of words.
  public let least: Int
  /// Whether it takes all remaining words.
  public let isList: Bool
}
