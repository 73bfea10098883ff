import Arguments

/// Answers the shells' completion scripts, which call `keylime __complete 1 SHELL INDEX --
/// WORDS...` when Tab is pressed.
///
/// It never prints an error: when something is wrong, it offers nothing.
struct CompletionCallback {
  private let environment: Environment

  /// Uses the config and the store that `environment` selects.
  init(_ environment: Environment) { self.environment = environment }

  /// Returns the lines for the shell; `request` is the words after the hidden verb.
  func answer(_ request: [String]) -> String {
    let others = CustomVerbs(environment)
    let engine = CompletionEngine(
      .keylime, customVerbs: { others.candidates },
      dynamic: { [environment] request in
        guard let context = Context.silent(environment, store: request.text(of: "store")) else {
          return []
        }
        return CompletionProviders.candidates(request, context)
      })
    return engine.answer(expanded(request))
  }

  /// The request with an alias for a verb replaced by what it means.
  private func expanded(_ request: [String]) -> [String] {
    // The words begin after `1 SHELL INDEX --`; the first of them is the program's name.
    let verb = 5
    guard request.count > verb + 1, let index = Int(request[2]), index > 1,
      Commands.named(request[verb]) == nil,
      let configuration = try? ConfigurationSource(environment).read(),
      let expansion = configuration.aliases.first(where: { $0.name == request[verb] })?.expansion,
      case .words(let words)? = try? Alias(expansion, of: request[verb])
    else { return request }
    var longer = request
    longer.replaceSubrange(verb...verb, with: words)
    longer[2] = String(index + words.count - 1)
    return longer
  }
}

extension Context {
  /// A context without input and messages; nil when the environment is invalid.
  fileprivate static func silent(_ environment: Environment, store: String?) -> Context? {
    let host = Host(
      environment: environment, input: InputStream(text: ""), output: OutputStream(),
      errors: OutputStream(),
      screen: Screen(
        inputIsTerminal: false, outputIsTerminal: false, errorsAreTerminal: false, size: nil),
      clock: { Instant(seconds: Platform.secondsSinceEpoch) }, draw: { 0 },
      executable: { nil }, controllingTerminal: { Platform.controllingTerminal })
    return try? Context(
      host, .quiet(store: store), format: .plain(header: nil),
      ConfigurationSource(environment))
  }
}
