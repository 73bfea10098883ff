/// A word that is neither an option nor an option's value: the `PLACE` of `rate PLACE 5`.
public struct Operand<Value: Sendable>: Sendable {
  /// How often an operand of one value is given.
  public enum Arity: Sendable {
    /// It must be given.
    case one
    /// It may be left out.
    case optional
  }

  /// What the parser and the generators know about it.
  public let declaration: OperandDeclaration

  /// Declares an operand; its name in upper case stands in place of the value type's placeholder.
  public init(_ name: String, value: ValueType<Value>, summary: String, arity: Arity = .one) {
    let least = arity == .one ? 1 : 0
    declaration = OperandDeclaration(
      name: name, summary: summary, value: value.erased, least: least, isList: false)
  }
}

/// All the remaining words: the `FILE...` of `import FILE...`.
public struct ListOperand<Value: Sendable>: Sendable {
  /// What the parser and the generators know about it.
  public let declaration: OperandDeclaration

  /// Declares a list of operands of which `atLeast` must be given.
  public init(_ name: String, value: ValueType<Value>, summary: String, atLeast: Int = 0) {
    declaration = OperandDeclaration(
      name: name, summary: summary, value: value.erased, least: atLeast, isList: true)
  }
}

/// What the parser and the generators know about an operand.
public struct OperandDeclaration: Sendable {
  /// The name in upper case.
  public let name: String
  /// One line for help.
  public let summary: String
  /// The type of the value.
  public let value: ErasedValueType
  /// The least number of words that must be given.
  public let least: Int
  /// Whether it takes all words that are left.
  public let isList: Bool
}
