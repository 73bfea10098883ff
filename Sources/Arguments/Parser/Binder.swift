/// Binds scanned words to the options and operands of a command: parses values, counts operands,
/// checks rules.
struct Binder {
  let command: CommandSpec
  let scan: ScanResult
  let globals: [OptionDeclaration]
  private var entries: [ParsedArguments.Entry] = []
  private var asked: [ParsedArguments.Asked] = []

  init(_ command: CommandSpec, _ scan: ScanResult, _ globals: [OptionDeclaration]) {
    self.command = command
    self.scan = scan
    self.globals = globals
  }

  /// Binds all words; `environment` returns the values of environment variables.
  ///
  /// Throws a ``ParseError`` when values, operands or rules are invalid.
  mutating func bind(
    _ environment: (String) -> String?
  ) throws(ParseError) -> ParsedArguments {
    try checkSubcommand()
    try bindOptions()
    try bindOperands()
    let rules = RuleCheck(command, scan, given: namesGiven)
    try rules.checkConflicts()
    try bindEnvironment(environment, but: rules.excluded)
    try rules.checkNeeds(found: namesGiven)
    var arguments = ParsedArguments(
      path: scan.path, operands: scan.operands.map(\.text), entries: entries)
    arguments.asked = asked
    arguments.renamed = scan.occurrences.compactMap { occurrence in
      let isFormer = occurrence.option.formerNames.contains { "--\($0)" == occurrence.spelling }
      return isFormer
        ? ParsedArguments.Renamed(
          former: occurrence.spelling, present: "--\(occurrence.option.name)") : nil
    }
    return arguments
  }

  private func checkSubcommand() throws(ParseError) {
    guard !command.subcommands.isEmpty else { return }
    let names = command.subcommands.filter { !$0.isHidden }.map(\.name)
    guard let word = scan.operands.first else {
      if command.needsSubcommand { throw scan.fault(.missingSubcommand(names), .end) }
      return
    }
    guard command.needsSubcommand || command.operands.isEmpty else { return }
    let candidates = Suggestion.closest(to: word.text, among: names)
    throw scan.fault(
      .unknownSubcommand(word.text, candidates: candidates, all: names), .word(word.index))
  }

  private mutating func bindOptions() throws(ParseError) {
    let scope = command.options + globals
    for occurrence in scan.occurrences {
      // An option before a sub-verb was looked up in the verb above it.
      guard let option = scope.first(where: { $0.name == occurrence.option.name }) else {
        let fact = ParseError.Fact.unknownOption(
          occurrence.spelling, candidates: [], beforeVerb: false)
        throw scan.fault(fact, .word(occurrence.index))
      }
      let content = try occurrence.content(as: option, command: scan.path)
      entries.append(ParsedArguments.Entry(name: option.name, content: content))
      if command.options.contains(where: { $0.name == option.name }) {
        asked.append(occurrence.asked(as: option))
      }
    }
  }

  private mutating func bindOperands() throws(ParseError) {
    var words = scan.operands[...]
    for operand in command.operands {
      let count = operand.isList ? words.count : min(1, words.count)
      guard count >= operand.least else { throw scan.fault(.missingOperand(operand.name), .end) }
      if operand.isList { try checkForValues(among: words) }
      for word in words.prefix(count) { try bind(word, to: operand) }
      words = words.dropFirst(count)
    }
    guard let extra = words.first else { return }
    try checkForSubcommand()
    let fact = ParseError.Fact.extraOperands(
      words.map(\.text), expected: command.operands.map(\.name),
      areWords: !command.operands.contains(where: \.value.mayHaveBlanks),
      behind: bareOption(before: extra.index))
    throw scan.fault(fact, .word(extra.index))
  }

  private func checkForValues(among words: ArraySlice<ScanResult.Word>) throws(ParseError) {
    let detached = DetachedValue(command: command, scan: scan)
    for word in words {
      if let fact = detached.fact(for: word) { throw scan.fault(fact, .word(word.index)) }
    }
  }

  /// Where there are too many operands, the first may be a command of this one, misspelt.
  private func checkForSubcommand() throws(ParseError) {
    let names = command.subcommands.map(\.name)
    guard let first = scan.operands.first else { return }
    let candidates = Suggestion.closest(to: first.text, among: names)
    guard !candidates.isEmpty else { return }
    throw scan.fault(
      .unknownSubcommand(first.text, candidates: candidates, all: names), .word(first.index))
  }

  /// The option in the previous word, if its value is optional and missing.
  private func bareOption(before index: Int) -> String? {
    guard let last = scan.occurrences.last(where: { $0.index == index - 1 }),
      case .optionalValue = last.option.kind, last.text == nil
    else { return nil }
    return last.spelling
  }

  private mutating func bind(
    _ word: ScanResult.Word, to operand: OperandDeclaration
  ) throws(ParseError) {
    let value = try operand.value.parse(
      word.text, of: Notation.value(operand.name), command: scan.path, .word(word.index))
    entries.append(ParsedArguments.Entry(name: operand.name, content: .operand(value)))
  }

  private mutating func bindEnvironment(
    _ look: (String) -> String?, but excluded: [String]
  ) throws(ParseError) {
    for option in command.options + globals {
      guard let variable = option.environment, !excluded.contains(option.name),
        !entries.contains(where: { $0.name == option.name }),
        let text = look(variable), !text.isEmpty
      else { continue }
      let content = try content(of: variable, text, for: option)
      entries.append(ParsedArguments.Entry(name: option.name, content: content))
    }
  }

  /// Parses the text of an environment variable as the option's value; for a flag, `0` means off.
  private func content(
    of variable: String, _ text: String, for option: OptionDeclaration
  ) throws(ParseError) -> ParsedArguments.Content {
    guard let type = option.value else { return .flag(text != "0") }
    return .value(
      try type.parse(text, of: variable, command: scan.path, .environment(variable)))
  }

  /// The names of the options and operands given so far, without flags that were switched off.
  private var namesGiven: [String] {
    var names: [String] = []
    for entry in entries {
      names.removeAll { $0 == entry.name }
      if case .flag(false) = entry.content { continue }
      names.append(entry.name)
    }
    return names
  }
}

/// A word that follows an option and looks like its value, where only an attached one is a value:
/// `--json name`, `--header true`.
///
/// A list of operands would take such a word without a complaint.
private struct DetachedValue {
  let command: CommandSpec
  let scan: ScanResult

  /// The error for a word of a list of operands; nil when the word is an operand for certain.
  func fact(for word: ScanResult.Word) -> ParseError.Fact? {
    guard let option = scan.occurrences.last(where: { $0.index == word.index - 1 }),
      option.text == nil
    else { return nil }
    switch option.option.kind {
    case .value: return nil
    case .flag:
      return ["true", "false"].contains(word.text)
        ? .unexpectedValue(option.spelling, value: word.text) : nil
    case .optionalValue(let type):
      return isValue(word.text, of: type)
        ? .detachedValue(option.spelling, value: word.text) : nil
    }
  }

  private func isValue(_ text: String, of type: ErasedValueType) -> Bool {
    guard type.completion == .commaSeparated(.fields) else {
      return type.allowed.contains { $0.word == text }
    }
    let names = command.fields.map { Substring($0.name) }
    return text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { path in
      names.contains(path.prefix { $0 != "." })
    }
  }
}
