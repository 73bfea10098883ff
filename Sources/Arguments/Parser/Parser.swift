/// Parses the words of a command line into typed values.
///
/// The grammar is that of git: `--opt=v`, `--opt v`, `-ov`, `-o v`, clusters, `--`, `--no-x`.
/// Options can be anywhere, the last one wins, and there are no abbreviations. An option that needs
/// a value takes the next word even if it starts with a dash, unless that word is exactly a known
/// option. `-` and words such as `-33.9,151.2` are operands.
public struct Parser: Sendable {
  /// The specification of the program.
  public let program: ProgramSpec
  let environment: @Sendable (String) -> String?
  let customVerbs: @Sendable () -> [String]

  /// Creates a parser for a program.
  ///
  /// - Parameters:
  ///   - program: The specification of the program.
  ///   - environment: Returns the value of a variable. It is called only for options that have a
  ///     variable and were not given.
  ///   - customVerbs: Returns the names of aliases and plug-ins. It is called only for suggestions.
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
  /// `-h` and `--help` win over all errors, anywhere in the line. Throws a ``ParseError`` when the
  /// line is invalid; for an unknown verb it is `unknownVerb` with the index of the word, so that
  /// the caller can try aliases and plug-ins.
  public func parse(_ words: [String]) throws(ParseError) -> ParseResult {
    do throws(ParseError) { return try result(of: words) } catch {
      var error = error
      error.words = words
      throw error
    }
  }

  private func result(of words: [String]) throws(ParseError) -> ParseResult {
    let scan = Scanner.read(words, of: program)
    if let form = scan.help { return .help(HelpRequest(path: scan.path, form: form)) }
    if scan.asksForVersion { return .version }
    if words.isEmpty { return .help(HelpRequest(path: [], form: .brief)) }
    if let fault = scan.faults.first { throw withSuggestions(fault, words) }
    guard let command = scan.command else {
      throw ParseError(fact: .missingVerb, command: [], origin: .end)
    }
    var binder = Binder(command, scan, program.globals)
    var arguments = try binder.bind(environment)
    arguments.words = words
    return .command(arguments)
  }

  /// Parses only the global options.
  ///
  /// It never fails: an option with an invalid value has none, and is among the `unreadable`.
  ///
  /// Its result decides how to report an error of `parse` (`--json`, `--color`).
  public func globals(in words: [String]) -> ParsedArguments {
    let scan = Scanner.read(words, of: program)
    let names = program.globals.map(\.name)
    var entries: [ParsedArguments.Entry] = []
    var unreadable: [String] = []
    for occurrence in scan.occurrences where names.contains(occurrence.option.name) {
      if let content = try? occurrence.content(command: []) {
        entries.append(ParsedArguments.Entry(name: occurrence.option.name, content: content))
      } else {
        unreadable.append(occurrence.option.name)
      }
    }
    var arguments = ParsedArguments(path: scan.path, operands: [], entries: entries)
    arguments.unreadable = unreadable
    return arguments
  }

  private func withSuggestions(_ fault: ParseError, _ words: [String]) -> ParseError {
    guard case .unknownVerb(let word, candidates: _, synonym: _) = fault.fact else {
      return fault
    }
    var line = word
    if case .word(let index) = fault.origin {
      line = words[index...].joined(separator: " ")
    }
    let synonyms = program.synonyms()
    let synonym = synonyms.first {
      $0.word == word || $0.word.contains(" ") && line.hasPrefix($0.word)
    }?.command
    let fact = ParseError.Fact.unknownVerb(
      word, candidates: synonym == nil ? similar(to: word, synonyms) : [], synonym: synonym)
    return ParseError(fact: fact, command: fault.command, origin: fault.origin)
  }

  /// The verbs that a word may be a slip of; without any, the command for a synonym that it may be.
  private func similar(
    to word: String, _ synonyms: [(word: String, command: String)]
  ) -> [String] {
    let visible = program.verbs.filter { !$0.spec.isHidden }.map(\.name)
    let verbs = Suggestion.closest(to: word, among: visible + customVerbs())
    guard verbs.isEmpty else { return verbs }
    return Suggestion.closest(to: word, among: synonyms.map(\.word), limit: 1)
      .compactMap { near in synonyms.first { $0.word == near }?.command }
  }
}

/// The meaning of a valid command line.
public enum ParseResult: Sendable {
  /// A verb with its arguments.
  case command(ParsedArguments)
  /// A request for help, which wins over all errors in the line.
  case help(HelpRequest)
  /// A request for the version, by `--version` before a verb.
  case version
}

/// A request for a help page.
public struct HelpRequest: Sendable, Hashable {
  /// The verb and its sub-verbs; empty for the overview.
  ///
  /// The first word need not be a known verb: it may be an alias, a plug-in or unknown.
  public let path: [String]
  /// Brief or full help.
  public let form: HelpForm

  /// A request for the page at `path`.
  public init(path: [String], form: HelpForm) {
    self.path = path
    self.form = form
  }
}

/// How detailed help is.
public enum HelpForm: Sendable, Hashable {
  /// `-h`: one screen, one line per option.
  case brief
  /// `--help`: everything.
  case full
}
