/// Turns the words of a command line into typed values.
///
/// The grammar is git's: `--opt=v`, `--opt v`, `-ov`, `-o v`, clusters, `--`, `--no-x`, options
/// anywhere, the last one wins, no abbreviations. An option that needs a value takes the next word
/// even when it starts with a dash, unless that word is exactly a known option. `-` alone, and a word
/// such as `-33.9,151.2`, are operands.
public struct Parser: Sendable {
  /// The program whose lines are parsed.
  public let program: ProgramSpec
  let environment: @Sendable (String) -> String?
  let customVerbs: @Sendable () -> [String]

  /// Makes a parser.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - environment: Looks up a variable; asked only for options that name one and were not given.
  ///   - customVerbs: Names of aliases and plug-ins, asked for only to suggest one.
  public init(
    _ program: ProgramSpec, environment: @escaping @Sendable (String) -> String? = { _ in nil },
    customVerbs: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.program = program
    self.environment = environment
    self.customVerbs = customVerbs
  }

  /// Parses the words after the program's name.
  ///
  /// `-h` and `--help` win over every fault, wherever they stand. An unknown verb is thrown as
  /// `unknownVerb` with the index of its word, so that the caller can try aliases and plug-ins.
  public func parse(_ words: [String]) throws(ParseError) -> ParseResult {
    let scan = Scanner.read(words, of: program)
    if let form = scan.help { return .help(HelpRequest(path: scan.path, form: form)) }
    if scan.asksForVersion { return .version }
    if words.isEmpty { return .help(HelpRequest(path: [], form: .brief)) }
    if let fault = scan.faults.first { throw withSuggestions(fault) }
    guard let command = scan.command else {
      throw ParseError(fact: .missingVerb, command: [], origin: .end)
    }
    var binder = Binder(command, scan, program.globals)
    return .command(try binder.bind(environment))
  }

  /// Reads the global options alone and never fails: what cannot be read counts as not given.
  ///
  /// It tells how to report a fault (`--json`, `--color`) when `parse` has thrown one.
  public func globals(in words: [String]) -> ParsedArguments {
    let scan = Scanner.read(words, of: program)
    let names = program.globals.map(\.name)
    var entries: [ParsedArguments.Entry] = []
    for occurrence in scan.occurrences where names.contains(occurrence.option.name) {
      if let content = try? occurrence.content(command: []) {
        entries.append(ParsedArguments.Entry(name: occurrence.option.name, content: content))
      }
    }
    return ParsedArguments(path: scan.path, operands: [], entries: entries)
  }

  private func withSuggestions(_ fault: ParseError) -> ParseError {
    guard case .unknownVerb(let word, candidates: _, synonym: _) = fault.fact else {
      return fault
    }
    let visible = program.verbs.filter { !$0.spec.isHidden }.map(\.name)
    let fact = ParseError.Fact.unknownVerb(
      word, candidates: Suggestion.closest(to: word, among: visible + customVerbs()),
      synonym: program.synonyms().first { $0.word == word }?.verb)
    return ParseError(fact: fact, command: fault.command, origin: fault.origin)
  }
}
