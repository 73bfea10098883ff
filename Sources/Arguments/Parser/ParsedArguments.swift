/// The parsed command line.
///
/// All values are already parsed, so looking one up cannot fail.
public struct ParsedArguments: Sendable {
  /// The verb and its sub-verbs, such as `["admin", "deal", "add"]`.
  public let path: [String]
  /// The operands as typed.
  public private(set) var operands: [String]

  /// The words of the whole line, without the program's name.
  public internal(set) var words: [String] = []

  /// The options of the command, but not those of every command, as `--name=text`.
  var asked: [Asked] = []

  /// An option under its present name, with its text.
  struct Asked: Sendable {
    let name: String
    let words: String
  }

  /// The options that were given by a name of an earlier version.
  public internal(set) var renamed: [Renamed] = []

  /// An option under its former and its present spelling: `--open-at`, `--at`.
  public struct Renamed: Sendable, Hashable {
    /// As it was typed.
    public let former: String
    /// As it is spelled now.
    public let present: String
  }

  /// The global options whose values are invalid, which only a line that is wrong has.
  var unreadable: [String] = []

  var entries: [Entry]

  /// A given value, under the name of its option or operand.
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

  // Two declarations with the same name and different types are an error in the specification,
  // which `audit()` reports. Here the other one reads as not given.

  /// The value of an option; nil when it was not given.
  public subscript<Value>(option: Option<Value>) -> Value? {
    for entry in entries.reversed() where entry.name == option.declaration.name {
      if case .value(let value) = entry.content, let value = value as? Value { return value }
    }
    return nil
  }

  /// All values of a repeatable option, in order.
  public subscript<Value>(option: ListOption<Value>) -> [Value] {
    var values: [Value] = []
    for entry in entries where entry.name == option.declaration.name {
      if case .value(let value) = entry.content, let value = value as? Value {
        values.append(value)
      }
    }
    return values
  }

  /// The argument of an option with an optional value; nil when it was not given.
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

  /// The value of a flag: true for `--x`, false for `--no-x`, nil when neither was given.
  public subscript(flag: Flag) -> Bool? {
    for entry in entries.reversed() where entry.name == flag.declaration.name {
      if case .flag(let isOn) = entry.content { return isOn }
    }
    return nil
  }

  /// The number of times a flag was given since it was last switched off: 2 for `-vv`.
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

  /// The value of a required operand.
  ///
  /// An operand of arity `one` is always present after parsing. For an operand that is required
  /// only sometimes, this throws `missingOperand`, as the parser would.
  public func require<Value>(_ operand: Operand<Value>) throws(ParseError) -> Value {
    if let value = self[operand] { return value }
    var error = ParseError(
      fact: .missingOperand(operand.declaration.name), command: path, origin: .end)
    error.words = words
    throw error
  }

  /// An option with its value and the operands behind it up to `word` as one value: `--title 'two
  /// words'`.
  ///
  /// Nil when the word does not stand behind the value of an option. Without `word`, all operands
  /// behind the value are meant.
  public func quoting(_ option: OptionDeclaration? = nil, through word: String? = nil) -> String? {
    let name = option.map { "--\($0.name)" }
    let last = word.flatMap { words.lastIndex(of: $0) } ?? words.count - 1
    let start = words.indices.last { index in
      let isMeant = name.map { words[index] == $0 || words[index].hasPrefix("\($0)=") } ?? true
      return isMeant && words[index].hasPrefix("--") && index <= last
    }
    guard let start else { return nil }
    let isAttached = words[start].contains("=")
    let given = isAttached || start == last ? words[start] : "\(words[start])=\(words[start + 1])"
    guard asked.contains(where: { $0.words == given }) else { return nil }
    let behind = words[start...last].dropFirst(isAttached ? 1 : 2)
    let rest = behind.prefix { !$0.hasPrefix("-") }
    guard !rest.isEmpty, word == nil || rest.count == behind.count else { return nil }
    let (spelling, value) = splitAtEquals(given)
    let text = ([value ?? ""] + rest).joined(separator: " ")
    return "\(spelling) \(ShellLine.quoted(text))"
  }

  /// What is asked: the verb, its operands, and its options in the order of their names, without
  /// those of every command and without `others`.
  ///
  /// Two command lines that ask for the same in other words may differ in it.
  public func request(without others: [OptionDeclaration]) -> [String] {
    let left = asked.filter { asked in !others.contains { $0.name == asked.name } }
    return path + operands + left.map(\.words).sorted()
  }

  /// The same with more words that are part of what is asked, such as the lines of standard input.
  public func asking(_ words: [String]) -> ParsedArguments {
    var arguments = self
    arguments.operands += words
    return arguments
  }

  /// Whether an option was given, on the command line or by its environment variable.
  public func isGiven(_ option: OptionDeclaration) -> Bool {
    entries.contains { $0.name == option.name }
  }

  /// Whether an option was given, be it with an invalid value.
  public func isTried(_ option: OptionDeclaration) -> Bool {
    isGiven(option) || unreadable.contains(option.name)
  }
}
