import Arguments

/// What a command line turned out to mean.
enum Resolution {
  /// A verb of keylime.
  case verb(any Verb.Type, ParsedArguments)
  /// A page of help.
  case help(HelpRequest)
  /// Something else that takes over the process.
  case other(ExternalProgram)
}

/// A program that takes keylime's place: a plug-in, or the shell of an alias.
struct ExternalProgram: Equatable {
  let path: String
  /// The words after its name.
  let words: [String]
}

/// Finds out what a command line means: a verb, an alias from the config, or a program on `PATH`.
struct Resolver {
  let plugins: Plugins
  private let parser: Parser
  private let configuration: ConfigurationSource

  /// Makes a resolver; the config and `PATH` are read when a word is no verb.
  init(_ environment: Environment, _ configuration: ConfigurationSource) {
    let others = CustomVerbs(environment)
    plugins = Plugins(environment)
    self.configuration = configuration
    parser = Parser(.grammar, environment: { environment[$0] }, customVerbs: { others.names })
  }

  /// The global options of a line that may be wrong in other ways.
  func globals(in words: [String]) -> ParsedArguments { parser.globals(in: words) }

  /// The meaning of the words after the program's name.
  ///
  /// Throws `usage` for a line that has none, `config` when aliases would have to be looked up in a
  /// damaged config.
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
        if let question = question(in: words, despite: fault) { return question }
        throw Failure(fault)
      }
      let rest = Array(words[(index + 1)...])
      switch try alias(words[index]) {
      case .words(let expansion):
        try Self.checkRecursion(words[index], &expanded)
        words = Array(words[..<index]) + expansion + rest
      case .shell(let command): return .other(.shell(command, rest))
      case nil:
        guard let path = plugins.path(of: words[index]) else { throw Failure(fault) }
        return .other(ExternalProgram(path: path, words: rest))
      }
    }
  }

  /// What the config says a word stands for.
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

  /// The verb of a line that asks for its fields (`--json=help`) and lacks nothing but what the verb
  /// would need to act.
  private func question(in words: [String], despite fault: ParseError) -> Resolution? {
    let globals = globals(in: words)
    guard fault.origin == .end, let name = fault.command.first, let verb = Commands.named(name),
      case .listOfFields? = try? GlobalSettings(globals).request
    else { return nil }
    return .verb(verb, globals)
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
  /// A line of shell that gets the words after it as its arguments.
  static func shell(_ command: String, _ words: [String]) -> ExternalProgram {
    ExternalProgram(
      path: "/bin/sh", words: ["-c", command + (words.isEmpty ? "" : " \"$@\""), "sh"] + words)
  }
}

extension ParseError {
  /// Where a word stands that may be an alias or a plug-in.
  fileprivate var indexOfUnknownVerb: Int? {
    guard case .unknownVerb = fact, case .word(let index) = origin else { return nil }
    return index
  }
}
