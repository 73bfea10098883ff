import Arguments

/// The meaning of a command line.
enum Resolution {
  /// A verb of keylime.
  case verb(any Verb.Type, ParsedArguments)
  /// A page of help.
  case help(HelpRequest)
  /// Another program, which replaces this process.
  case other(ExternalProgram)
}

/// A program that replaces keylime: a plug-in, or the shell that runs an alias.
struct ExternalProgram: Equatable {
  let path: String
  /// The arguments.
  let words: [String]
}

/// Resolves a command line to a verb, an alias from the config, or a plug-in on `PATH`.
struct Resolver {
  private let environment: Environment
  private let parser: Parser
  private let configuration: ConfigurationSource

  /// Reads nothing yet; the config and `PATH` are read when a word is not a verb.
  init(_ environment: Environment, _ configuration: ConfigurationSource) {
    self.environment = environment
    self.configuration = configuration
    // Without prose, which would cost time at every start.
    let program = ProgramSpec(
      name: Program.name, summary: "", verbs: Commands.specified,
      globals: GlobalOptions.declarations, synonyms: VerbSynonyms.known)
    parser = Parser(
      program, environment: { environment[$0] },
      customVerbs: { CustomVerbs(environment).names })
  }

  /// The programs on `PATH` that add verbs.
  var plugins: Plugins { Plugins(environment) }

  /// The global options of a command line, even if the rest of it is invalid.
  func globals(in words: [String]) -> ParsedArguments { parser.globals(in: words) }

  /// Resolves the words after the program's name.
  ///
  /// Throws `usage` when the line cannot be understood, and `config` when an alias leads back to
  /// itself or the config is damaged.
  func resolve(_ words: [String]) throws(Failure) -> Resolution {
    var words = words
    var expanded: [String] = []
    while true {
      let fault: ParseError
      do throws(ParseError) {
        return try resolution(of: parser.parse(words), words)
      } catch {
        fault = error
      }
      guard let index = fault.indexOfUnknownVerb else {
        if let fields = fieldList(in: words, despite: fault) { return fields }
        throw Failure(fault)
      }
      let rest = Array(words[(index + 1)...])
      switch try alias(words[index]) {
      case .words(let expansion):
        try Self.checkRecursion(words[index], &expanded)
        words = Array(words[..<index]) + expansion + rest
      case .shell(let command):
        try checkPassesOn(words, to: index)
        return .other(.shell(command, rest))
      case nil:
        guard let path = plugins.path(of: words[index]) else { throw Failure(fault) }
        try checkPassesOn(words, to: index)
        return .other(ExternalProgram(path: path, words: rest))
      }
    }
  }

  /// The alias of this name in the config; nil when there is none.
  ///
  /// Throws `config` when the config is damaged or the expansion is empty.
  func alias(_ word: String) throws(Failure) -> Alias? {
    try configuration.read().aliases.first { $0.name == word }.map {
      (_, expansion) throws(Failure) in try Alias(expansion, of: word)
    }
  }

  private func resolution(of result: ParseResult, _ words: [String]) -> Resolution {
    switch result {
    case .command(let arguments):
      guard let name = arguments.path.first, let verb = Commands.named(name) else {
        preconditionFailure("the parser found a verb that is not in the registry")
      }
      return .verb(verb, arguments)
    case .help(let request): return .help(request)
    case .version: return .verb(Version.self, parser.globals(in: words))
    }
  }

  /// The verb of a line with `--json=help` that is valid except for missing operands or options:
  /// listing the fields does not need them.
  private func fieldList(in words: [String], despite fault: ParseError) -> Resolution? {
    let globals = globals(in: words)
    guard fault.origin == .end, let name = fault.command.first, let verb = Commands.named(name),
      case .listOfFields? = try? GlobalSettings(globals).request
    else { return nil }
    return .verb(verb, globals)
  }

  /// Refuses a format for the answer of another program, which would not know of it.
  private func checkPassesOn(_ words: [String], to index: Int) throws(Failure) {
    let globals = globals(in: Array(words[..<index]))
    guard let format = GlobalOptions.formats.first(where: globals.isGiven) else { return }
    throw .cannot(
      "print '\(words[index])' with --\(format.name)", "it is another program", .usage,
      code: "not-passed-on",
      hints: ["its own options come after its name: keylime \(words[index]) --\(format.name)"])
  }

  private static func checkRecursion(_ word: String, _ expanded: inout [String]) throws(Failure) {
    guard !expanded.contains(word) else {
      throw .cannot(
        "expand the alias '\(expanded[0])'", "it leads back to '\(word)'", .config,
        code: "alias-loop", hints: ["change alias.\(word) in the config"])
    }
    expanded.append(word)
  }
}

extension ExternalProgram {
  /// A shell command that receives `words` as its arguments.
  static func shell(_ command: String, _ words: [String]) -> ExternalProgram {
    ExternalProgram(
      path: "/bin/sh", words: ["-c", command + (words.isEmpty ? "" : " \"$@\""), "sh"] + words)
  }
}

extension ParseError {
  /// The index of the unknown verb, which may be an alias or a plug-in; nil for other errors.
  fileprivate var indexOfUnknownVerb: Int? {
    guard case .unknownVerb = fact, case .word(let index) = origin else { return nil }
    return index
  }
}
