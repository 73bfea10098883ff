import Arguments

/// Finds the page for a help request.
struct HelpPages {
  private let context: Context
  private let resolver: Resolver

  /// Uses the config and `PATH` of `context` to find aliases and plug-ins.
  init(_ context: Context) {
    self.context = context
    resolver = Resolver(context.environment, context.configurationSource)
  }

  /// The page of a verb or topic, the expansion of an alias, or the own help of a plug-in.
  ///
  /// Throws `usage` when there is no page of this name.
  func page(for request: HelpRequest) throws(Failure) -> Output {
    let width = max(40, min(context.terminal.width, 79))
    if let text = ProgramSpec.keylime.help(for: request.path, form: request.form, width: width) {
      return .text(request.path.isEmpty ? withOwnVerbs(text) : text)
    }
    // A word that is not in the registry is an alias, a plug-in or unknown.
    guard let word = request.path.first else {
      throw Failure(.internalFault, "there is no overview of the verbs")
    }
    if let alias = try resolver.alias(word) { return .text(Self.words(for: alias, of: word)) }
    if let path = resolver.plugins.path(of: word) {
      return .handOver(ExternalProgram(path: path, words: ["--help"]))
    }
    let asked = request.path.joined(separator: " ")
    if HelpTopics.all.contains(where: { $0.name == word }) {
      throw Failure(
        .usage, "there is no help for '\(asked)'", hints: ["write 'keylime help \(word)'"])
    }
    _ = try resolver.resolve(request.path)
    throw Failure(.usage, "there is no help for '\(asked)'")
  }

  /// The overview with the user's own verbs inserted above its last paragraph.
  private func withOwnVerbs(_ overview: String) -> String {
    let lines = overview.split(separator: "\n", omittingEmptySubsequences: false)
    // Behind the last line feed is an empty text, which is no line.
    guard let gap = lines.dropLast().lastIndex(of: "") else { return overview + ownVerbs }
    let above = lines[..<gap].joined(separator: "\n") + "\n"
    return above + ownVerbs + lines[gap...].joined(separator: "\n")
  }

  /// The section about aliases and plug-ins.
  private var ownVerbs: String {
    let others = CustomVerbs(context.environment).candidates
    guard !others.isEmpty else { return "" }
    let width = others.map { DisplayWidth.of($0.value) }.max() ?? 0
    return others.reduce("\nYour own\n") { text, verb in
      let blanks = String(repeating: " ", count: width - DisplayWidth.of(verb.value) + 2)
      return text + "  \(verb.value)\(blanks)\(verb.summary)\n"
    }
  }

  private static func words(for alias: Alias, of word: String) -> String {
    switch alias {
    case .words(let words): "'\(word)' is an alias for '\(words.joined(separator: " "))'.\n"
    case .shell(let command): "'\(word)' runs the shell command: \(command)\n"
    }
  }
}

/// A manual page: `keylime`, `keylime-nearby`.
struct ManualPage {
  private let name: String

  /// The page of a verb, or of the program for an empty path.
  init(of path: [String]) {
    name = ([Program.name] + path.prefix(1)).joined(separator: "-")
  }

  /// Shows the page with `man`; returns false when it is not installed.
  func open() -> Bool {
    guard let found = try? Platform.run(["man", "-w", name]), found.status == 0 else {
      return false
    }
    return (try? Platform.runInForeground(["man", name])) != nil
  }
}

extension Context {
  /// Whether `help` may open a manual page.
  var opensManual: Bool {
    guard case .plain = format else { return false }
    return terminal.height != nil && allowsPager
  }
}
