/// What a command line says, with every value already read: looking one up cannot fail.
public struct ParsedArguments: Sendable {
  /// The verb and its sub-verbs, such as `["admin", "deal", "add"]`.
  public let path: [String]
  /// The words that are neither verbs, options nor options' values, as they were typed.
  public let operands: [String]

  var entries: [Entry]

  /// One value that was given, under the name of its option or operand.
  struct Entry: Sendable {
    let name: String
    let content: Content
  }

  enum Content: Sendable {
    case flag(Bool)
    case bare
    case value(any Sendable)
    case operand(any Sendable)
  }

  // Two declarations of one name and different types are a fault of the specification, which its
  // audit reports; here the one that was not declared simply reads as not given.

  /// The value of an option; nil when it was not given.
  public subscript<Value>(option: Option<Value>) -> Value? {
    for entry in entries.reversed() where entry.name == option.declaration.name {
      if case .value(let value) = entry.content, let value = value as? Value { return value }
    }
    return nil
  }

  /// Every value of an option that adds up, in the order given.
  public subscript<Value>(option: ListOption<Value>) -> [Value] {
    var values: [Value] = []
    for entry in entries where entry.name == option.declaration.name {
      if case .value(let value) = entry.content, let value = value as? Value {
        values.append(value)
      }
    }
    return values
  }

  /// How an option with an optional value was given; nil when it was not.
  public subscript<Value>(option: OptionalValueOption<Value>) -> OptionalValueOption<Value>
    .Argument?
  {
    for entry in entries.reversed() where entry.name == option.declaration.name {
      switch entry.content {
      case .bare: return .bare
      case .value(let value): if let value = value as? Value { return .value(value) }
      case .flag, .operand: continue
      }
    }
    return nil
  }

  /// What a flag says: true for `--x`, false for `--no-x`, nil when neither was given.
  public subscript(flag: Flag) -> Bool? {
    for entry in entries.reversed() where entry.name == flag.declaration.name {
      if case .flag(let isOn) = entry.content { return isOn }
    }
    return nil
  }

  /// What a flag says, or `standard` when it was not given.
  public subscript(flag: Flag, default standard: Bool) -> Bool { self[flag] ?? standard }

  /// How often a flag was given since it was last switched off: 2 for `-vv`.
  public func count(of flag: Flag) -> Int {
    var count = 0
    for entry in entries where entry.name == flag.declaration.name {
      if case .flag(let isOn) = entry.content { count = isOn ? count + 1 : 0 }
    }
    return count
  }

  /// The value of an operand; nil when it was left out.
  public subscript<Value>(operand: Operand<Value>) -> Value? {
    for entry in entries where entry.name == operand.declaration.name {
      if case .operand(let value) = entry.content, let value = value as? Value { return value }
    }
    return nil
  }

  /// The values of a list of operands, in order.
  public subscript<Value>(operand: ListOperand<Value>) -> [Value] {
    var values: [Value] = []
    for entry in entries where entry.name == operand.declaration.name {
      if case .operand(let value) = entry.content, let value = value as? Value {
        values.append(value)
      }
    }
    return values
  }

  /// The value of an operand that must be there.
  ///
  /// An operand of arity `one` is always there after parsing; for one that is only sometimes needed
  /// this throws the same fault that the parser would.
  public func require<Value>(_ operand: Operand<Value>) throws(ParseError) -> Value {
    if let value = self[operand] { return value }
    throw ParseError(
      fact: .missingOperand(operand.declaration.name), command: path, origin: .end)
  }

  /// Whether an option was given on the command line or by its environment variable.
  public func isGiven(_ option: OptionDeclaration) -> Bool {
    entries.contains { $0.name == option.name }
  }
}
