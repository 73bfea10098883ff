/// Gives every word its meaning in one command: values are read, operands counted, rules checked.
struct Binder {
  let command: CommandSpec
  let reading: Reading
  let globals: [OptionDeclaration]
  private var entries: [ParsedArguments.Entry] = []

  init(_ command: CommandSpec, _ reading: Reading, _ globals: [OptionDeclaration]) {
    self.command = command
    self.reading = reading
    self.globals = globals
  }

  mutating func bind(
    _ environment: (String) -> String?
  ) throws(ParseError) -> ParsedArguments {
    try checkSubcommand()
    try bindOptions()
    try bindOperands()
    try checkRules()
    try bindEnvironment(environment)
    return ParsedArguments(
      path: reading.path, operands: reading.operands.map(\.text), entries: entries)
  }

  private func checkSubcommand() throws(ParseError) {
    guard !command.subcommands.isEmpty else { return }
    let names = command.subcommands.filter { !$0.isHidden }.map(\.name)
    guard let word = reading.operands.first else {
      if command.needsSubcommand { throw fault(.missingSubcommand(names), .end) }
      return
    }
    guard command.needsSubcommand || command.operands.isEmpty else { return }
    let candidates = Suggestion.closest(to: word.text, among: names)
    throw fault(
      .unknownSubcommand(word.text, candidates: candidates, all: names), .word(word.index))
  }

  private mutating func bindOptions() throws(ParseError) {
    let scope = command.options + globals
    for occurrence in reading.occurrences {
      // An option that stood before a sub-verb was found in the verb above it.
      guard let option = scope.first(where: { $0.name == occurrence.option.name }) else {
        let fact = ParseError.Fact.unknownOption(
          occurrence.spelling, candidates: [], beforeVerb: false)
        throw fault(fact, .word(occurrence.index))
      }
      let content = try occurrence.content(as: option, command: reading.path)
      entries.append(ParsedArguments.Entry(name: option.name, content: content))
    }
  }

  private mutating func bindOperands() throws(ParseError) {
    var words = reading.operands[...]
    for operand in command.operands {
      let count = operand.isList ? words.count : min(1, words.count)
      guard count >= operand.least else { throw fault(.missingOperand(operand.name), .end) }
      for word in words.prefix(count) { try bind(word, to: operand) }
      words = words.dropFirst(count)
    }
    guard let extra = words.first else { return }
    let fact = ParseError.Fact.extraOperands(
      words.map(\.text), expected: command.operands.count)
    throw fault(fact, .word(extra.index))
  }

  private mutating func bind(
    _ word: Reading.Word, to operand: OperandDeclaration
  ) throws(ParseError) {
    do throws(ValueError) {
      let value = try operand.value.parse(word.text)
      entries.append(ParsedArguments.Entry(name: operand.name, content: .operand(value)))
    } catch {
      let fact = ParseError.Fact.badValue(
        subject: Notation.value(operand.name), value: word.text, error: error, type: operand.value)
      throw fault(fact, .word(word.index))
    }
  }

  private mutating func bindEnvironment(_ look: (String) -> String?) throws(ParseError) {
    for option in command.options + globals {
      guard let variable = option.environment, !isGiven(option.name) else { continue }
      guard let text = look(variable), !text.isEmpty else { continue }
      guard let type = option.value else {
        entries.append(ParsedArguments.Entry(name: option.name, content: .flag(text != "0")))
        continue
      }
      do throws(ValueError) {
        let value = try type.parse(text)
        entries.append(ParsedArguments.Entry(name: option.name, content: .value(value)))
      } catch {
        let fact = ParseError.Fact.badValue(
          subject: variable, value: text, error: error, type: type)
        throw fault(fact, .environment(variable))
      }
    }
  }

  private func checkRules() throws(ParseError) {
    for rule in command.rules {
      switch rule {
      case .atMostOne(let names): try checkAtMostOne(names)
      case .requires(let first, let second):
        if isGiven(first), !isGiven(second) {
          throw fault(.requires(spelling(first), spelling(second)), origin(first))
        }
      case .oneOf(let names):
        try checkAtMostOne(names)
        if !names.contains(where: isGiven) { throw fault(.noneOf(names.map(spelling)), .end) }
      }
    }
  }

  private func checkAtMostOne(_ names: [String]) throws(ParseError) {
    let given = names.filter(isGiven)
    guard given.count > 1 else { return }
    throw fault(.conflict(spelling(given[0]), spelling(given[1])), origin(given[1]))
  }

  private func isGiven(_ name: String) -> Bool {
    entries.last { $0.name == name }.map { $0.content.isPositive } ?? false
  }

  private func spelling(_ name: String) -> String {
    command.operands.contains { $0.name == name } ? Notation.value(name) : "--" + name
  }

  private func origin(_ name: String) -> ParseError.Origin {
    let last = reading.occurrences.last { $0.option.name == name }
    return last.map { .word($0.index) } ?? .end
  }

  private func fault(_ fact: ParseError.Fact, _ origin: ParseError.Origin) -> ParseError {
    ParseError(fact: fact, command: reading.path, origin: origin)
  }
}

extension Reading.Occurrence {
  /// Reads the value as the option that it was met as.
  func content(command: [String]) throws(ParseError) -> ParsedArguments.Content {
    try content(as: option, command: command)
  }

  /// Reads the value as `option`.
  func content(
    as option: OptionDeclaration, command: [String]
  ) throws(ParseError) -> ParsedArguments.Content {
    guard let type = option.value else { return .flag(!isNegated) }
    guard let text else { return .bare }
    do throws(ValueError) {
      return .value(try type.parse(text))
    } catch {
      let fact = ParseError.Fact.badValue(
        subject: spelling, value: text, error: error, type: type)
      throw ParseError(fact: fact, command: command, origin: .word(index))
    }
  }
}

extension ParsedArguments.Content {
  /// Whether it counts as given where rules are concerned.
  var isPositive: Bool {
    if case .flag(false) = self { false } else { true }
  }
}

extension ParseError.Fact {
  static func badValue(
    subject: String, value: String, error: ValueError, type: ErasedValueType
  ) -> ParseError.Fact {
    let allowed = type.allowed.map(\.word)
    return .badValue(
      subject: subject, value: value, reason: error, allowed: allowed,
      candidates: Suggestion.closest(to: value, among: allowed))
  }
}
